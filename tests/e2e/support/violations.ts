import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong with the accessibility of a page, a line each. */
export const violationsOf = async (page: Page) => {
  // A cell of a row is named by its field, as a text box would be, and shows its value: its name is not its text.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules('label-content-name-mismatch')
    // There are no frames whose findings a page of their own would have to join.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
