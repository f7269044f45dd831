import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { Pane } from '../pane.tsx';
import { useCategoryParam } from '../sections.ts';
import { ShownParameters } from '../shown-parameters.tsx';
import { CategoryList } from './category-list.tsx';
import { CategorySelection } from './category-selection.tsx';

/** The list of categories, or the operations of the category in the URL. */
export function CategoriesSection() {
  const { t } = useTranslation();
  const category = useCategoryParam();
  const isKnown = useSelector(useParameters(), ({ context }) =>
    context.parameters.categories.some(({ name }) => name === category),
  );
  if (category !== undefined && isKnown) return <CategorySelection key={category} name={category} />;
  return (
    <Pane title={t('parameters.sections.categories')} lead={t('parameters.categories.lead')}>
      <ShownParameters columns={1}>
        <CategoryList />
      </ShownParameters>
    </Pane>
  );
}
