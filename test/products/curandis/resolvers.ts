import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { curandisCatalogue, gymCapacity } from './catalogue.ts';
import { dayOf, failure, stretchOf } from './failures.ts';
import { curandisIds, isBooked, otherId, practiceZone } from './ids.ts';
import { bookingStatus, newMemory, treatmentStatus } from './memory.ts';
import { peopleQueries } from './peopleQueries.ts';
import { curandisRecords } from './records.ts';
import { curandisWrites } from './writes.ts';

type Texts = Readonly<Record<string, string>>;
interface Range {
  readonly startDate: string;
  readonly endDate: string;
}

const called = ['CANCELLED', 'CANCELLED_EARLY', 'CANCELLED_LATE', 'NO_SHOW'];
// The list for all operators was not told of the newer ways of calling off.
const calledOnce = ['CANCELLED', 'NO_SHOW'];
const holidays: readonly (readonly [string, string])[] = [
  ['01-01', 'Capodanno'],
  ['04-25', 'Festa della Liberazione'],
  ['12-25', 'Natale'],
];

/** The root fields of the service. */
export function curandisRoots(stage: Backstage): object {
  const { practice } = stage;
  const memory = newMemory();
  const catalogue = curandisCatalogue(stage);
  const records = curandisRecords(stage, catalogue, memory);
  const { appointment, treated, treatment, pathOf } = records;
  const statusOf = (row: AppointmentRecord): string => bookingStatus(row, memory);
  const dayOfRow = ({ start }: AppointmentRecord): string => wallDay(start, practiceZone);
  const isGym = (row: AppointmentRecord): boolean => appointment(row)['appointmentType'] === 'GYM';

  const between = (
    { startDate, endDate }: Range,
    isMeant: (row: AppointmentRecord) => boolean,
  ): AppointmentRecord[] => {
    const [first, last] = [dayOf(startDate), dayOf(endDate)];
    const found = practice.appointments.filter(
      (row) => isBooked(row) && dayOfRow(row) >= first && dayOfRow(row) <= last && isMeant(row),
    );
    return found.toSorted(byStart);
  };
  const isActive = (row: AppointmentRecord): boolean => !called.includes(statusOf(row));
  const inGyms = (range: Range, ids: readonly string[]): Row[] =>
    between(range, (row) => isActive(row) && isGym(row))
      .map(appointment)
      .filter((row) => ids.includes(textOf(row['gymRoomId'])));
  const conflicted = (): readonly Row[] =>
    practice.appointments
      .filter((row) => isBooked(row) && row.state === 'planned')
      .map(appointment)
      .filter((row) => row['hasConflict'] === true);
  const isOf = (rows: readonly Row[], field: string, wanted: unknown): readonly Row[] =>
    wanted === undefined || wanted === null ? rows : rows.filter((row) => row[field] === wanted);
  const withId = (rows: readonly Row[], id: string | undefined): Row | null =>
    rows.find((row) => row['id'] === id) ?? null;
  const activeOnly = (rows: readonly Row[], onlyActive: unknown): readonly Row[] =>
    onlyActive === true ? isOf(rows, 'isActive', true) : rows;
  const listed =
    (rows: () => readonly Row[]) =>
    ({ macroCategory, categoryId, status, onlyActive }: Row): readonly Row[] => {
      const meant = isOf(isOf(rows(), 'macroCategory', macroCategory), 'categoryId', categoryId);
      return activeOnly(isOf(meant, 'status', status), onlyActive);
    };
  const isFree = (providerKey: number | null, start: number, minutes: number): boolean =>
    !practice.appointments.some((row) => {
      if (row.providerKey !== providerKey || !isBooked(row) || !isActive(row)) return false;
      return row.start < start + minutes * 60_000 && row.start + row.minutes * 60_000 > start;
    });
  const exceptions: readonly Row[] = [
    ['2026-11-19', 'VACATION', 1, 'Ferie'],
    ['2026-11-20', 'SICK', 2, null],
  ].map(([day, exceptionType, key, reason], index) => ({
    id: otherId(80, index + 1),
    exceptionDate: `${String(day)}T00:00:00.000Z`,
    exceptionType,
    operatorId: curandisIds.of('provider', Number(key)),
    operator: () => catalogue.operator(Number(key)),
    reason,
    createdAt: '2026-11-02T09:00:00.000Z',
  }));
  const exceptionsOf = ({ operatorId, exceptionType, startDate, endDate }: Row): readonly Row[] =>
    isOf(isOf(exceptions, 'operatorId', operatorId), 'exceptionType', exceptionType).filter((row) => {
      const day = textOf(row['exceptionDate']).slice(0, 10);
      return (!startDate || day >= textOf(startDate)) && (!endDate || day <= textOf(endDate));
    });
  const paths = (patientId: number): readonly Row[] => {
    const client = rowOf(practice.clients, curandisIds.key('client', patientId));
    const own = client && !client.isDeleted && client.key <= 120 ? [pathOf(client)] : [];
    return [...own, ...memory.paths.filter((row) => row['patientId'] === patientId)];
  };
  const allTreatments = (): readonly Row[] => treated().map(treatment);
  const holidaysOf = (year: number): readonly Row[] =>
    holidays.map(([day, name]) => ({ name, date: `${String(year)}-${day}T00:00:00.000Z` }));

  return {
    availabilityAppointment({ id }: Texts) {
      const row = rowOf(practice.appointments, curandisIds.key('appointment', id));
      if (row && isBooked(row)) return appointment(row);
      throw failure(`Appuntamento con ID ${String(id)} non trovato`, 404);
    },
    availabilityAppointments({ operatorIds, ...range }: Range & { operatorIds?: readonly string[] | null }) {
      const keys = (operatorIds ?? []).map((id) => curandisIds.key('provider', id));
      return between(
        range,
        (row) => !calledOnce.includes(statusOf(row)) && (keys.length === 0 || keys.includes(row.providerKey)),
      ).map(appointment);
    },
    availabilityAppointmentsByOperator({ operatorId, ...range }: Range & { operatorId: string }) {
      const key = curandisIds.key('provider', operatorId);
      return between(range, (row) => key !== null && row.providerKey === key && isActive(row)).map(appointment);
    },
    availabilityExceptions: exceptionsOf,
    operatorExceptions: exceptionsOf,
    availableSlots({ date = '', operatorId, serviceId }: Texts) {
      const type = rowOf(practice.visitTypes, curandisIds.key('visitType', serviceId));
      const people = catalogue.operators().filter((row) => row['isActive'] === true);
      return isOf(people, 'id', operatorId).flatMap((row) =>
        [9, 10, 11, 14, 15, 16, 17].flatMap((hour) => {
          const { start, minutes } = stretchOf(date, `${String(hour)}:00`, `${String(hour + 1)}:00`);
          const key = curandisIds.key('provider', textOf(row['id']));
          if (!isFree(key, start, type?.minutes ?? minutes)) return [];
          const times = { startTime: wallTime(start, practiceZone), endTime: `${String(hour + 1)}:00:00` };
          const capacity = { availableCapacity: 1, bookedCapacity: 0, totalCapacity: 1, isAvailable: true };
          return [{ date: dayOf(date), operatorId: row['id'], source: 'template', ...times, ...capacity }];
        }),
      );
    },
    checkSlotAvailability({ date = '', startTime = '', endTime = '', operatorId }: Texts) {
      const { start, minutes } = stretchOf(date, startTime, endTime);
      return isFree(curandisIds.key('provider', operatorId), start, minutes);
    },
    calendarSettings: {
      defaultView: 'week',
      startHour: 8,
      endHour: 20,
      slotDuration: 15,
      showWeekend: false,
      showUnavailableCellsBackground: true,
      showWorkingHoursOnly: false,
    },
    generalSettings: () => memory.settings,
    generalSetting: ({ key }: Texts) => memory.settings.find((row) => row['key'] === key) ?? null,
    generalSettingsByCategory: ({ category }: Texts) => isOf(memory.settings, 'category', category),
    conflictedAppointments: ({ operatorId, conflictReason }: Texts) =>
      isOf(isOf(conflicted(), 'operatorId', operatorId), 'conflictReason', conflictReason),
    conflictedAppointmentsCount: () => conflicted().length,
    conflictStats: () => ({
      totalConflicts: conflicted().length,
      byReason: { OPERATOR_SICK: conflicted().length },
      byOperator: [],
    }),
    checkDuplicateOperator: ({ name, surname }: Texts) =>
      isOf(isOf(catalogue.operators(), 'name', name), 'surname', surname),
    operators: listed(catalogue.operators),
    operator: ({ id }: Texts) => withId(catalogue.operators(), id),
    operatorCategories: listed(() => catalogue.categories),
    operatorServices: ({ operatorId }: Texts) => catalogue.operatorServices(curandisIds.key('provider', operatorId)),
    services: listed(catalogue.services),
    service: ({ id }: Texts) => withId(catalogue.services(), id),
    serviceSubcategories: listed(() => catalogue.subcategories),
    rooms: listed(() => catalogue.rooms),
    room: ({ id }: Texts) => withId(catalogue.rooms, id),
    instruments: listed(() => catalogue.instruments),
    instrument: ({ id }: Texts) => withId(catalogue.instruments, id),
    instrumentCategories: listed(() => catalogue.instrumentCategories),
    gymRooms: listed(catalogue.gymRooms),
    gymRoom: ({ id }: Texts) => withId(catalogue.gymRooms(), id),
    gymSchedules: ({ gymRoomId, operatorId }: Texts) =>
      isOf(isOf(catalogue.schedules(), 'gymRoomId', gymRoomId), 'operatorId', operatorId),
    gymRoomAppointments: ({ date = '', gymRoomId = '' }: Texts) =>
      inGyms({ startDate: date, endDate: date }, [gymRoomId]),
    gymRoomsAppointments: ({ gymRoomIds, ...range }: Range & { gymRoomIds: readonly string[] }) =>
      inGyms(range, gymRoomIds),
    gymRoomAvailableSlots({ date = '', gymRoomId = '' }: Texts) {
      const booked = inGyms({ startDate: date, endDate: date }, [gymRoomId]);
      return Array.from({ length: 40 }, (_, index) => {
        const { start } = stretchOf(date, '08:00', '08:15');
        const [startTime, endTime] = [index, index + 1].map((step) => wallTime(start + step * 900_000, practiceZone));
        const currentCount = isOf(booked, 'startTime', startTime).length;
        const isAvailable = currentCount < gymCapacity;
        return { startTime, endTime, currentCount, maxCapacity: gymCapacity, isAvailable, isClosed: false };
      });
    },
    holidays: ({ year }: { year: number }) => holidaysOf(year),
    isHoliday: ({ date = '' }: Texts) => holidays.some(([day]) => dayOf(date).endsWith(day)),
    ...peopleQueries(stage, records, memory),
    therapeuticPath({ id }: Texts) {
      const all = [...practice.clients.filter(({ isDeleted }) => !isDeleted).map(pathOf), ...memory.paths];
      return withId(all, id);
    },
    therapeuticPathsByPatient: ({ patientId }: { patientId: number }) => paths(patientId),
    activeTherapeuticPathsByPatient: ({ patientId }: { patientId: number }) =>
      isOf(paths(patientId), 'status', 'ACTIVE'),
    getAllTreatments: allTreatments,
    treatment: ({ id }: Texts) => withId(allTreatments(), id),
    treatmentByAppointment({ appointmentId }: Texts) {
      const row = treated().find(({ key }) => key === curandisIds.key('appointment', appointmentId));
      return row ? treatment(row) : null;
    },
    treatmentsByPatient({ patientId, limit, offset }: Readonly<Record<string, number | null>>) {
      const own = treated().filter(({ clientKey }) => clientKey === curandisIds.key('client', patientId));
      return own.slice(offset ?? 0, (offset ?? 0) + (limit ?? own.length)).map(treatment);
    },
    treatmentsPendingClosure: () =>
      treated()
        .filter((row) => treatmentStatus(row) === 'OPERATOR_COMPLETED')
        .map(treatment),
    ...curandisWrites({ stage, catalogue, records, memory }, inGyms),
  };
}
