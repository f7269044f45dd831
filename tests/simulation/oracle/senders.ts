import type { Violation } from './violation.ts';

type Sender = { readonly name: string; readonly isAlive: () => boolean };

/** Tracks the sending tabs of each device. Two sending tabs at the same time are a violation. */
export type Senders = {
  /** Records that a tab starts to send. Returns the function that ends the sending. */
  readonly begin: (device: string, tab: Sender) => () => void;
  readonly violations: () => readonly Violation[];
};

export function createSenders(): Senders {
  const senders = new Map<string, Set<Sender>>();
  const violations: Violation[] = [];
  return {
    begin: (device, tab) => {
      const sending = senders.get(device) ?? new Set();
      senders.set(device, sending);
      const other = [...sending].find(({ name, isAlive }) => name !== tab.name && isAlive());
      if (other) violations.push({ kind: 'sentConcurrently', what: `${tab.name} sends while ${other.name} does` });
      sending.add(tab);
      return () => void sending.delete(tab);
    },
    violations: () => violations,
  };
}
