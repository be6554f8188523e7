import { GraphQLError } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { type Row, isRow, textOf } from '../generatedRows.ts';
import { type ContentWhere, meetsDate, meetsMeta } from './contentWhere.ts';
import {
  byUsername,
  databaseId,
  instantOnSite,
  isOnSite,
  siteZone,
  wpGraphqlIds,
  wpGraphqlRows,
  wpGraphqlWords,
} from './records.ts';
import { wpGraphqlWrites } from './writes.ts';

type Args<Where> = ConnectionArgs & { readonly where?: Where | null };
type One = { readonly id?: string | null; readonly idType?: string | null; readonly customerId?: number | null };

type IdLists = Partial<
  Readonly<Record<'customerIn' | 'staffIn' | 'productIn' | 'locationIn', readonly string[] | null>>
>;

interface AppointmentWhere extends ContentWhere, IdLists {
  readonly dateBetween?: { readonly start: string; readonly end: string } | null;
}

interface PeopleWhere extends Partial<Readonly<Record<'search' | 'email' | 'order' | 'role', string | null>>> {
  readonly include?: readonly number[] | null;
  readonly exclude?: readonly number[] | null;
  readonly roleIn?: readonly string[] | null;
}

const usualPage = 10;

/** Resolvers of the site. */
export function wpGraphqlRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const { post, administrator, member, account, customer, location, product, appointment } = wpGraphqlRows(stage);
  function connection<Record>(rows: readonly Record[], args: ConnectionArgs, show: (row: Record) => Row | null) {
    const isOpen = (args.first ?? null) === null && (args.last ?? null) === null;
    const stretch = stretchOf(rows, { ...args, ...(isOpen && { first: usualPage }) }, cap);
    const { startCursor, endCursor, hasNext: hasNextPage, hasPrevious: hasPreviousPage } = stretch;
    const edges = stretch.edges.map(({ cursor, row }) => ({ cursor, node: show(row) }));
    const pageInfo = { startCursor, endCursor, hasNextPage, hasPreviousPage };
    return { edges, nodes: edges.map(({ node }) => node), pageInfo };
  }
  const withStaff = (row: AppointmentRecord): Row => {
    const staff = practice.providers.filter(({ key }) => key === row.providerKey);
    return { ...appointment(row), staff: (args: ConnectionArgs) => connection(staff, args, member) };
  };
  /** The contents that meet the arguments, the ones that were published last first. */
  function contents(rows: readonly Row[], where: ContentWhere): readonly Row[] {
    const { search, status, stati, orderby, author } = where;
    const wanted = stati ?? (status ? [status] : null);
    const words = wanted?.map((word) => word.toLowerCase().replaceAll('_', '-'));
    const found = rows.filter(
      (row) =>
        (words ? words.includes(String(row['status'])) : row['status'] !== 'trash') &&
        (!search || textOf(row['title']).toLowerCase().includes(search.toLowerCase())) &&
        (!where.in || where.in.some((id) => id === row['id'] || id === String(row['databaseId']))) &&
        (!author || authorOf(row) === author) &&
        meetsDate(row, where.dateQuery),
    );
    const [by = { field: 'DATE', order: 'DESC' }] = orderby ?? [];
    const sign = by.order === 'DESC' ? -1 : 1;
    const valueOf = (row: Row): string => textOf(row[by.field === 'AUTHOR' ? 'databaseId' : by.field.toLowerCase()]);
    return found.toSorted((one, other) => sign * valueOf(one).localeCompare(valueOf(other), 'en'));
  }
  const isOf = (kind: Kind, key: number | null, ids: readonly string[] | null | undefined): boolean =>
    !ids || (key !== null && ids.some((id) => wpGraphqlIds.key(kind, id) === key));
  function appointments(args: Args<AppointmentWhere>): object {
    const where = args.where ?? {};
    const from = where.dateBetween && instantOnSite(where.dateBetween.start);
    const to = where.dateBetween && instantOnSite(where.dateBetween.end);
    const rows = practice.appointments.filter(
      (row) =>
        isOnSite(row) &&
        (!from || !to || (row.start < to && row.start + row.minutes * 60_000 > from)) &&
        isOf('client', row.clientKey, where.customerIn) &&
        isOf('provider', row.providerKey, where.staffIn) &&
        isOf('visitType', row.typeKey, where.productIn) &&
        isOf('place', row.placeKey, where.locationIn) &&
        meetsMeta(metaOf(row), where.metaQuery),
    );
    // Only those of a page are met, so that a row which can't be read spoils no other page.
    const quiet = wpGraphqlRows({ ...stage, meet: () => undefined });
    const byId = new Map(rows.map((row) => [wpGraphqlIds.of('appointment', row.key), row]));
    const found = contents(rows.map(quiet.appointment), where).flatMap((row) => byId.get(textOf(row['id'])) ?? []);
    return connection(found, args, withStaff);
  }
  const people = (where: PeopleWhere) => (row: Row) =>
    (!where.search || ['username', 'email', 'name'].some((field) => includes(row[field], where.search ?? ''))) &&
    (!where.email || row['email'] === where.email) &&
    (!where.include || where.include.includes(Number(row['databaseId']))) &&
    !where.exclude?.includes(Number(row['databaseId'])) &&
    (!where.role || row['role'] === where.role.toLowerCase()) &&
    (!where.roleIn || where.roleIn.some((role) => row['role'] === role.toLowerCase()));
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted).toSorted(byUsername);
  const list = (rows: () => readonly (Row | null)[]) => (args: Args<ContentWhere>) => {
    const there = rows().flatMap((row): readonly Row[] => (row ? [row] : []));
    return connection(contents(there, args.where ?? {}), args, asIs);
  };
  return {
    appointments,
    appointment(args: One) {
      const row = rowOf(practice.appointments, keyOf('appointment', args));
      return row && isOnSite(row) && !row.isDeleted ? withStaff(row) : null;
    },
    locations: list(() => practice.places.map(({ key }) => location(key))),
    location: (args: One) => location(keyOf('place', args) ?? 0),
    posts: list(() => [post('organization', 1, 'We are open on Saturdays')]),
    appointableProducts: list(() => practice.visitTypes.filter((row) => !row.isBlock).map(({ key }) => product(key))),
    customers(args: Args<PeopleWhere>) {
      const found = clients().filter((row) => people(args.where ?? {})(account(row)));
      return connection(args.where?.order === 'DESC' ? found.toReversed() : found, args, customer);
    },
    customer({ id, customerId }: One) {
      const row = rowOf(practice.clients, wpGraphqlIds.key('client', id ?? customerId));
      return row && !row.isDeleted ? customer(row) : null;
    },
    users(args: Args<PeopleWhere>) {
      const all = [administrator, ...practice.providers.map(member), ...clients().map(account)];
      const login = (row: Row): string => textOf(row['username']);
      const found = all.filter(people(args.where ?? {})).toSorted((a, b) => (login(a) < login(b) ? -1 : 1));
      return connection(found, args, asIs);
    },
    user(args: One) {
      const row = rowOf(practice.providers, keyOf('provider', args));
      return row && member(row);
    },
    viewer: administrator,
    generalSettings: {
      title: practice.organization.name,
      url: 'https://clinic.example.test',
      email: 'desk@example.test',
      language: 'en_US',
      timezone: siteZone,
      dateFormat: 'F j, Y',
    },
    increaseCount: ({ count }: { count?: number | null }) => (count ?? 0) + 1,
    ...wpGraphqlWrites(stage, withStaff, customer, administrator),
  };
}

