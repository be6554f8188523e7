import { isRow, type Row, sortedBy } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { type Model, type ModelName, models } from './models.ts';
import { castDate, castId, dateText, documentId, fault } from './values.ts';

/** The store: documents by model and id. */
export type Documents = ReturnType<typeof createDocuments>;

const names: readonly string[] = Object.keys(models);

/** A document with what its model has where nothing is given, within objects too. */
export function filled(defaults: Row, row: Row): Row {
  const given = presentFields(row);
  const inner = Object.entries(defaults).flatMap(([field, value]): [string, unknown][] => {
    const own = given[field];
    return isRow(value) && isRow(own) ? [[field, filled(value, own)]] : [];
  });
  return { ...defaults, ...given, ...Object.fromEntries(inner) };
}

/** Refuses what a model doesn't take, the way its store says it. */
export function checkDocument(name: ModelName, row: Row): void {
  const { required = [], words = {} }: Model = models[name];
  const missing = required.flatMap((path) => {
    const value = row[path] ?? '';
    return value === '' ? [`${path}: Path \`${path}\` is required.`] : [];
  });
  const unknown = Object.entries(words).flatMap(([path, allowed]) => {
    const value = row[path];
    if (typeof value !== 'string' || allowed.includes(value)) return [];
    return [`${path}: \`${value}\` is not a valid enum value for path \`${path}\`.`];
  });
  const faults = [...missing, ...unknown];
  if (faults.length > 0) throw fault(`${name} validation failed: ${faults.join(', ')}`);
}

/** The fields of an input as they are stored: dates are moments. */
function storedFields(name: ModelName, input: Row): Row {
  const { dates = [] }: Model = models[name];
  const stored = Object.entries(presentFields(input)).map(([path, value]): [string, unknown] =>
    dates.includes(path) && value !== null ? [path, dateText(castDate(value, path, name))] : [path, value],
  );
  return Object.fromEntries(stored);
}

/** Makes an empty store whose clock is the server's. */
export function createDocuments(now: () => number) {
  const collections = new Map<ModelName, Map<string, Row>>();
  let made = 0;
  const of = (name: ModelName): Map<string, Row> => {
    const collection = collections.get(name) ?? new Map<string, Row>();
    collections.set(name, collection);
    return collection;
  };
  const put = (name: ModelName, row: Row & { readonly id: string }): Row => {
    const { defaults = {} }: Model = models[name];
    const document = filled(defaults, row);
    of(name).set(row.id, document);
    return document;
  };
  const find = (name: ModelName, id: string): Row | null => of(name).get(castId(id, name)) ?? null;
  return {
    put,
    find,
    /** For references: what leads nowhere is null. */
    follow: (name: ModelName, id: unknown): Row | null => (typeof id === 'string' ? (of(name).get(id) ?? null) : null),
    /** Those that have all values, in order of some fields. */
    list(name: ModelName, filter: Row = {}, order: readonly string[] = [], isDescending = false): readonly Row[] {
      for (const [path, value] of Object.entries(filter)) if (path.endsWith('Id')) castId(String(value), name, path);
      const rows = [...of(name).values()].filter((row) =>
        Object.entries(filter).every(([path, value]) => row[path] === value),
      );
      return sortedBy(
        rows,
        order.map((path) => ({ value: (row) => row[path], isDescending, nullsFirst: !isDescending })),
      );
    },
    create(name: ModelName, input: Row): Row {
      const { defaults = {} }: Model = models[name];
      const document = filled(defaults, storedFields(name, input));
      checkDocument(name, document);
      const moment = dateText(now());
      made += 1;
      const id = documentId(names.indexOf(name) % 10, 0x1000 * (names.indexOf(name) + 1) + made);
      return put(name, { ...document, id, createdAt: moment, updatedAt: moment });
    },
    /** Changes are not checked. */
    change(name: ModelName, id: string, input: Row): Row | null {
      const before = find(name, id);
      return before && put(name, { ...before, ...storedFields(name, input), id, updatedAt: dateText(now()) });
    },
    remove: (name: ModelName, id: string): boolean => of(name).delete(castId(id, name)),
  };
}
