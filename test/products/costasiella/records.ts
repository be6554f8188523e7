import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { accountRecords } from './accountRecords.ts';
import { type Connection, connectionOf, type PageArgs } from './connection.ts';
import { classNumbers, globalId, keyOfNumber, readId } from './ids.ts';
import { type CostasiellaStore, hasPass } from './store.ts';
import { bookingWords, collated, dateTimeText, dayOf, endOf, instantAt, isBooking, isClass, timeOf } from './values.ts';

/** How rows look there. */
export type CostasiellaRecords = ReturnType<typeof costasiellaRecords>;

/** What attendances are filtered by. */
export interface AttendanceArgs extends PageArgs {
  readonly scheduleItem?: string | null;
  readonly scheduleItem_Isnull?: boolean | null;
  readonly account?: string | null;
  readonly date?: string | null;
  readonly accountScheduleEventTicket_Isnull?: boolean | null;
}

const references: Readonly<Record<string, string>> = {
  account: 'AccountNode',
  noteBy: 'AccountNode',
  business: 'BusinessNode',
  organizationClasspass: 'OrganizationClasspassNode',
  organizationProduct: 'OrganizationProductNode',
  organizationLocation: 'OrganizationLocationNode',
  organizationLocationRoom: 'OrganizationLocationRoomNode',
  organizationClasstype: 'OrganizationClasstypeNode',
  organizationLevel: 'OrganizationLevelNode',
  organizationDiscovery: 'OrganizationDiscoveryNode',
  organizationLanguage: 'OrganizationLanguageNode',
  organizationAppointmentCategory: 'OrganizationAppointmentCategoryNode',
  invoiceToBusiness: 'BusinessNode',
};
const amounts = ['subtotal', 'tax', 'total', 'paid', 'balance', 'price'];

