import { instantOfWall, wallDay, wallText, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type Practice, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { type Shelf, textsIn } from './shelf.ts';
import {
  adminId,
  castError,
  clinicDay,
  clinicZone,
  clockText,
  dayIn,
  isAppointment,
  mbjIds,
  plainText,
  timeIn,
} from './values.ts';

/** What the practice's own row answers, unless what was written has no place there. */
const ownFields = new Set(['_id', 'date', 'time', 'patient', 'description', 'inProgress', 'attended']);
const kinds = ['new_unreferred', 'follow_up', 'referral'];
const minuteMs = 60_000;

/** Whether the patient was seen. The visit is a document of its own. */
export function isAttended({ state }: AppointmentRecord): boolean {
  return state === 'inProgress' || state === 'ready' || state === 'completed';
}

type Clocks = Readonly<Record<'day' | 'date' | 'time' | 'checkinTime' | 'seenTime', string>>;

/** Appointments of the book; what it has no place for is remembered here. */
export function appointmentShelf({ practice, now }: Backstage): Shelf {
  const zone = clinicZone(practice);
  const more = new Map<number, Row>();
  const days = new Map<string, string>();
  const clocks = new WeakMap<AppointmentRecord, Clocks>();

  /** What the clock says of an appointment, once for each record, as asking it takes long. */
  function clocksOf(row: AppointmentRecord): Clocks {
    const { start } = row;
    const before = clocks.get(row);
    if (before) return before;
    const [day = '', time = ''] = wallText(start, zone).split('T');
    const date = days.get(day) ?? clinicDay(day, zone);
    days.set(day, date);
    const hasArrived = row.state === 'arrived' || isAttended(row);
    const made = {
      day,
      date,
      time: time.slice(0, 5),
      checkinTime: hasArrived ? clockText(start - 8 * minuteMs, zone) : '0',
      seenTime: isAttended(row) ? clockText(start + 4 * minuteMs, zone) : '0',
    };
    clocks.set(row, made);
    return made;
  }
  function documentOf(row: AppointmentRecord): Row {
    const { key, state, reason, providerKey } = row;
    const client = rowOf(practice.clients, row.clientKey);
    const { day, date, time, checkinTime, seenTime } = clocksOf(row);
    const remembered = more.get(key);
    const first = providerKey === null ? null : mbjIds.of('provider', providerKey);
    const consultants = textsIn(remembered?.['consultants']);
    return {
      title: `${client?.givenName ?? client?.familyName ?? ''}_appointment_${day}`,
      type: kinds[row.typeKey % kinds.length],
      subType: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
      checkinTime,
      seenTime,
      location: rowOf(practice.places, row.placeKey)?.name ?? '',
      important: key % 9 === 0,
      notes: [],
      tags: [],
      creator: adminId,
      ...remembered,
      // Another consultant may have been written into the book meanwhile.
      consultants: first === null || consultants.includes(first) ? consultants : [first],
      _id: mbjIds.of('appointment', key),
      date,
      time,
      patient: row.clientKey === null ? null : mbjIds.of('client', row.clientKey),
      description: reason ?? '',
      inProgress: state === 'inProgress',
      attended: isAttended(row),
    };
  }
  const recordOf = (id: unknown): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, mbjIds.key('appointment', id as string));
    return row && isAppointment(row) ? row : null;
  };
  const put = (row: AppointmentRecord, change: Partial<AppointmentRecord>): void => {
    changeAppointment(practice, row.key, change, now());
  };

  return {
    all: () => practice.appointments.filter(isAppointment).map(documentOf),
    find(id) {
      const row = recordOf(id);
      return row && documentOf(row);
    },
    change(id, change) {
      const row = recordOf(id);
      if (!row) return null;
      const own = practiceChange(practice, row, change, zone);
      const rest = Object.entries(change).filter(([field]) => !ownFields.has(field));
      // A place or a type of the practice is kept there, any other text as it is.
      const { location: _place, subType: _type, ...before } = more.get(row.key) ?? {};
      const texts = { location: more.get(row.key)?.['location'], subType: more.get(row.key)?.['subType'] };
      const kept = { ...presentFields(texts), ...Object.fromEntries(rest) };
      const names = {
        ...kept,
        ...(own.placeKey && { location: undefined }),
        ...(own.typeKey && { subType: undefined }),
      };
      more.set(row.key, presentFields({ ...before, ...names }));
      put(row, own);
      const after = rowOf(practice.appointments, row.key);
      return after && documentOf(after);
    },
    remove(id) {
      const row = recordOf(id);
      if (!row) return null;
      const before = documentOf(row);
      put(row, { isDeleted: true });
      return before;
    },
  };
}

/** The change of the practice's own row. */
function practiceChange(
  practice: Practice,
  row: AppointmentRecord,
  change: Row,
  zone: string,
): Partial<AppointmentRecord> {
  const { date, time, location, subType, description, patient, consultants } = change;
  const place = practice.places.find(({ name }) => isSame(name, location));
  const type = practice.visitTypes.find(({ name, isBlock }) => !isBlock && isSame(name, subType));
  const start = hasText(date) || hasText(time) ? startOf(row, date, time, zone) : undefined;
  const providers = textsIn(consultants).map((id) => mbjIds.key('provider', id));
  return presentFields({
    start,
    placeKey: place?.key,
    typeKey: type?.key,
    reason: description === undefined ? undefined : plainText(description) || null,
    clientKey: patient === undefined ? undefined : mbjIds.key('client', patient as string),
    patientKey: patient === undefined ? undefined : null,
    providerKey: consultants === undefined ? undefined : (providers.find((key) => key !== null) ?? null),
    state: stateAfter(row, change),
  });
}

/** The start after a change of day or time; a day alone keeps the time, and the other way round. */
export function startOf(before: AppointmentRecord | null, date: unknown, time: unknown, zone: string): number {
  const day = hasText(date) ? dayIn(date, zone) : before && wallDay(before.start, zone);
  if (day === null) throw castError('date', date, 'date', 'Appointment');
  const clock = hasText(time) ? timeIn(time) : before && wallTime(before.start, zone).slice(0, 5);
  if (clock === null) throw castError('string', time, 'time', 'Appointment');
  return instantOfWall(`${day}T${clock}:00`, zone);
}

/** The state after a change of the two flags and of the time of checking in. */
function stateAfter(row: AppointmentRecord, { inProgress, attended, checkinTime }: Row): VisitState | undefined {
  const isOpen = row.state === 'planned' || row.state === 'confirmed';
  const hasCheckedIn = hasText(checkinTime) && checkinTime !== '0';
  if (inProgress === undefined && attended === undefined) return isOpen && hasCheckedIn ? 'arrived' : undefined;
  if ((inProgress ?? row.state === 'inProgress') === true) return 'inProgress';
  if ((attended ?? isAttended(row)) === true) return row.state === 'ready' ? 'ready' : 'completed';
  if (hasCheckedIn) return 'arrived';
  return isAttended(row) ? 'planned' : undefined;
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isSame(name: string, text: unknown): boolean {
  return typeof text === 'string' && text.trim().toLowerCase() === name.toLowerCase();
}
