import { useSearchParams } from 'react-router-dom';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { IconName } from '../../icons/icon-paths.ts';

/** The parts of the screen, in their order. Source: docs/specification.md#parameters-sections. */
export const sections = ['operations', 'categories', 'appearance', 'userName', 'password', 'data'] as const;
export type Section = (typeof sections)[number];

type Look = { readonly icon: IconName; readonly title: MessageKey };

export const sectionLooks: Record<Section, Look> = {
  operations: { icon: 'list', title: 'parameters.sections.operations' },
  categories: { icon: 'tag', title: 'parameters.sections.categories' },
  appearance: { icon: 'sun', title: 'parameters.sections.appearance' },
  userName: { icon: 'mail', title: 'parameters.sections.userName' },
  password: { icon: 'key', title: 'parameters.sections.password' },
  data: { icon: 'download', title: 'parameters.sections.data' },
};

const sectionParameter = 'section';
const categoryParameter = 'category';

/** Leads to a section of the screen. */
export const sectionSearch = (section: Section): string => `?${new URLSearchParams({ [sectionParameter]: section })}`;

/** Leads to where the operations of a category are chosen. */
export const selectionSearch = (category: string): string =>
  `?${new URLSearchParams({ [sectionParameter]: 'categories', [categoryParameter]: category })}`;

/** The section that the address names; the first one where it names none. */
export const useSection = (): Section => {
  const [search] = useSearchParams();
  const named = search.get(sectionParameter);
  return sections.find((section) => section === named) ?? 'operations';
};

/** The category that the address names; there may be none of that name. */
export const useNamedCategory = (): string | undefined => {
  const [search] = useSearchParams();
  return search.get(categoryParameter) ?? undefined;
};
