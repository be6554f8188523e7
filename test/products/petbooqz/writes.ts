import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { answerOf, codesOf } from './answers.ts';
import { type Bookings, refused, type Visitor } from './bookings.ts';
import type { PetbooqzMemory } from './memory.ts';
import type { PetbooqzRecords } from './records.ts';
import { dateTime, petbooqzIds } from './values.ts';

interface SlotArgs {
  readonly calendar_id: string;
  readonly slot_id: string;
}

interface VisitorArgs {
  readonly client_first: string;
  readonly client_last: string;
  readonly email_address: string;
  readonly phone_number: string;
  readonly patient_name: string;
  readonly appointment_type?: string | null;
  readonly reason?: string | null;
  readonly appointment_note?: string | null;
  readonly client_id?: string | null;
  readonly patient_id?: string | null;
}

interface ReserveArgs {
  readonly calendar_id: string;
  readonly client_practice?: string | null;
  readonly datetime: string;
  readonly duration: string;
  readonly appointment_note?: string | null;
}

interface Parts {
  readonly memory: PetbooqzMemory;
  readonly records: PetbooqzRecords;
  readonly bookings: Bookings;
}

const { key, of } = petbooqzIds;

function visitorOf(args: VisitorArgs): Visitor {
  return {
    firstName: args.client_first,
    lastName: args.client_last,
    email: args.email_address,
    phone: args.phone_number,
    clientId: args.client_id ?? null,
    patientId: args.patient_id ?? null,
    patientName: args.patient_name,
  };
}

/** The mutations: each answers whether it worked, and why not. */
export function petbooqzWrites(backstage: Backstage, { memory, records, bookings }: Parts): object {
  const { practice, now } = backstage;
  const answer = answerOf(backstage);
  const zoneAt = (placeKey: number): string => rowOf(practice.places, placeKey)?.zone ?? 'UTC';

  const reserve = (args: ReserveArgs): ReturnType<Bookings['reserve']> => {
    const calendar = bookings.calendarIn(args.calendar_id, args.client_practice);
    if (!calendar.ok) return calendar;
    const { datetime, duration } = args;
    return bookings.reserve(calendar.row, { datetime, duration, note: args.appointment_note ?? null });
  };
  /** What is booked: a type, or else a reason, which can be the name of a type. */
  const visitOf = ({ appointment_type: type, reason, appointment_note: note }: VisitorArgs) => {
    const words = type ?? reason ?? '';
    if (words.trim() === '') return refused('Either appointment_type or reason is required');
    const found = bookings.typeKeyOf(words);
    if (found === null && type) return refused('No appointment type found');
    const first = practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? 1;
    const row = { typeKey: found ?? first, reason: reason ?? null, note: note ?? null };
    return { ok: true as const, row };
  };
  const confirm = (hold: Written<Parameters<Bookings['confirm']>[0]>, args: VisitorArgs) => {
    if (!hold.ok) return hold;
    const visit = visitOf(args);
    return visit.ok ? bookings.confirm(hold.row, visitorOf(args), visit.row) : visit;
  };

  return {
    reserveSlot: (args: ReserveArgs) =>
      answer(
        () => reserve(args),
        (hold) => ({ slot_id: hold.slotId, datetime: dateTime(hold.start, zoneAt(hold.placeKey)) }),
      ),
    confirmSlot: (args: SlotArgs & VisitorArgs) =>
      answer(
        () => confirm(bookings.holdIn(args.slot_id, args.calendar_id), args),
        (row) => ({ clientid: codesOf(row).client, patientid: codesOf(row).patient }),
      ),
    bookSlot: (args: ReserveArgs & VisitorArgs) =>
      answer(
        () => {
          const hold = reserve(args);
          const outcome = confirm(hold, args);
          // What can't be confirmed is released again.
          if (hold.ok && !outcome.ok) bookings.drop(hold.row, null);
          return outcome;
        },
        (row) => ({
          slot_id: of('appointment', row.key),
          datetime: dateTime(row.start, zoneOf(practice, row)),
          clientid: codesOf(row).client,
          patientid: codesOf(row).patient,
          slot: () => records.slot(row),
        }),
      ),
    releaseSlot: (args: SlotArgs) =>
      answer(
        () => {
          const hold = bookings.holdIn(args.slot_id, args.calendar_id);
          if (hold.ok) bookings.drop(hold.row, null);
          return hold;
        },
        () => ({ message: 'Slot released' }),
      ),
    cancelSlot: (args: SlotArgs) =>
      answer(
        () => bookings.cancel(args.slot_id, args.calendar_id),
        () => ({ message: 'Slot cancelled' }),
      ),
    newHistory: (args: { title: string; client_id: string; patient_id: string; notes: string }) =>
      answer(
        () => {
          const patient = rowOf(practice.patients, key('patient', args.patient_id));
          if (!patient) return refused('No patient found');
          if (patient.clientKey !== key('client', args.client_id)) return refused('No client found');
          const row: Row = { ...args, date: dateTime(now(), practice.places[0]?.zone ?? 'UTC') };
          memory.histories.push(row);
          return { ok: true, row };
        },
        (history) => ({ message: 'History created', history }),
      ),
  };
}
