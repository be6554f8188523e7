import type { Practice } from '../dialects/practice.ts';
import type { Row } from './generatedRows.ts';

/**
 * The rows of tables, made again only after a write.
 *
 * Filters that follow relations ask for the same rows again and again. Records of the practice are replaced and never
 * changed, so that the same records make the same rows.
 */
export function rememberedRows(
  { clients, patients, appointments }: Practice,
  make: Readonly<Record<string, () => readonly Row[]>>,
): (table: string) => readonly Row[] {
  let seen: readonly object[] = [];
  const made = new Map<string, readonly Row[]>();
  return (table) => {
    const records = [...clients, ...patients, ...appointments];
    if (records.length !== seen.length || records.some((record, index) => record !== seen[index])) {
      seen = records;
      made.clear();
    }
    const rows = made.get(table) ?? make[table]?.() ?? [];
    made.set(table, rows);
    return rows;
  };
}