/** Makes nodes from the records of a practice and from the store. */
export function costasiellaRecords(backstage: Backstage, store: CostasiellaStore) {
  const { practice, meet, now, cap } = backstage;
  const stored = (type: string): readonly Row[] => [...(store.tables.get(type)?.values() ?? [])];

  /** A row of the store with what its numbers lead to. */
  const storedNode = (type: string, row: Row): Row => {
    const entries = Object.entries(row).map(([field, value]): [string, unknown] => {
      const other = references[field];
      return [field, other === undefined || value === null ? value : () => node(other, textOf(value))];
    });
    const displays = amounts.map((name): [string, unknown] => [`${name}Display`, `€ ${String(row[name])}`]);
    const extras: Readonly<Record<string, Row>> = {
      OrganizationLocationNode: {
        rooms: (args: PageArgs) => {
          const rooms = stored('OrganizationLocationRoomNode').filter(
            (room) => room['organizationLocation'] === row['number'],
          );
          return connectionOf('rooms', rooms, (room) => storedNode('OrganizationLocationRoomNode', room), args, cap);
        },
      },
      AccountClasspassNode: {
        classesRemainingDisplay: String(row['classesRemaining']),
        isExpired: String(row['dateEnd']) < dayOf(now()),
      },
      OrganizationClasspassNode: {
        validityUnitDisplay: 'Months',
        urlShop: `https://studio.example.test/#/shop/classpass/${globalId(type, String(row['number']))}`,
      },
      OrganizationClasstypeNode: { urlImage: '', urlImageThumbnailSmall: '' },
      OrganizationProductNode: { urlImage: '', urlImageThumbnailSmall: '', urlImageThumbnailLarge: '' },
      FinanceInvoiceNode: { creditInvoiceNumber: '', creditInvoiceId: '' },
    };
    return {
      ...Object.fromEntries([...displays, ...entries]),
      ...extras[type],
      __typename: type,
      id: globalId(type, String(row['number'])),
    };
  };

  const people = accountRecords(backstage, store, { stored, storedNode, node });

  const classNumber = (row: AppointmentRecord): number => classNumbers + (store.classOf.get(row.key) ?? row.key);
  const bookings = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooking);
  const counts = (number: unknown): Row => {
    const count = (words: readonly string[]) => (): number =>
      bookings().filter((row) => classNumber(row) === number && words.includes(bookingWords[row.state])).length;
    return {
      countBooked: count(['BOOKED']),
      countAttending: count(['ATTENDING']),
      countAttendingAndBooked: count(['BOOKED', 'ATTENDING']),
    };
  };
  /** A class, which was made with its first booking. */
  const classRow = (row: AppointmentRecord): Row => ({
    number: classNumbers + row.key,
    scheduleItemType: 'CLASS',
    frequencyType: 'SPECIFIC',
    frequencyInterval: 0,
    organizationLocationRoom: row.placeKey,
    organizationClasstype: row.typeKey,
    dateStart: dayOf(row.start),
    dateEnd: null,
    timeStart: timeOf(row.start),
    timeEnd: timeOf(endOf(row)),
    displayPublic: true,
    createdAt: dateTimeText(row.createdAt),
    updatedAt: dateTimeText(row.updatedAt),
  });
  const originals = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isClass(row) && !store.classOf.has(row.key));
  const items = (): readonly Row[] => {
    const when = (row: Row): string => `${String(row['dateStart'])} ${String(row['timeStart'])}`;
    return [...stored('ScheduleItemNode'), ...originals().map(classRow)].toSorted((one, other) =>
      when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : Number(one['number']) - Number(other['number']),
    );
  };
  const itemRow = (number: number): Row | null => {
    const row = rowOf(practice.appointments, number - classNumbers);
    if (row && isClass(row) && !store.classOf.has(row.key)) return classRow(row);
    return store.tables.get('ScheduleItemNode')?.get(String(number)) ?? null;
  };
  const item = (row: Row): Row => ({
    organizationLevel: null,
    name: null,
    spaces: 8,
    walkInSpaces: 0,
    enrollmentSpaces: 0,
    infoMailEnabled: true,
    infoMailContent: '',
    // Only activities of events have people of their own.
    account: null,
    account2: null,
    ...storedNode('ScheduleItemNode', row),
    ...counts(row['number']),
    // The resolver answers None, for which the library takes the whole table.
    attendances: (args: AttendanceArgs) => attendancePage('attendances', bookings(), args),
  });

  const attendance = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const own = itemRow(classNumber(row)) ?? classRow(row);
    const opens = `${String(own['dateStart'])}T${String(own['timeStart'])}+00:00`;
    const pass = hasPass(row.clientKey ?? 0) ? String(20 + (row.clientKey ?? 0)) : null;
    return {
      attendanceType: pass === null ? 'COMPLEMENTARY' : 'CLASSPASS',
      onlineBooking: row.key % 3 === 0,
      ...store.attendances.get(row.key),
      __typename: 'ScheduleItemAttendanceNode',
      id: globalId('ScheduleItemAttendanceNode', 400 + row.key),
      account: () => node('AccountNode', String(20 + (row.clientKey ?? 0))),
      scheduleItem: () => item(own),
      accountClasspass: () => (pass === null ? null : node('AccountClasspassNode', pass)),
      date: own['dateStart'],
      bookingStatus: bookingWords[row.state],
      createdAt: dateTimeText(row.createdAt),
      updatedAt: dateTimeText(row.updatedAt),
      cancellationUntil: opens,
      cancellationPossible: now() < Date.parse(opens) && bookingWords[row.state] === 'BOOKED',
      uncancellationPossible: new Date(now()).toISOString().slice(0, 10) <= String(own['dateStart']),
    };
  };
  const fullName = ({ clientKey }: AppointmentRecord): string => {
    const client = rowOf(practice.clients, clientKey);
    return collated(`${client?.givenName ?? ''} ${client?.familyName ?? ''}`);
  };
  /** The filters of attendances. The type of an id doesn't count. */
  const attendancePage = (field: string, rows: readonly AppointmentRecord[], args: AttendanceArgs): Connection => {
    const clientKey = args.account ? keyOfNumber('client', readId(args.account).number) : null;
    const found = rows.filter(
      (row) =>
        (!args.scheduleItem || String(classNumber(row)) === readId(args.scheduleItem).number) &&
        (!args.account || row.clientKey === clientKey) &&
        (!args.date || dayOf(row.start) === args.date) &&
        args.scheduleItem_Isnull !== true &&
        args.accountScheduleEventTicket_Isnull !== false,
    );
    return connectionOf(field, found, attendance, args, cap);
  };
  const attendances = (args: AttendanceArgs): Connection => {
    const rows = bookings().toSorted((one, other) => {
      if (args.account) return dayOf(one.start) === dayOf(other.start) ? one.key - other.key : other.start - one.start;
      const [name, otherName] = [fullName(one), fullName(other)];
      return name === otherName ? one.key - other.key : name < otherName ? -1 : 1;
    });
    return attendancePage('scheduleItemAttendances', rows, args);
  };
  const teaching = (row: AppointmentRecord): Row => ({
    __typename: 'ScheduleItemAccountNode',
    id: globalId('ScheduleItemAccountNode', 600 + row.key),
    number: classNumbers + row.key,
    scheduleItem: () => item(classRow(row)),
    account: () => node('AccountNode', String(1 + (row.providerKey ?? 0))),
    role: '',
    account2: null,
    role2: '',
    dateStart: dayOf(row.start),
    dateEnd: null,
    createdAt: dateTimeText(row.createdAt),
    updatedAt: dateTimeText(row.updatedAt),
  });
  /** Who teaches which class, the latest first. */
  const teachings = (): readonly AppointmentRecord[] =>
    originals()
      .filter(({ providerKey }) => providerKey !== null)
      .toSorted((one, other) => other.start - one.start);

  /** Any node by its type and number. */
  function node(type: string, number: string): Row | null {
    if (type === 'AccountNode') return people.account(number);
    if (type === 'ScheduleItemNode') return [itemRow(Number(number))].filter(isRow).map(item)[0] ?? null;
    if (type === 'ScheduleItemAttendanceNode')
      return (
        bookings()
          .filter(({ key }) => 400 + key === Number(number))
          .map(attendance)[0] ?? null
      );
    if (type === 'ScheduleItemAccountNode')
      return (
        teachings()
          .filter(({ key }) => 600 + key === Number(number))
          .map(teaching)[0] ?? null
      );
    const row = store.tables.get(type)?.get(number);
    return row ? storedNode(type, row) : null;
  }

  return {
    stored,
    storedNode,
    accounts: people.accounts,
    seenAccount: people.seen,
    bookings,
    originals,
    classNumber,
    counts,
    items,
    itemRow,
    item,
    attendance,
    attendances,
    teachings,
    teaching,
    node,
    startOf: (row: Row): number => instantAt(String(row['dateStart']), String(row['timeStart'])),
  };
}
