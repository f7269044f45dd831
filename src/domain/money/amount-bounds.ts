/** The largest amount that a double keeps to the cent (15 significant digits). */
export const maximumAmount = 9_999_999_999_999.99;

/** Whether a number can be kept as an amount: finite and within ±`maximumAmount`. */
export const isAmount = (value: number): boolean => Math.abs(value) <= maximumAmount;
