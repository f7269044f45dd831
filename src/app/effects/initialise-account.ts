import { createBudget } from '../../api/budget/budget.ts';
import { firstSheet } from '../../domain/sheet/new-sheet/first-sheet.ts';
import type { Environment } from '../../machines/shared/environment.ts';
import type { Services } from '../services/services.ts';

type NewPerson = { readonly uid: string; readonly name: string };

/** Stores the name, the first sheet and the parameters of a new account. */
export async function initialiseAccount(
  services: Services,
  environment: Environment,
  { uid, name }: NewPerson,
  signal: AbortSignal,
): Promise<void> {
  const now = environment.now();
  await (await services.identity()).setDisplayName(name);
  const { documents, tombstones } = services.data;
  const budget = createBudget(documents, tombstones);
  await budget.createSheet(uid, firstSheet(environment.createId(), environment.today()), signal);
  const darkTheme = document.documentElement.dataset['theme'] === 'dark';
  await budget.createParameters(uid, { now, darkTheme }, signal);
}
