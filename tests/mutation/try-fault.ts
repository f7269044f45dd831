import { fileURLToPath } from 'node:url';
import { startVitest, type TestModule } from 'vitest/node';
import type { ChartEntry } from '../../scripts/charts/catalogue.ts';
import type { Fault } from './fault.ts';

const planting = fileURLToPath(new URL('xstate.ts', import.meta.url));

const plugin = {
  name: 'plant-fault',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/src/machines/') ? code.replaceAll("from 'xstate'", `from '${planting}'`) : undefined,
};

/** What finds a fault: a test of behaviour, or only the approved page and drawing of the chart. */
export type Catch = 'behaviour' | 'approval' | 'nothing';

const isBroken = (module: TestModule): boolean => module.state() === 'failed' || module.errors().length > 0;
const isApproval = ({ moduleId }: TestModule): boolean => moduleId.endsWith('/approval.test.ts');

/** Runs the tests of a chart, and of what it lives in, with a fault planted, or as they are. */
export async function tryFault({ name }: ChartEntry, fault?: Fault): Promise<Catch> {
  if (fault) process.env['PLANTED_FAULT'] = JSON.stringify(fault);
  else delete process.env['PLANTED_FAULT'];
  const files = [name, 'workspace', 'approval', 'lint'].map((start) => `tests/charts/${start}`);
  const vitest = await startVitest(
    'test',
    files,
    { watch: false, project: ['charts'], reporters: [{}], testTimeout: 10_000 },
    { plugins: [plugin] },
  );
  const broken = vitest.state.getTestModules().filter(isBroken);
  await vitest.close();
  process.exitCode = 0;
  if (broken.some((module) => !isApproval(module))) return 'behaviour';
  return broken.length > 0 ? 'approval' : 'nothing';
}
