import type { Row } from '../generatedRows.ts';

/** What the store keeps that the practice has no place for, by the keys of rows: fields as they were given. */
export interface AhdsMemory {
  readonly contacts: Map<number, Row>;
  readonly animals: Map<number, Row>;
  readonly appointments: Map<number, Row>;
  /** Rooms of appointments for which some were named. */
  readonly rooms: Map<number, readonly string[]>;
}

export function createMemory(): AhdsMemory {
  return { contacts: new Map(), animals: new Map(), appointments: new Map(), rooms: new Map() };
}

/** Adds fields to those that are kept of a row. */
export function keep(rows: Map<number, Row>, key: number, fields: Row): void {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (given.length > 0) rows.set(key, { ...rows.get(key), ...Object.fromEntries(given) });
}
