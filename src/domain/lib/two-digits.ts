/** A day or a month as two digits: `04`. A file of its own: the first page needs nothing else of the texts. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');
