import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { joinVerified, newFolder, openDirectApp, removeFolder } from '../support/direct-app.ts';
import { runBoundedStep } from './bounded-step.ts';
import { diskEmail, type StepReport } from './calls.ts';

/** Limits a database to each of these numbers of additional pages, always with the same small account. */
export const runBoundedSteps = async (pages: readonly number[]): Promise<StepReport> => {
  const template = await newFolder();
  const first = await openDirectApp(template);
  const owner = await joinVerified(first, diskEmail);
  first.close();
  let total: StepReport = { accepted: 0, refused: 0, wrong: [] };
  for (const pagesLeft of pages) {
    const folder = await newFolder();
    await cp(join(template, 'data'), join(folder, 'data'), { recursive: true });
    const app = await openDirectApp(folder);
    const { accepted, refused, wrong } = await runBoundedStep(app, owner, pagesLeft);
    total = {
      accepted: total.accepted + accepted,
      refused: total.refused + refused,
      wrong: [...total.wrong, ...wrong],
    };
    app.close();
    await removeFolder(folder);
  }
  await removeFolder(template);
  return total;
};

/** The tested numbers of free pages. */
export const allBounds: readonly number[] = Array.from({ length: 61 }, (_, index) => index);
