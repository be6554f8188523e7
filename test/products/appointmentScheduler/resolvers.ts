import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { found, type Table } from './links.ts';
import { createMemory, usernameFor } from './memory.ts';
import { schedulerRecords } from './records.ts';
import { schedulerTables } from './tables.ts';
import { refuse, textIn } from './values.ts';

interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: Row | null;
  readonly before?: Row | null;
}

interface WriteArgs {
  readonly where: Row;
  readonly data: Row;
  readonly create: Row;
  readonly update: Row;
}

const week = 604_800;
const password = 'Front-desk-1';

/** A stretch of a table, which is whole without sizes and cursors; a size of 0 gives no rows. */
function pageOf(table: Table, keys: readonly number[], { first, last, after, before }: PageArgs): readonly number[] {
  // Of each pair only one is understood.
  if ((first && last) || (after && before) || (after && last) || (before && first)) refuse();
  const take = first || (last ? -last : null);
  const cursor = after ?? before ?? null;
  const key = cursor === null ? null : table.find(cursor);
  if (cursor !== null && key === null) return [];
  const index = keys.indexOf(key ?? 0);
  const isBackwards = take === null ? Boolean(before) : take < 0;
  if (isBackwards) return (cursor === null ? keys : keys.slice(0, index)).slice(take ?? 0);
  return (cursor === null ? keys : keys.slice(index + 1)).slice(0, take ?? undefined);
}

/** The root fields: queries and mutations of the plugin's CRUD, and those of its own for users. */
export function appointmentSchedulerRoots(backstage: Backstage): object {
  const { practice, refuseWrites } = backstage;
  const memory = createMemory(practice);
  const records = schedulerRecords(backstage, memory);
  const tables = schedulerTables(backstage, records, memory);
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
  };
  const passwords = new Map<number, string>();
  const passwordOf = (id: number): string => passwords.get(id) ?? password;
  const session = (id: number): Row => ({
    token: `scheduler-session-${String(id)}`,
    expiresIn: week,
    user: records.user(id),
  });
  const sorted = (keys: Iterable<number>): readonly number[] => [...keys].toSorted((one, other) => one - other);

  /** The operations of one model. */
  const crud = (
    [one, many]: readonly [string, string],
    table: Table,
    keys: () => Iterable<number>,
    show: (key: number) => Row | null,
  ): Row => {
    const model = one.slice(0, 1).toUpperCase() + one.slice(1);
    return {
      [one]: ({ where }: WriteArgs) => {
        const key = table.find(where);
        return key === null ? null : show(key);
      },
      [many]: (args: PageArgs) => pageOf(table, sorted(keys()), args).map(show),
      [`createOne${model}`]: ({ data }: WriteArgs) => {
        allowed();
        return show(table.create(data));
      },
      [`updateOne${model}`]: ({ where, data }: WriteArgs) => {
        allowed();
        const key = found(table, where);
        table.update(key, data);
        return show(key);
      },
      [`upsertOne${model}`]: ({ where, create, update }: WriteArgs) => {
        allowed();
        const key = table.find(where);
        if (key === null) return show(table.create(create));
        table.update(key, update);
        return show(key);
      },
      [`deleteOne${model}`]: ({ where }: WriteArgs) => {
        allowed();
        const key = found(table, where);
        const before = show(key);
        table.remove(key);
        return before;
      },
    };
  };

  const clientKeys = (): readonly number[] => records.customers().map(({ key }) => key);
  const visitKeys = (): readonly number[] => records.appointments().map(({ key }) => key);
  const { user, users, deleteOneUser } = crud(['user', 'users'], tables.users, () => memory.users.keys(), records.user);
  return {
    ...crud(['customer', 'customers'], tables.customers, clientKeys, records.customer),
    ...crud(['appointment', 'appointments'], tables.appointments, visitKeys, records.appointment),
    ...crud(['appointmentType', 'appointmentTypes'], tables.types, () => memory.types.keys(), records.type),
    ...crud(
      ['recurrentAvailability', 'recurrentAvailabilities'],
      tables.hours,
      () => memory.hours.keys(),
      records.hours,
    ),
    ...crud(
      ['availabilityModifier', 'availabilityModifiers'],
      tables.modifiers,
      () => memory.modifiers.keys(),
      records.modifier,
    ),
    user,
    users,
    me: () => session(1),
    deleteOneUser(args: WriteArgs) {
      allowed();
      // Only the user who asks is deleted, and only by the number.
      if (args.where['id'] !== 1 || typeof deleteOneUser !== 'function') return refuse();
      const gone: unknown = deleteOneUser(args);
      return gone;
    },
    signup(args: Row) {
      allowed();
      if (!args['password'] && !args['oAuthToken'])
        throw new GraphQLError(
          "Signup must be made using credentials or OAuth. Therefore 'password' or 'oAuthToken' must be set.",
        );
      const [firstName, lastName] = [textIn(args['firstName']) ?? '', textIn(args['lastName']) ?? ''];
      const username = usernameFor(memory.users, firstName, lastName);
      const id = tables.users.create({ email: args['email'], firstName, lastName, username });
      const given = textIn(args['password']);
      if (given !== null) passwords.set(id, given);
      return session(id);
    },
    signin({ email, password: given, oAuthToken }: Row) {
      // Who signs in with Google is not known to this server.
      if (!email || !given || isRow(oAuthToken)) throw new GraphQLError('User not found');
      const id = tables.users.find({ email });
      if (id === null) throw new GraphQLError(`No user found for email: ${textIn(email) ?? ''}`);
      if (given !== passwordOf(id)) throw new GraphQLError('Invalid password');
      return session(id);
    },
    updateCurrentUser({ oldPassword, newPassword, oAuthToken: _token, ...fields }: Row) {
      allowed();
      const before = memory.users.get(1) ?? refuse();
      if (oldPassword && newPassword) {
        if (oldPassword !== passwordOf(1)) throw new GraphQLError('Invalid password');
        passwords.set(1, textIn(newPassword) ?? password);
      }
      const emptied = ['websiteUrl', 'address'];
      const changes = Object.entries(presentFields(fields)).filter(
        ([field, value]) => value !== null || emptied.includes(field),
      );
      memory.users.set(1, { ...before, ...Object.fromEntries(changes) });
      return records.user(1);
    },
  };
}
