import { spawn } from 'node:child_process';
import { once } from 'node:events';

const faults = [
  'kill',
  'disk',
  'clock',
  'blocking',
  'flood',
  'fuzz',
  'strangers',
  'timing',
  'values',
  'amounts',
  'deductions',
  'dates',
  'archives',
];

const commands = [
  'npm test',
  'npm run --silent test:engines',
  'npm run --silent test:hosted',
  'npm run --silent test:rules',
  'npm run --silent test:rules -- language',
  'npm run --silent sim -- --gate --seeds 10000',
  'npm run --silent sim -- --seeds 10000',
  ...faults.map((trial) => `npm run --silent faults -- ${trial}`),
  'npm run --silent charts:walk',
  'npm run --silent charts:mutate',
];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const run = async (command: string): Promise<boolean> => {
  print(`\n> ${command}`);
  const start = performance.now();
  const env = { ...process.env, TESTS: 'all' };
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit', env }), 'exit');
  print(`> ${code === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - start) / 1000).toFixed(0)} s: ${command}`);
  return code === 0;
};

// Without words, run all commands.
const wanted = process.argv.slice(2);
const chosen = commands.filter((command) => wanted.length === 0 || wanted.some((word) => command.includes(word)));
const failed: string[] = [];
// Not in parallel: some commands measure time.
for (const command of chosen) if (!(await run(command))) failed.push(command);
const names = failed.length === 0 ? '' : `: ${failed.join(', ')}`;
print(`\ntest:all: ${String(chosen.length - failed.length)} passed, ${String(failed.length)} failed${names}`);
process.exitCode = failed.length === 0 && chosen.length > 0 ? 0 : 1;
