import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { CategoriesSection } from './categories/categories-section.tsx';
import { OperationsSection } from './operations/operations-section.tsx';
import { Pane } from './pane.tsx';
import { type Section, sectionLooks } from './sections.ts';

const EmailSection = lazy(async () => ({ default: (await import('./account/email-section.tsx')).EmailSection }));
const PasswordSection = lazy(async () => ({
  default: (await import('./account/password-section.tsx')).PasswordSection,
}));
const DataSection = lazy(async () => ({ default: (await import('./account/data-section.tsx')).DataSection }));

type AccountPaneProps = { readonly section: Section; readonly children: ReactNode };

const AccountPane = ({ section, children }: AccountPaneProps) => (
  <Pane title={useTranslate()(sectionLooks[section].title)}>
    <Suspense fallback={null}>{children}</Suspense>
  </Pane>
);

const contents: Record<Section, ComponentType> = {
  operations: OperationsSection,
  categories: CategoriesSection,
  appearance: AppearanceSection,
  userName: () => (
    <AccountPane section="userName">
      <EmailSection />
    </AccountPane>
  ),
  password: () => (
    <AccountPane section="password">
      <PasswordSection />
    </AccountPane>
  ),
  data: () => (
    <AccountPane section="data">
      <DataSection />
    </AccountPane>
  ),
};

export function SectionContent({ section }: { readonly section: Section }) {
  const Content = contents[section];
  return <Content key={section} />;
}
