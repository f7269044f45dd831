/** What is looked for in a page, as a user would name it. */
type Step =
  | {
      readonly role: string;
      /** The whole accessible name. */
      readonly name?: string;
      /** A part of the accessible name. */
      readonly holds?: string;
    }
  /** A field, by its label. */
  | { readonly label: string }
  /** What has no name, as a figure. */
  | { readonly css: string };

/** Where something is: each step is looked for inside of what the one before found. */
export type Locator = readonly Step[];

export const the = (role: string, name?: string): Locator => [{ role, ...(name === undefined ? {} : { name }) }];
export const holding = (role: string, holds: string): Locator => [{ role, holds }];
export const labelled = (label: string): Locator => [{ label }];
export const css = (selector: string): Locator => [{ css: selector }];
export const inside = (...locators: readonly Locator[]): Locator => locators.flat();

/** The first element of a locator that is shown. */
export type ElementState = {
  readonly count: number;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly hasFocus: boolean;
  /** Whether the focus is on it or inside of it. */
  readonly holdsFocus: boolean;
  /** Where a pointer hits it, in the window; what is in the way, where nothing does. */
  readonly aim: { readonly x: number; readonly y: number } | string;
};

/** What a page laid out for print is like. */
export type PrintedPage = {
  readonly heading: string;
  readonly lines: readonly string[];
  /** What is shown beside the printed sheet, a tag each. */
  readonly rest: readonly string[];
  /** Its width in millimetres, and its height as a share of the page that the sheet is made for. */
  readonly width: number;
  readonly height: number;
  /** Amounts that are cut off. */
  readonly cut: readonly string[];
  readonly colours: readonly string[];
};
