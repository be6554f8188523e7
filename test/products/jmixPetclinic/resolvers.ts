import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { type JmixEntity, entities, entityOf } from './entities.ts';
import { type FindArgs, failure, meetsAll, ordered, valueOf } from './find.ts';
import { jmixRows } from './records.ts';
import { jmixWrites } from './writes.ts';

/** How many rows a list has where its query doesn't say. */
const defaultLimit = 100;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Resolvers of all entities, and of what the add-on says about itself. */
export function jmixRoots(stage: Backstage): object {
  const deletedPets = new Set<number>();
  const rowsOf = jmixRows(stage, deletedPets);
  const rows = (entity: JmixEntity, { softDeletion }: FindArgs): readonly Row[] => {
    const all = rowsOf[entity.name]?.() ?? [];
    return softDeletion === false ? all : all.filter((row) => (row['deletedDate'] ?? null) === null);
  };
  /** The row for an answer; each that goes into one is counted as met. */
  function show(entity: JmixEntity, row: Row): Row {
    valueOf(row, 'meet');
    const relations = Object.entries(entity.properties).flatMap(([field, type]) => {
      const other = entityOf(type);
      if (!other) return [];
      const follow = (): unknown => {
        const value = valueOf(row, field);
        if (Array.isArray(value)) return value.filter(isRow).map((each) => show(other, each));
        return isRow(value) ? show(other, value) : null;
      };
      return [[field, follow] as const];
    });
    return { ...row, ...Object.fromEntries(relations) };
  }
  function one(entity: JmixEntity, field: string, { id, ...args }: FindArgs & { readonly id: string }): Row | null {
    if (!uuid.test(id)) throw failure(field, `Invalid UUID string: ${id}`);
    const found = rows(entity, args).find((row) => row['id'] === id.toLowerCase());
    return found ? show(entity, found) : null;
  }
  const roots: Record<string, unknown> = {};
  for (const entity of entities) {
    const { name } = entity;
    const met = (field: string, args: FindArgs): readonly Row[] =>
      rows(entity, args).filter((row) => meetsAll(field, entity, row, args.filter ?? []));
    roots[`${name}ById`] = (args: FindArgs & { readonly id: string }) => one(entity, `${name}ById`, args);
    roots[`${name}Count`] = (args: FindArgs) => met(`${name}Count`, args).length;
    roots[`${name}List`] = (args: FindArgs) => {
      const sorted = ordered(entity, met(`${name}List`, args), args.orderBy);
      return sliceOf(sorted, args.offset, args.limit ?? defaultLimit, stage.cap).map((row) => show(entity, row));
    };
  }
  const captions = (names: readonly string[]): readonly object[] =>
    names.map((key) => ({ key, value: captionOf(key.split('.').at(-1) ?? key) }));
  return {
    ...roots,
    userInfo: { username: 'joy', locale: 'en' },
    permissions: {
      entities: entities.flatMap(({ name }) =>
        ['create', 'read', 'update', 'delete'].map((action) => ({ target: `${name}:${action}`, value: 1 })),
      ),
      entityAttributes: entities.flatMap(({ name, properties }) =>
        Object.keys(properties).map((property) => ({ target: `${name}:${property}`, value: 2 })),
      ),
      specifics: [{ target: 'graphql.enabled', value: 1 }],
    },
    entityMessages({ className }: { readonly className?: string | null }) {
      const meant = entities.filter(({ name }) => (className ?? name) === name);
      if (meant.length === 0) throw failure('entityMessages', `MetaClass not found for ${String(className)}`);
      return meant.flatMap(({ name, properties }) =>
        captions([name, ...Object.keys(properties).map((property) => `${name}.${property}`)]),
      );
    },
    enumMessages() {
      const words = ['UPCOMING', 'IN_PROGRESS', 'DONE'];
      return captions(words.map((word) => `io.jmix.petclinic.entity.visit.VisitTreatmentStatus.${word}`));
    },
    ...jmixWrites(stage, deletedPets, (entity, id) => {
      const found = (rowsOf[entity.name]?.() ?? []).find((row) => row['id'] === id);
      return found ? show(entity, found) : null;
    }),
  };
}

/** A name as people read it: visitStart is Visit start. */
function captionOf(name: string): string {
  const words = name.replace(/^\w+_(?=[A-Z][a-z])/, '').replaceAll('_', ' ');
  const spaced = words === words.toUpperCase() ? words : words.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1).toLowerCase();
}
