import { isRow, type Row } from '../generatedRows.ts';
import type { Entity } from './entityText.ts';
import { meetsOperators } from './find.ts';

interface AggregateArgs {
  readonly field: string;
  readonly having?: Row | null;
  readonly distinct?: boolean | null;
}

/** Rows in groups that agree in some columns, with numbers about each group. */
export function groupsOf({ columns }: Entity, rows: readonly Row[], fields: readonly string[] = []): readonly object[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(fields.map((field) => row[field]));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => {
    const aggregate = (count: (numbers: readonly number[]) => number | null) => (args: AggregateArgs) => {
      const all = group.map((row) => row[args.field]).filter((value) => typeof value === 'number');
      const value = count(args.distinct ? [...new Set(all)] : all);
      const isHad = !isRow(args.having) || meetsOperators(value, args.having, columns[args.field]);
      return isHad ? value : null;
    };
    const sum = (numbers: readonly number[]): number | null =>
      numbers.length === 0 ? null : numbers.reduce((one, other) => one + other, 0);
    return {
      fields: Object.fromEntries(fields.map((field) => [field, group[0]?.[field] ?? null])),
      aggregations: {
        max: aggregate((numbers) => (numbers.length === 0 ? null : Math.max(...numbers))),
        min: aggregate((numbers) => (numbers.length === 0 ? null : Math.min(...numbers))),
        avg: aggregate((numbers) => (numbers.length === 0 ? null : (sum(numbers) ?? 0) / numbers.length)),
        sum: aggregate(sum),
        count: aggregate((numbers) => numbers.length),
      },
    };
  });
}