/** The metadata of an appointment, which stand in no type. */
function metaOf(row: AppointmentRecord): Readonly<Record<string, string>> {
  const stamp = (instant: number): string => wallText(instant, siteZone).replaceAll(/\D/g, '');
  return {
    _appointment_start: stamp(row.start),
    _appointment_end: stamp(row.start + row.minutes * 60_000),
    _appointment_customer_status: wpGraphqlWords[row.state][1],
    _appointment_product_id: String(databaseId('visitType', row.typeKey)),
    ...(row.clientKey !== null && { _appointment_customer_id: String(databaseId('client', row.clientKey)) }),
    ...(row.providerKey !== null && { _appointment_staff_id: String(databaseId('provider', row.providerKey)) }),
  };
}

/** The key of the id that is asked for: a global one, unless it is said to be of the database. */
function keyOf(kind: Kind, { id, idType }: One): number | null {
  if (/^\d+$/.test(id ?? '') !== (idType === 'DATABASE_ID'))
    throw new GraphQLError('The ID input is invalid. Make sure you set the proper idType for your input.');
  return wpGraphqlIds.key(kind, id);
}

function authorOf({ author }: Row): unknown {
  return isRow(author) && isRow(author['node']) ? author['node']['databaseId'] : null;
}

function asIs(row: Row): Row {
  return row;
}

function includes(value: unknown, search: string): boolean {
  return textOf(value).toLowerCase().includes(search.toLowerCase());
}
