import type { BrowserContext, Locator, Page } from 'playwright-core';

/** The visualiser in a separate page. */
export type Charts = {
  readonly page: Page;
  /** Waits until the diagram highlights a state as active. */
  readonly isActive: (state: string) => Promise<void>;
  /** Waits until the diagram highlights the last transition, such as `session.unverified|xstate.done.actor.verification|0`. */
  readonly isTaken: (transition: string) => Promise<void>;
  readonly show: (link: string) => Promise<void>;
  readonly log: Locator;
  readonly actors: Locator;
  readonly condition: Locator;
  /** The messages received over the channel while the page was open, as text. */
  readonly received: () => Promise<string>;
};

const listen = () => {
  const received: string[] = [];
  new BroadcastChannel('statecharts').addEventListener('message', ({ data }) => received.push(JSON.stringify(data)));
  Object.assign(globalThis, { received });
};

export async function openCharts(context: BrowserContext, origin: string): Promise<Charts> {
  const page = await context.newPage();
  await page.addInitScript(listen);
  await page.goto(`${origin}/charts.html`);
  await page.getByRole('heading', { name: 'Statecharts' }).waitFor();
  return {
    page,
    isActive: (state) => page.locator(`[data-state="${state}"].active`).waitFor({ state: 'attached' }),
    isTaken: (transition) => page.locator(`[data-transition="${transition}"].taken`).waitFor({ state: 'attached' }),
    show: async (link) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
    },
    log: page.getByTestId('log'),
    actors: page.getByTestId('actors'),
    condition: page.getByTestId('condition'),
    received: () => page.evaluate(() => String(Reflect.get(globalThis, 'received'))),
  };
}
