import { useState } from 'react';
import type { SyncState } from './sync-state.ts';

type Told = { readonly state: SyncState; readonly text: string };

/** What a screen reader is told: another kind of state, but neither each number nor each change that goes well. */
export const useAnnouncement = (state: SyncState, text: string): string => {
  const [told, setTold] = useState<Told>({ state: 'saved', text: '' });
  const isPassing = state === 'saving' || state === 'loading';
  if (!isPassing && state !== told.state) setTold({ state, text });
  return told.text;
};
