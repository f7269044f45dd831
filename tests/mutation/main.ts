import { parseArgs } from 'node:util';
import { charts } from '../../scripts/charts/catalogue.ts';
import { drawEvenly, runCampaign } from './campaign.ts';
import { describeFault, type Fault } from './fault.ts';
import { faultsOf } from './find-chart-faults.ts';
import { describeScreenFault, screenFaults } from './find-screen-faults.ts';
import { tryChartFault } from './try-chart-fault.ts';
import { tryScreenFault } from './try-screen-fault.ts';

const { values } = parseArgs({
  options: {
    charts: { type: 'string', default: '66' },
    screens: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    /** Mutate only this chart. */
    chart: { type: 'string' },
  },
});
const seed = Number(values.seed);

const entryOf = (fault: Fault | undefined) => {
  const entry = charts.find(({ machine }) => fault === undefined || machine.id === fault.chart);
  if (!entry) throw new Error(`There is no chart ${fault?.chart}.`);
  return entry;
};

const results = [
  await runCampaign({
    what: 'the charts',
    faults: drawEvenly(
      charts
        .filter(({ machine }) => machine.id === (values.chart ?? machine.id))
        .flatMap(({ machine }) => faultsOf(machine)),
      Number(values.charts),
      seed,
    ),
    describe: describeFault,
    attempt: (fault) => tryChartFault(entryOf(fault), fault),
    mayMiss: 0.05,
  }),
  await runCampaign({
    what: 'the screens',
    faults: drawEvenly(screenFaults(), Number(values.screens), seed),
    describe: describeScreenFault,
    attempt: tryScreenFault,
    mayMiss: 0.1,
  }),
];
process.exit(results.every(Boolean) ? 0 : 1);
