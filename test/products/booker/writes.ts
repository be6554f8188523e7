import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { BookerMemory, PersonExtras } from './memory.ts';
import { isBooked } from './records.ts';
import { bookerIds, roomsOf } from './values.ts';

type Text = string | null | undefined;

interface PersonInput {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly email?: Text;
  readonly homePhone?: Text;
  readonly cellPhone?: Text;
  readonly workPhone?: Text;
  readonly address?: { readonly street1?: Text; readonly city?: Text } | null;
  readonly dateOfBirth?: Text;
  readonly allowReceiveEmails?: boolean | null;
  readonly allowReceiveSMS?: boolean | null;
  readonly isActive?: boolean | null;
}

interface GuestInput extends Omit<PersonInput, 'cellPhone'> {
  readonly id?: Text;
  readonly mobilePhone?: Text;
}

interface TreatmentInput {
  readonly treatmentId?: Text;
  readonly employeeId?: Text;
  readonly roomId?: Text;
  readonly startTimeOffset?: Text;
  readonly endTimeOffset?: Text;
}

interface BookingInput {
  readonly customer?: GuestInput | null;
  readonly appointmentDateOffset?: Text;
  readonly appointmentTreatments?: readonly TreatmentInput[] | null;
  readonly notes?: Text;
  readonly markAsConfirmed?: boolean | null;
}

interface Shown {
  readonly customer: (row: ClientRecord) => object | null;
  readonly appointment: (row: AppointmentRecord) => object | null;
}

const { key } = bookerIds;
const minute = 60_000;
const invalidArguments = 200;
const generalError = 1000;

// What the vendor calls the arguments that the practice blames.
const argumentNames: Readonly<Record<string, string>> = {
  start: 'StartTimeOffset',
  location: 'LocationID',
  type: 'TreatmentID',
  patient: 'Customer',
  lastName: 'LastName',
  id: 'ID',
};

function refused(field: string, message: string): { readonly ok: false; field: string; message: string } {
  return { ok: false, field, message };
}

/** The answer to a write: the vendor says in it what is wrong, and HTTP and GraphQL see no error. */
function response<Row>(outcome: Written<Row>, name: string, show: (row: Row) => object | null): object {
  if (outcome.ok)
    return { isSuccess: true, errorCode: 0, errorMessage: null, argumentErrors: [], [name]: show(outcome.row) };
  const { field, message } = outcome;
  if (field === 'base')
    return { isSuccess: false, errorCode: generalError, errorMessage: message, argumentErrors: [], [name]: null };
  return {
    isSuccess: false,
    errorCode: invalidArguments,
    errorMessage: 'One or more of the arguments are invalid',
    argumentErrors: [{ argumentName: argumentNames[field] ?? field, errorMessage: message }],
    [name]: null,
  };
}

/** The numbers of a customer after a change: undefined stays, null or nothing takes one away. */
function phonesAfter(before: readonly PhoneRecord[], input: PersonInput): readonly PhoneRecord[] {
  const given = { Mobile: input.cellPhone, Home: input.homePhone, Work: input.workPhone };
  return (['Mobile', 'Home', 'Work'] as const).flatMap((label) => {
    const value = given[label] === undefined ? before.find((phone) => phone.label === label)?.value : given[label];
    return value ? [{ label, value }] : [];
  });
}

function changesOf(before: ClientRecord, input: PersonInput) {
  const { firstName, lastName, email, address, isActive } = input;
  return {
    ...(firstName !== undefined && { givenName: firstName }),
    ...(typeof lastName === 'string' && { familyName: lastName }),
    ...(email !== undefined && { emails: [...(email ? [email] : []), ...before.emails.slice(1)] }),
    ...(typeof address?.street1 === 'string' && { street: address.street1 }),
    ...(typeof address?.city === 'string' && { city: address.city }),
    ...(typeof isActive === 'boolean' && { isActive }),
    phones: phonesAfter(before.phones, input),
  };
}

