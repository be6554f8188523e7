import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { Pike13Notes, Pike13Records } from './records.ts';
import { instantIn, isOccurrence, keyOfVisit, pike13Ids, timeText, visitIdOf, visitStateOf } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

/** Something went wrong, in words of the one who is to read them. */
type Refusal = Extract<Written<never>, { readonly ok: false }>;

const { of, key } = pike13Ids;

/** What may become of a visit, and from where. */
const transitions = {
  register: { from: ['reserved'], state: 'planned' },
  complete: { from: ['registered', 'reserved'], state: 'completed' },
  noshow: { from: ['registered'], state: 'noShow' },
  late_cancel: { from: ['registered'], state: 'cancelled' },
  reset: { from: ['completed', 'noshowed', 'late_canceled'], state: 'planned' },
} as const;

function refused(message: string): Refusal {
  return { ok: false, field: 'base', message };
}

function isEvent(text: string): text is keyof typeof transitions {
  return text in transitions;
}

const idIn = (input: Row, field: string): string | null => givenText(input, field) ?? null;

/** Mutations: what is refused is among the errors of an answer, and what isn't there is an error of the whole. */
export function pike13Writes(backstage: Backstage, records: Pike13Records, notes: Pike13Notes): object {
  const { practice, now } = backstage;
  const bookings = new Map<string, Row>();

  function payload<Item>(
    field: string,
    { input }: InputArgs,
    write: () => Written<Item>,
    show: (row: Item) => Row,
  ): Row {
    const outcome = written(backstage, write);
    return {
      clientMutationId: input['clientMutationId'] ?? null,
      errors: outcome.ok ? [] : [outcome.message],
      [field]: outcome.ok ? show(outcome.row) : null,
    };
  }
  const found = <Item>(row: Item | null | undefined, id: unknown): Item => {
    if (row) return row;
    throw new GraphQLError(`Couldn't find a record with 'id'=${String(id)}`, { extensions: { code: 'NOT_FOUND' } });
  };
  const clientOf = (id: string | null): ClientRecord | null => {
    const row = rowOf(practice.clients, key('client', id));
    return row && !row.isDeleted ? row : null;
  };
  const occurrenceAt = (number: number | null): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, number);
    return row && isOccurrence(row) ? row : null;
  };

  function register(input: Row): Written<ClientRecord> {
    const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
    if (!givenName?.trim()) return refused("First name can't be blank");
    if (!familyName?.trim()) return refused("Last name can't be blank");
    const email = givenText(input, 'email');
    const isTaken = practice.clients.some((row) => !row.isDeleted && row.emails[0] === email);
    if (email && isTaken) return refused('Email has already been taken');
    const phones = [givenText(input, 'phone')];
    const made = registerClient(practice, { givenName, familyName, emails: [email], phones }, now());
    return made.ok ? changeClient(practice, made.row.key, otherChanges(input), now()) : made;
  }

  function otherChanges(input: Row): Partial<ClientRecord> {
    const address = givenText(input, 'address');
    const [street = '', city = ''] = (address ?? '').split('\n');
    const placeKey = key('place', idIn(input, 'locationId'));
    return {
      ...(address !== undefined && { street, city }),
      ...(placeKey !== null && { placeKey }),
    };
  }

  /** Books one spot; an appointment that is free of people takes the person. */
  function lease(input: Row): Written<AppointmentRecord> {
    const personInput = input['person'];
    const personId = idIn(input, 'personId');
    if (personId !== null && !clientOf(personId)) return refused('Person must exist');
    if (personId === null && !isRow(personInput)) return refused("Person can't be blank");
    const there = idIn(input, 'eventOccurrenceId');
    if (there !== null) {
      const row = occurrenceAt(key('appointment', there));
      if (!row) return refused('Event occurrence must exist');
      if (row.clientKey !== null) return refused('This time is no longer available');
      return withPerson(personId, personInput, (clientKey) =>
        changeAppointment(practice, row.key, { clientKey }, now()),
      );
    }
    const typeKey = key('visitType', idIn(input, 'serviceId'));
    const placeKey = key('place', idIn(input, 'locationId'));
    const startText = givenText(input, 'startAt');
    const start = startText ? instantIn('start_at', startText) : null;
    if (!rowOf(practice.visitTypes, typeKey)) return refused('Service must exist');
    if (!rowOf(practice.places, placeKey)) return refused('Location must exist');
    if (start === null) return refused("Start at can't be blank");
    const staffId = idIn(input, 'staffMemberId');
    const providerKey = key('provider', staffId);
    if (staffId !== null && !rowOf(practice.providers, providerKey)) return refused('Staff member must exist');
    const isBusy = practice.appointments.some(
      (row) =>
        isOccurrence(row) &&
        row.state !== 'cancelled' &&
        providerKey !== null &&
        row.providerKey === providerKey &&
        row.start === start,
    );
    if (isBusy) return refused('This time is no longer available');
    return withPerson(personId, personInput, (clientKey) =>
      bookAppointment(practice, { start, placeKey, typeKey, providerKey, clientKey }, now()),
    );
  }
  function withPerson(
    personId: string | null,
    personInput: unknown,
    write: (clientKey: number) => Written<AppointmentRecord>,
  ): Written<AppointmentRecord> {
    const client = clientOf(personId);
    if (client) return write(client.key);
    const made = register(isRow(personInput) ? personInput : {});
    return made.ok ? write(made.row.key) : made;
  }

  const leaseRow = (row: AppointmentRecord): Row => ({
    id: String(6_600_000 + row.key),
    eventOccurrenceId: of('appointment', row.key),
    eventOccurrence: () => records.occurrence(row),
    visitId: visitIdOf(row),
    person: () => records.personOf(row.clientKey),
    service: () => records.serviceOf(row.typeKey),
    location: () => records.locationOf(row.placeKey),
    startAt: timeText(row.start),
    endAt: timeText(row.start + row.minutes * 60_000),
  });

  function book(input: Row): Written<Row> {
    const token = givenText(input, 'idempotencyToken') ?? '';
    if (token === '') return refused("Idempotency token can't be blank");
    const before = bookings.get(token);
    if (before) return { ok: true, row: before };
    const list = Array.isArray(input['leases']) ? input['leases'].filter(isRow) : [];
    if (list.length === 0) return refused("Leases can't be blank");
    const rows: AppointmentRecord[] = [];
    for (const item of list) {
      const outcome = lease(item);
      if (!outcome.ok) return outcome;
      rows.push(outcome.row);
    }
    const booking: Row = {
      id: String(5_500_000 + bookings.size + 1),
      state: 'completed',
      idempotencyToken: token,
      leases: rows.map(leaseRow),
      createdAt: timeText(now()),
    };
    bookings.set(token, booking);
    return { ok: true, row: booking };
  }

  const visitOf = (input: Row): AppointmentRecord => {
    const id = idIn(input, 'id') ?? '';
    return found(occurrenceAt(keyOfVisit(id)), id);
  };
  const addNote = (owner: string, input: Row): Written<Row> => {
    const text = givenText(input, 'note')?.trim() ?? '';
    if (text === '') return refused("Note can't be blank");
    const list = notes.get(owner) ?? [];
    const row: Row = {
      id: String(990_000 + notes.size * 100 + list.length),
      subject: givenText(input, 'subject') ?? null,
      note: text,
      public: input['public'] === true,
      pinned: input['pinned'] === true,
      createdAt: timeText(now()),
      updatedAt: timeText(now()),
    };
    notes.set(owner, [...list, row]);
    return { ok: true, row };
  };

  return {
    booking: ({ id }: { readonly id: string }) => [...bookings.values()].find((row) => row['id'] === id),
    createPerson: (args: InputArgs) => payload('person', args, () => register(args.input), records.person),
    updatePerson(args: InputArgs) {
      const { input } = args;
      const before = found(clientOf(idIn(input, 'id')), input['id']);
      const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
      const { phones, emails } = contactChange(before, givenText(input, 'phone'), givenText(input, 'email'));
      const change = {
        ...(givenName !== undefined && { givenName }),
        ...(typeof familyName === 'string' && { familyName }),
        ...(phones && { phones }),
        ...(emails && { emails }),
        ...otherChanges(input),
      };
      const write = (): Written<ClientRecord> =>
        familyName === null || familyName === ''
          ? refused("Last name can't be blank")
          : changeClient(practice, before.key, change, now());
      return payload('person', args, write, records.person);
    },
    destroyPerson(args: InputArgs) {
      const { key: number } = found(clientOf(idIn(args.input, 'id')), args.input['id']);
      const write = (): Written<ClientRecord> => changeClient(practice, number, { isDeleted: true }, now());
      return payload('person', args, write, records.person);
    },
    createBooking: (args: InputArgs) =>
      payload(
        'booking',
        args,
        () => book(args.input),
        (row) => row,
      ),
    createVisit(args: InputArgs) {
      const { input } = args;
      const row = found(occurrenceAt(key('appointment', idIn(input, 'eventOccurrenceId'))), input['eventOccurrenceId']);
      const client = clientOf(idIn(input, 'personId'));
      const write = (): Written<AppointmentRecord> => {
        if (!client) return refused("Person can't be blank");
        if (row.clientKey !== null) return refused('Event occurrence is full');
        return changeAppointment(practice, row.key, { clientKey: client.key }, now());
      };
      return payload('visit', args, write, records.visit);
    },
    updateVisit(args: InputArgs) {
      const { input } = args;
      const row = visitOf(input);
      const event = givenText(input, 'stateEvent') ?? '';
      const client = clientOf(idIn(input, 'personId'));
      const write = (): Written<AppointmentRecord> => {
        const transition = isEvent(event) ? transitions[event] : null;
        const froms: readonly string[] = transition?.from ?? [];
        if (!transition || !froms.includes(visitStateOf(row))) return refused(`State cannot transition via "${event}"`);
        if (event === 'register' && !client) return refused("Person can't be blank");
        const change = { state: transition.state, ...(event === 'register' && client && { clientKey: client.key }) };
        return changeAppointment(practice, row.key, change, now());
      };
      return payload('visit', args, write, records.visit);
    },
    destroyVisit(args: InputArgs) {
      const { key: number } = visitOf(args.input);
      const write = (): Written<AppointmentRecord> => changeAppointment(practice, number, { isDeleted: true }, now());
      return payload('visit', args, write, records.visit);
    },
    createNote(args: InputArgs) {
      const owner = found(clientOf(idIn(args.input, 'personId')), args.input['personId']);
      return payload(
        'note',
        args,
        () => addNote(of('client', owner.key), args.input),
        (row) => row,
      );
    },
    createEventOccurrenceNote(args: InputArgs) {
      const id = idIn(args.input, 'eventOccurrenceId');
      const owner = found(occurrenceAt(key('appointment', id)), id);
      return payload(
        'note',
        args,
        () => addNote(of('appointment', owner.key), args.input),
        (row) => row,
      );
    },
  };
}
