import { createPolicy } from '../../../server/rules/policy.ts';
import { RulesError } from '../../../server/rules/syntax.ts';
import { wrap } from '../expressions/verdicts.ts';

const isAcceptedByServer = (rules: string): boolean => {
  try {
    createPolicy(wrap(rules));
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};

/** A wrong verdict: the server must accept every unmutated file, and reject every file that Firestore rejects. */
export const differenceInFile = (rules: string, isAccepted: boolean, isMutated: boolean): string | undefined => {
  const found = isAcceptedByServer(rules);
  if (found && !isAccepted) return `the server accepts rules that Firestore rejects: ${rules}`;
  return found || isMutated ? undefined : `the server rejects: ${rules}`;
};
