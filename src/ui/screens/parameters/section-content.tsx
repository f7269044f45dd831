import type { ComponentType } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { CategoriesSection } from './categories/categories-section.tsx';
import { OperationsSection } from './operations/operations-section.tsx';
import { Pane } from './pane.tsx';
import { type Section, sectionLooks } from './sections.ts';

type AccountPaneProps = { readonly section: Section };

const AccountPane = ({ section }: AccountPaneProps) => (
  <Pane title={useTranslate()(sectionLooks[section].title)}>{null}</Pane>
);

const contents: Record<Section, ComponentType> = {
  operations: OperationsSection,
  categories: CategoriesSection,
  appearance: AppearanceSection,
  userName: () => <AccountPane section="userName" />,
  password: () => <AccountPane section="password" />,
  data: () => <AccountPane section="data" />,
};

export function SectionContent({ section }: { readonly section: Section }) {
  const Content = contents[section];
  return <Content key={section} />;
}
