import { useSelector } from '@xstate/react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { useNamedCategory } from '../sections.ts';
import { ShownParameters } from '../shown-parameters.tsx';
import { CategoryList } from './category-list.tsx';
import { CategorySelection } from './category-selection.tsx';

/** The categories, or the operations of the one that the address names. */
export function CategoriesSection() {
  const t = useTranslate();
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
