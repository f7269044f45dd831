import type { ComponentType } from 'react';
import { DataSection } from './account-data/data-section.tsx';
import { EmailSection } from './account/email-section.tsx';
import { PasswordSection } from './account/password-section.tsx';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { CategoriesSection } from './categories/categories-section.tsx';
import { OperationsSection } from './operations/operations-section.tsx';
import type { Section } from './sections.ts';

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
  return <Content key={section} />;
}
