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

/** Wrong verdicts of the server on files: it must accept all generated ones, and none that Firestore rejects. */
export const faultOfFile = (rules: string, isTaken: boolean, isSpoilt: boolean): string | undefined => {
  const found = isTakenHere(rules);
  if (found && !isTaken) return `the server takes what the database refuses: ${rules}`;
  return found || isSpoilt ? undefined : `the server refuses: ${rules}`;
};
