import { isRecord } from '../../../../graphql/service/json.ts';

/** What a stored value looks like now, and how each former version of it becomes the next. */
export interface FileFormat<Value> {
  /** Counts up with every change that an older Front Desk could not read, a new key included. */
  readonly version: number;
  readonly is: (value: unknown) => value is Value;
  /** By the version that a step starts from; it answers null where that version held nothing worth keeping. */
  readonly migrations?: Migrations;
}

export type Migrations = Readonly<Record<number, (former: Record<string, unknown>) => Record<string, unknown> | null>>;

export type Judged<Value> =
  | { readonly kind: 'good'; readonly value: Value }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  /** A later Front Desk has written it: it is neither understood nor ever written over. */
  | { readonly kind: 'newer' };

/** Takes a value through all versions between its own and the present one, and judges what came out. Never throws. */
export function judge<Value>(value: unknown, format: FileFormat<Value>): Judged<Value> {
  const version = isRecord(value) && Object.hasOwn(value, 'version') ? value['version'] : null;
  if (!isRecord(value) || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return damaged;
  if (version > format.version) return { kind: 'newer' };
  let now = value;
  try {
    for (let step = version; step < format.version; step += 1) {
      const next = format.migrations?.[step]?.(now);
      if (next === undefined) return damaged;
      if (next === null) return { kind: 'none' };
      now = next;
    }
    return format.is(now) ? { kind: 'good', value: now } : damaged;
  } catch {
    // A step met something that this version never wrote.
    return damaged;
  }
}

const damaged = { kind: 'damaged' } as const;
