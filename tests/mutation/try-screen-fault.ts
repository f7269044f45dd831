import { type ScreenFault, withFault } from './find-screen-faults.ts';
import { brokenFiles } from './run-tests.ts';

/** The test that finds a fault: a walk, or a unit test of the screen. */
export type ScreenCatch = 'walk' | 'unit' | 'nothing';

const pluginFor = (fault: ScreenFault | undefined) => ({
  name: 'plant-screen-fault',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => fault && withFault(fault, id, code),
});

/** Runs the walks, and then the unit tests of the screens, with or without a fault. */
export async function tryScreenFault(fault?: ScreenFault): Promise<ScreenCatch> {
  const given = { plugin: pluginFor(fault), isFirstEnough: true };
  const walks = await brokenFiles({ ...given, projects: ['dom'], files: ['tests/walks'] });
  if (walks.length > 0) return 'walk';
  const units = await brokenFiles({ ...given, projects: ['unit', 'dom'], files: ['src/ui', 'src/app'] });
  return units.length > 0 ? 'unit' : 'nothing';
}
