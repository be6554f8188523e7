import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { isRow } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { TimeToPetRecords } from './records.ts';
import { type EventWord, invalid, isEvent, notFound, statesOfWords, timeIn, timeText, timeToPetIds } from './values.ts';

interface InputArgs {
  readonly id: string;
  readonly input: Row;
}

const phoneFields = { mobilePhone: 'Mobile', homePhone: 'Home', workPhone: 'Work' } as const;

/** The mutations. */
export function timeToPetWrites(
  backstage: Backstage,
  records: TimeToPetRecords,
  messages: Map<string, readonly Row[]>,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const { key } = timeToPetIds;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'VALIDATION_FAILED');

  const clientOf = (id: unknown): ClientRecord => {
    const row = rowOf(practice.clients, typeof id === 'string' ? key('client', id) : null);
    if (!row || row.isDeleted) throw notFound('Client');
    return row;
  };
  const petOf = (id: unknown): PatientRecord => {
    const row = rowOf(practice.patients, typeof id === 'string' ? key('patient', id) : null);
    if (!row || row.clientKey === null) throw notFound('Pet');
    return row;
  };
  const eventOf = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (!row || !isEvent(row)) throw notFound('Event');
    return row;
  };
  /** Two clients can't log in with one address. */
  const checkEmail = (email: string | null | undefined, own: number | null): void => {
    const isTaken = practice.clients.some(
      (row) => row.key !== own && !row.isDeleted && row.emails[0]?.toLowerCase() === email?.toLowerCase(),
    );
    if (email && isTaken) throw invalid('A client already exists with this email');
  };
  const detailsOf = (input: Row, before: ClientRecord): Partial<ClientRecord> => {
    const email = givenText(input, 'email');
    const address = isRow(input['address']) ? input['address'] : {};
    const [street, city, note] = [
      givenText(address, 'address1'),
      givenText(address, 'city'),
      givenText(input, 'notes'),
    ];
    return {
      phones: phonesAfter(before.phones, input),
      ...(email !== undefined && { emails: [email ?? []].flat().concat(before.emails.slice(1)) }),
      ...(street !== undefined && { street: street ?? '' }),
      ...(city !== undefined && { city: city ?? '' }),
      ...(note !== undefined && { note }),
    };
  };
  /** Of several pets the book keeps the first; all of them must be the client's. */
  const firstPetIn = (input: Row, clientKey: number): number | null | undefined => {
    const ids = input['petIds'];
    if (!Array.isArray(ids)) return undefined;
    const pets = ids.map(petOf);
    if (pets.some((row) => row.clientKey !== clientKey)) throw invalid('This pet belongs to another client');
    return pets[0]?.key ?? null;
  };
  const activePet = (clientKey: number): number | null =>
    practice.patients.find((row) => row.clientKey === clientKey && row.isActive)?.key ?? null;
  const staffIn = (input: Row): number | null | undefined => {
    const id = givenText(input, 'staffId');
    if (id === undefined) return undefined;
    if (id === null || id === '') return null;
    const row = rowOf(practice.providers, key('provider', id));
    if (!row?.isActive) throw notFound('Staff');
    return row.key;
  };
  const serviceIn = (input: Row): number | undefined => {
    const id = givenText(input, 'serviceId');
    if (!id) return undefined;
    const row = rowOf(practice.visitTypes, key('visitType', id));
    if (!row || row.isBlock) throw notFound('Service');
    return row.key;
  };
  const changeEvent = (id: string, change: Partial<AppointmentRecord>): Row => {
    const { key: eventKey } = eventOf(id);
    return records.event(done(() => changeAppointment(practice, eventKey, change, now())));
  };

  return {
    createClient({ input }: InputArgs) {
      const email = givenText(input, 'email');
      checkEmail(email, null);
      const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      if (!names.familyName?.trim()) throw invalid('Last name is required');
      const row = done(() => registerClient(practice, { ...names, emails: [email] }, now()));
      return records.client(done(() => changeClient(practice, row.key, detailsOf(input, row), now())));
    },
    updateClient({ id, input }: InputArgs) {
      const before = clientOf(id);
      checkEmail(givenText(input, 'email'), before.key);
      const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
      const change = {
        ...detailsOf(input, before),
        givenName: givenName === '' ? null : givenName,
        familyName: familyName ?? undefined,
      };
      return records.client(done(() => changeClient(practice, before.key, change, now())));
    },
    deactivateClient({
      id,
      deleteFutureEvents,
    }: {
      readonly id: string;
      readonly deleteFutureEvents?: boolean | null;
    }) {
      const { key: clientKey } = clientOf(id);
      const row = done(() => changeClient(practice, clientKey, { isActive: false }, now()));
      // What is completed or cancelled stays.
      const coming = practice.appointments.filter(
        (each) => each.clientKey === clientKey && each.start > now() && ['planned', 'confirmed'].includes(each.state),
      );
      for (const each of deleteFutureEvents === false ? [] : coming)
        done(() => changeAppointment(practice, each.key, { isDeleted: true }, now()));
      return records.client(row);
    },
    reactivateClient({ id }: { readonly id: string }) {
      const { key: clientKey } = clientOf(id);
      return records.client(done(() => changeClient(practice, clientKey, { isActive: true }, now())));
    },
    createPet({ input }: InputArgs) {
      const { key: clientKey } = clientOf(input['clientId']);
      const row = done(() => {
        const name = givenText(input, 'name');
        return addPatient(
          practice,
          { clientKey, name, species: givenText(input, 'type'), breed: givenText(input, 'breed') },
          now(),
        );
      });
      return records.pet(done(() => changePatient(practice, row.key, petChange(input), now())));
    },
    updatePet({ id, input }: InputArgs) {
      const { key: petKey } = petOf(id);
      return records.pet(done(() => changePatient(practice, petKey, petChange(input), now())));
    },
    scheduleEvent({ input }: InputArgs) {
      const client = clientOf(input['clientId']);
      if (!client.isActive) throw invalid('Inactive clients cannot be scheduled');
      const booking = {
        start: timeIn(input['start']),
        minutes: minutesIn(input),
        // The book wants a place, which the company doesn't have.
        placeKey: client.placeKey,
        typeKey: serviceIn(input) ?? null,
        providerKey: staffIn(input),
        patientKey: firstPetIn(input, client.key) ?? (input['petIds'] ? null : activePet(client.key)),
        clientKey: client.key,
        reason: givenText(input, 'notes'),
      };
      return records.event(done(() => bookAppointment(practice, booking, now())));
    },
    updateEvent({ id, input }: InputArgs) {
      const before = eventOf(id);
      const word = givenText(input, 'status');
      const state = word ? statesOfWords[wordOf(word)] : undefined;
      const change = {
        start: input['start'] ? timeIn(input['start']) : undefined,
        minutes: minutesIn(input),
        typeKey: serviceIn(input),
        providerKey: staffIn(input),
        patientKey: firstPetIn(input, before.clientKey ?? 0),
        reason: givenText(input, 'notes'),
        state,
      };
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      return changeEvent(id, Object.fromEntries(given));
    },
    cancelEvent({ id, reason }: { readonly id: string; readonly reason?: string | null }) {
      const { state } = eventOf(id);
      if (state === 'completed') throw invalid('Completed events cannot be cancelled');
      return changeEvent(id, { state: 'cancelled', cancelReason: reason ?? null });
    },
    deleteEvent({ id }: { readonly id: string }) {
      changeEvent(id, { isDeleted: true });
      return true;
    },
    sendMessage({ clientId, body }: { readonly clientId: string; readonly body: string }) {
      clientOf(clientId);
      const earlier = messages.get(clientId) ?? [];
      const id = `${clientId}${String(10 + earlier.length)}`;
      const message = { id, clientId, fromClient: false, body, sentAt: timeText(now()), approved: true };
      done(() => ({ ok: true, row: messages.set(clientId, [...earlier, message]) }));
      return message;
    },
  };
}

