import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { followRelations } from '../tableRelations.ts';
import { findDocuments } from './filter.ts';
import { type Model, lowered } from './modelText.ts';
import { composeRows } from './records.ts';
import { composeModels } from './schema.ts';
import { composeWrites } from './writes.ts';

const kinds = { Customer: 'client', Pet: 'patient', Appointment: 'appointment' } as const;

type Resolve = (args: Row, context: unknown, info: GraphQLResolveInfo) => unknown;

/** Resolvers of what is generated for every model. */
export function composeRoots(stage: Backstage): object {
  const dnis = new Map<number, string>();
  const rows = composeRows(stage, dnis);
  const writes = composeWrites(stage, rows, dnis);
  const all = (name: string): readonly Row[] => rows.rowsOf[name]?.() ?? [];
  const follow = followRelations(composeModels, all);
  function show(model: Model, row: Row): Row {
    const { name, one, many } = model;
    const kind = Object.entries(kinds).find(([each]) => each === name)?.[1];
    if (kind) stage.meet(kind, Number(row['key']));
    const related = (field: string) => (args: Row) => {
      const found = follow(model, row, field);
      const others = found ? find(found.table, found.rows, args) : [];
      return found?.isMany ? others : (others[0] ?? null);
    };
    return { ...row, ...Object.fromEntries(Object.keys({ ...one, ...many }).map((field) => [field, related(field)])) };
  }
  function find(model: Model, from: readonly Row[], args: Row): readonly Row[] {
    return findDocuments(model, from, args, stage.cap).map((row) => show(model, row));
  }
  const roots: Record<string, Resolve> = {};
  for (const model of composeModels) {
    const { name } = model;
    const lower = lowered(name);
    const byId = (id: unknown): Row | undefined => all(name).find((row) => row['_id'] === id);
    roots[`${lower}ById`] = (args) => find(model, all(name), { filter: args })[0] ?? null;
    roots[`${lower}ByIds`] = (args) =>
      find(model, all(name), { ...args, filter: { _operators: { _id: { in: args['_ids'] } } } });
    roots[`${lower}One`] = (args) => find(model, all(name), { ...args, limit: 1 })[0] ?? null;
    roots[`${lower}Many`] = (args) => find(model, all(name), args);
    roots[`${lower}Count`] = ({ filter }) => findDocuments(model, all(name), { filter }).length;
    roots[`${lower}Pagination`] = ({ filter, sort, page, perPage }) => {
      const current = Number(page ?? 0) || 1;
      const size = Math.min(Number(perPage ?? 0) || 20, stage.cap);
      if (current < 0) throw new GraphQLError('Argument `page` should be positive number.');
      if (size < 0) throw new GraphQLError('Argument `perPage` should be positive number.');
      const count = findDocuments(model, all(name), { filter }).length;
      const items = find(model, all(name), { filter, sort, skip: (current - 1) * size, limit: size });
      const neighbours = { hasPreviousPage: current > 1, hasNextPage: current * size < count };
      const pages = { currentPage: current, perPage: size, pageCount: Math.ceil(count / size), itemCount: count };
      return { count, items, pageInfo: { ...pages, ...neighbours } };
    };
    const payload = (row: Row | undefined): Row | null =>
      row ? { recordId: row['_id'], record: show(model, row) } : null;
    const { create, update, remove } = writes[name] ?? {};
    if (create) roots[`${lower}CreateOne`] = caught(({ record }) => payload(create(record as Row)));
    if (update)
      roots[`${lower}UpdateById`] = caught(({ _id: id, record }) => {
        const row = byId(id);
        if (!row) throw new GraphQLError('Document not found');
        return payload(update(Number(row['key']), record as Row));
      });
    if (remove)
      roots[`${lower}RemoveById`] = caught(({ _id: id }) => {
        const row = byId(id);
        if (row) remove(Number(row['key']));
        return payload(row);
      });
  }
  return roots;
}

/** An error stands in the payload where its field is asked for, and among the errors of the answer otherwise. */
function caught(mutate: (args: Row) => Row | null): Resolve {
  return (args, _context, { fieldNodes }) => {
    const isAsked = fieldNodes.some(({ selectionSet }) =>
      selectionSet?.selections.some((each) => each.kind === 'Field' && each.name.value === 'error'),
    );
    try {
      return mutate(args);
    } catch (error) {
      if (!isAsked || !(error instanceof Error)) throw error;
      return { error: { __typename: 'RuntimeError', message: error.message } };
    }
  };
}
