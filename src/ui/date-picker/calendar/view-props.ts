import type { Picker } from '../picker.ts';

/** What each of the three levels is shown from; the title of the page names its cells. */
export type ViewProps = { readonly picker: Picker; readonly titleId: string };
