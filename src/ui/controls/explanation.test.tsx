import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { anEntry } from '../../../testing/ui/lines.ts';
import { useClockAt } from '../../../testing/ui/clock.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';

afterEach(cleanup);
useClockAt(new Date(2026, 10, 22, 12));

const sentence = 'What will be left in the account once everything is paid.';
const question = (figure: string) => screen.findByRole('button', { name: `What does “${figure}” mean?` });

describe('the question mark of a figure', () => {
  // Source: docs/specification.md#explanations.
  test.each([
    ['Real balance', sentence],
    ['Budget', "The month's income, minus the monthly charges and the monthly payments into provisions."],
    [
      'At the end',
      'The balance expected on the evening of the last day: the real balance and the income that is expected.',
    ],
  ])('explains %s until Escape is pressed', async (figure, text) => {
    const { user } = await renderSignedIn(<HomeScreen />, { content: { outDay: [anEntry({ name: 'Bread' })] } });
    const opener = await question(figure);
    expect(document.querySelector(`#${CSS.escape(opener.getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
      text,
    );
    opener.focus();
    await user.keyboard('{Enter}');
    const bubble = await screen.findByRole('dialog', { name: `What does “${figure}” mean?` });
    expect(within(bubble).getByText(text)).toBeDefined();
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  // Source: docs/specification.md#explanations.
  test('is replaced by a visible text during onboarding', async () => {
    const { user } = await renderSignedIn(<HomeScreen />, { hasOnboarding: true });
    const inPlace = await screen.findByText(sentence, { selector: 'p' });
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await question('Real balance');
    expect(inPlace.isConnected).toBe(false);
  });
});
