import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, isRow } from '../generatedRows.ts';
import { type FindArgs, badRequest, findPage, isUnique, meetsWhere } from './find.ts';
import { type Model, small } from './modelText.ts';
import { hygraphIds, hygraphRows } from './records.ts';
import { hygraphModels } from './schema.ts';
import { type Stage, documentStages } from './stages.ts';
import { type Writes, hygraphWrites } from './writes.ts';

type Staged = FindArgs & { readonly stage?: Stage };

interface ById {
  readonly where: Row;
  readonly stage?: Stage;
}

const kinds: Readonly<Record<string, 'client' | 'appointment'>> = { Patient: 'client', Appointment: 'appointment' };

/** Resolvers of what is generated for every model. */
export function hygraphRoots(stage: Backstage): object {
  const { rowsOf } = hygraphRows(stage);
  const stages = documentStages(rowsOf);
  const writes = hygraphWrites(stage);
  function show(model: Model, row: Row): Row {
    const own: Stage = row['stage'] === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT';
    const follow = stages.follow[own];
    const kind = kinds[model.name];
    if (kind) stage.meet(kind, hygraphIds.key(kind, String(row['id'])) ?? 0);
    const shown: Record<string, unknown> = { ...row, __typename: model.name };
    const user = (column: string) => () => {
      const found = stages.rowsIn('DRAFT', 'User').find(({ id }) => id === row[column]);
      return found ? show(named('User'), found) : null;
    };
    shown['createdBy'] = user('createdById');
    shown['updatedBy'] = user('updatedById');
    shown['publishedBy'] = row['publishedAt'] === null ? null : user('updatedById');
    for (const field of Object.keys(model.one ?? {}))
      shown[field] = () => {
        const related = follow(model, row, field);
        const [first] = related?.rows ?? [];
        return related && first ? show(named(related.table.name), first) : null;
      };
    for (const field of Object.keys(model.many ?? {}))
      shown[field] = (args: FindArgs) => {
        const related = follow(model, row, field);
        if (!related) return [];
        const target = named(related.table.name);
        return findPage(follow, target, related.rows, args, stage.cap).rows.map((each) => show(target, each));
      };
    shown['documentInStages'] = (args: { stages: readonly Stage[]; includeCurrent: boolean }) =>
      args.stages
        .filter((other) => args.includeCurrent || other !== own)
        .flatMap((other) => stages.rowsIn(other, model.name).filter(({ id }) => id === row['id']))
        .map((each) => show(model, each));
    shown['scheduledIn'] = [];
    shown['history'] = [{ id: row['id'], stage: own, revision: 1, createdAt: row['createdAt'] }];
    return shown;
  }
  const page = (model: Model, { stage: wanted = 'DRAFT', ...args }: Staged) => {
    const rows = stages.rowsIn(wanted, model.name);
    const found = findPage(stages.follow[wanted], model, rows, args, stage.cap);
    return { ...found, rows: found.rows.map((row) => show(model, row)) };
  };
  const connection = (model: Model, args: Staged): object => {
    const { rows, total, hasNext, hasPrevious } = page(model, args);
    return {
      edges: rows.map((node) => ({ node, cursor: node['id'] })),
      pageInfo: {
        hasNextPage: hasNext,
        hasPreviousPage: hasPrevious,
        startCursor: rows[0]?.['id'] ?? null,
        endCursor: rows.at(-1)?.['id'] ?? null,
        pageSize: rows.length,
      },
      aggregate: { count: total },
    };
  };
  const find = (model: Model, { where, stage: wanted = 'DRAFT' }: ById): Row | null =>
    stages.rowsIn(wanted, model.name).find((row) => isUnique(row, where)) ?? null;
  const one = (model: Model, args: ById): Row | null => {
    const row = find(model, args);
    return row && show(model, row);
  };
  const roots: Record<string, unknown> = {
    node: ({ id, stage: wanted }: { id: string; stage?: Stage }) =>
      hygraphModels
        .map((model) => one(model, { where: { id }, ...(wanted && { stage: wanted }) }))
        .find((row) => row !== null) ?? null,
    scheduledOperations: [],
  };
  for (const model of hygraphModels) {
    const { name, plural } = model;
    roots[plural] = (args: Staged) => page(model, args).rows;
    roots[small(name)] = (args: ById) => one(model, args);
    roots[`${plural}Connection`] = (args: Staged) => connection(model, args);
    if (model.isSystem !== true) Object.assign(roots, mutationsOf(model, writes[name] ?? denied));
  }
  function mutationsOf(model: Model, { create, update, remove }: Writes): object {
    const { name, plural } = model;
    const all = plural.slice(0, 1).toUpperCase() + plural.slice(1);
    const isAllowed = writes[name] !== undefined;
    const draft = (id: string): Row | null => one(model, { where: { id } });
    /** The id of a document that is to be changed. */
    const idOf = (where: Row): string | null => {
      if (!isAllowed) return deny();
      const row = find(model, { where });
      return row && String(row['id']);
    };
    const needed = (where: Row): string => {
      const id = idOf(where);
      if (id !== null) return id;
      throw badRequest(`could not find ${name} to change`);
    };
    const chosen = (args: FindArgs): readonly Row[] => {
      if (!isAllowed) return deny();
      const first = args.first ?? stage.cap;
      return findPage(stages.follow.DRAFT, model, stages.rowsIn('DRAFT', name), { ...args, first }, stage.cap).rows;
    };
    const changed = (args: FindArgs, change: (id: string) => void): object => {
      const ids = chosen(args).map(({ id }) => String(id));
      const former = connection(model, { where: { id_in: ids }, first: stage.cap });
      stages.keeping(() => ids.forEach(change));
      const still = stages
        .rowsIn('DRAFT', name)
        .some((row) => meetsWhere(stages.follow.DRAFT, model, row, { id_in: ids }));
      return still ? connection(model, { where: { id_in: ids }, first: stage.cap }) : former;
    };
    const publish = (id: string): void => stages.publish(name, id, stage.now());
    return {
      [`create${name}`]: ({ data }: { data: Row }) => draft(stages.keeping(() => create(data))),
      [`update${name}`]({ where, data }: { where: Row; data: Row }) {
        const id = needed(where);
        stages.keeping(() => update(id, data));
        return draft(id);
      },
      [`delete${name}`]({ where }: ById) {
        const id = needed(where);
        const row = draft(id);
        remove(id);
        return row;
      },
      [`upsert${name}`]({ where, upsert }: { where: Row; upsert: { create: Row; update: Row } }) {
        const id = idOf(where);
        if (id === null) return draft(stages.keeping(() => create(upsert.create)));
        stages.keeping(() => update(id, upsert.update));
        return draft(id);
      },
      [`publish${name}`]({ where }: ById) {
        const id = needed(where);
        publish(id);
        return one(model, { where: { id }, stage: 'PUBLISHED' });
      },
      [`unpublish${name}`]({ where }: ById) {
        const id = needed(where);
        stages.unpublish(id);
        return draft(id);
      },
      [`schedulePublish${name}`]: deny,
      [`updateMany${all}Connection`]: ({ data, ...args }: FindArgs & { data: Row }) =>
        changed(args, (id) => update(id, data)),
      [`deleteMany${all}Connection`]: (args: FindArgs) => changed(args, remove),
      [`publishMany${all}Connection`]: (args: FindArgs) => changed(args, publish),
    };
  }
  return roots;
}

const denied: Writes = { create: deny, update: deny, remove: deny };

/** The token may read everything, and write patients and appointments. */
function deny(): never {
  throw badRequest('not allowed');
}

function named(name: string): Model {
  const model = hygraphModels.find((each) => each.name === name);
  if (!isRow(model)) throw new Error(`No model ${name}`);
  return model;
}
