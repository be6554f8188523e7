import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { type FindArgs, findMany } from '../prisma/find.ts';
import type { LernFairModel } from './models.ts';
import { lernFairRecords } from './records.ts';
import { lernFairModels } from './schemaModels.ts';
import { createStore } from './store.ts';
import { lernFairWrites } from './writes.ts';

/** Lists that have to be asked for in pages. */
const limited = ['courses', 'pupils', 'matches'];

/** The conditions on columns that are lists, which the database compares in ways of their own. */
function meetsLists(row: Row, { columns }: LernFairModel, where: Row | null | undefined): boolean {
  return Object.entries(where ?? {}).every(([column, filter]) => {
    if (!(columns[column] ?? '').startsWith('[') || !isRow(filter)) return true;
    const own: unknown[] = Array.isArray(row[column]) ? row[column] : [];
    const listed = (wanted: unknown): unknown[] => (Array.isArray(wanted) ? wanted : []);
    return Object.entries(filter).every(([way, wanted]) => {
      if (way === 'has') return own.includes(wanted);
      if (way === 'hasEvery') return listed(wanted).every((item) => own.includes(item));
      if (way === 'hasSome') return listed(wanted).some((item) => own.includes(item));
      if (way === 'isEmpty') return (own.length === 0) === wanted;
      return JSON.stringify(own) === JSON.stringify(wanted);
    });
  });
}

function withoutLists({ columns }: LernFairModel, where: Row | null | undefined): Row {
  return Object.fromEntries(Object.entries(where ?? {}).filter(([column]) => !(columns[column] ?? '').startsWith('[')));
}

/** A query may not be too large; what is asked for by number never is. */
function checkLimit({ take, where }: FindArgs): void {
  const refuse = (message: string): never => {
    throw new GraphQLError(`Overcomplex Query: ${message}`, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  };
  if (take && take > 100) refuse('Please reduce the TAKE arg to less than 100 entries');
  if (!where?.['id'] && (take === null || take === undefined)) refuse('Please implement pagination with TAKE and SKIP');
}

/** The root fields of the product. */
export function lernFairRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const store = createStore(practice);
  const records = lernFairRecords(backstage, store);
  const rowsOf: Readonly<Record<string, (() => readonly Row[]) | undefined>> = records.rows;
  const nodes: Readonly<Record<string, ((row: Row) => Row) | undefined>> = records.nodes;

  const list =
    (model: LernFairModel) =>
    (args: FindArgs): readonly Row[] => {
      if (limited.includes(model.plural)) checkLimit(args);
      const rows = rowsOf[model.name]?.() ?? records.stored(model);
      const met = rows.filter((row) => meetsLists(row, model, args.where));
      const found = findMany(() => null, model, met, { ...args, where: withoutLists(model, args.where) }, cap);
      const node = nodes[model.name] ?? ((row: Row): Row => ({ ...row, ...records.covered(model.name) }));
      return found.map(node);
    };
  const missing = (): never => {
    throw new GraphQLError('Internal Server Error - Consult logs for details', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  };

  return {
    ...Object.fromEntries(lernFairModels.map((model) => [model.plural, list(model)])),
    me: {
      userID: 'admin/',
      firstname: 'Admin',
      lastname: '',
      email: 'test+dev+admin@lern-fair.de',
      active: true,
      lastLogin: '2026-11-17T08:00:00.000Z',
    },
    myRoles: ['UNAUTHENTICATED', 'ADMIN'],
    usersSearch({
      query,
      only,
      take,
    }: {
      readonly query: string;
      readonly only?: string | null;
      readonly take?: number | null;
    }) {
      const words = query
        .toLowerCase()
        .split(' ')
        .filter((word) => word !== '');
      const fits = (row: Row): boolean =>
        words.every((word) =>
          [row['firstname'], row['lastname'], row['email']].some((part) => textOf(part).toLowerCase().includes(word)),
        );
      const found = (['pupil', 'student'] as const)
        .filter((type) => !only || only === type)
        .flatMap((type) => {
          const rows = type === 'pupil' ? records.rows.Pupil() : records.rows.Student();
          return rows.filter(fits).map((row) => records.user(type, row));
        });
      return found.slice(0, take ?? found.length);
    },
    appointment({ appointmentId }: { readonly appointmentId: number }) {
      const row = records.lectureOf(appointmentId);
      return row ? records.nodes.Lecture(records.lectureRow(row)) : missing();
    },
    match({ matchId }: { readonly matchId: number }) {
      const row = records.rows.Match().find(({ id }) => id === matchId);
      return row ? records.nodes.Match(row) : missing();
    },
    pupilsToBeScreened: [],
    pushPublicKey: null,
    ...lernFairWrites(backstage, records, store),
  };
}
