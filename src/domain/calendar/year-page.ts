const yearsOnPage = 10;

/** The ten years of the page on which a year is, such as 2020 to 2029. Source: docs/specification.md#picker-navigation. */
export const yearPage = (year: number): readonly number[] => {
  const first = Math.floor(year / yearsOnPage) * yearsOnPage;
  return Array.from({ length: yearsOnPage }, (_, index) => first + index);
};
