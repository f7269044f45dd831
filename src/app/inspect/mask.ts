import { Actor } from 'xstate';

export const maskText = '•••';

const maxTextLength = 500;
const maxItems = 15;
const maxKeys = 60;
const maxDepth = 8;
const maxValues = 1500;

// The code of a mail opens an account like a password.
const secretKey = /passw|token|secret|credential$|code$/iu;

type Budget = { left: number; readonly above: Set<object> };

const errorCode = (error: Error): unknown => ('code' in error ? error.code : undefined);

const shortText = (text: string): string =>
  text.length > maxTextLength
    ? `${text.slice(0, maxTextLength)}… ${text.length - maxTextLength} more characters`
    : text;

function plainItems(items: readonly unknown[], budget: Budget): readonly unknown[] {
  const shown = items.slice(0, maxItems).map((item) => plainValue(item, budget));
  return items.length > maxItems ? [...shown, `… ${items.length - maxItems} more`] : shown;
}

// Read one by one: a getter may throw.
function propertyOf(owner: object, key: string, budget: Budget): unknown {
  if (secretKey.test(key)) return maskText;
  try {
    return plainValue(Reflect.get(owner, key), budget);
  } catch {
    return '(not readable)';
  }
}

function plainObject(value: object, budget: Budget): unknown {
  const keys = Object.keys(value);
  const shown = keys.slice(0, maxKeys).map((key) => [key, propertyOf(value, key, budget)] as const);
  const rest = keys.length > maxKeys ? [['…', `${keys.length - maxKeys} more`] as const] : [];
  return Object.fromEntries([...shown, ...rest]);
}

function plainEntries(value: ReadonlyMap<unknown, unknown>, budget: Budget): unknown {
  const entries = [...value].map(([key, held]) => [String(plainValue(key, budget)), held] as const);
  return plainObject(Object.fromEntries(entries), budget);
}

const describeError = (error: Error, budget: Budget): unknown => ({
  name: plainValue(error.name, budget),
  message: plainValue(error.message, budget),
  // The code of an error is no secret.
  ...(errorCode(error) === undefined ? {} : { code: plainValue(errorCode(error), budget) }),
});

function plainStructure(value: object, budget: Budget): unknown {
  if (value instanceof Actor) return `(actor ${value.id})`;
  if (value instanceof Error) return describeError(value, budget);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '(no date)' : value.toISOString();
  if (value instanceof Map) return plainEntries(value, budget);
  if (value instanceof Set) return plainItems([...value], budget);
  if (Array.isArray(value)) return plainItems(value, budget);
  return plainObject(value, budget);
}

function plainWithin(value: object, budget: Budget): unknown {
  if (budget.above.has(value)) return '(itself)';
  if (budget.above.size >= maxDepth) return '…';
  budget.above.add(value);
  try {
    return plainStructure(value, budget);
  } catch {
    return '(not readable)';
  } finally {
    budget.above.delete(value);
  }
}

function plainPrimitive(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (typeof value === 'function') return `(function ${value.name})`;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value;
}

function plainValue(value: unknown, budget: Budget): unknown {
  budget.left -= 1;
  if (budget.left < 0) return '…';
  return typeof value === 'object' && value !== null ? plainWithin(value, budget) : plainPrimitive(value);
}

/**
 * A copy for another window: plain data of bounded size, with secrets masked by their names. Never throws.
 */
export const plainCopy = (value: unknown): unknown => plainValue(value, { left: maxValues, above: new Set() });

/** The copy of an event without its type. */
export function payloadOf(event: object): unknown {
  const copy = plainCopy(event);
  if (typeof copy !== 'object' || copy === null) return copy;
  return Object.fromEntries(Object.entries(copy).filter(([key]) => key !== 'type'));
}
