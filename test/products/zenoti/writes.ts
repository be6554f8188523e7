import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PlaceRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { profileOf, type ZenotiMemory } from './memory.ts';
import type { ZenotiRecords } from './records.ts';
import { cancellationReasons, guidOf, isInBook, isOff, textIn, utcTime, zenotiIds } from './values.ts';

interface Parts {
  readonly memory: ZenotiMemory;
  readonly records: ZenotiRecords;
  readonly guest: (person: ClientRecord) => Row;
}

interface Input {
  readonly input: Row;
}

/** What is wrong with an input: the vendor's code and text, and the field. */
interface Fault {
  readonly code: number;
  readonly message: string;
  readonly field: readonly string[] | null;
}

type Outcome<Item> = { readonly row: Item } | { readonly fault: Fault };

const { key, of } = zenotiIds;
const labels = [
  ['Mobile', 'mobilePhone'],
  ['Home', 'homePhone'],
  ['Work', 'workPhone'],
] as const;
const sections = ['personalInfo', 'addressInfo', 'preferences'] as const;
const ownNames = new Set(['firstName', 'lastName', 'email', 'mobilePhone', 'homePhone', 'workPhone']);

function fault(code: number, message: string, ...field: readonly string[]): { readonly fault: Fault } {
  return { fault: { code, message, field: field.length === 0 ? null : ['input', ...field] } };
}

function partOf(input: Row, name: string): Row {
  const value = input[name];
  return isRow(value) ? value : {};
}

