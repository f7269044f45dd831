import type { Inspect } from '../../ui/hooks/inspection.ts';

const key = 'inspect';

/** Whether this tab is inspected. A tab remembers that over sign-in, sign-out and reload. */
export function isInspected(search: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const isEnabled = new URLSearchParams(search).has(key);
  try {
    if (isEnabled) storage().setItem(key, '');
    return storage().getItem(key) !== null;
  } catch {
    return isEnabled;
  }
}

/** Loads the bridge to the visualiser if the tab is inspected. */
export async function inspection(): Promise<Inspect> {
  if (!isInspected(location.search, () => sessionStorage)) return undefined;
  const { openBridge } = await import('./bridge.ts');
  return openBridge();
}