function extrasOf({ dateOfBirth, allowReceiveEmails, allowReceiveSMS }: PersonInput): PersonExtras {
  return {
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(typeof allowReceiveEmails === 'boolean' && { allowReceiveEmails }),
    ...(typeof allowReceiveSMS === 'boolean' && { allowReceiveSMS }),
  };
}

/** Mutations of appointments and customers. */
export function bookerWrites(backstage: Backstage, memory: BookerMemory, shown: Shown): object {
  const { practice, now } = backstage;
  const { rooms, people } = memory;
  const booked = (write: () => Written<AppointmentRecord>): object =>
    response(written(backstage, write), 'appointment', shown.appointment);
  const entered = (write: () => Written<ClientRecord>): object =>
    response(written(backstage, write), 'customer', shown.customer);

  function clientIn(id: Text): ClientRecord | null {
    const client = rowOf(practice.clients, key('client', id));
    return client?.isDeleted === true ? null : client;
  }

  function register(input: PersonInput, placeKey: number): Written<ClientRecord> {
    const outcome = registerClient(practice, { givenName: input.firstName, familyName: input.lastName }, now());
    if (!outcome.ok) return outcome;
    people.set(outcome.row.key, extrasOf(input));
    const rest = changesOf(outcome.row, { ...input, firstName: undefined, lastName: undefined });
    return changeClient(practice, outcome.row.key, { ...rest, placeKey }, now());
  }

  /** The customer of an appointment: there already, or entered with it. */
  function guest(input: GuestInput | null | undefined, placeKey: number): Written<ClientRecord> {
    if (input?.id) {
      const client = clientIn(input.id);
      return client ? { ok: true, row: client } : refused('Customer', 'Customer was not found');
    }
    return register({ ...input, cellPhone: input?.mobilePhone }, placeKey);
  }

  /** What a treatment says of an appointment, or why it can't be. */
  function slot(input: BookingInput, placeKey: number, before: AppointmentRecord | null) {
    const { appointmentTreatments: list, appointmentDateOffset: date } = input;
    if (list && list.length > 1) return refused('AppointmentTreatments', 'Only one treatment can be booked at a time');
    const first = list?.[0];
    if (!first && !before) return refused('AppointmentTreatments', 'At least one treatment is required');
    const typeKey = first?.treatmentId ? key('visitType', first.treatmentId) : (before?.typeKey ?? null);
    const type = practice.visitTypes.find((row) => row.key === typeKey && !row.isBlock);
    if (!type) return refused('TreatmentID', 'Treatment was not found');
    const person = rowOf(practice.providers, key('provider', first?.employeeId));
    if (first?.employeeId && !person?.isActive) return refused('EmployeeID', 'Employee was not found');
    if (first?.roomId && !roomsOf(placeKey).some(({ id }) => id === first.roomId))
      return refused('RoomID', 'Room was not found at this location');
    const from = first?.startTimeOffset ?? date;
    const start = from ? instantOf(from) : (before?.start ?? null);
    if (start === null) return refused('StartTimeOffset', 'A start is required');
    const usual = before && before.typeKey === type.key ? before.minutes : type.minutes;
    const minutes = first?.endTimeOffset ? (instantOf(first.endTimeOffset) - start) / minute : usual;
    if (minutes <= 0) return refused('EndTimeOffset', 'The end must be after the start');
    const providerKey = first?.employeeId === undefined ? (before?.providerKey ?? null) : (person?.key ?? null);
    const details = { start, minutes, typeKey: type.key, providerKey };
    return { ok: true as const, details, roomId: first?.roomId ?? null };
  }

  function move(
    id: string,
    state: AppointmentRecord['state'],
    from: readonly AppointmentRecord['state'][],
    problem: string,
  ): object {
    return booked(() => {
      const row = rowOf(practice.appointments, key('appointment', id));
      if (!row || !isBooked(row)) return refused('ID', 'Appointment was not found');
      if (!from.includes(row.state)) return refused('base', problem);
      const cancelReason = state === 'cancelled' ? 'Cancelled' : row.cancelReason;
      return changeAppointment(practice, row.key, { state, cancelReason }, now());
    });
  }

  return {
    createAppointment: ({ input }: { readonly input: BookingInput & { readonly locationId: string } }) =>
      booked(() => {
        const place = rowOf(practice.places, key('place', input.locationId));
        if (!place) return refused('LocationID', 'Location was not found');
        const time = slot(input, place.key, null);
        if (!time.ok) return time;
        const client = guest(input.customer, place.key);
        if (!client.ok) return client;
        const { roomId, details } = time;
        const state = input.markAsConfirmed === true ? 'confirmed' : 'planned';
        const outcome = bookAppointment(
          practice,
          { ...details, placeKey: place.key, clientKey: client.row.key, reason: input.notes, state },
          now(),
        );
        if (outcome.ok && roomId !== null) rooms.set(outcome.row.key, roomId);
        return outcome;
      }),
    updateAppointment: ({ input }: { readonly input: BookingInput & { readonly id: string } }) =>
      booked(() => {
        const row = rowOf(practice.appointments, key('appointment', input.id));
        if (!row || !isBooked(row)) return refused('ID', 'Appointment was not found');
        if (row.state === 'cancelled') return refused('base', 'A cancelled appointment cannot be changed');
        const time = slot(input, row.placeKey, row);
        if (!time.ok) return time;
        const client = input.customer ? guest(input.customer, row.placeKey) : null;
        if (client?.ok === false) return client;
        const { roomId, details } = time;
        if (roomId !== null) rooms.set(row.key, roomId);
        return changeAppointment(
          practice,
          row.key,
          {
            ...details,
            clientKey: client?.row.key,
            reason: input.notes,
            ...(input.markAsConfirmed === true && row.state === 'planned' && { state: 'confirmed' }),
          },
          now(),
        );
      }),
    updateAppointmentNotes: ({ id, notes }: { readonly id: string; readonly notes?: string | null }) =>
      booked(() => {
        const row = rowOf(practice.appointments, key('appointment', id));
        if (!row || !isBooked(row)) return refused('ID', 'Appointment was not found');
        return changeAppointment(practice, row.key, { reason: notes ?? null }, now());
      }),
    confirmAppointment: ({ id }: { readonly id: string }) =>
      move(id, 'confirmed', ['planned'], 'This appointment cannot be confirmed'),
    checkInAppointment: ({ id }: { readonly id: string }) =>
      move(id, 'arrived', ['planned', 'confirmed'], 'This appointment cannot be checked in'),
    undoCheckInAppointment: ({ id }: { readonly id: string }) =>
      move(id, 'planned', ['arrived'], 'This appointment is not checked in'),
    noShowAppointment: ({ id }: { readonly id: string }) =>
      move(id, 'noShow', ['planned', 'confirmed'], 'This appointment cannot be marked as a no show'),
    cancelAppointment: ({ id }: { readonly id: string }) =>
      move(id, 'cancelled', ['planned', 'confirmed'], 'This appointment cannot be cancelled'),
    createCustomer: ({ input }: { readonly input: PersonInput & { readonly locationId: string } }) =>
      entered(() => {
        const { locationId, ...person } = input;
        const place = rowOf(practice.places, key('place', locationId));
        if (!place) return refused('LocationID', 'Location was not found');
        if ((person.lastName ?? '').trim() === '') return refused('LastName', 'LastName is required');
        return register(person, place.key);
      }),
    updateCustomer: ({ input }: { readonly input: PersonInput & { readonly id: string } }) =>
      entered(() => {
        const { id, ...person } = input;
        const before = clientIn(id);
        if (!before) return refused('ID', 'Customer was not found');
        people.set(before.key, { ...people.get(before.key), ...extrasOf(person) });
        return changeClient(practice, before.key, changesOf(before, person), now());
      }),
  };
}
