import { configureGlobal } from 'fast-check';
import { isExhaustive } from './tier.ts';

// `npm test` always draws the same examples, so that only a change can fail; `npm run test:all` draws new ones.
if (!isExhaustive) configureGlobal({ seed: 1 });
