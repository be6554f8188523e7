import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { ShelterMemory } from './memory.ts';
import { badRequest, notFound, shelterIds, timeText } from './values.ts';

/** Arguments of a mutation of one row. */
export interface IdArgs {
  readonly id: string;
}

/** Arguments of a mutation with values. */
export interface InputArgs {
  readonly input: Row;
}

/** What all mutations need. */
export type WriteTools = ReturnType<typeof writeTools>;

/** Whether a number is given that names something. */
export function isGiven(id: unknown): boolean {
  return id !== undefined && id !== null && textOf(id) !== '0';
}

/** Makes what all mutations need. */
export function writeTools({ practice, now, refuseWrites }: Backstage, memory: ShelterMemory) {
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { classification: 'FORBIDDEN' } });
  };
  const done = <Item>(outcome: Written<Item>): Item => {
    if (outcome.ok) return outcome.row;
    throw badRequest(outcome.message);
  };
  const keep = (table: string, id: string, input: Row, names: readonly string[]): void => {
    const given = presentFields(Object.fromEntries(names.map((name) => [name, input[name]])));
    const before = memory.columns.get(`${table} ${id}`);
    memory.columns.set(`${table} ${id}`, { ...before, ...given });
  };
  const stamps = (): Row => {
    const at = timeText(now());
    return { createdBy: 'api', createdDate: at, lastChangedBy: 'api', lastChangedDate: at };
  };

  const person = (id: unknown): ClientRecord => {
    const row = rowOf(practice.clients, shelterIds.key('client', String(id)));
    if (!row || row.isDeleted) throw notFound('Owner', id);
    return row;
  };
  /** The key of what a column names: undefined stays, 0 is none. */
  const keyIn = (input: Row, field: string, find: (id: unknown) => number): number | null | undefined => {
    const id = input[field];
    if (id === undefined || id === null) return undefined;
    return isGiven(id) ? find(id) : null;
  };
  const animalKey = (id: unknown): number => {
    const row = rowOf(practice.patients, shelterIds.key('patient', String(id)));
    if (!row) throw notFound('Animal', id);
    return row.key;
  };
  return { allowed, done, keep, stamps, person, keyIn, animalKey };
}
