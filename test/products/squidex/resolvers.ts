import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, isRow, sortedBy } from '../generatedRows.ts';
import { type ContentSchema, languages, referencesOf } from './contentText.ts';
import { filterTest, orderOf, valueAt } from './odata.ts';
import { type Memory, squidexContents, squidexIds, userOf } from './records.ts';
import { squidexSchemas } from './schema.ts';
import { squidexWrites } from './writes.ts';

interface ListArgs {
  readonly top?: number | null;
  readonly skip?: number | null;
  readonly filter?: string | null;
  readonly orderby?: string | null;
  readonly search?: string | null;
}

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patients: 'client', Appointments: 'appointment' };
const masterLanguage = languages[0];

/** Resolvers of what is generated for every schema; what isn't published is nowhere in a list. */
export function squidexRoots(stage: Backstage): object {
  const memory: Memory = { statuses: new Map(), versions: new Map(), extras: new Map() };
  const { rowsOf, assets } = squidexContents(stage, memory);
  const published = (schema: string): readonly Row[] =>
    rowsOf[schema]?.().filter(({ status }) => status === 'Published') ?? [];
  const schemaOf = (name: string): ContentSchema | undefined => squidexSchemas.find((schema) => schema.name === name);
  const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
  /** A value as it is answered: references lead to what is published of them. */
  function shownValue(schema: ContentSchema, field: string, value: unknown): unknown {
    const { type, to } = schema.fields[field] ?? {};
    if (value === null || value === undefined) return null;
    if (type === 'Assets') return assets.filter(({ id }) => idsIn(value).includes(String(id)));
    if (type === 'Json')
      return ({ path }: { path?: string | null }) =>
        path && isRow(value) ? valueAt(value, path.replaceAll('.', '/')) : value;
    const target = to === undefined ? undefined : schemaOf(to);
    if (type !== 'References' || !target) return value;
    return () =>
      idsIn(value)
        .flatMap((id) => published(target.name).filter((row) => row['id'] === id))
        .map((row) => show(target, row));
  }
  function show(schema: ContentSchema, row: Row): Row {
    const kind = kinds[schema.name];
    if (kind) stage.meet(kind, squidexIds.key(kind, String(row['id'])) ?? 0);
    const data = isRow(row['data']) ? row['data'] : {};
    const [whole, flat]: Record<string, unknown>[] = [{}, {}];
    for (const [name, field] of Object.entries(schema.fields)) {
      const part = data[name];
      const parts = isRow(part)
        ? Object.entries(part).map(([key, value]) => [key, shownValue(schema, name, value)])
        : [];
      if (whole) whole[name] = isRow(part) ? Object.fromEntries(parts) : null;
      const key = field.isLocalized === true ? masterLanguage : 'iv';
      if (flat) flat[name] = isRow(part) ? shownValue(schema, name, part[key]) : null;
    }
    const related: Record<string, unknown> = {};
    const listed = (prefix: string, other: ContentSchema, fits: (each: Row) => boolean): void => {
      const rows = (): readonly Row[] => published(other.name).filter(fits);
      related[`${prefix}${other.name}Contents`] = (args: ListArgs) => page(other, rows(), args).items;
      related[`${prefix}${other.name}ContentsWithTotal`] = (args: ListArgs) => page(other, rows(), args);
    };
    for (const other of squidexSchemas) {
      if (referencesOf(schema).includes(other.name))
        listed('references', other, (each) => referenced(schema, row, other.name).includes(String(each['id'])));
      if (referencesOf(other).includes(schema.name))
        listed('referencing', other, (each) => referenced(other, each, schema.name).includes(String(row['id'])));
    }
    const people = { createdByUser: userOf(row['createdBy']), lastModifiedByUser: userOf(row['lastModifiedBy']) };
    return { ...row, ...people, ...related, data: whole, flatData: flat };
  }
  /** Ids of contents of a schema that a content refers to. */
  function referenced({ fields }: ContentSchema, row: Row, to: string): readonly string[] {
    return Object.entries(fields).flatMap(([name, field]) =>
      field.to === to ? idsIn(valueAt(row, `data/${name}/iv`)) : [],
    );
  }
  /** Whether the full text of a content has one of the words. */
  function isFound(row: Row, search: string): boolean {
    const words = wordsOf(search);
    const texts = wordsOf(
      JSON.stringify(
        Object.values(isRow(row['data']) ? row['data'] : {}).flatMap((part) =>
          isRow(part) ? Object.values(part) : [],
        ),
      ),
    );
    return words.some((word) => texts.includes(word));
  }
  function page(schema: ContentSchema, rows: readonly Row[], args: ListArgs): { total: number; items: readonly Row[] } {
    const test = args.filter ? filterTest(args.filter) : null;
    const found = rows.filter((row) => (!test || test(row)) && (!args.search || isFound(row, args.search)));
    const asked = args.orderby ? orderOf(args.orderby) : [{ path: 'lastModified', isDescending: true }];
    const keys = [...asked, { path: 'id', isDescending: false }].map(({ path, isDescending }) => ({
      value: (row: Row) => valueAt(row, path),
      isDescending,
      nullsFirst: !isDescending,
    }));
    const from = Math.max(0, args.skip ?? 0);
    const size =
      args.top === null || args.top === undefined || args.top < 0 ? stage.cap : Math.min(args.top, stage.cap);
    const items = sortedBy(found, keys).slice(from, from + size);
    return { total: found.length, items: items.map((row) => show(schema, row)) };
  }
  const roots: Record<string, unknown> = {
    findAsset: ({ id }: { id: string }) => assets.find((asset) => asset['id'] === id) ?? null,
    queryAssets: assets,
    queryAssetsWithTotal: { total: assets.length, items: assets },
  };
  for (const schema of squidexSchemas) {
    const { name } = schema;
    roots[`find${name}Content`] = ({ id }: { id: string }) => {
      const row = published(name).find((each) => each['id'] === id);
      return row ? show(schema, row) : null;
    };
    roots[`query${name}Contents`] = (args: ListArgs) => page(schema, published(name), args).items;
    roots[`query${name}ContentsWithTotal`] = (args: ListArgs) => page(schema, published(name), args);
    Object.assign(roots, squidexWrites({ stage, memory, schema, rowsOf, show: (row) => show(schema, row) }));
  }
  return roots;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
