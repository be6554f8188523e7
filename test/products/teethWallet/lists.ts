import { type ListArgs, instantOf, pageOf } from '../graphene/find.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { type Filter, filtersOf } from './schema.ts';

/** A row that is about to be in an answer: one that the server can't read spoils it. */
export function shown(row: Row | null): Row | null {
  const { seen } = row ?? {};
  if (typeof seen === 'function') seen();
  return row;
}

/** A connection over the rows that meet the filters, in the order of their numbers. */
export function listOf(type: string, rows: readonly Row[], args: ListArgs & Row, cap: number): object {
  const filters = filtersOf(type).filter(({ name }) => ![null, undefined, ''].includes(args[name] as string));
  const met = rows.filter((row) => filters.every((filter) => meets(row, filter, args[filter.name])));
  const { edges, pageInfo } = pageOf(type, met, args, cap);
  return { pageInfo, edges: edges.map(({ cursor, row }) => ({ cursor, node: () => shown(row) })) };
}

/** A column is named like its argument without underscores: patient_Id looks at patientId. */
function meets(row: Row, { name, kind, isPart }: Filter, wanted: unknown): boolean {
  const value = row[name.replaceAll('_', '')] ?? null;
  if (value === null) return false;
  if (kind === 'Float') return Number(value) === wanted;
  if (kind === 'DateTime') return instantOf(textOf(value)) === instantOf(textOf(wanted));
  if (isPart) return textOf(value).toLowerCase().includes(textOf(wanted).toLowerCase());
  return value === wanted;
}
