import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { capital, isRow, type Row, textOf } from '../generatedRows.ts';
import { childrenOf, findRows, type RowsOf } from './find.ts';
import { backField, type ExoField, type ExoType, typeNamed } from './model.ts';
import { exographStores, type Store } from './stores.ts';
import { instantOfText, notConverted, operationFailed } from './values.ts';

/** Shows a row of a type with its relations. */
type ShowRow = (type: ExoType, row: Row) => Row;

interface WriteArgs {
  readonly id: number;
  readonly where?: Row | null;
  readonly data: Row;
}

const listOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The mutations of all types; those of the types that only administrators write are refused. */
export function exographWrites(
  backstage: Backstage,
  rowsOf: RowsOf,
  types: readonly ExoType[],
  show: ShowRow,
): Readonly<Record<string, unknown>> {
  const stores = exographStores(backstage);
  const storeOf = ({ name, isWritable }: ExoType): Store => {
    const store = stores[name];
    if (!store || !isWritable) throw new GraphQLError('Not authorized');
    return store;
  };
  const rowWith = (type: ExoType, id: unknown): Row | null => rowsOf(type.name).find((row) => row['id'] === id) ?? null;
  const reference = ({ type, isOptional }: ExoField, value: unknown): number | null => {
    if (!isRow(value)) {
      if (isOptional) return null;
      throw operationFailed();
    }
    const key = rowWith(typeNamed(type), value['id'])?.['id'];
    // A foreign key has to lead somewhere.
    if (typeof key !== 'number') throw operationFailed();
    return key;
  };
  /** What is given of a row's own columns, references as the numbers they are stored as. */
  const columnsOf = (type: ExoType, data: Row): Row =>
    Object.fromEntries(
      type.fields.flatMap((field): readonly (readonly [string, unknown])[] => {
        const { name, kind, type: scalar, isOptional } = field;
        const value = data[name];
        if (value === undefined || kind === 'many') return [];
        if (kind === 'one') return [[name, reference(field, value)]];
        if (value === null && !isOptional) throw operationFailed();
        if (scalar === 'Instant' && value !== null && instantOfText(value) === null)
          throw notConverted(name, 'TIMESTAMPTZ');
        if (scalar === 'LocalDate' && value !== null && !/^\d{4}-\d{2}-\d{2}/.test(textOf(value)))
          throw notConverted(name, 'DATE');
        return [[name, value]];
      }),
    );
  const setsOf = (type: ExoType, data: Row): readonly (readonly [ExoField, unknown])[] =>
    type.fields.flatMap((field) =>
      field.kind === 'many' && (data[field.name] ?? null) !== null ? [[field, data[field.name]] as const] : [],
    );

  function create(type: ExoType, data: Row): number {
    const store = storeOf(type);
    const columns = columnsOf(type, data);
    const sets = setsOf(type, data);
    for (const [field] of sets) storeOf(typeNamed(field.type));
    const key = store.create(columns);
    for (const [field, children] of sets) createChildren(type, key, field, listOf(children));
    return key;
  }
  function createChildren(type: ExoType, key: number, field: ExoField, children: readonly Row[]): void {
    const child = typeNamed(field.type);
    const back = backField(child, type).name;
    for (const data of children) create(child, { ...data, [back]: { id: key } });
  }
  function update(type: ExoType, row: Row, data: Row): void {
    const store = storeOf(type);
    const key = Number(row['id']);
    // Others point to it by this number.
    if ((data['id'] ?? key) !== key) throw operationFailed();
    const columns = columnsOf(type, data);
    if (Object.keys(columns).some((name) => name !== 'id')) store.update(key, columns);
    for (const [field, change] of setsOf(type, data)) {
      if (!isRow(change)) continue;
      const child = typeNamed(field.type);
      const own = (id: unknown): readonly Row[] =>
        childrenOf(rowsOf, type, field, row).filter((each) => each['id'] === id);
      createChildren(type, key, field, listOf(change['create']));
      for (const each of listOf(change['update'])) for (const other of own(each['id'])) update(child, other, each);
      for (const each of listOf(change['delete'])) for (const other of own(each['id'])) remove(child, other);
    }
  }
  function remove(type: ExoType, row: Row): void {
    const store = storeOf(type);
    const isReferred = types.some((other) =>
      other.fields.some(
        ({ kind, name, type: target }) =>
          kind === 'one' && target === type.name && rowsOf(other.name).some((each) => each[name] === row['id']),
      ),
    );
    if (isReferred) throw operationFailed();
    store.remove(Number(row['id']));
  }

  const shown = (type: ExoType, id: unknown): Row => {
    const row = rowWith(type, id);
    if (!row) throw operationFailed();
    return show(type, row);
  };
  const chosen = (type: ExoType, where: Row | null | undefined): readonly Row[] =>
    findRows(rowsOf, type, rowsOf(type.name), { where: where ?? null });
  const mutations = types.flatMap((type): readonly (readonly [string, unknown])[] => {
    const many = capital(type.plural);
    return [
      [`create${type.name}`, ({ data }: WriteArgs) => shown(type, create(type, data))],
      [
        `create${many}`,
        ({ data }: { readonly data: readonly Row[] }) => data.map((each) => shown(type, create(type, each))),
      ],
      [
        `update${type.name}`,
        ({ id, data }: WriteArgs) => {
          storeOf(type);
          const row = rowWith(type, id);
          if (!row) return null;
          update(type, row, data);
          return shown(type, id);
        },
      ],
      [
        `update${many}`,
        ({ where, data }: WriteArgs) => {
          storeOf(type);
          return chosen(type, where).map((row) => {
            update(type, row, data);
            return shown(type, row['id']);
          });
        },
      ],
      [
        `delete${type.name}`,
        ({ id }: WriteArgs) => {
          storeOf(type);
          const row = rowWith(type, id);
          if (row) remove(type, row);
          return row && show(type, row);
        },
      ],
      [
        `delete${many}`,
        ({ where }: WriteArgs) => {
          storeOf(type);
          const rows = chosen(type, where);
          for (const row of rows) remove(type, row);
          return rows.map((row) => show(type, row));
        },
      ],
    ];
  });
  return Object.fromEntries(mutations);
}
