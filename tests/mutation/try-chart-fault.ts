import { fileURLToPath } from 'node:url';
import type { ChartEntry } from '../../scripts/charts/catalogue.ts';
import type { Fault } from './fault.ts';
import { brokenFiles } from './run-tests.ts';

const planting = fileURLToPath(new URL('xstate.ts', import.meta.url));

const plugin = {
  name: 'plant-chart-fault',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/src/machines/') ? code.replaceAll("from 'xstate'", `from '${planting}'`) : undefined,
};

/** The test that finds a fault: a test of behaviour, or only the approval of the chart's page and drawing. */
export type ChartCatch = 'behaviour' | 'approval' | 'nothing';

/** Runs the tests of a chart and its owners, with or without a fault. */
export async function tryChartFault({ name }: ChartEntry, fault?: Fault): Promise<ChartCatch> {
  if (fault) process.env['PLANTED_FAULT'] = JSON.stringify(fault);
  else delete process.env['PLANTED_FAULT'];
  const files = [name, 'workspace', 'approval', 'lint'].map((start) => `tests/charts/${start}`);
  const broken = await brokenFiles({ projects: ['charts'], files, plugin });
  if (broken.some((file) => !file.endsWith('/approval.test.ts'))) return 'behaviour';
  return broken.length > 0 ? 'approval' : 'nothing';
}
