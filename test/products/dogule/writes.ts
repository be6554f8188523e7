import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { anyDate, count, day, fail, filled, instant, invalid, isDay, isUuid, oneOf, optional } from './checks.ts';
import { text, trimmed, uuid } from './checks.ts';
import type { DoguleMemory } from './memory.ts';
import type { DoguleRecords } from './records.ts';
import { dogsOf, doguleIds, instantText, isEvent, states, statuses } from './values.ts';

interface Args {
  readonly id: string;
  readonly input: Row;
}

const visitTypeKey = 1;
/** What keeps time free; an event without customer and dog is one for all. */
const groupTypeKey = 7;
const courseStatuses = ['geplant', 'laufend', 'abgeschlossen', 'abgesagt'] as const;

/** The mutations of the product. */
export function doguleWrites(
  backstage: Backstage,
  records: DoguleRecords,
  memory: DoguleMemory,
): Readonly<Record<string, (args: Args) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    return outcome.ok ? outcome.row : fail(outcome.message);
  };
  const allow = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const stamped = (created = 'createdAt', updated = 'updatedAt'): Row => {
    const time = instantText(now());
    return { id: memory.nextId(), [created]: time, [updated]: time };
  };

  /** Keys of the rows that an id points to; what points nowhere is refused by the database. */
  const customerKey = (id: string | undefined, message: string): number | null => {
    if (id === undefined) return null;
    const client = rowOf(practice.clients, doguleIds.key('client', id));
    return client && !client.isDeleted ? client.key : fail(message);
  };
  const dogKey = (id: string | undefined, message: string): number | null => {
    if (id === undefined) return null;
    return rowOf(dogsOf(practice), doguleIds.key('patient', id))?.key ?? fail(message);
  };

  const eventInput = (input: Row) => {
    const fields = {
      start: optional(input['startAt'], instant),
      end: optional(input['endAt'], instant),
      ort: optional(input['ort'], filled),
      reason: optional(input['beschreibung'], text),
      kundeId: optional(input['kundeId'], uuid),
      hundId: optional(input['hundId'], uuid),
      status: optional(input['status'], oneOf(statuses)),
    };
    const { start, end } = fields;
    return start !== undefined && end !== undefined && end < start ? invalid() : fields;
  };
  const placeKeyOf = (ort: string | null | undefined): number | undefined =>
    practice.places.find(({ name }) => name === ort)?.key;
  const messageInput = (input: Row): Row => ({
    kanal: optional(input['kanal'], trimmed),
    richtung: optional(input['richtung'], oneOf(['eingehend', 'ausgehend'])),
    betreff: optional(input['betreff'], trimmed),
    inhalt: optional(input['inhalt'], trimmed),
    kundeId: optional(input['kundeId'], uuid),
    hundId: optional(input['hundId'], uuid),
  });
  // The codes for messages were never written down, so that their errors say nothing.
  const checkReferences = ({ kundeId, hundId }: Row): void => {
    customerKey(optional(kundeId, uuid), '');
    dogKey(optional(hundId, uuid), '');
  };
  const eventOf = (id: string, message: string): AppointmentRecord | null => {
    if (!isUuid(id)) fail(message);
    const row = rowOf(practice.appointments, doguleIds.key('appointment', id));
    return row && isEvent(row) ? row : null;
  };

  return {
    createKunde({ input }) {
      const [givenName, familyName, email] = [input['firstName'], input['lastName'], input['email']].map(filled);
      const phone = optional(input['phone'], filled);
      const registration = { givenName, familyName, emails: [email], phones: [phone] };
      return records.customer(done(() => registerClient(practice, registration, now())));
    },
    createHund({ input }) {
      const kundeId = uuid(input['kundeId']);
      const name = trimmed(input['name']);
      const born = optional(input['geburtsdatum'], (value) =>
        /^\d{4}-\d{2}-\d{2}$/.test(text(value)) ? text(value) : invalid(),
      );
      const breed = optional(input['rasse'], trimmed);
      const notes = optional(input['notizen'], text);
      const code = 'ERR_HUNDE_CREATE_001';
      if (born !== undefined && !isDay(born)) fail(code);
      const clientKey = customerKey(kundeId, code);
      const { key } = done(() => addPatient(practice, { clientKey, name, species: 'Canine', breed }, now()));
      if (notes !== undefined) memory.notes.set(key, notes);
      return records.dog(done(() => changePatient(practice, key, { birthDate: born, updatedAt: now() }, now())));
    },
    createKurs({ input }) {
      const start = day(input['start_datum']);
      const end = optional(input['end_datum'], day);
      const titel = filled(input['titel']);
      if (end !== undefined && end < start) invalid();
      const row = {
        titel,
        beschreibung: optional(input['beschreibung'], text) ?? null,
        start_datum: start,
        end_datum: end ?? null,
        ort: optional(input['ort'], text) ?? null,
        preis_cents: optional(input['preis_cents'], count) ?? 0,
        max_teilnehmer: optional(input['max_teilnehmer'], count) ?? 0,
        status: optional(input['status'], oneOf(courseStatuses)) ?? 'geplant',
      };
      allow();
      const course = { ...stamped('created_at', 'updated_at'), ...row };
      memory.courses.push(course);
      return course;
    },
    createFinanz({ input }) {
      const row = {
        datum: instantText(anyDate(input['datum'])).slice(0, 10),
        typ: oneOf(['einnahme', 'ausgabe'])(input['typ']),
        betragCents: count(input['betragCents']),
        kategorie: optional(input['kategorie'], trimmed) ?? null,
        beschreibung: optional(input['beschreibung'], trimmed) ?? null,
        referenz: optional(input['referenz'], trimmed) ?? null,
      };
      allow();
      const entry = { ...stamped(), ...row };
      memory.finances.push(entry);
      return entry;
    },
    createEvent({ input }) {
      const titel = filled(input['titel']);
      const { start = 0, end = 0, ort = null, reason, kundeId, hundId, status = 'geplant' } = eventInput(input);
      const code = 'ERR_KALENDER_CREATE_001';
      const [clientKey, patientKey] = [customerKey(kundeId, code), dogKey(hundId, code)];
      const { key } = done(() => {
        const typeKey = clientKey === null && patientKey === null ? groupTypeKey : visitTypeKey;
        const booking = { start, minutes: (end - start) / 60_000, placeKey: placeKeyOf(ort) ?? 1, typeKey };
        return bookAppointment(practice, { ...booking, clientKey, patientKey, reason, state: states[status] }, now());
      });
      memory.events.set(key, { titel, ort });
      // A dog's owner is not an event's customer unless it is said.
      return records.event(done(() => changeAppointment(practice, key, { clientKey, updatedAt: now() }, now())));
    },
    updateEvent({ id, input }) {
      // Only a title that is null is not the same as none.
      const titel = input['titel'] === undefined ? undefined : filled(input['titel']);
      const { start, end, ort, reason, kundeId, hundId, status } = eventInput(input);
      const isEmpty = Object.values({ titel, start, end, ort, reason, kundeId, hundId, status }).every(
        (value) => value === undefined,
      );
      const code = isEmpty ? 'ERR_KALENDER_READ_001' : 'ERR_KALENDER_UPDATE_001';
      const before = eventOf(id, code) ?? fail('ERR_KALENDER_READ_001');
      if (isEmpty) return records.event(before);
      const from = start ?? before.start;
      const to = end ?? before.start + before.minutes * 60_000;
      if (to < from) fail(code);
      const change = {
        start: from,
        minutes: (to - from) / 60_000,
        reason,
        placeKey: placeKeyOf(ort),
        clientKey: customerKey(kundeId, code) ?? undefined,
        patientKey: dogKey(hundId, code) ?? undefined,
        state: status && states[status],
      };
      const shown = records.event(before);
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      memory.events.set(row.key, {
        titel: titel ?? text(shown['titel']),
        ort: ort ?? optional(shown['ort'], text) ?? null,
      });
      return records.event(row);
    },
    deleteEvent({ id }) {
      const row = eventOf(id, 'ERR_KALENDER_DELETE_001');
      allow();
      if (!row) return false;
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    createNachricht({ input }) {
      const { kundeId = null, hundId = null, ...fields } = messageInput(input);
      checkReferences({ kundeId, hundId });
      allow();
      const message = { ...stamped(), ...fields, kundeId, hundId };
      memory.messages.push(message);
      return message;
    },
    updateNachricht({ id, input }) {
      const fields = Object.entries(messageInput(input)).filter(([, value]) => value !== undefined);
      if (!isUuid(id)) fail('');
      const index = memory.messages.findIndex((row) => row['id'] === id);
      const before = memory.messages[index];
      if (!before) return fail('Kommunikationseintrag nicht gefunden');
      if (fields.length === 0) return before;
      const change = Object.fromEntries(fields);
      checkReferences(change);
      allow();
      const message = { ...before, ...change, updatedAt: instantText(now()) };
      memory.messages[index] = message;
      return message;
    },
    deleteNachricht({ id }) {
      if (!isUuid(id)) fail('');
      allow();
      const index = memory.messages.findIndex((row) => row['id'] === id);
      if (index >= 0) memory.messages.splice(index, 1);
      return index >= 0;
    },
  };
}
