export function isPlain(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/** Whether a name in it would reach a prototype in a careless copy. */
export function poisons(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const dangerous = ['__proto__', 'constructor', 'prototype'];
  if (!Array.isArray(value) && Object.getOwnPropertyNames(value).some((name) => dangerous.includes(name))) return true;
  return Object.getOwnPropertyNames(value).some(
    (name) => name !== 'length' && poisons(Object.getOwnPropertyDescriptor(value, name)?.value),
  );
}

/** How many objects and lists lie within each other. */
export function levelsOf(value: unknown): number {
  let [levels, row]: [number, unknown[]] = [0, [value]];
  while (row.some((each) => typeof each === 'object' && each !== null)) {
    levels += 1;
    row = row.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return levels;
}
