import { type Row, compareValues, textOf } from '../generatedRows.ts';

/** One condition of a list: fields with commas between them, of which one has to fit. */
export interface Filtered {
  readonly id?: string | null;
  readonly value?: string | null;
  readonly operation?: string | null;
}

/** What every list can be asked for. */
export interface ListArgs {
  readonly page?: number | null;
  readonly pageSize?: number | null;
  readonly filtered?: readonly (Filtered | null)[] | null;
  readonly sorted?: readonly ({ readonly id?: string | null; readonly desc?: boolean | null } | null)[] | null;
}

/** The value at a path of a row; what leads to other rows is followed. */
function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((value, field) => {
    const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null;
    return typeof inner === 'function' ? (inner as () => unknown)() : inner;
  }, row);
}

/** A day as it is written in conditions, 17/11/2026 or 2026-11-17, in the form of the rows. */
function asStored(text: string): string {
  return text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
}

/** Days of the rows carry a time of midnight, and only the day counts. */
function comparable(value: unknown): string {
  return textOf(value ?? '').replace(/T00:00:00Z$/, '');
}

function fits(value: unknown, wanted: string, operation: string): boolean {
  const [own, asked] = [comparable(value), asStored(wanted)];
  if (operation === 'IN')
    return asked
      .replace(/^\[|\]$/g, '')
      .split(',')
      .some((part) => part.trim() === own);
  if (operation === '==' || operation === '=') return own === asked;
  if (operation === '!=') return own !== asked;
  if (value === null || value === undefined) return false;
  if (operation === 'between') {
    const [from = '', to = ''] = asked.split(',').map(asStored);
    return own >= from && own.slice(0, to.length) <= to;
  }
  const order = compareValues(own.slice(0, asked.length), asked);
  if (operation === '<=') return order <= 0;
  if (operation === '>=') return order >= 0;
  if (operation === '<') return order < 0;
  return operation === '>' && order > 0;
}

/** Without an operation a part of a text is enough, whatever its case; /…/i is the same. */
function contains(value: unknown, wanted: string): boolean {
  const part = wanted.replace(/^\/(.*)\/i$/, '$1');
  return part === '' || comparable(value).toLowerCase().includes(asStored(part).toLowerCase());
}

/** A page of rows, from 0; without a size all that there are. */
export function listed(rows: readonly Row[], args: ListArgs, cap: number): Row {
  const found = rows.filter((row) =>
    (args.filtered ?? []).every((each) => {
      const [id, wanted, operation] = [each?.id ?? '', each?.value ?? '', each?.operation ?? ''];
      if (id === '') return true;
      return id.split(',').some((field) => {
        const value = valueAt(row, field);
        return operation === '' ? contains(value, wanted) : fits(value, wanted, operation);
      });
    }),
  );
  const sorted = found.toSorted((one, other) => {
    for (const each of args.sorted ?? []) {
      const order = compareValues(valueAt(one, each?.id ?? '') ?? '', valueAt(other, each?.id ?? '') ?? '');
      if (order !== 0) return each?.desc === true ? -order : order;
    }
    return 0;
  });
  const size = Math.max(1, Math.min(args.pageSize ?? cap, cap));
  const page = Math.max(0, args.page ?? 0);
  const data = sorted.slice(page * size, (page + 1) * size);
  return { code: 0, message: null, page, pages: Math.ceil(found.length / size), records: found.length, data };
}
