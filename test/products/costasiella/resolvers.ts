import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { costasiellaAccountWrites } from './accountWrites.ts';
import { type Connection, connectionOf, type PageArgs } from './connection.ts';
import { globalId, readId } from './ids.ts';
import { type AttendanceArgs, costasiellaRecords } from './records.ts';
import { scheduleDays } from './scheduleDays.ts';
import { costasiellaScheduleWrites } from './scheduleWrites.ts';
import { createStore } from './store.ts';
import { collated } from './values.ts';

type ListArgs = PageArgs & Row;

/** Lists of the store: the type of their nodes, and the columns that they are ordered by. */
const lists: Readonly<Record<string, { readonly type: string; readonly order?: string; readonly archived?: true }>> = {
  accountClasspasses: { type: 'AccountClasspassNode', order: '-dateStart' },
  accountProducts: { type: 'AccountProductNode', order: '-createdAt' },
  businesses: { type: 'BusinessNode', order: 'name' },
  financeInvoices: { type: 'FinanceInvoiceNode', order: '-dateSent' },
  organizations: { type: 'OrganizationNode' },
  organizationAnnouncements: { type: 'OrganizationAnnouncementNode', order: '-dateStart' },
  organizationAppointments: { type: 'OrganizationAppointmentNode', order: 'name', archived: true },
  organizationAppointmentCategories: { type: 'OrganizationAppointmentCategoryNode', order: 'name', archived: true },
  organizationClasspasses: { type: 'OrganizationClasspassNode', order: 'name', archived: true },
  organizationClasstypes: { type: 'OrganizationClasstypeNode', order: 'name', archived: true },
  organizationDiscoveries: { type: 'OrganizationDiscoveryNode', order: 'name', archived: true },
  organizationLanguages: { type: 'OrganizationLanguageNode', order: 'name', archived: true },
  organizationLevels: { type: 'OrganizationLevelNode', order: 'name', archived: true },
  organizationLocations: { type: 'OrganizationLocationNode', order: 'name', archived: true },
  organizationLocationRooms: { type: 'OrganizationLocationRoomNode', order: 'name', archived: true },
  organizationProducts: { type: 'OrganizationProductNode', order: 'name', archived: true },
};
const single = /(?:s|ies|sses)$/;
const pageNames = ['offset', 'before', 'after', 'first', 'last', 'orderBy'];

/** The value of a column as filters see it: an id of any type stands for its number. */
function meets(row: Row, name: string, wanted: unknown): boolean {
  const [field = '', lookup = 'Exact'] = name.split('_');
  const value = field === 'id' ? row['number'] : row[field];
  const text = textOf(value);
  if (lookup === 'Isnull') return (value === null || value === '') === wanted;
  if (lookup === 'Icontains') return collated(text).includes(collated(String(wanted)));
  if (lookup === 'Lte') return text <= String(wanted);
  if (lookup === 'Gte') return text >= String(wanted);
  if (lookup === 'TrialPass') return wanted === false;
  if (typeof value === 'boolean') return value === wanted;
  if (typeof value === 'number') return text === readId(wanted).number;
  return collated(text) === collated(String(wanted));
}

function filtered(rows: readonly Row[], args: ListArgs): readonly Row[] {
  const filters = Object.entries(args).filter(
    ([name, value]) => !pageNames.includes(name) && value !== null && value !== undefined && value !== '',
  );
  return rows.filter((row) => filters.every(([name, value]) => meets(row, name, value)));
}

/** Rows by a column that may be turned around; equal ones stay as they were. */
function ordered(rows: readonly Row[], order: string | undefined): readonly Row[] {
  if (order === undefined) return rows;
  const column = order.replace('-', '');
  const key = (row: Row): string => collated(String(row[column]));
  const sign = order.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => (key(one) === key(other) ? 0 : key(one) < key(other) ? -sign : sign));
}

