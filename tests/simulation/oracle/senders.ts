import type { Violation } from './violation.ts';

type Sender = { readonly name: string; readonly isAlive: () => boolean };

/** Which tabs of each device send at this moment: never two of them. */
export type Senders = {
  /** A tab sends; the answer ends that. */
  readonly begin: (device: string, tab: Sender) => () => void;
  readonly broken: () => readonly Violation[];
};

export function createSenders(): Senders {
  const senders = new Map<string, Set<Sender>>();
  const broken: Violation[] = [];
  return {
    begin: (device, tab) => {
      const sending = senders.get(device) ?? new Set();
      senders.set(device, sending);
      const other = [...sending].find(({ name, isAlive }) => name !== tab.name && isAlive());
      if (other) broken.push({ kind: 'crowded', what: `${tab.name} sends while ${other.name} does` });
      sending.add(tab);
      return () => void sending.delete(tab);
    },
    broken: () => broken,
  };
}
