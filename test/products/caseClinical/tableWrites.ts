import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { singleInclude, withIncluded } from './includes.ts';
import { type Model, models, small, spoken } from './models.ts';
import type { CaseStore } from './store.ts';
import { badRequest, conflict, notFound, stampText } from './values.ts';

type Args = Readonly<Record<string, unknown>>;
type Field = readonly [name: string, resolve: (args: Args) => unknown];

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowIn(value: unknown): Row {
  return isRow(value) ? value : {};
}

/** A noun with its article, as messages have it. */
function article(words: string): string {
  return `${/^[AEIOU]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** The mutations of the models that only the product has, all alike as its generator wrote them. */
export function caseTableWrites(
  backstage: Backstage,
  store: CaseStore,
): Readonly<Record<string, (args: Args) => unknown>> {
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }), 'INTERNAL_SERVER_ERROR');
  };
  const stamp = (): string => stampText(backstage.now());
  const given = (model: Model, input: Row): Row =>
    Object.fromEntries(
      model.columns
        .filter(({ name }) => input[name] !== undefined && (!name.endsWith('Id') || input[name] !== null))
        .map(({ name }) => [name, input[name]]),
    );
  const shown = (model: Model, row: Row): Row =>
    withIncluded(store, model.name, row, singleInclude('public', model.name));
  const sameNamed = (rows: readonly Row[], input: Row): Row | undefined =>
    rows.find((row) => input['name'] === undefined || row['name'] === input['name']);

  const fieldsOf = (model: Model): readonly Field[] => {
    const rows = store.seeds.get(model.name) ?? [];
    const idArgument = `${small(model.name)}Id`;
    const at = (args: Args): number => rows.findIndex((row) => row['id'] === args[idArgument]);
    const create = (args: Args): Row => {
      const input = rowIn(args['input']);
      if (sameNamed(rows, input)) throw conflict();
      allowed();
      const id = `clp7${model.name.slice(0, 4).toLowerCase()}${String(rows.length + 1).padStart(4, '0')}09jk`;
      const row = { id, createdAt: stamp(), updatedAt: stamp(), ...given(model, input) };
      rows.push(row);
      return shown(model, row);
    };
    const update = (args: Args): Row => {
      const input = rowIn(args['input']);
      const same = sameNamed(rows, input);
      if (same && same['id'] !== args[idArgument]) throw conflict();
      const before = rows[at(args)];
      if (!before) throw notFound('Record to update not found.');
      allowed();
      const row = { ...before, ...given(model, input), updatedAt: stamp() };
      rows[at(args)] = row;
      return shown(model, row);
    };
    const remove = (args: Args): Row => {
      const row = rows[at(args)];
      for (const other of models.values())
        for (const relation of other.relations)
          if (
            !relation.isMany &&
            relation.model === model.name &&
            row &&
            store.rowsOf(other.name).some((each) => each[relation.column] === row['id'])
          )
            throw badRequest(`Record cannot be deleted because it is referenced on ${article(spoken(other.name))}`);
      if (!row) throw notFound('Record to delete does not exist.');
      allowed();
      rows.splice(at(args), 1);
      return row;
    };
    const both = (verb: string, resolve: (args: Args) => unknown): readonly Field[] =>
      ['admin', 'user'].map((prefix): Field => [`${prefix}${verb}${model.name}`, resolve]);
    return [...both('Create', create), ...both('Update', update), ...both('Delete', remove)];
  };

  /** Many at once: those that are there are said to have failed, as are all without a name. */
  const manyOf = (model: Model): Field => [
    `userUpdate${model.plural}`,
    (args) => {
      const listed = rowIn(args['input'])[small(model.plural)];
      const inputs: readonly unknown[] = Array.isArray(listed) ? listed : [];
      allowed();
      return { total: inputs.length, created: '[]', updated: '[]', failed: JSON.stringify(inputs) };
    },
  ];

  const tables = [...models.values()].filter(({ name }) => store.seeds.has(name));
  return Object.fromEntries([...tables.flatMap(fieldsOf), ...[...models.values()].map(manyOf)]);
}
