/** A description of an element as a user sees it. */
type Step =
  | {
      readonly role: string;
      /** The whole accessible name. */
      readonly name?: string;
      /** A part of the accessible name. */
      readonly holds?: string;
    }
  | { readonly label: string }
  /** An element without an accessible name, such as a figure. */
  | { readonly css: string };

/** A path to an element. Each step searches inside the element of the previous step. */
export type Locator = readonly Step[];

export const byRole = (role: string, name?: string): Locator => [{ role, ...(name === undefined ? {} : { name }) }];
export const byRoleContaining = (role: string, holds: string): Locator => [{ role, holds }];
export const byLabel = (label: string): Locator => [{ label }];
export const byCss = (selector: string): Locator => [{ css: selector }];
export const inside = (...locators: readonly Locator[]): Locator => locators.flat();

/** The state of the first visible element of a locator. */
export type ElementState = {
  readonly count: number;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly hasFocus: boolean;
  /** Whether the element or a descendant has the focus. */
  readonly containsFocus: boolean;
  /** The point in the window where a click activates the element. If there is none, a text describes the obstacle. */
  readonly clickPoint: { readonly x: number; readonly y: number } | string;
};

export type PrintedPage = {
  readonly heading: string;
  readonly lines: readonly string[];
  /** The tags of visible elements outside the printed sheet. */
  readonly rest: readonly string[];
  /** The width in millimetres, and the height as a share of a page. */
  readonly width: number;
  readonly height: number;
  readonly cut: readonly string[];
  readonly colours: readonly string[];
};
