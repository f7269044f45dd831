import type { Answer } from '../../contract/support/calls.ts';
import { identify, password, signIn, signUp } from '../../contract/support/calls.ts';
import { startServer } from '../../support/server.ts';

/** What tells two kinds of calls apart, in milliseconds and in words. */
export type Difference = {
  readonly tries: number;
  /** The median of each kind. */
  readonly known: number;
  readonly unknown: number;
  /** The median of the differences of neighbours, which what the machine does besides changes least. */
  readonly difference: number;
  /** The answers, each once, without what the asker sent. */
  readonly answers: readonly string[];
};

/** Whether answers, or the time that they take, tell one kind from the other. */
export const isToldBy = ({ difference, answers }: Difference): boolean =>
  Math.abs(difference) >= 5 || answers.length > 1;

/** A call for an address, and what makes the server ready for the next one. */
type Call = {
  readonly ask: (email: string) => Promise<Answer>;
  readonly recover: (email: string) => Promise<unknown>;
};

const known = 'known@example.com';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Asks by turns for the known address and for one that has no account. */
const compare = async (tries: number, { ask, recover }: Call): Promise<Difference> => {
  const answers = new Set<string>();
  const timed = async (email: string): Promise<number> => {
    const start = performance.now();
    const { status, text } = await ask(email);
    const time = performance.now() - start;
    answers.add(`${String(status)} ${text.replaceAll(email, 'the address')}`);
    await recover(email);
    return time;
  };
  const pairs: { readonly known: number; readonly unknown: number }[] = [];
  for (let round = 0; round < tries; round += 1) {
    const nobody = `nobody${String(round)}@example.com`;
    // Each kind is the first as often as the other.
    const isKnownFirst = round % 2 === 0;
    const first = await timed(isKnownFirst ? known : nobody);
    const second = await timed(isKnownFirst ? nobody : known);
    pairs.push(isKnownFirst ? { known: first, unknown: second } : { known: second, unknown: first });
  }
  return {
    tries,
    known: median(pairs.map((pair) => pair.known)),
    unknown: median(pairs.map((pair) => pair.unknown)),
    difference: median(pairs.map((pair) => pair.known - pair.unknown)),
    answers: [...answers],
  };
};

/** Whether an address has an account, told by what a server that hides it answers, and by how long it takes. */
export const runTiming = async (tries: number): Promise<Readonly<Record<'signIn' | 'reset', Difference>>> => {
  const limits = { MAILS_PER_HOUR: '100000', MAILS_TO_ADDRESS_PER_HOUR: '100000' };
  const settings = { EMAIL_ENUMERATION_PROTECTION: 'on', ...limits };
  const { origin, lines, stop } = await startServer({ app: 'empty', settings });
  try {
    await signUp(origin, known);
    const wrong = await compare(tries, {
      ask: async (email) => identify(origin, 'signInWithPassword', { email, password: `${password}?` }),
      // The right password ends the count of the wrong ones, of which a sixth would have to wait.
      recover: async (email) => (email === known ? signIn(origin, known) : undefined),
    });
    let mails = lines().filter((line) => line.startsWith('Mail')).length;
    const reset = await compare(tries, {
      ask: async (email) => identify(origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }),
      // The mail is written once the answer has left.
      recover: async (email) => {
        if (email !== known) return;
        mails += 1;
        while (lines().filter((line) => line.startsWith('Mail')).length < mails) await fetch(`${origin}/healthz`);
      },
    });
    return { signIn: wrong, reset };
  } finally {
    await stop();
  }
};
