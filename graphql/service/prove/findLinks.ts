import { mapPaths } from '../mapPaths.ts';
import { aliased } from '../match/schema/unions.ts';
import { wordsOf } from '../match/words/words.ts';
import { asText, type Link, type Path, samePath, type Source, valuesAt } from '../sources.ts';
import type { SchemaModel, TypeModel } from '../introspection/schemaModel.ts';

// Links that no name told of, found by the ids that stand in rows.

/** What was read of a list, as far as its rows go. */
export interface KnownRows {
  readonly type: string;
  readonly ids: ReadonlySet<string>;
  /** Where its rows have their name. */
  readonly name?: Source;
  /** The names by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether these are all rows of the list. */
  readonly whole: boolean;
}

/** Words of people and places beside an appointment that it does not take place with. */
export const aside =
  /^(create|update|cancel|delete|book|modif|change|confirm|edit|author|creator|last|previous|next|owner$|assign(er)|request|referr|check|insert|enter|log(ged)?_?by)/i;

export type FoundLink = Pick<
  Link<{ readonly id: Source; readonly name: Source }>,
  'path' | 'fields' | 'where' | 'mention'
>;

/** A link of a REST service: the address of the record that is meant, `https://…/patients/123`. */
export function findAddress(
  rows: readonly unknown[],
  paths: readonly Path[],
  { type, ids }: KnownRows,
): FoundLink | null {
  for (const path of paths) {
    const texts = rows.flatMap((row) => valuesAt(row, path)).flatMap((value) => asText(value) ?? []);
    const parts = texts.map((text) => /^https?:\/\/\S+\/([\w-]+)\/([\w-]+)$/.exec(text));
    const isMeant = (part: RegExpExecArray | null): boolean =>
      wordsOf(part?.[1] ?? '').join(' ') === wordsOf(type).join(' ');
    if (texts.length === 0 || !parts.every(isMeant) || !parts.some((part) => ids.has(part?.[2] ?? ''))) continue;
    const id: Source = { kind: 'reference', path: path.slice(-1) };
    return { path: path.slice(0, -1), fields: { id, name: id }, mention: 'id' };
  }
  return null;
}

/** From an object that refers to a record of a type to the record itself, where the service gives it there. */
export type RecordBehind = (holder: Path, type: string) => Path | null;

/** The record behind a reference: a field of its type, or of several types among which it is. */
export function recordIn(schema: SchemaModel, holder: TypeModel | null, type: string): Path | null {
  for (const field of holder?.fields ?? []) {
    if (field.type.lists > 0 || field.arguments.length > 0) continue;
    if (field.type.name === type) return [field.name];
    const union = schema.types.get(field.type.name ?? '');
    if (union?.possibleTypes.includes(type)) return [field.name, `... on ${type}`];
  }
  return null;
}

/** A source of a record, read from the object whose path leads to the record. */
function sourceBelow(at: Path, source: Source): Source {
  return mapPaths(source, ([step = '', ...rest]) => [...at, aliased(at.at(-1), step), ...rest]);
}

/** FHIR and its kin: a text that names the type and the id, with a name in the record behind it, or to show beside it. */
export function findReference(
  rows: readonly unknown[],
  paths: readonly Path[],
  { type, ids, name }: KnownRows,
  recordBehind: RecordBehind,
): FoundLink | null {
  const prefix = `${type}/`;
  for (const path of paths) {
    const texts = rows.flatMap((row) => valuesAt(row, path)).flatMap((value) => asText(value) ?? []);
    const meant = texts.filter((text) => text.startsWith(prefix));
    if (meant.length === 0 || !meant.every((text) => /^[A-Za-z]+\/[\w.-]+$/.test(text))) continue;
    if (meant.length < 3 && !meant.some((text) => ids.has(text.slice(prefix.length)))) continue;
    const holder = path.slice(0, -1);
    const own = path.slice(-1);
    const record = recordBehind(holder, type);
    const named = record && name && sourceBelow(record, name);
    const display = paths.find(
      (each) =>
        each.length === path.length &&
        samePath(each.slice(0, -1), holder) &&
        /display|name|label/i.test(each.at(-1) ?? ''),
    );
    const shown = named ?? (display && ({ kind: 'path', path: display.slice(-1) } satisfies Source));
    const id: Source = { kind: 'reference', path: own };
    const where = { path: own, prefix };
    return shown
      ? { path: holder, where, fields: { id, name: shown } }
      : { path: holder, where, fields: { id, name: id }, mention: 'id' };
  }
  return null;
}

/** Fewer may be the same as ids by chance. */
const fewestIds = 2;

/** A plain id, in the row or in an object of it, whose values are ids of the list. */
export function findId(
  rows: readonly unknown[],
  paths: readonly Path[],
  { ids, whole, type }: KnownRows,
): FoundLink | null {
  const ownWords = wordsOf(type);
  // Small numbers are ids of anything: only a name tells of what.
  const areNumbers = [...ids].every((id) => /^\d{1,6}$/.test(id));
  const found = paths.flatMap((path) => {
    const isOfObject = path.length === 2 && wordsOf(path[1] ?? '').join(' ') === 'id';
    if ((path.length !== 1 && !isOfObject) || aside.test(path[0] ?? '') || path[0] === 'id') return [];
    const texts = rows.flatMap((row) => valuesAt(row, path)).flatMap((value) => asText(value) ?? []);
    const distinct = new Set(texts);
    const known = [...distinct].filter((text) => ids.has(text)).length;
    if (known < fewestIds || (whole && known < distinct.size)) return [];
    const words = wordsOf(path[0] ?? '');
    const named = words.some((word) => ownWords.includes(word)) ? 1 : 0;
    if (areNumbers && named === 0) return [];
    // An object that has a name too says more than the id beside it.
    const holder = path.slice(0, -1);
    const name = paths.find(
      (each) => isOfObject && samePath(each.slice(0, -1), holder) && wordsOf(each.at(-1) ?? '').includes('name'),
    );
    return [{ path, known, named, name, texts: texts.join(' ') }];
  });
  const [best, ...others] = found.toSorted(
    (one, other) => other.named - one.named || other.known - one.known || Number(!!other.name) - Number(!!one.name),
  );
  // Of two that may be meant none is taken, unless its name tells, or both say the same.
  const second = others.find(({ texts }) => texts !== best?.texts);
  if (!best || (second && second.named === best.named && second.known === best.known)) return null;
  const id: Source = { kind: 'path', path: best.path.slice(-1) };
  const path = best.path.slice(0, -1);
  return best.name
    ? { path, fields: { id, name: { kind: 'path', path: best.name.slice(-1) } } }
    : { path, fields: { id, name: id }, mention: 'id' };
}
