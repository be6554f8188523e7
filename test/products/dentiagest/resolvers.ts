import { wallDay, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  activePatients,
  clinicZone,
  dentiagestIds,
  dentiagestRecords,
  isInBook,
  otherId,
  veritasOf,
} from './records.ts';
import { dentiagestStore } from './store.ts';
import { dentiagestWrites } from './writes.ts';

const usualPage = 50;

interface PageArgs {
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly patientId?: string | null;
}

type ById = Readonly<{ id: string }>;

/** The root fields of the product. */
export function dentiagestRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const records = dentiagestRecords(stage);
  const store = dentiagestStore(stage, records);
  const page = <Any>(rows: readonly Any[], { limit, offset }: PageArgs): readonly Any[] =>
    sliceOf(rows, offset, limit ?? usualPage, cap);
  const book = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(isInBook).toSorted((one, other) => other.start - one.start || one.key - other.key);
  const isOf = (patientId: string | null | undefined, key: number | null): boolean =>
    !patientId || dentiagestIds.key('client', patientId) === key;

  const patients = (args: PageArgs): readonly Row[] => page(activePatients(practice), args).map(records.patient);
  const patient = ({ id }: ById): Row | null => {
    const found = activePatients(practice).find(({ key }) => key === dentiagestIds.key('client', id));
    return found ? records.patientCard(found) : null;
  };
  const matches = (row: ClientRecord, text: string): boolean =>
    [fullNameOf(row), row.emails[0], row.phones[0]?.value].some((each) => each?.toLowerCase().includes(text));
  const appointments = (args: PageArgs): readonly Row[] =>
    page(
      book().filter((row) => isOf(args.patientId, row.clientKey)),
      args,
    ).map(records.appointment);
  const appointment = ({ id }: ById): Row | null => {
    const found = book().find(({ key }) => key === dentiagestIds.key('appointment', id));
    return found ? records.appointment(found) : null;
  };
  const onDay = (date: string): readonly AppointmentRecord[] =>
    book().filter((row) => wallDay(row.start, clinicZone) === date);
  const byId =
    (rows: readonly Row[]) =>
    ({ id }: ById): Row | null =>
      rows.find((row) => row['id'] === id) ?? null;
  const ofPatient =
    (rows: readonly Row[]) =>
    (args: PageArgs): readonly Row[] =>
      page(
        rows.filter((row) => !args.patientId || row['patientId'] === args.patientId),
        args,
      );
  const timestamp = (): string => new Date(now()).toISOString();

  return {
    me: () => records.users().at(-1),
    health: () => 'Selene Song Core is running',
    nuclearStatus: () => ({
      reactor: 'stable',
      radiation: 'low',
      fusion: 'active',
      containment: 'secure',
      veritas: 0.98,
      consciousness: 'awake',
      offline: false,
      healing: 'idle',
      prediction: 'enabled',
      uptime: 86_400.5,
      timestamp: timestamp(),
    }),
    nuclearHealth: () => ({
      overall: 'healthy',
      components: [{ name: 'database', status: 'healthy', lastCheck: timestamp(), metrics: null }],
      timestamp: timestamp(),
    }),
    patients,
    patientsV3: patients,
    patient,
    patientV3: patient,
    searchPatients: ({ query }: Readonly<{ query: string }>) =>
      activePatients(practice)
        .filter((row) => matches(row, query.toLowerCase()))
        .map(records.patient),
    appointments,
    appointmentsV3: appointments,
    appointment,
    appointmentV3: appointment,
    // The older one filters the list, which begins with the latest; the newer one asks the database for the day.
    appointmentsByDate: ({ date }: Readonly<{ date: string }>) => onDay(date).map(records.appointment),
    appointmentsV3ByDate: ({ date }: Readonly<{ date: string }>) =>
      onDay(date)
        .toSorted((one, other) => one.start - other.start || one.key - other.key)
        .map(records.appointment),
    medicalRecords: ofPatient(store.records),
    medicalRecord: byId(store.records),
    medicalRecordsV3: ofPatient(store.records),
    medicalRecordV3: byId(store.records),
    inventoriesV3: (args: PageArgs & Readonly<{ category?: string | null }>) =>
      page(
        store.stock.filter((row) => !args.category || row['category'] === args.category),
        args,
      ),
    inventoryV3: byId(store.stock),
    billingDataV3: (args: PageArgs) => ofPatient(store.bills)(args),
    billingDatumV3: (args: ById) => byId(store.bills)(args),
    treatments: (args: PageArgs) => ofPatient(store.treatments)(args),
    treatment: (args: ById) => byId(store.treatments)(args),
    treatmentsV3: (args: PageArgs) => ofPatient(store.treatments)(args),
    treatmentV3: (args: ById) => byId(store.treatments)(args),
    treatmentRecommendationsV3: () => [
      {
        id: otherId(10, 1),
        treatmentType: 'CLEANING',
        description: 'Professional cleaning',
        estimatedCost: 80,
        priority: 'LOW',
        reasoning: 'None within the last six months.',
        confidence: 0.7,
        recommendedDate: '2026-12-01',
      },
    ],
    users: (args: PageArgs) => page(records.users(), args),
    user: ({ id }: ById) => records.users().find((row) => row['id'] === id) ?? null,
    treatmentRoomsV3: (args: PageArgs) => page(store.rooms, args),
    treatmentRoomV3: byId(store.rooms),
    dentalEquipmentV3: (args: PageArgs) => page(store.equipment, args),
    dentalEquipmentV3ById: byId(store.equipment),
    cleaningScheduleV3: (args: PageArgs) => page(store.cleanings, args),
    calendarSettingsV3: ({ userId }: Readonly<{ userId: string }>) =>
      records.users().some((row) => row['id'] === userId)
        ? {
            id: otherId(11, 1),
            userId,
            workingHoursStart: '08:00',
            workingHoursEnd: '18:00',
            workingDays: [1, 2, 3, 4, 5],
            timeZone: clinicZone,
            defaultView: 'WEEK',
            appointmentDuration: 30,
            createdAt: new Date('2020-02-03T14:00:00Z'),
            updatedAt: new Date('2020-02-03T14:00:00Z'),
            _veritas: () => veritasOf(userId, 'HIGH', now()),
          }
        : null,
    calendarEventsV3: ({
      userId,
      startDate,
      endDate,
    }: Readonly<Partial<Record<'userId' | 'startDate' | 'endDate', string | null>>>) =>
      store.events.filter((row) => {
        const [from, until] = [String(row['startDate']), String(row['endDate'])];
        const isWanted = !userId || row['userId'] === userId;
        return isWanted && (!startDate || from >= startDate) && (!endDate || until <= endDate);
      }),
    calendarEventV3: (args: ById) => byId(store.events)(args),
    calendarAvailabilityV3({ userId, date }: Readonly<{ userId: string; date: string }>) {
      const busy = onDay(date).filter(({ providerKey }) => providerKey === dentiagestIds.key('provider', userId));
      const hoursOf = (row: AppointmentRecord): Row => ({
        start: wallText(row.start, clinicZone).slice(11, 16),
        end: wallText(row.start + row.minutes * 60_000, clinicZone).slice(11, 16),
      });
      return { date, busy: busy.map(hoursOf) };
    },
    ...dentiagestWrites(stage, records, store),
  };
}
