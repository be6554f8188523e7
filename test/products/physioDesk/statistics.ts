import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type DeskRecords, isoText, stateOf } from './records.ts';
import { deskIds, type DeskStore } from './store.ts';

const dayMs = 86_400_000;

/** What came of reservations, day by day (those of UTC) and therapist by therapist. */
export function statisticsOf(
  rows: readonly AppointmentRecord[],
  prescriptionIds: readonly number[],
  store: DeskStore,
  { book, reservation, prescription, prescribedIn }: DeskRecords,
): Row {
  const visits = rows.filter(({ isBlock }) => !isBlock);
  const days = [...new Set(visits.map(({ start }) => Math.floor(start / dayMs)))].toSorted((one, other) => one - other);
  const isFirst = (row: AppointmentRecord): boolean =>
    row.clientKey !== null && book().find(({ clientKey }) => clientKey === row.clientKey)?.key === row.key;
  const sinceLast = (row: AppointmentRecord): number => {
    const before = book().findLast(({ clientKey, start }) => clientKey === row.clientKey && start < row.start);
    return before && row.clientKey !== null ? (row.start - before.start) / dayMs : 0;
  };
  const counts = (some: readonly AppointmentRecord[]): Row => ({
    reservationCount: some.filter((row) => stateOf(row) === 'Reserved').length,
    newPatient: some.filter(isFirst).length,
    noshow: some.filter((row) => stateOf(row) === 'NoShow').length,
    cancel: some.filter((row) => stateOf(row) === 'Canceled').length,
  });
  const ofUser = (some: readonly AppointmentRecord[], userKey: number | null): Row => {
    const own = some.filter(({ providerKey }) => providerKey === userKey);
    const lasting = (least: number): number => own.filter((row) => sinceLast(row) >= least).length;
    const ids = own.flatMap(prescribedIn);
    return {
      userId: Number(deskIds.of('provider', userKey ?? 0)),
      ...counts(own),
      visitMoreThanThirty: lasting(30),
      visitMoreThanSixty: lasting(60),
      visitMoreThanNinety: lasting(90),
      prescriptions: store.prescriptions
        .filter(({ id }) => ids.includes(id) && (prescriptionIds.length === 0 || prescriptionIds.includes(id)))
        .map(({ id, name }) => ({ id, name, count: ids.filter((each) => each === id).length })),
      reservations: own.map(reservation),
    };
  };
  const dailyReports = days.map((day) => {
    const some = visits.filter(({ start }) => Math.floor(start / dayMs) === day);
    const users = [...new Set(some.map(({ providerKey }) => providerKey))];
    return { date: isoText(day * dayMs), ...counts(some), users: users.map((key) => ofUser(some, key)) };
  });
  const used = new Set(visits.flatMap(prescribedIn));
  const patients = [...new Set(visits.flatMap(({ clientKey }) => (clientKey === null ? [] : [clientKey])))];
  return {
    dailyReports,
    prescriptions: store.prescriptions.filter(({ id }) => used.has(id)).map(prescription),
    visitRates: patients.map((key) => ({
      patientId: Number(deskIds.of('client', key)),
      visited: visits.filter(({ clientKey }) => clientKey === key).map((row) => stateOf(row) === 'Reserved'),
    })),
  };
}
