import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { charts } from '../../scripts/charts/catalogue.ts';
import { chartFaults } from '../support/chart/lint.ts';

describe('the rules of charts', () => {
  test.each(charts)('are followed by $name', ({ machine }) => expect(chartFaults(machine)).toEqual([]));

  test('forbid a default value for an identity that cannot be absent', () => {
    const machines = join(import.meta.dirname, '../../src/machines');
    const sources = globSync('**/*.ts', { cwd: machines }).filter((path) => !path.includes('.test.'));
    expect(sources.length).toBeGreaterThan(charts.length);
    const empty = /\?\? ''/u;
    expect(sources.filter((path) => empty.test(readFileSync(join(machines, path), 'utf8')))).toEqual([]);
  });
});

const load = fromPromise(() => Promise.resolve());

describe('the checker of the rules', () => {
  test('finds inline actions, guards and effects', () => {
    const machine = createMachine({
      id: 'inline',
      entry: assign({}),
      exit: () => {},
      invoke: { id: 'load', src: load, onError: {} },
      on: { go: { guard: () => true, actions: () => {} } },
      after: { 500: {} },
    });
    expect(chartFaults(machine)).toEqual([
      'inline: inline action; name it in setup()',
      'inline: inline actor; name it in setup()',
      'inline: inline delay; name it in setup()',
      'inline on go: inline action; name it in setup()',
      'inline on go: inline guard; name it in setup()',
    ]);
  });

  test('finds undefined names', () => {
    const machine = createMachine({
      id: 'unknown',
      entry: 'shout',
      invoke: { id: 'load', src: 'load', onError: {} },
      on: { go: { guard: { type: 'isReady' }, actions: { type: 'run' } } },
      after: { pause: {} },
    });
    expect(chartFaults(machine)).toEqual([
      'unknown: unknown action "shout"',
      'unknown: unknown actor "load"',
      'unknown: unknown delay "pause"',
      'unknown on go: unknown action "run"',
      'unknown on go: unknown guard "isReady"',
    ]);
  });

  test('finds an invocation without an id, without onError, or with a systemId', () => {
    const machine = setup({ actors: { load } }).createMachine({
      id: 'calls',
      invoke: [
        { src: 'load', onError: {} },
        { id: 'first', src: 'load', onDone: {} },
        { id: 'second', src: 'load', systemId: 'second', onDone: {}, onError: {} },
      ],
    });
    expect(chartFaults(machine)).toEqual([
      'calls: invoke without an id',
      'calls: "first" has onDone but no onError',
      'calls: systemId on invoke; only the root actor registers system services',
    ]);
  });
});
