import { GraphQLError } from 'graphql';
import { instantOfWall, startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  byStart,
  dialectNow,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type ClinicRMemory,
  clinicRIds,
  clinicRRows,
  desk,
  doctorsOf,
  isHere,
  isoText,
  phoneOf,
  serverZone,
  statusOf,
} from './records.ts';
import { clinicRWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type PageArgs = Readonly<Partial<Record<'offset' | 'limit', number | null>>>;
type RangeArgs = Texts<'dateFrom' | 'dateTo'>;
type VisitArgs = PageArgs & RangeArgs & Texts<'patient' | 'type' | 'status' | 'doctorId' | 'branchId' | 'specialtyId'>;
type ReportArgs = PageArgs & RangeArgs & Texts<'area' | 'patientLevel' | 'type' | 'reference' | 'branchId'>;
type AgeArgs = Readonly<Partial<Record<'ageFrom' | 'ageTo', number | null>>>;

/** What this user may do, each of which is a word that some lists are asked with. */
const actions = ['List_Appointment', 'Create_Appointment', 'Cancel_Appointment', 'View_Patient', 'View_Calendar'];

/** Resolvers of clinicR, for somebody at its front desk. */
export function clinicRRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const memory: ClinicRMemory = {
    visits: new Map(),
    people: new Map(),
    snippets: [
      snippet(1, 'No show', 'We missed you today.'),
      snippet(2, 'Fasting', 'Nothing to eat from midnight on.'),
    ],
    events: [],
    language: 'en',
    notified: false,
  };
  const rows = clinicRRows(stage, memory);
  const people = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isHere);
  const page = <Any>(list: readonly Any[], args: PageArgs): readonly Any[] => {
    // Who says null for a page is refused by the database's client; who says nothing has everything.
    const [skip, take] = [given(args.offset, 'skip'), given(args.limit, 'take')];
    return list.slice(skip ?? 0, (skip ?? 0) + Math.min(take ?? cap, cap));
  };
  const status = (row: AppointmentRecord): string => statusOf(row, memory.visits.get(row.key) ?? {});
  const names = (row: ClientRecord, part: string): boolean => holds(fullNameOf(row), part);
  const rings = (row: ClientRecord, part: string): boolean =>
    phoneOf(row).includes(part) || (row.phones[1]?.value ?? '').includes(part);
  function isOf(row: AppointmentRecord, { patient, doctorId, branchId }: VisitArgs): boolean {
    const person = rowOf(practice.clients, row.clientKey);
    const doctor = given(doctorId, 'doctorId');
    const isBranchless = memory.visits.get(row.key)?.isBranchless === true;
    const branch = isBranchless ? null : clinicRIds.of('place', row.placeKey);
    return (
      (!patient || (person !== null && (names(person, patient) || phoneOf(person).includes(patient)))) &&
      (doctor === undefined || clinicRIds.key('provider', doctor) === row.providerKey) &&
      // Null looks for those without a branch.
      (branchId === undefined || branchId === branch)
    );
  }
  /** Appointments with one status, the scheduled ones where nothing is said, by time. */
  function found({ status: wanted = 'Scheduled', type, ...args }: VisitArgs): AppointmentRecord[] {
    const word = given(wanted, 'status');
    const isWithin = args.dateFrom && args.dateTo ? within(args) : (): boolean => true;
    return visits()
      .filter((row) => status(row) === word && isWithin(row.start) && isOf(row, args))
      .filter((row) => !type || clinicRIds.key('visitType', type) === row.typeKey)
      .toSorted(byStart);
  }
  function newest(list: readonly ClientRecord[]): ClientRecord[] {
    return list.toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
  }
  function revenues(branchId?: string | null): Row[] {
    const done = visits().filter((row) => row.state === 'completed' && isOf(row, branchId ? { branchId } : {}));
    return done.map((row) => {
      const visit = rows.appointment(row);
      const price = rowOf(practice.visitTypes, row.typeKey);
      const what = {
        id: `7${String(visit['id'])}`,
        name: price?.name,
        amount: price ? rows.session(price)['price'] : 0,
      };
      const who = { patient: visit['patient'], doctor: visit['doctor'], user: visit['user'], branch: visit['branch'] };
      return { ...what, ...who, level: 'Organization', date: isoText(row.start), invoiceNo: `1${String(row.key)}` };
    });
  }
  const summed = (list: readonly Row[]): number => list.reduce((sum, row) => sum + Number(row['amount']), 0);
  return {
    hello: true,
    patients({ name, phoneNo, ...args }: PageArgs & Texts<'name' | 'phoneNo'>) {
      const [part, digits] = [given(name, 'contains'), given(phoneNo, 'contains')];
      const list = newest(people()).filter((row) => {
        const code = String(rows.patient(row)['code']);
        const isNamed = part === undefined || names(row, part) || holds(code, part);
        return isNamed && (digits === undefined || rings(row, digits));
      });
      return { patients: page(list, args).map(rows.patient), patientsCount: list.length };
    },
    patientsReports(args: ReportArgs & AgeArgs) {
      const list = people().filter((row) => {
        const card = rows.patient(row);
        const age = Number(card['age']);
        const isOld = !args.ageFrom || (age >= args.ageFrom && age <= (args.ageTo ?? Infinity));
        const isNew = !args.dateFrom || within(args)(row.createdAt);
        const same = (field: string, wanted: string | null | undefined): boolean => !wanted || card[field] === wanted;
        const isCalled = !args.reference || (card['reference'] as string[]).includes(args.reference);
        const isOne =
          same('patientLevel', args.patientLevel) && same('sex', args.type) && same('branchId', args.branchId);
        return isOld && isNew && isOne && isCalled && (!args.area || holds(row.city, args.area));
      });
      // It is cut by adding numbers, so that without both of them nothing is left.
      const to = (args.offset ?? Number.NaN) + (args.limit ?? Number.NaN);
      return { patients: list.slice(args.offset ?? 0, to).map(rows.patient), patientsCount: list.length };
    },
    searchedPatients({ name }: Texts<'name'>) {
      const part = given(name, 'contains') ?? '';
      const list = people().filter((row) => names(row, part) || rings(row, part));
      const byUpdate = list.toSorted((one, other) => other.updatedAt - one.updatedAt);
      return byUpdate.slice(0, 20).map(rows.patient);
    },
    patientsReport({ area, reference }: Texts<'area' | 'reference'>) {
      const cards = people().map(rows.patient);
      const refers = (card: Row): boolean => (card['reference'] as (string | null)[]).includes(reference ?? '');
      return {
        patientsAreaCount: cards.filter((card) => card['area'] === area).length,
        patientsReferenceCount: cards.filter(refers).length,
      };
    },
    patient({ id }: { id: string }) {
      const row = rowOf(people(), clinicRIds.key('client', id));
      return row && rows.patient(row);
    },
    appointments(args: VisitArgs) {
      const list = found(args);
      return { appointments: page(list, args).map(rows.appointment), appointmentsCount: list.length };
    },
    allAppointments: (args: VisitArgs) => found(args).slice(0, cap).map(rows.appointment),
    /** All statuses, without an order: that of the table, where a changed row comes last. */
    dateAppointments(args: RangeArgs) {
      const isWithin = within(args);
      const list = visits().filter(({ start }) => isWithin(start));
      return list.slice(0, cap).map(rows.appointment);
    },
    todayAppointments(args: VisitArgs) {
      const words = args.status === 'Scheduled' ? ['Scheduled', 'Changed'] : [args.status];
      // Its day is one of UTC, and after nine in the evening that before.
      const isLate = new Date(now()).getUTCHours() >= 21;
      const day = wallDay(now() - (isLate ? 86_400_000 : 0), 'UTC');
      const list = visits()
        .filter((row) => wallDay(row.start, 'UTC') === day && words.includes(status(row)) && isOf(row, args))
        .toSorted(byStart);
      return { appointments: page(list, args).map(rows.appointment), appointmentsCount: list.length };
    },
    appointment({ id }: { id: string }) {
      const row = rowOf(visits(), clinicRIds.key('appointment', id));
      return row && rows.appointment(row);
    },
    patientAppointments: (args: Texts<'patientId' | 'status'>) =>
      found({ status: args.status ?? null })
        .filter(({ clientKey }) => clientKey === clinicRIds.key('client', args.patientId))
        .map(rows.appointment),
    appointmentHistory({ appointmentId, patientId, type }: Texts<'appointmentId' | 'patientId' | 'type'>) {
      const visit = rowOf(visits(), clinicRIds.key('appointment', appointmentId));
      const key = visit?.clientKey ?? clinicRIds.key('client', patientId);
      const ofOne = visits().filter(({ clientKey }) => clientKey === key);
      const cards = ofOne.toSorted((one, other) => byStart(other, one)).map(rows.appointment);
      if (type === 'Surgery') return cards.filter((row) => row['type'] === 'Surgery');
      // Only what somebody has written something about.
      return cards.filter((row) => row['type'] !== 'Surgery' && row['status'] !== 'Cancelled' && row['notes'] !== '');
    },
    appointmentsDayCount({ date, userId }: Texts<'date' | 'userId'>) {
      const isWithin = within({ ...(date && { dateFrom: date, dateTo: date }) });
      const list = visits().filter((row) => {
        const isTaken = ['Scheduled', 'Changed', 'Archived'].includes(status(row));
        return isTaken && isWithin(row.start) && row.providerKey === clinicRIds.key('provider', userId);
      });
      return { totalAppointment: list.length, totalWaiting: 0, appointments: list.map(rows.appointment) };
    },
    search({ q }: { q: string }) {
      const list = people().filter((row) => names(row, q) || phoneOf(row).includes(q));
      const texts = memory.snippets.filter((row) => holds(String(row['title']), q) || holds(String(row['body']), q));
      return { patients: list.map(rows.patient), snippets: texts };
    },
    user: ({ id }: { id: string }) => rows.allUsers().find((row) => row['id'] === id) ?? null,
    listUsers: ({ action }: Texts<'action'>) => (action ? rows.deskRows().slice(1) : rows.allUsers()),
    listOrganizationDoctors: () => doctorsOf(practice).map(rows.doctor),
    listActionDoctors: ({ action }: { action: string }) =>
      actions.includes(action) ? doctorsOf(practice).map(rows.doctor) : [],
    getActions: actions,
    listRoles: () => ['Admin', 'Doctor', 'Assistant'].map(rows.role),
    listBranches: () => practice.places.map(rows.branch),
    listBranchesTree: ({ action }: { action: string }) =>
      actions.includes(action) ? practice.places.map(rows.branch) : [],
    listSpecialties: () => [rows.specialty(null)],
    mySessionsDefinition: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(rows.session),
    myAppointmentTypesDefinition: ['New patient', 'Returning patient', 'Emergency'].map((name, index) => {
      return { id: clinicRIds.of('organization', 30 + index), name, urgent: name === 'Emergency' };
    }),
    myRoomsDefinition: ['Room 1', 'Room 2'].map((name, index) => ({
      id: clinicRIds.of('organization', 20 + index),
      name,
    })),
    /** Time that is kept free stands in the calendar of one who is signed in. */
    myEvents: () => [
      ...practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted)
        .map((row) => {
          const times = { start: isoText(row.start), end: isoText(row.start + row.minutes * 60_000) };
          return { id: clinicRIds.of('appointment', row.key), name: row.reason ?? 'Busy', ...times };
        }),
      ...memory.events,
    ],
    mySnippets: () => memory.snippets,
    myNotifications: () => [
      { message: 'A new appointment was made', viewed: memory.notified, date: isoText(now() - 3_600_000) },
    ],
    myInvoiceCounter: {
      id: rows.organizationId,
      name: practice.organization.name,
      invoiceCounter: 218,
      followUp: true,
    },
    revenues({ branchId, ...args }: PageArgs & RangeArgs & Texts<'branchId'>) {
      const isWithin = args.dateFrom && args.dateTo ? within(args) : (): boolean => true;
      const list = revenues(branchId).filter((row) => isWithin(Date.parse(String(row['date']))));
      return { revenues: page(list, args), totalRevenues: summed(list), revenuesCount: list.length };
    },
    expenses: (args: PageArgs) => {
      const user = rows.deskRows()[1];
      const list = ['Rent', 'Gloves', 'Cleaning'].map((name, index) => {
        const paid = { amount: 120 * (index + 1), date: '2026-11-02T05:00:00.000Z', expenseType: 'Running costs' };
        return { id: clinicRIds.of('organization', 40 + index), name, ...paid, user, level: 'Organization' };
      });
      return { expenses: page(list, args), totalExpenses: summed(list), expensesCount: list.length };
    },
    patientRevenue({ patientId, ...args }: PageArgs & Texts<'patientId'>) {
      const done = visits().filter((row) => row.clientKey === clinicRIds.key('client', patientId));
      const keys = new Set(done.map(({ key }) => `7${clinicRIds.of('appointment', key)}`));
      const list = revenues().filter((row) => keys.has(String(row['id'])));
      return { patientRevenue: page(list, args), totalRevenue: summed(list), patientRevenueCounts: list.length };
    },
    medicineHistory: () => [],
    familyHistory: () => [],
    getPatientField: () => [],
    patientNotes: () => [],
    myHospitals: [{ id: clinicRIds.of('organization', 50), name: 'Maine Medical Center', level: 'Organization' }],
    mySurgeries: [{ id: clinicRIds.of('organization', 51), name: 'Dental cleaning', level: 'Organization' }],
    patientSurgeries: { surgeries: [], surgeriesCount: 0 },
    ...clinicRWrites(stage, memory, rows, desk[0]?.key ?? 101),
  };
}

