import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { useNamedCategory } from '../sections.ts';
import { ShownParameters } from '../shown-parameters.tsx';
import { CategoryList } from './category-list.tsx';
import { CategorySelection } from './category-selection.tsx';

/** The categories, or the operations of the one that the address names. */
export function CategoriesSection() {
  const { t } = useTranslation();
  const named = useNamedCategory();
  const isKnown = useSelector(useParameters(), ({ context }) =>
    context.parameters.categories.some(({ name }) => name === named),
  );
  if (named !== undefined && isKnown) return <CategorySelection key={named} name={named} />;
  return (
    <Pane title={t('parameters.sections.categories')} lead={t('parameters.categories.lead')}>
      <ShownParameters columns={1}>
        <CategoryList />
      </ShownParameters>
    </Pane>
  );
}
