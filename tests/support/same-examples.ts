import { configureGlobal } from 'fast-check';
import { isExhaustive } from './tier.ts';

// In small the same examples are tried each time: what fails is the change. Everything exhaustive looks for others.
if (!isExhaustive) configureGlobal({ seed: 1 });
