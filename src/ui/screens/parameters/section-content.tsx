import { type ComponentType, lazy, Suspense } from 'react';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { CategoriesSection } from './categories/categories-section.tsx';
import { OperationsSection } from './operations/operations-section.tsx';
import type { Section } from './sections.ts';

const EmailSection = lazy(async () => ({ default: (await import('./account/email-section.tsx')).EmailSection }));
const PasswordSection = lazy(async () => ({
  default: (await import('./account/password-section.tsx')).PasswordSection,
}));
const DataSection = lazy(async () => ({ default: (await import('./account/data-section.tsx')).DataSection }));

const contents: Record<Section, ComponentType> = {
  operations: OperationsSection,
  categories: CategoriesSection,
  appearance: AppearanceSection,
  userName: EmailSection,
  password: PasswordSection,
  data: DataSection,
};

export function SectionContent({ section }: { readonly section: Section }) {
  const Content = contents[section];
  return (
    <Suspense fallback={<div className="pane" />}>
      <Content key={section} />
    </Suspense>
  );
}