function snippet(number: number, title: string, body: string): Row {
  return { __typename: 'Snippet', id: clinicRIds.of('organization', 60 + number), title, searchName: title, body };
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

/** What is given; null is refused, as it is by the client of the database. */
function given<Value>(value: Value | null | undefined, argument: string): Value | undefined {
  if (value !== null) return value;
  throw new GraphQLError(`Argument ${argument} must not be null. Please use undefined instead.`);
}

/** Whole days in the zone of the server; today where nothing is said. */
function within({ dateFrom, dateTo }: RangeArgs): (instant: number) => boolean {
  const [from, to] = [dayOf(dateFrom), dayOf(dateTo)];
  const [first, end] = [startOfDay(from, serverZone), startOfDay(to, serverZone, 1)];
  return (instant) => instant >= first && instant < end;
}

/** The day on which something is; a text without offset is one of the server's clock. */
function dayOf(text: string | null | undefined): string {
  if (text === undefined) return wallDay(dialectNow, serverZone);
  const isPlain = text !== null && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+)?$/.test(text);
  const instant = isPlain ? instantOfWall(text, serverZone) : Date.parse(text ?? '');
  if (Number.isNaN(instant))
    throw new GraphQLError('Argument gte: Got invalid value Invalid Date. Provided Date, expected DateTime.');
  return wallDay(instant, serverZone);
}
