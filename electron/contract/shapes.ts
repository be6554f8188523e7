/** A request's id, made by the page: short, so that it can be stored and logged. */
export function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 128;
}

export function isPathText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= 500;
}

/**
 * A plain object with exactly these keys. Optional keys are named in `optional`. An own `__proto__`, which
 * JSON.parse keeps and Object.assign would apply, is an unknown key like any other.
 */
export function isObject(
  value: unknown,
  required: Readonly<Record<string, (value: unknown) => boolean>>,
  optional: Readonly<Record<string, (value: unknown) => boolean>> = {},
): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const record = value as Readonly<Record<string, unknown>>;
  const known = Object.keys(record).every((key) => Object.hasOwn(required, key) || Object.hasOwn(optional, key));
  if (!known) return false;
  const complete = Object.entries(required).every(([key, check]) => Object.hasOwn(record, key) && check(record[key]));
  return (
    complete && Object.entries(optional).every(([key, check]) => !Object.hasOwn(record, key) || check(record[key]))
  );
}

export function isListOf(value: unknown, is: (each: unknown) => boolean, most: number): boolean {
  return Array.isArray(value) && value.length <= most && value.every(is);
}

export function isOneOf(list: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && list.includes(value);
}
