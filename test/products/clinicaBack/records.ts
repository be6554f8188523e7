import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import { type AppointmentRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';
import {
  doctorsOfClinic,
  isInBook,
  minuteOf,
  roomsOfClinic,
  serverZone,
  type SheduleRow,
  shedulesOfClinic,
  specialitiesOfClinic,
  timeText,
  weekdayOf,
} from './seeds.ts';

/** Each table counts for itself, so that an id alone says nothing about what it belongs to. */
// prettier-ignore
export const clinicaIds = numberedIds({
  organization: 0, place: 0, provider: 0, visitType: 0, client: 0, patient: 0, appointment: 0,
});

/** What is known of a visit that is over or under way is told by its consultation. */
// prettier-ignore
export const clinicaWords = {
  planned: 'PENDING', confirmed: 'CONFIRMED', arrived: 'CONFIRMED', inProgress: 'CONFIRMED', ready: 'CONFIRMED',
  completed: 'CONFIRMED', cancelled: 'CANCELED', noShow: 'PENDING',
} satisfies Record<AppointmentRecord['state'], string>;

/** Which slot of which hours an appointment has, on which day. */
export interface Slot {
  readonly sheduleId: number;
  readonly number: number | null;
  readonly date: string | null;
}

/** What a doctor entered about an appointment. */
export interface ConsultationRow {
  readonly id: number;
  readonly consultationDate: string;
  readonly status: string;
  readonly appointmentId: number;
  readonly laboratoryTests: readonly Row[];
  readonly diagnosticFiles: readonly Row[];
  readonly medications: readonly Row[];
}

/** The number after those of some rows. */
export function nextId(rows: readonly { readonly id: number }[]): number {
  return 1 + Math.max(0, ...rows.map(({ id }) => id));
}

/** The instant at which a slot begins; the hours' own beginning where none is named. */
export function startOf({ from, slotDuration }: SheduleRow, date: string, number: number | null): number {
  const minutes = from + ((number ?? 1) - 1) * slotDuration;
  const days = Math.floor(minutes / 1440);
  const midnight = instantOfWall(`${date}T${timeText(minutes - days * 1440)}:00`, serverZone);
  return midnight + days * 86_400_000;
}

/** The tables of the service that the practice doesn't have. */
export type Store = ReturnType<typeof createStore>;

/** Makes the tables; rows are replaced and never changed. */
export function createStore(practice: Practice) {
  const shedules = shedulesOfClinic(practice);
  /** Slots, and words of a status, of appointments that were made or changed here. */
  const slots = new Map<number, Slot>();
  const words = new Map<number, string | null>();
  const papers = new Map<number, { readonly ic: string | null; readonly birthdate: string | null }>();
  const slotOf = (row: AppointmentRecord): Slot | null => {
    const kept = slots.get(row.key);
    if (kept) return kept;
    const date = wallDay(row.start, serverZone);
    const minute = minuteOf(row.start);
    const shedule = shedules.find(
      ({ doctorId, roomId, dayOfWeek, slotDuration, from }) =>
        doctorId === row.providerKey &&
        roomId === row.placeKey &&
        dayOfWeek === weekdayOf(date) &&
        slotDuration === row.minutes &&
        (minute - from) % slotDuration === 0,
    );
    if (!shedule) return null;
    const slot = { sheduleId: shedule.id, number: 1 + (minute - shedule.from) / shedule.slotDuration, date };
    slots.set(row.key, slot);
    return slot;
  };
  const added = new Set<number>();
  const isHere = (row: AppointmentRecord): boolean => (added.has(row.key) ? !row.isDeleted : isInBook(row));
  // Slots are found while all hours are as they were.
  for (const row of practice.appointments.filter(isInBook)) slotOf(row);
  return {
    specialities: specialitiesOfClinic(),
    rooms: roomsOfClinic(practice),
    doctors: doctorsOfClinic(practice),
    shedules,
    consultations: consultationsOf(practice),
    slots,
    words,
    papers,
    /** Accounts of patients who were entered here: those have no type. */
    added,
    untyped: new Set<number>(),
    slotOf,
    appointments: () => practice.appointments.filter(isHere),
    appointment: (key: number) => practice.appointments.filter(isHere).find((row) => row.key === key) ?? null,
    wordOf: ({ key, state }: AppointmentRecord): string | null =>
      words.has(key) ? (words.get(key) ?? null) : clinicaWords[state],
    /** Number of an identity card, and day of birth. */
    paperOf: (key: number) =>
      papers.get(key) ?? {
        ic: key % 11 === 0 ? null : String(4_000_000 + key * 7919),
        birthdate: `${String(1941 + (key % 63))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
      },
    clientOf: (row: AppointmentRecord) => rowOf(practice.clients, row.clientKey),
  };
}

/** Every second visit that took place, and those of this morning, have been written up. */
function consultationsOf({ appointments }: Practice): ConsultationRow[] {
  const seen = appointments.filter((row) => isInBook(row) && row.state === 'completed' && row.key % 2 === 0);
  const begun = appointments.filter((row) => isInBook(row) && row.state === 'inProgress');
  return [...seen, ...begun].map((row, index) => {
    const id = index + 1;
    const isDone = row.state === 'completed';
    return {
      id,
      consultationDate: wallDay(row.start, serverZone),
      status: isDone ? 'DONE' : 'PENDING',
      appointmentId: row.key,
      laboratoryTests: isDone && id % 3 === 0 ? [{ id: String(id), type: 'Hemograma', result: 'Normal' }] : [],
      diagnosticFiles:
        isDone && id % 4 === 0
          ? [{ id: String(id), fileType: 'pdf', fileUrl: `/files/${String(id)}.pdf`, observation: null }]
          : [],
      medications:
        isDone && id % 2 === 0
          ? [{ id: String(id), name: 'Ibuprofeno', dose: '400 mg', frequency: 'cada 8 horas', duration: 5 }]
          : [],
    };
  });
}