/** Mutations of guests and of the appointment book. */
export function zenotiWrites(backstage: Backstage, { memory, records, guest }: Parts): object {
  const { practice, now, refuseWrites } = backstage;
  /** The payload of a write: what it came to under a name, or what is wrong. */
  const payload = <Item>(name: string, show: (row: Item) => unknown, write: () => Outcome<Item>): Row => {
    const outcome: Outcome<Item> = refuseWrites === null ? write() : fault(403, refuseWrites);
    if ('row' in outcome) return { [name]: show(outcome.row), userErrors: [] };
    return { [name]: null, userErrors: [outcome.fault] };
  };
  const told = <Item>(outcome: Written<Item>): Outcome<Item> =>
    outcome.ok ? { row: outcome.row } : fault(400, outcome.message, outcome.field);

  const placeIn = (input: Row): PlaceRecord | null => rowOf(practice.places, key('place', textIn(input['centerId'])));
  const staffIn = (id: unknown): number | null =>
    practice.providers.find((row) => row.isActive && row.key === key('provider', textIn(id)))?.key ?? null;
  const serviceIn = (id: unknown): number | null =>
    practice.visitTypes.find((row) => !row.isBlock && row.key === key('visitType', textIn(id)))?.key ?? null;
  /** A time by the clock of a center; null where it is none. */
  const timeIn = (value: unknown, zone: string): number | null => {
    const text = textIn(value) ?? '';
    return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text) ? instantOfWall(text, zone) : null;
  };

  const phonesIn = (personal: Row, person: ClientRecord): ClientRecord['phones'] =>
    labels.flatMap(([label, name]) => {
      const before = person.phones.find((phone) => phone.label === label);
      if (personal[name] === undefined) return before ?? [];
      const value = textIn(partOf(personal, name)['number']) ?? '';
      return value === '' ? [] : [{ label, value }];
    });
  const saveGuest = (person: ClientRecord, input: Row): Outcome<ClientRecord> => {
    const personal = partOf(input, 'personalInfo');
    const email = givenText(personal, 'email');
    const address = partOf(input, 'addressInfo');
    const id = of('client', person.key);
    const before = memory.profiles.get(id) ?? profileOf(person.key);
    const merged = (name: (typeof sections)[number]): Row => {
      const given = Object.entries(presentFields(partOf(input, name))).filter(([field]) => !ownNames.has(field));
      return { ...before[name], ...Object.fromEntries(given) };
    };
    memory.profiles.set(id, {
      personalInfo: merged('personalInfo'),
      addressInfo: merged('addressInfo'),
      preferences: merged('preferences'),
    });
    const change = {
      givenName: textIn(personal['firstName']),
      familyName: textIn(personal['lastName']),
      emails: email === undefined ? undefined : [...(email ? [email] : []), ...person.emails.slice(1)],
      phones: phonesIn(personal, person),
      street: textIn(address['address1']),
      city: textIn(address['city']),
      tags: Array.isArray(input['tags']) ? input['tags'].map(String) : undefined,
      placeKey: placeIn(input)?.key,
    };
    return told(changeClient(practice, person.key, change, now()));
  };
  const nameFault = (personal: Row): { readonly fault: Fault } | null => {
    const missing = ['firstName', 'lastName'].find((name) => (textIn(personal[name]) ?? '').trim() === '');
    return missing === undefined ? null : fault(400, `${missing} is mandatory`, 'personalInfo', missing);
  };

  const entryIn = (input: Row): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, key('appointment', textIn(input['appointmentId'])));
    return row && isInBook(row) ? row : null;
  };
  const remember = (row: AppointmentRecord, fields: Row): void => {
    const id = of('appointment', row.key);
    memory.visits.set(id, { ...memory.visits.get(id), ...presentFields(fields) });
  };
  const roomOf = (placeKey: number, id: unknown): Row | undefined => {
    const room = [1, 2].map((index) => records.room(placeKey, index)).find((each) => each['id'] === id);
    return room && { id: room['id'], name: room['name'] };
  };
  /** A write to one entry of the book. */
  const entryWrite = (
    input: Row,
    write: (row: AppointmentRecord) => Partial<AppointmentRecord> | { readonly fault: Fault },
  ): Row =>
    payload('appointment', records.appointment, () => {
      const row = entryIn(input);
      if (!row) return fault(404, 'The appointment does not exist', 'appointmentId');
      const change = write(row);
      return 'fault' in change ? change : told(changeAppointment(practice, row.key, change, now()));
    });
  const stateWrite =
    (from: readonly AppointmentRecord['state'][], state: AppointmentRecord['state']) => (args: Input) =>
      entryWrite(args.input, (row) =>
        from.includes(row.state) ? { state } : fault(400, 'The status of the appointment does not allow this'),
      );

  return {
    createGuest: ({ input }: Input) =>
      payload('guest', guest, () => {
        const personal = partOf(input, 'personalInfo');
        if (!placeIn(input)) return fault(404, 'The center does not exist', 'centerId');
        const wrong = nameFault(personal);
        if (wrong) return wrong;
        const names = { givenName: textIn(personal['firstName']), familyName: textIn(personal['lastName']) };
        const made = told(registerClient(practice, names, now()));
        return 'fault' in made ? made : saveGuest(made.row, input);
      }),
    updateGuest: ({ input }: Input) =>
      payload('guest', guest, () => {
        const person = records.clientOf(input['guestId']);
        if (!person) return fault(404, 'The guest does not exist', 'guestId');
        const wrong = isRow(input['personalInfo']) ? nameFault(input['personalInfo']) : null;
        return wrong ?? saveGuest(person, input);
      }),
    addGuestNote: ({ input }: Input) =>
      payload(
        'note',
        (note: Row) => note,
        () => {
          if (!records.clientOf(input['guestId'])) return fault(404, 'The guest does not exist', 'guestId');
          const id = guidOf('note', 10_000 + memory.notes.length);
          const note = { ...input, id, addedBy: 'Front desk', addedOn: utcTime(now()) };
          memory.notes.push(note);
          return { row: note };
        },
      ),
    createBooking: ({ input }: Input) =>
      payload(
        'booking',
        (rows: readonly AppointmentRecord[]) => {
          const appointments = rows.map(records.appointment);
          const invoiceId = appointments[0]?.['invoiceId'];
          return { id: guidOf('reservation', rows[0]?.key ?? 0), invoiceId, isConfirmed: true, appointments };
        },
        () => {
          const [place, person] = [placeIn(input), records.clientOf(input['guestId'])];
          if (!place) return fault(404, 'The center does not exist', 'centerId');
          if (!person) return fault(404, 'The guest does not exist', 'guestId');
          const slot = timeIn(input['slotTime'], place.zone);
          if (slot === null) return fault(400, 'The slot time is invalid', 'slotTime');
          const items = Array.isArray(input['items']) ? input['items'].filter(isRow) : [];
          if (items.length === 0) return fault(400, 'A booking needs at least one service', 'items');
          const types = items.map((item) => rowOf(practice.visitTypes, serviceIn(item['serviceId'])));
          if (types.includes(null)) return fault(404, 'The service does not exist', 'items', 'serviceId');
          if (items.some((item) => item['therapistId'] && staffIn(item['therapistId']) === null))
            return fault(404, 'The therapist does not exist', 'items', 'therapistId');
          const rows: AppointmentRecord[] = [];
          let start = slot;
          for (const [index, item] of items.entries()) {
            const plan = {
              start,
              placeKey: place.key,
              typeKey: types[index]?.key ?? null,
              providerKey: staffIn(item['therapistId']),
              clientKey: person.key,
              reason: textIn(input['notes']),
            };
            const made = told(bookAppointment(practice, plan, now()));
            if ('fault' in made) return made;
            rows.push(made.row);
            start += made.row.minutes * 60_000;
            const invoiceId = guidOf('booking', rows[0]?.key ?? 0);
            remember(made.row, { invoiceId, room: roomOf(place.key, item['roomId']) });
          }
          return { row: rows };
        },
      ),
    rescheduleAppointment: ({ input }: Input) =>
      entryWrite(input, (row) => {
        const zone = zoneOf(practice, row);
        const [from, until] = [input['startTime'], input['endTime']].map((value) =>
          value === undefined || value === null ? undefined : timeIn(value, zone),
        );
        if (from === null || until === null) return fault(400, 'The time is invalid', 'startTime');
        const start = from ?? row.start;
        const minutes = until === undefined ? row.minutes : (until - start) / 60_000;
        if (minutes <= 0) return fault(400, 'The end must be after the start', 'endTime');
        const { therapistId, serviceId } = input;
        const [providerKey, typeKey] = [staffIn(therapistId), serviceIn(serviceId)];
        if (typeof therapistId === 'string' && providerKey === null)
          return fault(404, 'The therapist does not exist', 'therapistId');
        if (typeof serviceId === 'string' && typeKey === null)
          return fault(404, 'The service does not exist', 'serviceId');
        if (isOff(row) || row.state === 'completed')
          return fault(400, 'The status of the appointment does not allow this');
        remember(row, { room: roomOf(row.placeKey, input['roomId']) });
        return {
          start,
          minutes,
          ...(therapistId !== undefined && { providerKey }),
          ...(typeKey !== null && { typeKey }),
          ...(input['notes'] !== undefined && { reason: textIn(input['notes']) ?? null }),
        };
      }),
    cancelAppointment: ({ input }: Input) =>
      entryWrite(input, (row) => {
        if (row.state === 'completed') return fault(400, 'A closed appointment cannot be cancelled');
        const reason = cancellationReasons.find((_name, index) => guidOf('reason', index) === input['reasonId']);
        const off = { state: 'cancelled', cancelReason: textIn(input['comments']) ?? reason ?? null } as const;
        // The whole booking goes with it.
        const { invoiceId } = records.appointment(row);
        const others = practice.appointments.filter(
          (other) => other.key !== row.key && records.appointment(other)['invoiceId'] === invoiceId && !row.isBlock,
        );
        for (const other of others) changeAppointment(practice, other.key, off, now());
        return off;
      }),
    confirmAppointment: stateWrite(['planned', 'confirmed'], 'confirmed'),
    checkInAppointment: stateWrite(['planned', 'confirmed', 'arrived'], 'arrived'),
    startService: stateWrite(['planned', 'confirmed', 'arrived', 'inProgress'], 'inProgress'),
    markAppointmentNoShow: stateWrite(['planned', 'confirmed', 'noShow'], 'noShow'),
    createBlockOutTime: ({ input }: Input) =>
      payload('appointment', records.appointment, () => {
        const place = placeIn(input);
        if (!place) return fault(404, 'The center does not exist', 'centerId');
        const providerKey = staffIn(input['therapistId']);
        if (providerKey === null) return fault(404, 'The therapist does not exist', 'therapistId');
        const [start, end] = [timeIn(input['startTime'], place.zone), timeIn(input['endTime'], place.zone)];
        if (start === null || end === null || end <= start) return fault(400, 'The time is invalid', 'startTime');
        const typeKey = practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? null;
        const minutes = (end - start) / 60_000;
        const plan = { start, minutes, placeKey: place.key, typeKey, providerKey, reason: textIn(input['notes']) };
        return told(bookAppointment(practice, plan, now()));
      }),
  };
}
