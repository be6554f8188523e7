import { instantOfWall, wallDay, wallText } from '../../dialects/clock.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';

/** The zone of the clocks by which days and times were entered: none of them says it. */
export const serverZone = 'America/New_York';

const dayMinutes = 24 * 60;

/** A doctor with her account. */
export interface DoctorRow {
  readonly id: number;
  readonly userId: number;
  readonly code: string;
  readonly fullName: string;
  readonly email: string;
  readonly enabled: boolean;
}

/** A room, which has an address of its own. */
export interface RoomRow {
  readonly id: number;
  readonly roomName: string;
  readonly roomLocation: string;
}

/** A line of the list of specialities. */
export interface SpecialityRow {
  readonly id: number;
  readonly name: string;
}

/** A doctor's hours in a room on a day of the week, cut into slots; times are minutes after midnight. */
export interface SheduleRow {
  readonly id: number;
  readonly dayOfWeek: number;
  readonly from: number;
  readonly to: number;
  readonly slotDuration: number;
  readonly status: boolean;
  readonly doctorId: number;
  readonly specialityId: number;
  readonly roomId: number;
}

/** An organization is no person, and so it can't be a patient. */
const nameless = new Set(clientsOfPractice().flatMap(({ key, givenName }) => (givenName === null ? [key] : [])));

/** Whether a client is a patient there. */
export function isPatient({ key, isDeleted }: ClientRecord): boolean {
  return !isDeleted && !nameless.has(key);
}

/**
 * Whether the book has an appointment at all: it needs a patient and a slot of a doctor's hours, which end on their day.
 *
 * The room in another zone keeps its book elsewhere, as nothing could tell the zone of its hours.
 */
export function isInBook(row: AppointmentRecord): boolean {
  const known = inBook.get(row) ?? findInBook(row);
  inBook.set(row, known);
  return known;
}

// Records never change, and clocks are slow to ask.
const inBook = new WeakMap<AppointmentRecord, boolean>();

function findInBook(row: AppointmentRecord): boolean {
  const isWhole = row.clientKey !== null && !nameless.has(row.clientKey) && row.providerKey !== null;
  const isPlain = instantOfWall(wallText(row.start, serverZone), serverZone) === row.start;
  const isOneDay = minuteOf(row.start) + row.minutes < dayMinutes;
  return isWhole && isPlain && isOneDay && row.placeKey !== 2 && !row.isDeleted && !row.isBlock;
}

/** Minutes after midnight on the clock of the clinic. */
export function minuteOf(instant: number): number {
  const [hours = 0, minutes = 0] = wallText(instant, serverZone).slice(11, 16).split(':').map(Number);
  return hours * 60 + minutes;
}

/** A time of day as Java writes it: 08:30. */
export function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day of the week from 1, which is Monday, to 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** An address that is needed to open an account, also where nobody has one. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `sin-correo-${String(key)}@example.test`;
}

/** The number of a patient's account: the first ones are the administrator's and the doctors'. */
export function accountOf(clientKey: number): number {
  return 100 + clientKey;
}

// prettier-ignore
const specialityNames = ['Medicina general', 'Enfermeria', 'Podologo', 'Cardiologo', 'Pediatra', 'Dermatologo', 'Traumatologo'];
const specialityOfRole = { veterinarian: 1, technician: 2, groomer: 3 } as const;

/** The list of specialities, some of which no doctor has. */
export function specialitiesOfClinic(): SpecialityRow[] {
  return specialityNames.map((name, index) => ({ id: index + 1, name }));
}

/** The rooms with their addresses in a line. */
export function roomsOfClinic({ places }: Practice): RoomRow[] {
  return places.map(({ key, name, street, city, state, postalCode }) => ({
    id: key,
    roomName: name,
    roomLocation: `${street}, ${city}, ${state} ${postalCode}`,
  }));
}

/** The doctors with their accounts; the first account is the administrator's. */
export function doctorsOfClinic({ providers }: Practice): DoctorRow[] {
  return providers.map((row) => ({
    id: row.key,
    userId: 1 + row.key,
    code: `M-${String(40_100 + row.key * 37)}`,
    fullName: fullNameOf(row),
    email: row.email,
    enabled: row.isActive,
  }));
}

/** The hours into whose slots all appointments of the book fit. */
export function shedulesOfClinic({ appointments, providers }: Practice): SheduleRow[] {
  const groups = new Map<string, AppointmentRecord[]>();
  for (const row of appointments.filter(isInBook)) {
    const day = weekdayOf(wallDay(row.start, serverZone));
    const offset = minuteOf(row.start) % row.minutes;
    const name = [row.providerKey, row.placeKey, day, row.minutes, offset].join(' ');
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()].flatMap((rows, index) => {
    const [first] = rows;
    const doctor = providers.find(({ key }) => key === first?.providerKey);
    if (!first || !doctor) return [];
    const starts = rows.map(({ start }) => minuteOf(start));
    let from = Math.min(...starts);
    // The hours begin at eight, or as soon after as the slots allow.
    while (from - first.minutes >= 480) from -= first.minutes;
    return {
      id: index + 1,
      dayOfWeek: weekdayOf(wallDay(first.start, serverZone)),
      from,
      to: Math.max(Math.max(...starts) + first.minutes, Math.min(from + 6 * first.minutes, dayMinutes - 1)),
      slotDuration: first.minutes,
      status: true,
      doctorId: doctor.key,
      specialityId: specialityOfRole[doctor.role],
      roomId: first.placeKey,
    };
  });
}
