import type { Answer } from '../../contract/support/calls.ts';
import { identify, password, signIn, signUp } from '../../contract/support/calls.ts';
import { startServer } from '../../support/server.ts';

/** The differences between two kinds of calls: their durations in milliseconds, and their responses. */
export type Difference = {
  readonly tries: number;
  /** The median duration of each kind. */
  readonly known: number;
  readonly unknown: number;
  /** The median of paired differences, which other load on the machine hardly affects. */
  readonly difference: number;
  /** The different responses, without the data that the client sent. */
  readonly answers: readonly string[];
};

/** Whether responses or their timing distinguish an address with an account from one without. */
export const isDistinguishable = ({ difference, answers }: Difference): boolean =>
  Math.abs(difference) >= 5 || answers.length > 1;

/** A call for an address, and the cleanup after it. */
type Call = {
  readonly ask: (email: string) => Promise<Answer>;
  readonly recover: (email: string) => Promise<unknown>;
};

const known = 'known@example.com';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Calls alternately with an address that has an account and with an address that has none. */
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
    // Alternates the first address, so that effects of the order cancel out.
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

/** Measures whether responses and timing reveal accounts, on a server with enumeration protection. */
export const runTiming = async (tries: number): Promise<Readonly<Record<'signIn' | 'reset', Difference>>> => {
  const limits = { MAILS_PER_HOUR: '100000', MAILS_TO_ADDRESS_PER_HOUR: '100000' };
  const settings = { EMAIL_ENUMERATION_PROTECTION: 'on', ...limits };
  const { origin, lines, stop } = await startServer({ app: 'empty', settings });
  try {
    await signUp(origin, known);
    const wrong = await compare(tries, {
      ask: async (email) => identify(origin, 'signInWithPassword', { email, password: `${password}?` }),
      // The right password resets the lockout counter; otherwise the sixth failure would be delayed.
      recover: async (email) => (email === known ? signIn(origin, known) : undefined),
    });
    let mails = lines().filter((line) => line.startsWith('Mail')).length;
    const reset = await compare(tries, {
      ask: async (email) => identify(origin, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }),
      // The server writes the mail after the response.
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
