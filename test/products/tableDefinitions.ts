import type { AppointmentRecord } from '../dialects/practice.ts';
import { type Row, compareValues } from './generatedRows.ts';
import type { FollowRelation, RelatedRows, RelatedTable, RelationFields } from './tableRelations.ts';

/** Columns from a text such as `id: ID!, name: String`. */
export function columnsOf(text: string): RelatedTable['columns'] {
  return Object.fromEntries(text.split(',').map((part) => part.split(':').map((word) => word.trim())));
}

/** Relations from a text such as `owner: Person ownerID, pet: Pet petID`. */
export function relationsOf(text: string): RelationFields {
  return Object.fromEntries(
    Object.entries(columnsOf(text)).map(([field, target]) => {
      const [table = '', column = ''] = target.split(' ');
      return [field, [table, column]];
    }),
  );
}

/** A row with a function for each field that leads to other rows. */
export function withRelations(
  follow: FollowRelation,
  table: RelatedTable,
  row: Row,
  showOne: (table: RelatedTable, row: Row) => Row,
  showMany: (related: RelatedRows, args: object) => unknown,
): Row {
  const related = (field: string): RelatedRows => follow(table, row, field) ?? { table, rows: [], isMany: false };
  const one = (field: string) => (): Row | null => {
    const { table: other, rows } = related(field);
    return rows[0] ? showOne(other, rows[0]) : null;
  };
  const many = (field: string) => (args: object) => showMany(related(field), args);
  return {
    ...row,
    ...Object.fromEntries(Object.keys(table.one ?? {}).map((field) => [field, one(field)])),
    ...Object.fromEntries(Object.keys(table.many ?? {}).map((field) => [field, many(field)])),
  };
}

/** The start and the length of an appointment whose start, end or both are changed; a new one has nothing before. */
export function timesOf(
  before: AppointmentRecord | null,
  start: number | undefined,
  end: number | undefined,
): { readonly start: number; readonly minutes: number } {
  const from = start ?? before?.start ?? 0;
  const until = end ?? (before ? before.start + before.minutes * 60_000 : from);
  return { start: from, minutes: Math.round((until - from) / 60_000) };
}

/** Whether a value that isn't null meets a comparison by its name in Django; both sides are shaped alike before. */
export function meetsComparison(lookup: string, own: unknown, wanted: unknown): boolean {
  const [text, part] = [String(own), String(wanted)];
  const [folded, foldedPart] = [text.toLowerCase(), part.toLowerCase()];
  const order = (): number => compareValues(own, wanted);
  const tests: Readonly<Record<string, () => boolean>> = {
    in: () => Array.isArray(wanted) && wanted.includes(own),
    gt: () => order() > 0,
    gte: () => order() >= 0,
    lt: () => order() < 0,
    lte: () => order() <= 0,
    contains: () => text.includes(part),
    startswith: () => text.startsWith(part),
    endswith: () => text.endsWith(part),
    iexact: () => folded === foldedPart,
    icontains: () => folded.includes(foldedPart),
    istartswith: () => folded.startsWith(foldedPart),
  };
  return tests[lookup]?.() ?? own === wanted;
}
