import { describe, expect, test } from 'vitest';
import { closed, entry, left, outsidePeriod, startAdding, typed } from '../support/chart/fixtures/adding.ts';

// Source: docs/specification.md#proposed-day.
describe('the day of a new expense', () => {
  const typedBakery = typed({ name: 'Bakery', value: '5' });

  test('is today if today is in the sheet, so that a name and an amount suffice', () => {
    const { actor, added, submit, day } = startAdding();
    expect([day(), day(outsidePeriod)]).toEqual(['22', '']);
    actor.send(typedBakery);
    submit();
    expect(added).toMatchObject([{ draft: { day: 22 } }]);
    expect(day(outsidePeriod)).toBe('');
  });

  test('exists only for daily expenses', () => {
    const { actor, added, submit, day } = startAdding('in');
    actor.send(typed({ name: 'Salary', value: '1000' }));
    submit();
    expect(added).toMatchObject([{ collection: 'in', draft: { day: 0, name: 'Salary' } }]);
    expect(day()).toBe('');
  });

  test.each([closed, left, { type: 'series.ended' }, { type: 'entry.cleared' }] as const)(
    'stays the day of the last entry until $type',
    (end) => {
      const { actor, submit, day } = startAdding();
      actor.send(entry);
      submit();
      expect(day()).toBe('20');
      actor.send(end);
      expect(day()).toBe('22');
    },
  );

  test('stays the day of the last entry for five minutes', () => {
    const { actor, clock, submit, day } = startAdding();
    actor.send(entry);
    submit();
    clock.increment(299_999);
    expect(day()).toBe('20');
    clock.increment(1);
    expect(day()).toBe('22');
  });

  test('is the currently proposed day after an entry with the proposed day', () => {
    const { actor, submit, day } = startAdding();
    actor.send(typedBakery);
    submit();
    expect(day({ proposedDay: '23' })).toBe('23');
  });

  test('stays as typed in an unfinished entry, even on another sheet', () => {
    const { actor, added, submit, day } = startAdding();
    actor.send(typed({ day: '21' }));
    actor.send(typedBakery);
    actor.send({ type: 'series.ended' });
    actor.send(left);
    expect(day(outsidePeriod)).toBe('21');
    submit(outsidePeriod);
    expect(added).toMatchObject([{ draft: { day: 21 } }]);
  });

  test('is reset when the form closes and only the day was typed', () => {
    const { actor, context, day } = startAdding();
    actor.send(typed({ day: '21' }));
    actor.send(left);
    expect([day(), context().isDayTyped]).toEqual(['22', false]);
  });

  test('must be typed if today is not in the sheet', () => {
    const { actor, added, submit, context } = startAdding();
    actor.send(typedBakery);
    submit(outsidePeriod);
    expect([added, context().wasSubmitted]).toEqual([[], true]);
  });

  test('must be typed after the user has emptied it', () => {
    const { actor, added, submit, day } = startAdding();
    actor.send(typed({ day: '' }));
    actor.send(typedBakery);
    submit();
    expect([added, day()]).toEqual([[], '']);
  });
});
