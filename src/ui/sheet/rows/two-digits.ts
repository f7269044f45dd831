export const twoDigits = (day: number): string => String(day).padStart(2, '0');
