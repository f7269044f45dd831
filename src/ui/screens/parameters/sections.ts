import { useSearchParams } from 'react-router-dom';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { IconName } from '../../icons/icon-paths.ts';

/** The sections in display order. Source: docs/specification.md#parameters-sections. */
export const sections = ['operations', 'categories', 'appearance', 'userName', 'password', 'data'] as const;
export type Section = (typeof sections)[number];

type SectionLabel = { readonly icon: IconName; readonly title: MessageKey };

export const sectionLabels: Record<Section, SectionLabel> = {
  operations: { icon: 'list', title: 'parameters.sections.operations' },
  categories: { icon: 'tag', title: 'parameters.sections.categories' },
  appearance: { icon: 'sun', title: 'parameters.sections.appearance' },
  userName: { icon: 'mail', title: 'parameters.sections.userName' },
  password: { icon: 'key', title: 'parameters.sections.password' },
  data: { icon: 'download', title: 'parameters.sections.data' },
};

const sectionParameter = 'section';
const categoryParameter = 'category';

export const sectionSearch = (section: Section): string => `?${new URLSearchParams({ [sectionParameter]: section })}`;

/** The query string of the page on which the operations of a category are chosen. */
export const categorySearch = (category: string): string =>
  `?${new URLSearchParams({ [sectionParameter]: 'categories', [categoryParameter]: category })}`;

/** The section in the URL, or the first one if the URL has none. */
export const useSection = (): Section => {
  const [search] = useSearchParams();
  const named = search.get(sectionParameter);
  return sections.find((section) => section === named) ?? 'operations';
};

/** The category in the URL, which may not exist. */
export const useCategoryParam = (): string | undefined => {
  const [search] = useSearchParams();
  return search.get(categoryParameter) ?? undefined;
};
