import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { CalendarRow, Calendars } from './calendars.ts';
import { hours } from './calendars.ts';
import { type Hold, holdMs, type PetbooqzMemory } from './memory.ts';
import { dateTime, instantIn, petbooqzIds, skuOf, weekdayOf } from './values.ts';

/** Who comes, as the booking says it; ids are null where the caller named none. */
export interface Visitor {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly clientId: string | null;
  readonly patientId: string | null;
  readonly patientName: string;
  readonly animal?: Partial<PatientRecord>;
}

/** What is booked. */
interface Visit {
  readonly typeKey: number;
  readonly reason: string | null;
  readonly note: string | null;
}

/** Holds, confirms and cancels times in the daybook. */
export type Bookings = ReturnType<typeof petbooqzBookings>;

const { key, of } = petbooqzIds;

/** An error in words: the API blames no field. */
export function refused(message: string): { readonly ok: false; readonly field: string; readonly message: string } {
  return { ok: false, field: 'base', message };
}

/** What every write of appointments is made of. */
export function petbooqzBookings({ practice, now }: Backstage, memory: PetbooqzMemory, calendars: Calendars) {
  const types = practice.visitTypes.filter(({ isBlock }) => !isBlock);
  /** A type of appointment by id, code or name. */
  const typeKeyOf = (text: string): number | null => {
    const word = text.trim().toLowerCase();
    const found = types.find((type) =>
      [of('visitType', type.key), skuOf(type.key), type.name].some((each) => each.toLowerCase() === word),
    );
    return found?.key ?? null;
  };

  /** The one calendar that is meant. */
  const calendarIn = (name: string, code: string | null | undefined): Written<CalendarRow> => {
    const [calendar, other] = calendars.named(name, code);
    if (!calendar) return refused('Calendar not found');
    if (other) return refused(`${calendar.name} is a calendar of several practices, CLIENT_PRACTICE is required`);
    return { ok: true, row: calendar };
  };

  const reserve = (
    calendar: CalendarRow,
    wanted: { readonly datetime: string; readonly duration: string; readonly note: string | null },
    typeKey: number | null = null,
  ): Written<Hold> => {
    const { zone } = calendar.place;
    const start = instantIn(wanted.datetime, zone);
    const minutes = /^\d+$/.test(wanted.duration.trim()) ? Number(wanted.duration) : 0;
    if (start === null) return refused('Invalid datetime, expected YYYY-MM-DD HH:mm:ss');
    if (minutes < 1 || minutes > hours.to - hours.from) return refused('Invalid duration');
    if (start < now()) return refused('Cannot book in the past');
    const [hour = 0, minute = 0] = wallTime(start, zone).split(':').map(Number);
    const from = hour * 60 + minute;
    const isOpen = weekdayOf(wallDay(start, zone)) !== 0 && from >= hours.from && from + minutes <= hours.to;
    if (!isOpen) return refused('Room is not available');
    if (!calendars.isFree(calendar, start, minutes)) return refused('Sorry, this slot has been taken');
    // The entry is in the daybook at once, but is not listed before it is confirmed.
    const row: AppointmentRecord = {
      key: 1 + Math.max(0, ...practice.appointments.map((each) => each.key)),
      start,
      minutes,
      placeKey: calendar.place.key,
      typeKey: typeKey ?? types[0]?.key ?? 1,
      state: 'planned',
      providerKey: calendar.providerKey,
      patientKey: null,
      clientKey: null,
      reason: null,
      cancelReason: null,
      isBlock: false,
      isDeleted: true,
      createdAt: now(),
      updatedAt: now(),
    };
    practice.appointments.push(row);
    const hold: Hold = {
      slotId: of('appointment', row.key),
      key: row.key,
      calendar: calendar.name,
      placeKey: calendar.place.key,
      start,
      minutes,
      note: wanted.note,
      typeKey,
      created: now(),
      expires: now() + holdMs,
    };
    memory.holds.set(hold.slotId, hold);
    memory.reservations.push({
      ReservationId: hold.slotId,
      DateCreated: dateTime(hold.created, zone),
      Status: 'RESERVATION',
      ApptId: hold.slotId,
      Expires: () => dateTime(memory.holds.get(hold.slotId)?.expires ?? hold.expires, zone),
      ClinicCode: of('place', hold.placeKey),
    });
    return { ok: true, row: hold };
  };

  const holdIn = (slotId: string, calendar?: string): Written<Hold> => {
    const hold = memory.holds.get(slotId.toUpperCase());
    if (!hold || (calendar !== undefined && hold.calendar !== calendar.trim().toUpperCase()))
      return refused('Reservation not found');
    return hold.expires > now() ? { ok: true, row: hold } : refused('Reservation has expired');
  };
  const drop = ({ slotId }: Hold, status: string | null): void => {
    memory.holds.delete(slotId);
    const index = memory.reservations.findIndex((row) => row['ReservationId'] === slotId);
    const before = memory.reservations[index];
    if (before && status !== null) memory.reservations[index] = { ...before, Status: status };
    else if (before) memory.reservations.splice(index, 1);
  };

  /** The client who is named, or null for one who is new. */
  const clientIn = ({ clientId }: Visitor): Written<ClientRecord | null> => {
    if (clientId === null) return { ok: true, row: null };
    const row = rowOf(practice.clients, key('client', clientId));
    return row && !row.isDeleted ? { ok: true, row } : refused('No client found');
  };
  /** The animal that is named: by its id, or by its name among those of the client. */
  const patientIn = (visitor: Visitor, client: ClientRecord | null): Written<PatientRecord | null> => {
    const own = practice.patients.filter((row) => client !== null && row.clientKey === client.key);
    if (visitor.patientId !== null) {
      const row = own.find((each) => each.key === key('patient', visitor.patientId));
      return row ? { ok: true, row } : refused('No patient found');
    }
    const name = visitor.patientName.trim().toLowerCase();
    return { ok: true, row: own.find((each) => each.name.toLowerCase() === name) ?? null };
  };

  const confirm = (hold: Hold, visitor: Visitor, visit: Visit): Written<AppointmentRecord> => {
    const known = clientIn(visitor);
    if (!known.ok) return known;
    const animal = patientIn(visitor, known.row);
    if (!animal.ok) return animal;
    let client = known.row;
    if (!client) {
      const names = { givenName: visitor.firstName, familyName: visitor.lastName };
      const entered = registerClient(
        practice,
        { ...names, emails: [visitor.email], phones: [visitor.phone.trim()] },
        now(),
      );
      if (!entered.ok) return refused('Client name is required');
      changeClient(practice, entered.row.key, { placeKey: hold.placeKey }, now());
      client = entered.row;
    }
    let patient = animal.row;
    if (!patient && visitor.patientName.trim() !== '') {
      const { species, breed, birthDate, sex } = visitor.animal ?? {};
      const entered = addPatient(
        practice,
        { clientKey: client.key, name: visitor.patientName.trim(), species, breed },
        now(),
      );
      if (!entered.ok) return entered;
      const changed = changePatient(practice, entered.row.key, { birthDate, sex }, now());
      patient = changed.ok ? changed.row : entered.row;
    }
    drop(hold, 'FINALISED');
    const [email, phone] = [visitor.email, visitor.phone].map((text) => (text.trim() === '' ? null : text.trim()));
    const contact = { email: email ?? null, phone: phone ?? null };
    memory.extras.set(hold.key, { calendar: hold.calendar, ...contact, note: visit.note ?? hold.note });
    return changeAppointment(
      practice,
      hold.key,
      {
        clientKey: client.key,
        patientKey: patient?.key ?? null,
        typeKey: visit.typeKey,
        reason: visit.reason,
        isDeleted: false,
      },
      now(),
    );
  };

  const cancel = (slotId: string, calendar: string): Written<AppointmentRecord> => {
    const row = rowOf(practice.appointments, key('appointment', slotId));
    const isThere = row && !row.isDeleted && calendars.nameFor(row) === calendar.trim().toUpperCase();
    if (!isThere || row.isBlock) return refused('Slot not found');
    if (row.state === 'cancelled') return refused('Slot is already cancelled');
    return changeAppointment(practice, row.key, { state: 'cancelled' }, now());
  };

  return { typeKeyOf, calendarIn, reserve, holdIn, drop, confirm, cancel };
}