/** The root fields of the product. */
export function costasiellaRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const store = createStore(practice);
  const records = costasiellaRecords(backstage, store);

  const list =
    (field: string) =>
    (args: ListArgs): Connection => {
      const { type = '', order, archived } = lists[field] ?? {};
      if (field === 'organizationClasstypes' && args['archived'] === undefined)
        throw new GraphQLError(
          "OrganizationClasstypeQuery.resolve_organization_classtypes() missing 1 required positional argument: 'archived'",
        );
      const isThere = (row: Row): boolean => !archived || row['archived'] === (args['archived'] ?? false);
      const rows = filtered(records.stored(type).filter(isThere), args);
      return connectionOf(field, ordered(rows, order), (row) => records.storedNode(type, row), args, cap);
    };
  /** One node, of the type that a field is for. */
  const one =
    (type: string) =>
    ({ id }: { readonly id: string }): Row => {
      const { type: given, number } = readId(id);
      if (given === '')
        throw new GraphQLError(
          `Unable to parse global ID "${id}". Make sure it is a base64 encoded string in the format: "TypeName:id".`,
        );
      if (given !== type) throw new GraphQLError(`Must receive a ${type} id.`);
      const row = records.node(type, number);
      if (row) return row;
      throw new GraphQLError(`${type.replace('Node', '')} matching query does not exist.`);
    };
  const accounts = (field: string, isMeant: (row: Row) => boolean) => (args: ListArgs) => {
    const orders = ['created_at', '-created_at', 'full_name', '-full_name'];
    const wanted = typeof args['orderBy'] === 'string' && args['orderBy'] !== '' ? args['orderBy'] : null;
    if (wanted !== null && !orders.includes(wanted))
      throw new GraphQLError(
        JSON.stringify({ order_by: [{ message: 'Select a valid choice.', code: 'invalid_choice' }] }),
      );
    const order = wanted?.replace('full_name', 'fullName').replace('created_at', 'createdAt') ?? 'firstName';
    // Instructors come first where names are equal, since they were entered first.
    const rows = ordered(filtered(records.accounts().filter(isMeant), args), order);
    return connectionOf(field, rows, records.seenAccount, args, cap);
  };
  const singles = Object.entries(lists).map(([field, { type }]): [string, unknown] => {
    const name = field.replace(single, (end) => ({ ies: 'y', sses: 'ss' })[end] ?? '');
    return [name, one(type)];
  });

  return {
    ...Object.fromEntries(Object.keys(lists).map((field) => [field, list(field)])),
    ...Object.fromEntries(singles),
    user: {
      id: '1',
      lastLogin: '2026-11-17T13:00:00+00:00',
      isSuperuser: true,
      username: 'admin@example.test',
      firstName: 'Front',
      lastName: 'Desk',
      isStaff: true,
      isActive: true,
      email: 'admin@example.test',
      customer: false,
      instructor: false,
      employee: true,
      fullName: 'Front Desk',
      createdAt: '2020-01-01T09:00:00+00:00',
      accountId: globalId('AccountNode', 1),
      profilePolicy: 'MINIMUM',
      hasCompleteEnoughProfile: true,
      hasBankAccountInfo: false,
      hasReachedTrialLimit: false,
      urlImageThumbnailSmall: '',
    },
    account: one('AccountNode'),
    accounts: (args: ListArgs) => accounts('accounts', (row) => row['isActive'] === (args['isActive'] ?? true))(args),
    instructors: accounts('instructors', (row) => row['isActive'] === true && row['instructor'] === true),
    accountNote: one('AccountNoteNode'),
    accountNotes(args: ListArgs) {
      // Without an account the number of the one who asks is taken for an id.
      if (!args['account']) throw new GraphQLError("'int' object has no attribute 'encode'");
      const rows = filtered(records.stored('AccountNoteNode'), args);
      return connectionOf('accountNotes', rows, (row) => records.storedNode('AccountNoteNode', row), args, cap);
    },
    ...scheduleDays(backstage, records),
    scheduleItem: one('ScheduleItemNode'),
    scheduleItems: (args: ListArgs) =>
      connectionOf('scheduleItems', filtered(records.items(), args), records.item, args, cap),
    scheduleItemAccount: one('ScheduleItemAccountNode'),
    scheduleItemAccounts(args: PageArgs & { readonly scheduleItem?: string | null }) {
      const wanted = args.scheduleItem ? readId(args.scheduleItem).number : null;
      const rows = records.teachings().filter((row) => wanted === null || String(records.classNumber(row)) === wanted);
      return connectionOf('scheduleItemAccounts', rows, records.teaching, args, cap);
    },
    scheduleItemAttendance: one('ScheduleItemAttendanceNode'),
    scheduleItemAttendances: (args: AttendanceArgs) => records.attendances(args),
    node({ id }: { readonly id: string }) {
      const { type, number } = readId(id);
      return [records.node(type, number)].filter(isRow)[0] ?? null;
    },
    ...costasiellaAccountWrites(backstage, records, store),
    ...costasiellaScheduleWrites(backstage, records, store),
    tokenAuth() {
      throw new GraphQLError('Please enter valid credentials');
    },
  };
}
