declare const sheetDateBrand: unique symbol;

/** A calendar day written year-month-day without zero padding, such as `2026-9-5`. Source: specification, entities, "Sheet". */
export type SheetDate = string & { readonly [sheetDateBrand]: true };