function wordOf(text: string): EventWord {
  if (text === 'IN_PROGRESS' || text === 'COMPLETED' || text === 'CANCELLED') return text;
  return 'SCHEDULED';
}

function minutesIn(input: Row): number | undefined {
  const minutes = input['duration'];
  if (typeof minutes !== 'number') return undefined;
  if (minutes <= 0) throw invalid('Duration must be positive');
  return minutes;
}

function phonesAfter(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] {
  return Object.entries(phoneFields).flatMap(([field, label]) => {
    const given = givenText(input, field);
    const kept = before.filter((phone) => phone.label === label);
    if (given === undefined) return kept;
    return given ? [{ label, value: given }] : [];
  });
}

function petChange(input: Row): Partial<PatientRecord> {
  const [name, species, color] = [givenText(input, 'name'), givenText(input, 'type'), givenText(input, 'color')];
  const [breed, birthDate, microchip] = [
    givenText(input, 'breed'),
    givenText(input, 'birthday'),
    givenText(input, 'microchip'),
  ];
  const [sex, status] = [givenText(input, 'sex'), givenText(input, 'status')];
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof species === 'string' && { species }),
    ...(typeof color === 'string' && { color }),
    ...(breed !== undefined && { breed }),
    ...(birthDate !== undefined && { birthDate }),
    ...(microchip !== undefined && { microchip }),
    ...((sex === 'MALE' || sex === 'FEMALE' || sex === 'UNKNOWN') && { sex }),
    ...(status && { isActive: status === 'ACTIVE', isDeceased: status === 'DECEASED' }),
  };
}
