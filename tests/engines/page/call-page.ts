import { setTimeout } from 'node:timers/promises';
import type { Tab } from '../browsers/browser.ts';
import type { pageFunctions } from './page.ts';

type PageFunctions = typeof pageFunctions;
type PageFunction = keyof PageFunctions;
type Results = { readonly [Name in PageFunction]: Awaited<ReturnType<PageFunctions[Name]>> };

/** Calls one of the functions of `page.ts` in the page. */
export type CallPage = <Name extends PageFunction>(
  name: Name,
  ...values: Parameters<PageFunctions[Name]>
) => Promise<Results[Name]>;

const isAbsent = 'typeof pageFunctions === "undefined"';

/** The timeout of a wait and the pause between two attempts, in milliseconds. */
const timeout = 15_000;
const pause = 40;

/**
 * Calls `attempt` until it returns a value.
 * @throws after a timeout, with `what` and, as its cause, the last error of the attempts
 */
export async function waitUntil<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + timeout;
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

/** Creates a function that calls the functions of the page in a tab. It injects `script` into each new page. */
export function createPageCaller(tab: Tab, script: string): CallPage {
  const install = async () => {
    if (await tab.evaluate<boolean>(isAbsent)) await tab.evaluate(`(() => { ${script} })()`);
  };
  return <Name extends PageFunction>(name: Name, ...values: Parameters<PageFunctions[Name]>) => {
    const call = `pageFunctions.${name}(${values.map((value) => JSON.stringify(value)).join()}) ?? null`;
    return install().then(() => tab.evaluate<Results[Name]>(call));
  };
}
