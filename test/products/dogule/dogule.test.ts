import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dogule } from './dogule.ts';

const visit = productVisits(dogule);
const { ids, clients: customers, patients: dogs, shows } = dogule.view;
const event = 'id titel beschreibung startAt endAt ort kundeId hundId status createdAt updatedAt';
const dayOf = 'from: "2026-11-17T05:00:00Z", to: "2026-11-18T04:59:59.999Z"';
const texts = (rows: readonly Row[], field: string): readonly string[] => rows.map((row) => String(row[field]));
const nowhere = '00000000-0000-4000-8000-000000000000';

describe('Dogule', () => {
  it('lists the fifty newest customers and dogs', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ kunden { id firstName lastName email phone createdAt updatedAt }
      hunde { id kundeId name geburtsdatum rasse notizen createdAt updatedAt } }`);
    const [people, animals] = [rowsAt(answer, 'kunden'), rowsAt(answer, 'hunde')];
    expect([people.length, animals.length]).toEqual([50, 50]);
    expect(texts(people, 'id')).toEqual(customers(server.practice).map(({ key }) => ids.of('client', key)));
    expect(texts(animals, 'id')).toEqual(dogs?.(server.practice).map(({ key }) => ids.of('patient', key)));
    const created = texts(people, 'createdAt');
    expect(created).toEqual(created.toSorted().toReversed());
    const { clients, patients } = expectedSample(dogule, '2026-11-17');
    for (const [index, client] of clients.entries()) {
      const { givenName, familyName, emails = [], phones = [] } = client;
      expect(people[index]).toMatchObject({ id: client.id, firstName: givenName, lastName: familyName });
      expect([people[index]?.['email'], people[index]?.['phone']]).toEqual([emails[0], phones[0] ?? null]);
      expect(client.name).toBe(`${String(givenName)} ${String(familyName)}`);
    }
    for (const [index, { id, name, breed = null, clientId }] of patients.entries()) {
      expect(animals[index]).toMatchObject({ id, name, rasse: breed, kundeId: clientId });
    }
    expect(people.every(({ firstName, email }) => firstName !== '' && email !== '')).toBe(true);
    expect(animals.some((row) => row['notizen'] !== null && row['geburtsdatum'] === null)).toBe(true);
    expect(missingOperations(dogule)).toEqual([]);
  });

  it('lists events from a time on, both ends counted, fifty at most', async () => {
    const { query, post, server } = await visit();
    const rows = rowsAt(await query(`{ events(${dayOf}) { ${event} } }`), 'events');
    const { appointments } = expectedSample(dogule, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(8);
    expect(texts(rows, 'startAt')).toEqual(texts(rows, 'startAt').toSorted());
    expect(texts(rows, 'id').toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start, end, status, reason = null, client, patient, location } of appointments) {
      const row = rows.find((each) => each['id'] === id);
      expect(row).toMatchObject({ status, beschreibung: reason, ort: location?.name });
      expect([row?.['kundeId'], row?.['hundId']]).toEqual([client?.id ?? null, patient?.id ?? null]);
      const utc = [start, end].map((text) => new Date(String(text)).toISOString());
      expect([row?.['startAt'], row?.['endAt']]).toEqual(utc);
      const own = server.practice.patients.find(({ key }) => ids.of('patient', key) === patient?.id);
      expect([patient?.name, String(row?.['titel']).endsWith(` ${String(own?.name)}`)]).toEqual([own?.name, !!own]);
    }
    expect(new Set(texts(rows, 'status'))).toEqual(new Set(['geplant', 'bestaetigt', 'abgesagt']));
    expect(rows.some(({ titel, kundeId }) => titel === 'Team meeting' && kundeId === null)).toBe(true);
    const [first] = rows;
    const [start, kunde] = [String(first?.['startAt']), String(rows.find(({ kundeId }) => kundeId)?.['kundeId'])];
    const lists = await query(`{ all: events { id } at: events(from: "${start}", to: "${start}") { id startAt }
      whose: events(kunde_id: "${kunde}") { kundeId } none: events(hund_id: "${nowhere}") { id } }`);
    expect(server.practice.appointments.filter((row) => shows(row)).length).toBeGreaterThan(50);
    expect(rowsAt(lists, 'all')).toHaveLength(50);
    expect(new Set(texts(rowsAt(lists, 'at'), 'startAt'))).toEqual(new Set([start]));
    expect(new Set(texts(rowsAt(lists, 'whose'), 'kundeId'))).toEqual(new Set([kunde]));
    expect(lists['none']).toEqual([]);
    const bad = ['from: "2026-11-17"', 'from: "2026-11-17T08:00:00+01:00"', 'to: ""', 'kunde_id: "7"'];
    for (const args of [...bad, 'from: "2026-11-17T08:00Z", to: "2026-11-16T08:00Z"']) {
      // One after the other, as all of them have to be the same.
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ events(${args}) { id } }`);
      expect(body.errors?.[0]).toMatchObject({
        message: 'ERR_GQL_VALIDATION_001',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      });
    }
  });

  it('has money by day, messages by page, and courses that nobody can read', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ finanzen { datum typ betragCents kategorie beschreibung referenz } out: finanzen(typ: " ausgabe ") { typ }
      one: finanzen(from: "2026-08-03", to: "2026-08-06") { datum } nachrichten { total limit offset data { kanal } }
      page: nachrichten(filters: { limit: 60, offset: 20, kanal: " sms " }) { total limit offset data { kanal } }
      late: nachrichten(filters: { from: "2026-11-01", limit: 3 }) { total data { createdAt richtung hundId } } }`);
    const days = texts(rowsAt(answer, 'finanzen'), 'datum');
    expect(days).toHaveLength(50);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(texts(rowsAt(answer, 'out'), 'typ'))).toEqual(new Set(['ausgabe']));
    expect(texts(rowsAt(answer, 'one'), 'datum')).toEqual(['2026-08-06', '2026-08-05', '2026-08-03']);
    expect(answer['nachrichten']).toMatchObject({ total: 70, limit: 50, offset: 0 });
    expect(rowsAt(answer, 'nachrichten.data')).toHaveLength(50);
    expect(answer['page']).toMatchObject({ total: 18, limit: 60, offset: 20, data: [] });
    expect(rowsAt(answer, 'late.data')).toHaveLength(3);
    const courses = await post('{ kurse { id } kunden { id } }');
    expect(courses.body.data).toBe(null);
    expect(courses.body.errors?.[0]?.message).toMatch(/^Cannot destructure property 'limit'/);
    const course = await query(
      'mutation { createKurs(input: { titel: "Welpen", start_datum: "2026-12-01" }) { titel status preis_cents } }',
    );
    expect(course['createKurs']).toEqual({ titel: 'Welpen', status: 'geplant', preis_cents: 0 });
    expect((await post('{ finanzen(from: "1.8.2026") { id } }')).body.errors).toHaveLength(1);
  });

  it('enters customers, dogs, money and messages', async () => {
    const { query, post, server } = await visit();
    const person = 'firstName: "Jo", lastName: "Park", email: "jo"';
    const added = await query(`mutation { createKunde(input: { ${person} }) { id firstName email phone createdAt } }`);
    expect(added['createKunde']).toMatchObject({ firstName: 'Jo', email: 'jo', phone: null });
    const id = String(at(added, 'createKunde.id'));
    const dog = await query(`mutation { createHund(input: { kundeId: "${id}", name: " Rex ", rasse: "Pudel"
      geburtsdatum: "2024-05-06", notizen: "" }) { id kundeId name rasse geburtsdatum notizen } }`);
    expect(dog['createHund']).toMatchObject({
      kundeId: id,
      name: 'Rex',
      rasse: 'Pudel',
      geburtsdatum: '2024-05-06',
      notizen: '',
    });
    const lists = await query('{ kunden { id } hunde { kundeId } }');
    expect([rowsAt(lists, 'kunden')[0], rowsAt(lists, 'hunde')[0]]).toEqual([{ id }, { kundeId: id }]);
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Rex', species: 'Canine', birthDate: '2024-05-06' });
    const message =
      await query(`mutation { createNachricht(input: { kanal: "email", richtung: "eingehend", betreff: "Hi"
      inhalt: "Text", kundeId: "${id}" }) { id kundeId hundId } createFinanz(input: { datum: "2026-11-17T23:00:00Z"
      typ: "einnahme", betragCents: 100, kategorie: " Kurse " }) { datum kategorie } }`);
    expect(message).toMatchObject({
      createNachricht: { kundeId: id, hundId: null },
      createFinanz: { datum: '2026-11-17', kategorie: 'Kurse' },
    });
    const own = String(at(message, 'createNachricht.id'));
    const text = (mail: string): string =>
      `mutation { updateNachricht(id: "${mail}", input: { betreff: "Ho", kundeId: null }) { betreff kundeId } }`;
    expect(await query(text(own))).toEqual({ updateNachricht: { betreff: 'Ho', kundeId: id } });
    const gone = `mutation { deleteNachricht(id: "${own}") }`;
    expect([await query(gone), await query(gone)]).toEqual([{ deleteNachricht: true }, { deleteNachricht: false }]);
    const refusals = [
      ['createKunde(input: { firstName: "", lastName: "P", email: "p" }) { id }', 'ERR_GQL_VALIDATION_001'],
      ['createHund(input: { kundeId: "7", name: "Rex" }) { id }', 'ERR_GQL_VALIDATION_001'],
      [`createHund(input: { kundeId: "${nowhere}", name: "Rex" }) { id }`, 'ERR_HUNDE_CREATE_001'],
      ['deleteNachricht(id: "7")', ''],
    ];
    for (const [field = '', words] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(`mutation { ${field} }`)).body.errors?.[0]?.message).toBe(words);
    }
    expect((await post(text(nowhere))).body.errors?.[0]?.message).toBe('Kommunikationseintrag nicht gefunden');
  });

  it('books, moves, calls off and deletes events', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const [dog] = dogs?.(practice) ?? [];
    const [hund, kunde] = [ids.of('patient', dog?.key ?? 0), ids.of('client', dog?.clientKey ?? 0)];
    const book = (more: string): string => `mutation { createEvent(input: { titel: "Einzeltraining"
      startAt: "2026-12-01T15:00Z", endAt: "2026-12-01T15:45:00Z" ${more} }) { ${event} } }`;
    const booked = at(await query(book(`ort: "Halle", kundeId: "${kunde}", hundId: "${hund}"`)), 'createEvent');
    expect(booked).toMatchObject({
      titel: 'Einzeltraining',
      startAt: '2026-12-01T15:00:00.000Z',
      ort: 'Halle',
      kundeId: kunde,
      hundId: hund,
      status: 'geplant',
      beschreibung: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      minutes: 45,
      patientKey: dog?.key,
      clientKey: dog?.clientKey,
    });
    expect(at(await query(book(`hundId: "${hund}"`)), 'createEvent')).toMatchObject({ kundeId: null, ort: null });
    expect(at(await query(book('status: "bestaetigt"')), 'createEvent')).toMatchObject({ hundId: null });
    const id = String(at(booked, 'id'));
    const edit = (input: string): string => `mutation { updateEvent(id: "${id}", input: { ${input} }) { ${event} } }`;
    const moved = await query(edit('startAt: "2026-12-01T14:00:00.000Z", ort: null, beschreibung: "Leine"'));
    expect(moved['updateEvent']).toMatchObject({
      startAt: '2026-12-01T14:00:00.000Z',
      endAt: '2026-12-01T15:45:00.000Z',
      ort: 'Halle',
      titel: 'Einzeltraining',
      beschreibung: 'Leine',
    });
    expect(at(await query(edit('status: "abgesagt"')), 'updateEvent.status')).toBe('abgesagt');
    expect(practice.appointments.find(({ key }) => ids.of('appointment', key) === id)?.state).toBe('cancelled');
    const refusals = [
      [edit('startAt: "2026-12-01T16:00:00Z"'), 'ERR_KALENDER_UPDATE_001'],
      [edit('titel: null'), 'ERR_GQL_VALIDATION_001'],
      [edit('status: "erledigt"'), 'ERR_GQL_VALIDATION_001'],
      [book(`kundeId: "${nowhere}"`), 'ERR_KALENDER_CREATE_001'],
      [book('beschreibung: "x", status: ""'), 'ERR_GQL_VALIDATION_001'],
      [edit('ort: "Wald"').replace(id, nowhere), 'ERR_KALENDER_READ_001'],
      ['mutation { deleteEvent(id: "7") }', 'ERR_KALENDER_DELETE_001'],
    ];
    for (const [text = '', words] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.message).toBe(words);
    }
    const gone = `mutation { deleteEvent(id: "${id}") }`;
    expect([await query(gone), await query(gone)]).toEqual([{ deleteEvent: true }, { deleteEvent: false }]);
    const left = await query('{ events(from: "2026-12-01T00:00:00Z", to: "2026-12-02T00:00:00Z") { id } }');
    expect(rowsAt(left, 'events')).toHaveLength(2);
  });

  it('refuses all writes of a locked account, and shows its schema within the depth that is allowed', async () => {
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const some = String(rowsAt(await locked.query('{ events { id } }'), 'events')[0]?.['id']);
    const refused = await locked.post(`mutation { deleteEvent(id: "${some}") }`);
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(locked.query);
    expect(rowsAt(types.get('Mutation'), 'fields')).toHaveLength(10);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 120 }] });
    expect((await poisoned.post('{ kunden { id } }')).status).toBe(500);
  });
});
