import { type Row, isRow } from '../generatedRows.ts';
import { internalError } from './failures.ts';

/** Rows that the practice doesn't know, by their ids. */
export interface Table {
  readonly list: () => readonly Row[];
  /** The row with an id; one that isn't there is an error. */
  readonly find: (id: unknown) => Row;
  /** Enters a row without an id, and replaces one that has it. */
  readonly save: (input: unknown) => Row;
  readonly remove: (id: unknown) => void;
}

/** A table that counts on by itself. */
export function tableOf(idField: string, first: readonly Row[]): Table {
  const rows = new Map(first.map((row, index) => [String(index + 1), { ...row, [idField]: String(index + 1) }]));
  let count = rows.size;
  function find(id: unknown): Row {
    const row = rows.get(String(id));
    if (!row) throw internalError();
    return row;
  }
  return {
    list: () => [...rows.values()],
    find,
    save(input) {
      const given = isRow(input) ? input : {};
      if (typeof given[idField] === 'string') find(given[idField]);
      else count += 1;
      const id = typeof given[idField] === 'string' ? given[idField] : String(count);
      const row = { ...given, [idField]: id };
      rows.set(id, row);
      return row;
    },
    remove(id) {
      find(id);
      rows.delete(String(id));
    },
  };
}

/** All tables beside those of owners, pets and visits. */
export function sideTables() {
  return {
    types: tableOf('id', [
      { name: 'Canine', defenseStatus: 'NO_DANGER' },
      { name: 'Feline', defenseStatus: 'NO_DANGER' },
      { name: 'Rabbit', defenseStatus: null },
      { name: 'Avian', defenseStatus: 'NEEDS_PROTECTION' },
      { name: 'Tortoise', defenseStatus: 'RED_BOOK' },
    ]),
    tags: tableOf('id', [{ name: 'Nervous' }, { name: 'Bites' }, { name: 'Senior' }, { name: 'Insured' }]),
    diseases: tableOf('petDiseaseIdentifier', [
      { name: 'Otitis', description: 'Inflammation of the ear' },
      { name: 'Arthritis', description: null },
      { name: 'Diabetes mellitus', description: 'Needs insulin' },
    ]),
    tests: tableOf('id', [{ name: 'First' }, { name: 'Second' }, { name: null }]),
    scalars: tableOf('id', [
      {
        bigDecimal: '1.55',
        bigInt: '12345',
        bool: true,
        boolPrimitive: false,
        bytePrimitive: 1,
        byteTest: 2,
        dateTest: '2021-11-03T10:15:30.000Z',
        doublePrimitive: 1.5,
        doubleTest: null,
        floatPrimitive: 0.25,
        floatTest: 2.5,
        intPrimitive: 7,
        intTest: 8,
        localDate: '2021-11-03',
        localDateTime: '2021-11-03T12:00:00',
        localTime: '12:00:00',
        longPrimitive: 9,
        longTest: null,
        offsetDateTime: '2021-11-03T12:00:00+04:00',
        offsetTime: '12:00:00+04:00',
        shortPrimitive: 3,
        shortTest: 4,
        string: 'text',
        url: 'https://example.test',
      },
    ]),
    strict: tableOf('id', [
      {
        bigDecimalNotNull: '2.5',
        bigIntNotNull: '77',
        dateTestNotNull: '2021-11-03T10:15:30.000Z',
        localDateNotNull: '2021-11-03',
        localDateTimeNotNull: '2021-11-03T12:00:00',
        localTimeNotNull: '12:00:00',
        offsetDateTimeNotNull: '2021-11-03T12:00:00+04:00',
        offsetTimeNotNull: '12:00:00+04:00',
        stringNotNull: 'text',
        urlNotNull: 'https://example.test/a',
      },
    ]),
  };
}

/** The tables beside those that the practice knows. */
export type SideTables = ReturnType<typeof sideTables>;
