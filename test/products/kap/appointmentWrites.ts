import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { mutationOf } from './payloads.ts';
import { kapRecords } from './records.ts';
import { type SlotRow, callerPk, freedSlots } from './seeds.ts';
import type { KapStore, Stored } from './store.ts';
import { instantOf, unsavedId, validPk } from './values.ts';

interface NewAppointment {
  readonly title: string;
  readonly commentDoctor?: string | null;
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
}

interface AppointmentChange {
  readonly id: string;
  readonly title?: string | null;
  readonly commentDoctor?: string | null;
  readonly commentPatient?: string | null;
  readonly appointmentStart?: string | null;
  readonly appointmentEnd?: string | null;
  readonly patient?: string | null;
  readonly taken?: boolean | null;
  readonly noshow?: boolean | null;
}

type Span = Pick<SlotRow, 'start' | 'end'>;

const shortestMs = 250_000;
const overlapText = 'Selected time slot overlaps with existing appointment';

/** Mutations of appointments: staff enters free slots, and a slot that is taken is an appointment. */
export function kapAppointmentWrites(stage: Backstage, store: KapStore): object {
  const { practice, now } = stage;
  const records = kapRecords(stage, store);
  const isFree = ({ start, end }: Span, exceptPk: number | null): boolean =>
    store.appointments().every((each) => each.pk === exceptPk || each.start >= end || each.end <= start);
  const stored = (id: string): Stored => {
    const found = store.appointmentBy(validPk('AppointmentType', id));
    if (!found) throw new GraphQLError('Appointment matching query does not exist.');
    return found;
  };
  function slotOf(input: NewAppointment): SlotRow {
    const [start, end] = spanOf(input);
    if (end - start < shortestMs) throw new GraphQLError('Appointment too short ( < 5 min)');
    return {
      pk: store.nextPk(),
      title: input.title,
      commentDoctor: input.commentDoctor ?? '',
      commentPatient: '',
      start,
      end,
      taken: false,
      userPk: null,
      createdAt: now(),
    };
  }
  /** Makes an appointment a patient's, or the staff's own, under a number that it has or gets. */
  function give(slot: SlotRow, userPk: number): Stored {
    const client = records.clientBy(userPk);
    store.slots.delete(slot.pk);
    if (client) put(rowFrom(slot, client.key));
    else store.slots.set(slot.pk, { ...slot, taken: true, userPk });
    return store.appointmentBy(slot.pk) ?? { ...slot, row: null };
  }
  function rowFrom(slot: SlotRow, clientKey: number): AppointmentRecord {
    const type = practice.visitTypes.find(({ name }) => name === slot.title);
    store.appointmentNotes.set(slot.pk, { title: slot.title, commentDoctor: slot.commentDoctor });
    return {
      key: slot.pk,
      start: slot.start,
      minutes: (slot.end - slot.start) / 60_000,
      placeKey: 1,
      typeKey: type?.key ?? 1,
      state: 'planned',
      providerKey: null,
      patientKey: null,
      clientKey,
      reason: slot.commentPatient === '' ? null : slot.commentPatient,
      cancelReason: null,
      isBlock: false,
      isDeleted: false,
      createdAt: slot.createdAt,
      updatedAt: now(),
    };
  }
  function put(row: AppointmentRecord): void {
    const index = practice.appointments.findIndex(({ key }) => key === row.key);
    practice.appointments.splice(index === -1 ? practice.appointments.length : index, index === -1 ? 0 : 1, row);
  }
  const change = (row: AppointmentRecord, parts: Partial<AppointmentRecord>): void => {
    changeAppointment(practice, row.key, parts, now());
  };
  /** Takes the patient out, and keeps the rest as a slot or several. */
  function free({ row, ...slot }: Stored, isSplit: boolean): Stored {
    if (row) change(row, { state: 'cancelled' });
    store.slots.delete(slot.pk);
    const emptied = { ...slot, taken: false, userPk: null };
    const left = isSplit ? freedSlots(emptied, store.nextPk()) : [{ ...emptied, commentPatient: '' }];
    for (const each of left) store.slots.set(each.pk, each);
    return { ...(left.at(-1) ?? emptied), row: null };
  }
  return {
    createAppointment: mutationOf(stage, (input: NewAppointment) => {
      if (input.title === '') throw new GraphQLError('Invalid Title');
      const slot = slotOf(input);
      if (!isFree(slot, null)) throw new GraphQLError(overlapText);
      store.slots.set(slot.pk, slot);
      return { appointment: records.appointment({ ...slot, row: null }) };
    }),
    createAppointments: mutationOf(stage, ({ appointments }: { appointments?: readonly NewAppointment[] | null }) => {
      const failed: object[] = [];
      // One that is too short ends all of it before anything is stored.
      for (const slot of (appointments ?? noIterable()).map(slotOf)) {
        if (slot.title === '' || !isFree(slot, null))
          failed.push({ ...records.appointment({ ...slot, row: null }), id: unsavedId });
        else store.slots.set(store.nextPk(), { ...slot, pk: store.nextPk() });
      }
      return { appointments: failed };
    }),
    updateAppointment: mutationOf(stage, (input: AppointmentChange) => {
      const before = stored(input.id);
      const [start, end] = [
        instantOf('appointmentStart', input.appointmentStart),
        instantOf('appointmentEnd', input.appointmentEnd),
      ];
      const after = {
        ...before,
        title: input.title || before.title,
        commentDoctor: input.commentDoctor || before.commentDoctor,
        commentPatient: input.commentPatient || before.commentPatient,
        start: start ?? before.start,
        end: end ?? before.end,
        taken: input.taken ?? before.taken,
      };
      const patient = input.patient ? records.users().find(({ username }) => username === input.patient) : null;
      if (patient === undefined) throw new GraphQLError('list index out of range');
      if (after.end - after.start < shortestMs) throw new GraphQLError('Appointment too short ( < 5 min)');
      if ((start ?? end) !== null && !isFree(after, before.pk)) throw new GraphQLError(overlapText);
      if (input.taken === false) return { appointment: records.appointment(free(after, true)) };
      if (patient) return { appointment: records.appointment(give(after, patient.pk)) };
      if (before.row) {
        store.appointmentNotes.set(before.pk, { title: after.title, commentDoctor: after.commentDoctor });
        const back = before.row.state === 'noShow' ? 'planned' : before.row.state;
        change(before.row, {
          start: after.start,
          minutes: (after.end - after.start) / 60_000,
          reason: after.commentPatient === '' ? null : after.commentPatient,
          ...(input.noshow != null && { state: input.noshow ? 'noShow' : back }),
        });
      } else {
        const { row: _row, ...slot } = after;
        store.slots.set(slot.pk, slot);
      }
      return { appointment: records.appointment(store.appointmentBy(before.pk) ?? after) };
    }),
    deleteAppointment: mutationOf(stage, ({ id, removePatient }: { id: string; removePatient?: boolean | null }) => {
      const found = stored(id);
      if (removePatient) free(found, false);
      else if (found.row) change(found.row, { isDeleted: true });
      else store.slots.delete(found.pk);
      return { ok: true, appointment: null };
    }),
    bookSlots: mutationOf(
      stage,
      (input: {
        appointmentList?: readonly string[] | null;
        commentPatient?: string | null;
        userId?: string | null;
      }) => {
        const slots = (input.appointmentList ?? noIterable()).map(stored);
        if (slots.some(({ taken }) => taken)) throw new GraphQLError('Appointment already taken');
        const userPk = input.userId ? validPk('UserType', input.userId) : callerPk;
        if (!records.userBy(userPk)) throw new GraphQLError('CustomUser matching query does not exist.');
        const [first] = slots;
        if (!first) throw new GraphQLError('list index out of range');
        const { row: _row, ...parts } = first;
        const booked = {
          ...parts,
          pk: store.nextPk(),
          commentPatient: input.commentPatient ?? '',
          start: Math.min(...slots.map(({ start }) => start)),
          end: Math.max(...slots.map(({ end }) => end)),
          createdAt: now(),
        };
        // A new one takes the place of all the slots.
        for (const { pk } of slots) store.slots.delete(pk);
        give(booked, userPk);
        return { appointmentList: [String(booked.pk)] };
      },
    ),
  };
}

function spanOf(input: NewAppointment): readonly [start: number, end: number] {
  const start = instantOf('appointmentStart', input.appointmentStart);
  const end = instantOf('appointmentEnd', input.appointmentEnd);
  return [start ?? 0, end ?? 0];
}

function noIterable(): never {
  throw new GraphQLError("'NoneType' object is not iterable");
}
