import { setTimeout } from 'node:timers/promises';
import type { Tab } from '../browsers/browser.ts';
import type { questions } from './page.ts';

type Questions = typeof questions;
type Question = keyof Questions;
type Answers = { readonly [Q in Question]: Awaited<ReturnType<Questions[Q]>> };

/** Asks the page one of the questions of `page.ts`. */
export type Ask = <Q extends Question>(question: Q, ...values: Parameters<Questions[Q]>) => Promise<Answers[Q]>;

const isAbsent = 'typeof questions === "undefined"';

/** How long, in milliseconds, something is waited for, and between two attempts. */
const patience = 15_000;
const pause = 40;

/**
 * Calls `attempt` until it gives something.
 * @throws when it never did, with `what` and, as its cause, the last error of the attempts
 */
export async function until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + patience;
  for (let last: unknown = undefined; ;) {
    try {
      const found = await attempt();
      if (found !== undefined) return found;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) throw new Error(what, { cause: last });
    await setTimeout(pause);
  }
}

/** How the page of a tab is asked; `script` is what answers there, and is put into each page that has it not yet. */
export function askThrough(tab: Tab, script: string): Ask {
  const install = async () => {
    if (await tab.evaluate<boolean>(isAbsent)) await tab.evaluate(`(() => { ${script} })()`);
  };
  return <Q extends Question>(question: Q, ...values: Parameters<Questions[Q]>) => {
    const call = `questions.${question}(${values.map((value) => JSON.stringify(value)).join()}) ?? null`;
    return install().then(() => tab.evaluate<Answers[Q]>(call));
  };
}
