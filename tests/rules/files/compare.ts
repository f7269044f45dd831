import { createPolicy } from '../../../server/rules/policy.ts';
import { RulesError } from '../../../server/rules/syntax.ts';
import { wrap } from '../expressions/verdicts.ts';

const isTakenHere = (rules: string): boolean => {
  try {
    createPolicy(wrap(rules));
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};

/** What the server makes wrongly of rules: it takes all that are drawn, and none that the database refuses. */
export const faultOfFile = (rules: string, isTaken: boolean, isSpoilt: boolean): string | undefined => {
  const found = isTakenHere(rules);
  if (found && !isTaken) return `the server takes what the database refuses: ${rules}`;
  return found || isSpoilt ? undefined : `the server refuses: ${rules}`;
};
