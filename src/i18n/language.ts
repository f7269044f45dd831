const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** The first language of the browser's list that we speak, English otherwise. */
export const detectLanguage = (preferred: readonly string[]): Language => {
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.map((code) => languages.find((language) => language === code)).find(Boolean) ?? 'en';
};
