import { scenarios } from './scenarios/scenarios.ts';
import { runScenarios } from './run-scenarios.ts';

runScenarios('firefox', scenarios);
