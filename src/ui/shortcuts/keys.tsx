import { keyName } from './shortcuts.ts';
import './keys.css';

/** Keys that are pressed together. */
export const Keys = ({ keys }: { readonly keys: readonly string[] }) => (
  <span className="keys">
    {keys.map((key) => (
      <kbd key={key} className="key">
        {keyName(key)}
      </kbd>
    ))}
  </span>
);
