import { wallDay } from './clock.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, type Practice, zoneOf } from './practice.ts';
import type { Written } from './practiceWrites.ts';

type Change<Record> = { readonly [Field in keyof Record]?: Record[Field] | undefined };

/** Changes what is given of a client: undefined means that it stays. */
export function changeClient(
  practice: Practice,
  key: number | null,
  change: Change<ClientRecord>,
  now: number,
): Written<ClientRecord> {
  const outcome = changeRow(practice.clients, key, change, now);
  if (outcome === null) return { ok: false, field: 'id', message: 'No such client' };
  if (outcome.familyName.trim() === '' && outcome.givenName === null)
    return { ok: false, field: 'lastName', message: 'A name is needed' };
  return { ok: true, row: put(practice.clients, outcome) };
}

/** Changes what is given of a patient. */
export function changePatient(
  practice: Practice,
  key: number | null,
  change: Change<PatientRecord>,
  now: number,
): Written<PatientRecord> {
  const outcome = changeRow(practice.patients, key, change, now);
  if (outcome === null) return { ok: false, field: 'id', message: 'No such patient' };
  if (outcome.name.trim() === '') return { ok: false, field: 'name', message: 'A name is needed' };
  return { ok: true, row: put(practice.patients, outcome) };
}

/** Gives the patients and visits of one client to another, and takes the first out of every ordinary list. */
export function mergeClients(
  practice: Practice,
  keep: number | null,
  remove: number | null,
  now: number,
): Written<ClientRecord> {
  const staying = practice.clients.find((row) => row.key === keep && !row.isDeleted);
  const going = practice.clients.find((row) => row.key === remove && !row.isDeleted);
  if (!staying || !going || staying === going) return { ok: false, field: 'id', message: 'No such client' };
  const moved = <Row extends { readonly clientKey: number | null }>(row: Row): Row =>
    row.clientKey === going.key ? { ...row, clientKey: staying.key } : row;
  practice.patients.splice(0, practice.patients.length, ...practice.patients.map(moved));
  practice.appointments.splice(0, practice.appointments.length, ...practice.appointments.map(moved));
  put(practice.clients, { ...going, isDeleted: true, isActive: false, updatedAt: later(going, now) });
  const tags = [...new Set([...staying.tags, ...going.tags])];
  return { ok: true, row: put(practice.clients, { ...staying, tags, updatedAt: later(staying, now) }) };
}

/** The day of the newest visit that took place, by the clock of its place; null where there was none. */
export function lastVisitOf(practice: Practice, { key }: ClientRecord, now: number): string | null {
  let newest: AppointmentRecord | null = null;
  for (const row of practice.appointments) {
    const isVisit = row.clientKey === key && !row.isDeleted && row.state === 'completed' && row.start <= now;
    if (isVisit && row.start > (newest?.start ?? 0)) newest = row;
  }
  return newest && wallDay(newest.start, zoneOf(practice, newest));
}

function changeRow<Row extends { readonly key: number; readonly updatedAt: number }>(
  rows: readonly Row[],
  key: number | null,
  change: Change<Row>,
  now: number,
): Row | null {
  const before = rows.find((row) => row.key === key);
  if (!before) return null;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...before, ...given, updatedAt: later(before, now) };
}

/** Each change is later than the one before, also under a clock that stands still. */
function later({ updatedAt }: { readonly updatedAt: number }, now: number): number {
  return Math.max(now, updatedAt + 1000);
}

function put<Row extends { readonly key: number }>(rows: Row[], row: Row): Row {
  rows[rows.findIndex(({ key }) => key === row.key)] = row;
  return row;
}
