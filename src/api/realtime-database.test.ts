import { deleteApp, initializeApp } from 'firebase/app';
import { getDatabase } from 'firebase/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRealtimeDatabase } from './realtime-database.ts';

vi.mock('firebase/database', { spy: true });

// Source: docs/specification.md#realtime-database.
test('registers the realtime database', () => {
  const url = 'https://mon-budget.example.firebasedatabase.app';
  const app = initializeApp({ projectId: 'mon-budget' });
  onTestFinished(() => deleteApp(app));
  openRealtimeDatabase(url);
  expect(getDatabase).toHaveBeenCalledWith(app, url);
  expect(getDatabase).toHaveReturnedWith(expect.objectContaining({ app }));
});
