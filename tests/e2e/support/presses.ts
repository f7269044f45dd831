import type { CDPSession, ElementHandle, Page } from 'playwright-core';

declare global {
  var presses: { hold: boolean; clicks: number; faults: string[] } | undefined;
}

/** Reports controls that move between `pointerdown` and `click`. While `hold` is set, clicks have no effect. */
const watch = () => {
  const watched = { hold: false, clicks: 0, faults: new Array<string>() };
  globalThis.presses = watched;
  const controls = 'button, a, input, [role="option"]';
  // A focused field may be a pixel wider on each side; its middle stays.
  const middles = () =>
    new Map(
      [...document.querySelectorAll(controls)].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [element, [left + width / 2, top + height / 2].map(Math.round).join(' ')] as const;
      }),
    );
  let before: ReturnType<typeof middles> = new Map();
  let pressed: EventTarget | null = null;
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      before = middles();
      pressed = target;
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      watched.clicks += 1;
      const after = middles();
      const title = pressed instanceof Element ? pressed.outerHTML.slice(0, 120) : '';
      for (const [element, middle] of before) {
        const now = after.get(element) ?? 'nowhere';
        if (now !== middle)
          watched.faults.push(`${title}: ${element.outerHTML.slice(0, 120)} from ${middle} to ${now}`);
      }
      if (event.target !== pressed) watched.faults.push(`${title}: the click went elsewhere`);
      if (!watched.hold) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    true,
  );
};

/** Watches the presses of a page from its next load on. */
export const watchPresses = (page: Page) => page.addInitScript(watch);

/** The middle of a control, if a press there would reach it. */
const middleOf = (control: ElementHandle<Element>) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isPressable = element.isConnected && width > 0 && !element.matches(':disabled');
    return isPressable && element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
  });

// Rows are alike: press only the first eight of each list.
const pressed = ':is(button, a, input):not(li:nth-of-type(n + 9) *)';

type Point = { readonly x: number; readonly y: number };

// The press lasts as long as a tap, so that a change in the next frame happens before the release.
const tapDuration = 50;

async function tap(protocol: CDPSession, page: Page, point: Point, watching: () => Promise<void>) {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(tapDuration);
  await watching();
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function click(page: Page, watching: () => Promise<void>) {
  await page.mouse.down();
  await page.waitForTimeout(tapDuration);
  await watching();
  await page.mouse.up();
}

/** The styles that can show a press: of a control, its contents, and the row or label around it. */
const looksOf = (control: ElementHandle<Element>) =>
  control.evaluate((element) => {
    const around = [element.closest('label'), element.closest('li'), element.parentElement];
    const inside = [element, ...around.flatMap((each) => (each ? [each, ...each.children] : []))];
    const looks = [...inside, ...element.querySelectorAll('*')].flatMap((part) => {
      const { backgroundColor, backgroundImage, color, boxShadow, borderColor, outline } = getComputedStyle(part);
      return [backgroundColor, backgroundImage, color, boxShadow, borderColor, outline];
    });
    return looks.join('|');
  });

/** Presses without effect and waits for the click, because the click follows a tap with a delay. */
async function holdClick(page: Page, press: () => Promise<void>) {
  const hold = (isHeld: boolean) =>
    page.evaluate((value) => {
      if (!globalThis.presses) throw new Error('No presses are watched.');
      globalThis.presses.hold = value;
      return globalThis.presses.clicks;
    }, isHeld);
  const clicks = await hold(true);
  await press();
  await page.waitForFunction((before) => (globalThis.presses?.clicks ?? 0) > before, clicks);
  await hold(false);
}

/** The faults of the presses since the last call. */
const pressFaults = (page: Page) => page.evaluate(() => globalThis.presses?.faults.splice(0));

/** Presses each control in view without effect, after `prepare`; `silent` lists controls that show no pressed style. */
export async function pressEverything(page: Page, isTouch: boolean, prepare: () => Promise<void>, place = 'body') {
  const protocol = await page.context().newCDPSession(page);
  const settle = async () => {
    await prepare();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  await settle();
  let count = 0;
  const silent: string[] = [];
  for (const control of await page.$$(`${place} ${pressed}`)) {
    await settle();
    const middle = await middleOf(control);
    if (middle) {
      count += 1;
      if (!isTouch) await page.mouse.move(middle.x, middle.y);
      const before = await looksOf(control);
      const watching = async () => {
        if ((await looksOf(control)) === before)
          silent.push(await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 120)));
      };
      await holdClick(page, () => (isTouch ? tap(protocol, page, middle, watching) : click(page, watching)));
    }
  }
  await protocol.detach();
  return { faults: await pressFaults(page), silent, count };
}
