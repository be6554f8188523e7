/** What every stored row has beside its own fields; instants are epoch ms. */
export interface Stamped {
  readonly id: number;
  /** What is taken away stays as a row that isn't active. */
  readonly active: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A table of the service that the practice has no place for. */
export interface Table<Fields extends object> {
  readonly rows: () => readonly (Fields & Stamped)[];
  readonly find: (id: number) => (Fields & Stamped) | null;
  readonly add: (fields: Fields, now: number) => Fields & Stamped;
  /** Changes what is given; null where there is no such row. */
  readonly change: (id: number, fields: Partial<Fields>, now: number) => (Fields & Stamped) | null;
  /** Takes a row out for good. */
  readonly remove: (id: number) => void;
}

/** An empty table; numbers are not given twice. */
export function createTable<Fields extends object>(): Table<Fields> {
  const rows = new Map<number, Fields & Stamped>();
  let last = 0;
  return {
    rows: () => [...rows.values()],
    find: (id) => rows.get(id) ?? null,
    add(fields, now) {
      last += 1;
      const row = { ...fields, id: last, active: true, createdAt: now, updatedAt: now };
      rows.set(last, row);
      return row;
    },
    change(id, fields, now) {
      const before = rows.get(id);
      if (!before) return null;
      const row = { ...before, ...fields, updatedAt: Math.max(now, before.updatedAt + 1000) };
      rows.set(id, row);
      return row;
    },
    remove(id) {
      rows.delete(id);
    },
  };
}
