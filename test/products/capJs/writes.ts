import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { filtered, type ListArgs } from './find.ts';
import { type CdsElement, type CdsEntity, entityNamed, keyOf } from './model.ts';
import { capJsStores, type Store } from './stores.ts';
import { cdsError, type CdsProblem, rejected, storedValue } from './values.ts';

interface CreateArgs {
  readonly input: readonly (Row | null)[];
}

interface UpdateArgs {
  readonly filter: ListArgs['filter'];
  readonly input: Row;
}

type RowsOf = (entity: string) => readonly Row[];

const isFilled = ({ name, isKey }: CdsElement): boolean => isKey || /^(?:created|modified)(?:At|By)$/.test(name);

/** What a request gives of an entity, as the adapter answers it: nothing that only the database knows. */
function echoOf({ elements }: CdsEntity, given: Row): Row {
  const shown = elements.flatMap(({ name, kind, type }): readonly (readonly [string, unknown])[] => {
    const value = given[name];
    if (value === undefined) return [];
    const target = kind === 'scalar' ? null : entityNamed(type);
    if (Array.isArray(value)) {
      const nodes = value.filter(isRow).map((row) => (target ? echoOf(target, row) : row));
      return [[name, { nodes, totalCount: null }]];
    }
    return [[name, isRow(value) && target ? echoOf(target, value) : storedValue(type, value)]];
  });
  return Object.fromEntries(shown);
}

/** The mutations of all entities; the desk may write three of them. */
export function capJsWrites(
  backstage: Backstage,
  rowsOf: RowsOf,
  entities: readonly CdsEntity[],
  show: (entity: CdsEntity, row: Row) => Row,
): Readonly<Record<string, unknown>> {
  const stores = capJsStores(backstage);
  const storeOf = ({ name, isWritable }: CdsEntity): Store => {
    const store = stores[name];
    if (store && isWritable) return store;
    throw rejected('405', `Entity "ClinicService.${name}" is read-only`);
  };

  /** What an element of an input is stored as; undefined where nothing is to be said. */
  const stored = (element: CdsElement, value: unknown, problems: CdsProblem[]): unknown => {
    const { name, kind, type, isComposition } = element;
    if (kind === 'scalar') return storedValue(type, value);
    // Associations to many are kept by the other side.
    if (kind === 'many') return isComposition ? value : undefined;
    if (!isRow(value)) return null;
    const target = entityNamed(type);
    const key = value[keyOf(target)] ?? null;
    if (key === null) return null;
    if (!rowsOf(type).some((row) => row[keyOf(target)] === key))
      problems.push({ code: 'ASSERT_TARGET', message: "Value doesn't exist", target: `${name}_${keyOf(target)}` });
    return key;
  };
  const dataOf = ({ elements }: CdsEntity, given: Row, isNew: boolean): Row => {
    const problems: CdsProblem[] = [];
    const data = elements.flatMap((element): readonly (readonly [string, unknown])[] => {
      const { name, isMandatory, standard } = element;
      if (isFilled(element)) return [];
      const value = given[name];
      const isMissing = value === null || value === '' || (value === undefined && isNew);
      if (isMandatory && isMissing)
        problems.push({ code: 'ASSERT_MANDATORY', message: 'Value is required', target: name });
      if (value === undefined) return isNew && standard !== null ? [[name, standard]] : [];
      return [[name, stored(element, value, problems)]];
    });
    if (problems.length > 0) throw cdsError(problems);
    return Object.fromEntries(data);
  };

  const create = (entity: CdsEntity, given: Row): Row => {
    const store = storeOf(entity);
    const id = store.create(dataOf(entity, given, true));
    const row = rowsOf(entity.name).find((each) => each['ID'] === id) ?? {};
    const filled = entity.elements.filter((element) => isFilled(element) || element.kind === 'scalar');
    return {
      ...echoOf(entity, given),
      ...Object.fromEntries(filled.map(({ name }) => [name, row[name] ?? null])),
    };
  };
  const update = (entity: CdsEntity, { filter, input }: UpdateArgs): readonly Row[] => {
    const store = storeOf(entity);
    const found = filtered(entity, rowsOf(entity.name), filter);
    const data = dataOf(entity, input, false);
    return found.map((row) => {
      const before = show(entity, row);
      store.update(String(row['ID']), data);
      const after = rowsOf(entity.name).find(({ ID }) => ID === row['ID']);
      return { ...before, ...echoOf(entity, input), modifiedAt: after?.['modifiedAt'] ?? null };
    });
  };

  return Object.fromEntries(
    entities.map((entity) => [
      entity.name,
      {
        create: ({ input }: CreateArgs) => input.filter(isRow).map((given) => create(entity, given)),
        update: (args: UpdateArgs) => update(entity, args),
        delete({ filter }: Pick<UpdateArgs, 'filter'>) {
          const store = storeOf(entity);
          const found = filtered(entity, rowsOf(entity.name), filter);
          for (const row of found) store.remove(String(row['ID']));
          return found.length;
        },
      },
    ]),
  );
}
