import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type ListArgs, pageOf } from './engine.ts';
import { vetRows } from './records.ts';
import { vetTables } from './tables.ts';
import { vetIds } from './values.ts';
import { vetWrites } from './writes.ts';

const met: Readonly<Record<string, Kind>> = { clients: 'client', pets: 'patient', admissions: 'appointment' };

/** The root fields: a list for each table, one row for some, and the writes of three. */
export function vetmanagerRoots(backstage: Backstage): object {
  const { cap, meet } = backstage;
  const written = new Map<string, Row>();
  const rowsOf = vetRows(backstage, written);

  const shown = (list: string, row: Row): Row => {
    const kind = met[list];
    const key = kind ? vetIds.key(kind, String(row['id'])) : null;
    if (kind && key !== null) meet(kind, key);
    const { one = {}, many = {} } = vetTables[list] ?? {};
    const links = Object.entries(one).map(([field, [target, column]]) => [field, () => show(target, row[column])]);
    const lists = Object.entries(many).map(([field, [target, column]]) => {
      const own = (): readonly Row[] => rowsOf(target).filter((other) => other[column] === row['id']);
      return [field, () => own().map((other) => shown(target, other))];
    });
    return { ...row, ...Object.fromEntries([...links, ...lists]) };
  };
  const show = (list: string, id: unknown): Row | null => {
    const row = rowsOf(list).find((each) => each['id'] === id);
    return row ? shown(list, row) : null;
  };

  const roots = Object.entries(vetTables).flatMap(([list, { single }]) => {
    const page = (args: ListArgs): object => pageOf(rowsOf(list), args, cap, (row) => shown(list, row));
    const one = ({ id }: { readonly id: string }): Row | null => show(list, id);
    return [[list, page], ...(single === null ? [] : [[single, one]])];
  });
  return {
    ...Object.fromEntries(roots),
    admission_types: () =>
      rowsOf('combo_manual_items')
        .filter((row) => row['combo_manual_id'] === '1' && row['is_active'] === 1)
        .map((row) => shown('combo_manual_items', row)),
    ...vetWrites(backstage, written, show),
  };
}
