import { configureGlobal } from 'fast-check';
import { isExhaustive } from './tier.ts';

// `npm test` always generates the same examples, so that only a change can fail. `npm run test:all` generates new examples.
if (!isExhaustive) configureGlobal({ seed: 1 });
