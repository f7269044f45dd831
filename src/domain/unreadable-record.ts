/** A stored write that this version of the app cannot read; `raw` is its JSON, for the person to keep. */
export type UnreadableRecord = { readonly id: string; readonly uid: string; readonly raw: string };
