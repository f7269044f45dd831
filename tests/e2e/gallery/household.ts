import { householdDocuments } from '../../../scripts/seed/household.ts';
import type { SeededAccount } from '../../support/seed.ts';

/** The day that the pictures are taken on. */
export const today = new Date('2026-11-22T10:30:00');

/** Gives an account two months of a family's budget; October's real balance is negative. */
export const settleIn = ({ put }: SeededAccount): Promise<void> => put(householdDocuments(today, 2));
