import { isRecord } from '../json.ts';
import type { Outcome } from '../outcome.ts';
import type { Operation } from '../serviceMap.ts';
import { keyOf, type Path } from '../sources.ts';

/** Without these there is no row to show. */
const demanded: ReadonlySet<string> = new Set(['id', 'name', 'start']);

/**
 * Fields of a row that a service promises and can't give. A list is then missing as a whole, and the path of the error
 * names the field (GraphQL specification, 6.4.4).
 */
export function brokenPaths({ field, rows }: Operation<object>, outcome: Outcome): readonly Path[] {
  if (!('errors' in outcome)) return [];
  const list = [field, ...rows].map(keyOf);
  return outcome.errors.flatMap(({ path }) => {
    const names = path.filter((step) => typeof step === 'string');
    const isOfRow = list.every((name, index) => names[index] === name) && names.length > list.length;
    return isOfRow ? [names.slice(list.length)] : [];
  });
}

/** Whether a path leads to, or through, one of some others. */
export function isBelow(path: Path, others: readonly Path[]): boolean {
  return others.some((other) => other.every((step, index) => keyOf(path[index] ?? '') === step));
}

/** The operation without what is read from some paths; null where nothing could be shown without them. */
export function withoutPaths<Fields extends object>(
  operation: Operation<Fields>,
  broken: readonly Path[],
): Operation<Fields> | null {
  const left = Object.entries(operation.fields).flatMap(([field, part]: [string, unknown]): [string, unknown][] => {
    if (!isPath(part) && Array.isArray(part)) {
      const entries = part.filter((each: unknown) => !reads(each, broken));
      return entries.length > 0 || part.length === 0 ? [[field, entries]] : [];
    }
    return reads(part, broken) ? [] : [[field, part]];
  });
  const isWhole = [...demanded].every((field) => !(field in operation.fields) || left.some(([each]) => each === field));
  // Sound: only optional fields were left out.
  return isWhole ? { ...operation, fields: Object.fromEntries(left) as Fields } : null;
}

/** Whether a description of a field holds one of the paths, wherever it stands in a link or a source. */
function reads(part: unknown, broken: readonly Path[]): boolean {
  if (isPath(part)) return isBelow(part, broken);
  if (isRecord(part) && isPath(part['path']) && isRecord(part['fields'])) {
    const at = part['path'];
    const inner = broken.flatMap((path) =>
      path.length > at.length && at.every((step, index) => keyOf(step) === path[index]) ? [path.slice(at.length)] : [],
    );
    return isBelow(at, broken) || reads(Object.values(part['fields']), inner);
  }
  if (Array.isArray(part)) return part.some((each) => reads(each, broken));
  return isRecord(part) && Object.values(part).some((each) => reads(each, broken));
}

function isPath(value: unknown): value is [string, ...string[]] {
  return Array.isArray(value) && value.length > 0 && value.every((step) => typeof step === 'string');
}
