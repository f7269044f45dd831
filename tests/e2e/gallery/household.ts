import { householdDocuments } from '../../../scripts/seed/household.ts';
import type { SeededAccount } from '../../support/seed.ts';

/** All pictures show this day. */
export const today = new Date('2026-11-22T10:30:00');

/** Seeds two months of a family's budget; October's real balance is negative. */
export const seedHousehold = ({ put }: SeededAccount): Promise<void> => put(householdDocuments(today, 2));
