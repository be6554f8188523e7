import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import { type Row, capital, isRow } from '../generatedRows.ts';
import { type Collection, collectionOf, collections, embeddedOf } from './collections.ts';
import { type ListArgs, type Stored, atlasError, findDocuments } from './find.ts';
import { type Beside, atlasIds, atlasWords, kinds } from './records.ts';
import { practiceSaves } from './saves.ts';

const ownFields: Readonly<Record<string, readonly string[]>> = {
  Appointment: ['createdBy', 'notes', 'room'],
  Client: ['address', 'balance', 'company'],
};

interface Shelf {
  readonly removed: Set<string>;
  readonly beside: Beside;
  readonly stored: Stored;
  readonly show: (collection: Collection, row: Row) => Row;
}
type Data = ListArgs & { readonly data: Row };
type Change = ListArgs & { readonly set: Row };

/** The mutations of all collections. The rules let a front desk write clients, patients and appointments alone. */
export function atlasWrites(
  stage: Backstage,
  { removed, beside, stored, show }: Shelf,
): Readonly<Record<string, unknown>> {
  const saves = practiceSaves(stage);
  function permit({ title }: Collection, what: string): void {
    if (!(title in saves)) throw atlasError(`${what} not permitted`, 'NoMatchingRuleFound');
    const outcome = written(stage, () => ({ ok: true, row: null }));
    if (!outcome.ok) throw atlasError(outcome.message, 'SchemaValidationFailedWrite');
  }
  const first = (collection: Collection, query: Row | null | undefined): Row | null =>
    findDocuments(stored, collection, { query: query ?? {}, limit: 1 }, stage.cap)[0] ?? null;
  const all = (collection: Collection, query: Row | null | undefined): readonly Row[] =>
    findDocuments(stored, collection, { query: query ?? {} }, Infinity);
  /** What an input comes to as it is stored: relationships as ids, whose documents are made where it says so. */
  function documentOf({ fields }: Collection, input: Row): Row {
    return Object.fromEntries(
      Object.entries(input).map(([field, value]) => {
        const other = collectionOf(fields[field] ?? '');
        if (!other || !isRow(value)) return [field, value];
        const { link, create } = value;
        const isMany = fields[field]?.startsWith('[') ?? false;
        const created = (Array.isArray(create) ? create : [create]).filter(isRow).map((each) => insert(other, each));
        const ids: unknown[] = [
          ...(Array.isArray(link) ? link : [link]).filter((each) => typeof each === 'string'),
          ...created,
        ];
        return [field, isMany ? ids : (ids[0] ?? null)];
      }),
    );
  }
  /** Puts a whole document where one was, or a new one; answers its id. */
  function put(collection: Collection, id: string | null, document: Row): string {
    const { title, fields } = collection;
    const empty = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const whole: Row = { ...empty, ...document };
    for (const [field, type] of Object.entries(fields)) {
      const other = collectionOf(type);
      const isLost = other && whole[field] !== null && !stored(other.title).some((row) => row['_id'] === whole[field]);
      // A required relationship has to lead somewhere.
      if (type.endsWith('!') && ((whole[field] ?? null) === null || isLost))
        throw atlasError(`could not validate document: ${field} is required`, 'SchemaValidationFailedWrite');
    }
    const kind = kinds[title] ?? 'client';
    const made = saves[title]?.(id === null ? null : atlasIds.key(kind, id), whole);
    if (made === undefined) throw atlasError('insert not permitted', 'NoMatchingRuleFound');
    const own = atlasIds.of(kind, made);
    beside.set(own, onlyHere(title, whole));
    return own;
  }
  function insert(collection: Collection, data: Row): string {
    permit(collection, 'insert');
    return put(collection, null, documentOf(collection, data));
  }
  function update(collection: Collection, row: Row, set: Row): void {
    const changed: Record<string, unknown> = { ...row };
    for (const [field, value] of Object.entries(documentOf(collection, set))) {
      const base = field.replace(/_(?:inc|unset)$/, '');
      if (field in collection.fields) changed[field] = embeddedOf(collection.fields[field] ?? '') ? bare(value) : value;
      else if (field.endsWith('_unset') && value === true) changed[base] = null;
      else if (field.endsWith('_inc')) changed[base] = Number(row[base] ?? 0) + Number(value);
    }
    put(collection, String(row['_id']), changed);
  }
  function remove(collection: Collection, row: Row): void {
    permit(collection, 'delete');
    removed.add(String(row['_id']));
  }
  const read = (collection: Collection, id: string): Row | null => {
    const row = stored(collection.title).find((each) => each['_id'] === id);
    return row ? show(collection, row) : null;
  };
  const roots: Record<string, unknown> = {};
  for (const collection of collections) {
    const { title } = collection;
    const plural = capital(collection.many);
    const replace = ({ query, data }: Data, mayInsert: boolean): Row | null => {
      permit(collection, 'write');
      // Without a query an upsert only inserts.
      const found = mayInsert && !query ? null : first(collection, query);
      if (!found && !mayInsert) return null;
      return read(collection, put(collection, found && String(found['_id']), documentOf(collection, data)));
    };
    roots[`insertOne${title}`] = ({ data }: Data) => read(collection, insert(collection, data));
    roots[`insertMany${plural}`] = ({ data }: { data: readonly Row[] }) => ({
      insertedIds: data.map((each) => insert(collection, each)),
    });
    roots[`replaceOne${title}`] = (args: Data) => replace(args, false);
    roots[`upsertOne${title}`] = (args: Data) => replace(args, true);
    roots[`updateOne${title}`] = ({ query, set }: Change) => {
      permit(collection, 'update');
      const found = first(collection, query);
      if (found) update(collection, found, set);
      return found && read(collection, String(found['_id']));
    };
    roots[`updateMany${plural}`] = ({ query, set }: Change) => {
      permit(collection, 'update');
      const found = all(collection, query);
      for (const row of found) update(collection, row, set);
      return { matchedCount: found.length, modifiedCount: found.length };
    };
    roots[`deleteOne${title}`] = ({ query }: ListArgs) => {
      const found = first(collection, query);
      if (!found) return null;
      remove(collection, found);
      return show(collection, found);
    };
    roots[`deleteMany${plural}`] = ({ query }: ListArgs) => {
      const found = all(collection, query);
      for (const row of found) remove(collection, row);
      return { deletedCount: found.length };
    };
  }
  return roots;
}

/** What of a document the practice has no place for. */
function onlyHere(title: string, document: Row): Row {
  const words: readonly unknown[] = Object.values(atlasWords);
  const fields = [...(ownFields[title] ?? []), ...(words.includes(document['status']) ? [] : ['status'])];
  return Object.fromEntries(fields.filter((field) => field in document).map((field) => [field, document[field]]));
}

/** An object within a document without the fields that say what to take away. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => !/_(?:inc|unset)$/.test(field)));
}
