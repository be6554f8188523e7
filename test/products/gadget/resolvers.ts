import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { type Row, capital, isRow } from '../generatedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { type FindArgs, findPage } from './find.ts';
import type { GadgetModel } from './modelText.ts';
import { type Extras, gadgetIds, gadgetRows } from './records.ts';
import { gadgetModels } from './schema.ts';
import { type Actions, failure, gadgetActions } from './writes.ts';

const kinds: Readonly<Record<string, Kind>> = {
  booking: 'appointment',
  shopifyCustomer: 'client',
  shopifyLocation: 'place',
  staff: 'provider',
};

const denied: Actions = { create: deny, update: deny, remove: deny };

/** Resolvers of what is generated for every model. */
export function gadgetRoots(stage: Backstage): object {
  const extras: Extras = new Map();
  const rowsOf = gadgetRows(stage, extras);
  const follow = followRelations(gadgetModels, rowsOf);
  const actions = gadgetActions(stage, extras);
  const connection = (model: GadgetModel, rows: readonly Row[], args: FindArgs): object => {
    const { edges, startCursor, endCursor, hasNext, hasPrevious } = findPage(follow, model, rows, args, stage.cap);
    return {
      edges: edges.map(({ cursor, row }) => ({ cursor, node: show(model, row) })),
      pageInfo: { startCursor, endCursor, hasNextPage: hasNext, hasPreviousPage: hasPrevious },
    };
  };
  function show(model: GadgetModel, row: Row): Row {
    const kind = kinds[model.name];
    if (kind) stage.meet(kind, gadgetIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row, _all: row };
    for (const field of Object.keys({ ...model.one, ...model.many }))
      shown[field] = (args: FindArgs) => {
        const related = follow(model, row, field);
        if (related?.isMany && !model.single.includes(field)) return connection(related.table, related.rows, args);
        const [first] = related?.rows ?? [];
        return related && first ? show(related.table, first) : null;
      };
    return shown;
  }
  const roots: Record<string, unknown> = {
    gadgetMeta: { name: 'barbershop', slug: 'barbershop', id: '1', models: gadgetModels.map(metaOf) },
    // Only keys with all rights get at what goes round permissions.
    internal: forbid,
  };
  for (const model of gadgetModels) {
    const { name, plural } = model;
    const type = capital(name);
    const find = (id: unknown): Row | null => rowsOf(name).find((row) => row['id'] === String(id)) ?? null;
    const record = (id: unknown): Row | null => {
      const row = find(id);
      return row && show(model, row);
    };
    const { create, update, remove } = actions[name] ?? denied;
    const idOf = ({ id }: Row): string => {
      if (find(id)) return String(id);
      throw failure('GGT_RECORD_NOT_FOUND', `Could not find ${name} with id ${String(id)}`);
    };
    const input = (args: Row): Row => (isRow(args[name]) ? args[name] : {});
    const change = (args: Row): string => update(idOf(args), input(args));
    const add = (args: Row): string => create(input(args));
    const one =
      (act: (args: Row) => string) =>
      (args: Row): object =>
        attempt(name, () => ({ [name]: record(act(args)) }));
    roots[name] = ({ id }: Row) => record(id);
    roots[plural] = (args: FindArgs) => connection(model, rowsOf(name), args);
    roots[`create${type}`] = one(add);
    roots[`update${type}`] = one(change);
    roots[`upsert${type}`] = (args: Row) => {
      const { id } = input(args);
      const isKnown = find(id) !== null;
      return {
        ...one(isKnown ? () => change({ ...args, id }) : add)(args),
        __typename: `${isKnown ? 'Update' : 'Create'}${type}Result`,
      };
    };
    roots[`delete${type}`] = (args: Row) =>
      attempt(name, () => {
        remove(idOf(args));
      });
  }
  return roots;
}

function metaOf({ name, plural }: Pick<GadgetModel, 'name' | 'plural'>): object {
  return { apiIdentifier: name, graphQLTypeName: capital(name), key: name, name, pluralApiIdentifier: plural };
}

/** Failures are part of a good answer: success is false, and errors say why. */
function attempt(name: string, act: () => object | void): object {
  try {
    return { success: true, errors: null, ...act() };
  } catch (error) {
    if (!(error instanceof GraphQLError) || !String(error.extensions['code']).startsWith('GGT')) throw error;
    const { code, validationErrors } = error.extensions;
    const __typename = code === 'GGT_INVALID_RECORD' ? 'InvalidRecordError' : 'SimpleError';
    const model = metaOf({ name, plural: `${name}s` });
    return { success: false, errors: [{ __typename, code, message: error.message, validationErrors, model }] };
  }
}

function deny(): never {
  throw failure('GGT_PERMISSION_DENIED', 'Permission denied to access this action.');
}

function forbid(): never {
  throw failure('GGT_PERMISSION_DENIED', 'Permission denied to access this resource.');
}
