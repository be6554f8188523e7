import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { medcilia } from './medcilia.ts';
import { textOf } from '../generatedRows.ts';

const { view } = medcilia;
const visit = productVisits(medcilia);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const day = '2026-11-17';
const clientId = (key: number): string => view.ids.of('client', key);
const period = 'startTime: "2026-11-17T05:00:00Z", endTime: "2026-11-18T05:00:00Z"';
const visitOf = (
  start: string,
  end: string,
  more = '',
): string => `{ subject: " recheck of a cough ", startTime: "${start}",
  endTime: "${end}", reason: "cough", type: "visit", contact: { id: "${clientId(2)}", name: "x", telephone: "x" },
  location: { id: "${view.ids.of('place', 2)}" } ${more} }`;

describe('the people of the clinic', () => {
  it('are patients in pages of ten, with names in small letters, and a total beside them', async () => {
    const { server, query } = await visit();
    let number = 0;
    const read = (size: string): Promise<Row[]> => {
      number = 0;
      return allPages(async () => {
        number += 1;
        const answer = await query(`{ patients(page: ${String(number)} ${size}) { id name telephone contactNumbers email
          identityNumber isDuplicate patientInfo { lastSeen tags { name } } } patientsTotal }`);
        const rows = rowsAt(answer, 'patients');
        expect(answer['patientsTotal']).toBe(view.clients(server.practice).length);
        return { rows, next: rows.length === 0 ? null : 'more' };
      });
    };
    const listed = await read('');
    expect(number).toBe(Math.ceil(listed.length / 10) + 1);
    const clients = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(expectedSample(medcilia, day).clients).toEqual(clients.slice(0, 5));
    for (const [index, { id, name, phones, emails, tags, lastVisit }] of clients.entries()) {
      const row = listed[index] ?? {};
      expect([row['id'], row['name'], row['email']]).toEqual([id, name, emails?.[0] ?? null]);
      const numbers = [row['telephone'], ...(row['contactNumbers'] as unknown[])];
      expect(numbers.filter((each) => each !== null)).toEqual(phones);
      expect(new Set(column(rowsAt(row, 'patientInfo.tags'), 'name'))).toEqual(new Set(tags ?? []));
      const seen = at(row, 'patientInfo.lastSeen');
      expect(seen === null ? undefined : textOf(seen).slice(0, 10)).toBe(lastVisit);
      expect([row['identityNumber'], row['isDuplicate']]).toEqual([null, id === clientId(8)]);
    }
    expect(listed).toHaveLength(clients.length);
    expect(column(listed, 'name').slice(0, 6)).toContain('Íñigo abel');
    expect((await read(', size: 50')).map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    expect(missingOperations(medcilia)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ patients(size: 50) { id } }');
    expect(rowsAt(short, 'patients')).toHaveLength(3);
  });

  it('are contacts too, among others, and are found by words, numbers and cities', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ contacts(size: 5) { id name contactType } contactsTotal patientsTotal
      words: patients(filter: "BRIEN zo") { id } number: contacts(filter: "555 0104") { id } agents: contacts(filter: "finch") { id contactType }
      noPatient: patients(filter: "finch") { id } none: patients(filter: "zqxwv") { id } email: patients(filter: "mai@") { name }
      sorted: contacts(sortBy: "name", descending: true, size: 2) { name } seen: patients(sortBy: "lastSeen", descending: true, size: 3) { patientInfo { lastSeen } }
      entry: patients(sortBy: "entryDate", size: 2) { patientInfo { entryDate } }
      one: contact(id: "${clientId(4)}") { name contactType gender birthDate } gone: patient(id: "${clientId(41)}") { id } }`);
    expect(column(rowsAt(answer, 'contacts'), 'id')).toEqual(expectedSample(medcilia, day).clients.map(({ id }) => id));
    expect(answer['contactsTotal']).toBe(Number(answer['patientsTotal']) + 2);
    expect(column(rowsAt(answer, 'words'), 'id')).toEqual([clientId(1), clientId(8)]);
    expect(column(rowsAt(answer, 'number'), 'id')).toEqual([clientId(2)]);
    expect(column(rowsAt(answer, 'agents'), 'contactType')).toEqual(['agent']);
    expect([answer['noPatient'], answer['none'], answer['gone']]).toEqual([[], [], null]);
    expect(answer['email']).toEqual([{ name: 'mai nguyễn' }]);
    expect(at(answer, 'one.contactType')).toBe('patient');
    const names = column(rowsAt(answer, 'sorted'), 'name').map(String);
    expect(names).toEqual(names.toSorted().toReversed());
    const seen = column(rowsAt(answer, 'seen'), 'patientInfo.lastSeen').map(String);
    expect(seen).toEqual(seen.toSorted().toReversed());
    // The order by day of entry is the other way round.
    const entries = column(rowsAt(answer, 'entry'), 'patientInfo.entryDate').map(String);
    expect(entries).toEqual(entries.toSorted().toReversed());
    for (const wrong of ['filter: "+1"', 'sortBy: "shoeSize"']) {
      const { body } = await post(`{ patients(${wrong}) { id } }`);
      expect(body.errors?.[0]?.message).toBe("Error trying to resolve field 'patients'.");
      expect(body.data).toEqual({ patients: null });
    }
  });
});

describe('the appointments', () => {
  it('of a day, with contacts and places, blocks among them', async () => {
    const { query } = await visit();
    const fields = `id subject startTime endTime reason status type isBlock recurrenceRule location { id name } contact { id name }`;
    // What begins before midnight ends behind it, so that a longer time has to be asked for.
    const answer = await query(`{ appointments(startTime: "2026-11-17T05:00:00Z", endTime: "2026-11-18T12:00:00Z",
      sortBy: "startTime") { ${fields} } short: appointments(${period}) { id } locations { id name address contact } }`);
    const rows = rowsAt(answer, 'appointments').filter((row) => String(row['startTime']) < '2026-11-18T05:00:00Z');
    expect(rowsAt(answer, 'short')).toHaveLength(rows.length - 1);
    const { appointments, mayOmit, locations } = expectedSample(medcilia, day);
    expect(appointments.length).toBeGreaterThan(10);
    expect(column(rows, 'id').map(textOf).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    expect(rows.filter(({ isBlock }) => isBlock).map(({ id }) => id)).toEqual(mayOmit);
    for (const { id, start, end, reason, status, location, client } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row).toMatchObject({ startTime: start, endTime: end, reason: reason ?? null, status: status ?? null });
      expect(row['location']).toEqual(location);
      expect(row['contact'] ?? undefined).toEqual(client);
    }
    const starts = column(rows, 'startTime').map(String);
    expect(starts).toEqual(starts.toSorted());
    const places = rowsAt(answer, 'locations');
    expect(places.map(({ id, name }) => [id, name])).toEqual(locations.map(({ id, name }) => [id, name]));
    for (const [index, { address = '' }] of locations.entries())
      for (const part of address.split(', ')) expect(places[index]?.['address']).toContain(part);
  });

  it('need an end, end within it, and are found by words of their subject', async () => {
    const { server, query, post } = await visit();
    const answer =
      await query(`{ endless: appointments(startTime: "2026-11-17T05:00:00Z") { id } all: appointments(endTime: "2027-01-01") { id }
      few: appointments(${period}, size: 0, page: 2) { id } surgery: appointments(${period}, filter: "surg") { subject type }
      tight: appointments(startTime: "2026-11-17T13:00:00Z", endTime: "2026-11-17T13:30:00Z") { startTime endTime } }`);
    expect(answer['endless']).toEqual([]);
    expect(rowsAt(answer, 'all')).toHaveLength(server.practice.appointments.filter(view.shows).length);
    expect(rowsAt(answer, 'few')).toHaveLength(10);
    expect(new Set(column(rowsAt(answer, 'surgery'), 'type'))).toEqual(new Set(['operation']));
    expect(rowsAt(answer, 'tight').length).toBeGreaterThan(0);
    for (const row of rowsAt(answer, 'tight')) expect(String(row['endTime']) <= '2026-11-17T13:30:00Z').toBe(true);
    const { body } = await post('{ appointments(startTime: "tomorrow") { id } }');
    expect(body.errors?.[0]?.message).toContain('Argument "startTime" has invalid value "tomorrow".');
  });
});

describe('writing', () => {
  it('books, replaces all of an appointment, and removes it from the list only', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createAppointment(appointment: ${visitOf('2026-11-20T21:00:00Z', '2026-11-20T21:30:00Z')}) {
      id subject status type contact { name } location { name } startTime } }`);
    expect(made['createAppointment']).toMatchObject({
      subject: 'Recheck of a cough',
      status: null,
      type: 'visit',
      contact: { name: 'søren müller' },
      location: { name: 'Summit Pet Clinic' },
    });
    const id = String(at(made, 'createAppointment.id'));
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      minutes: 30,
      clientKey: 2,
      placeKey: 2,
      reason: 'Cough',
    });
    const own = `id: "${id}", status: "interrupted", note: "Storm"`;
    const moved = await query(
      `mutation { updateAppointment(appointment: ${visitOf('2026-11-20T22:00:00Z', '2026-11-20T22:30:00Z', own)}) { status note } }`,
    );
    expect(moved['updateAppointment']).toEqual({ status: 'interrupted', note: 'Storm' });
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T22:00:00Z'), state: 'cancelled' });
    const bare =
      await query(`mutation { updateAppointment(appointment: { id: "${id}", startTime: "2026-11-20T22:00:00Z",
      endTime: "2026-11-20T22:30:00Z" }) { subject reason status type note contact { id } location { id } } }`);
    expect(new Set(Object.values(bare['updateAppointment'] as Row))).toEqual(new Set([null]));
    expect(await query(`mutation { deleteAppointment(id: "${id}") }`)).toEqual({ deleteAppointment: id });
    const left = await query(
      `{ appointment(id: "${id}") { startTime } appointments(startTime: "2026-11-20T21:59:00Z", endTime: "2026-11-20T22:31:00Z") { id } }`,
    );
    expect(at(left, 'appointment.startTime')).toBe('2026-11-20T22:00:00Z');
    expect(column(rowsAt(left, 'appointments'), 'id')).not.toContain(id);
    const unknown = await post(
      `mutation { createAppointment(appointment: { contact: { id: "${clientId(41)}", name: "x", telephone: "x" } }) { id } }`,
    );
    expect(unknown.body.errors?.[0]?.message).toBe("Error trying to resolve field 'createAppointment'.");
    const nobody = await post('mutation { deleteAppointment(id: "64e6") }');
    expect(nobody.body.errors?.[0]).toMatchObject({ extensions: { code: 'NULL_REFERENCE' } });
  });

  it('enters patients and contacts, replaces what is known, and deletes only who is there twice', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createPatient(patient: { name: "Jo Park", gender: "female", telephone: "2075550199", birthDate: "1990-05-01",
        contactNumbers: ["2075550198"], email: "jo@example.test", patientInfo: { fileNumber: "P-9", tags: [{ name: "VIP", group: "patient" }] } }) {
        id name telephone contactNumbers email patientInfo { fileNumber bloodType tags { name } } }
      createContact(contact: { name: "Ed Moss", telephone: "1" }) { id contactType } }`);
    expect(made['createPatient']).toMatchObject({
      name: 'Jo Park',
      telephone: '2075550199',
      contactNumbers: ['2075550198'],
      patientInfo: { fileNumber: 'P-9', tags: [{ name: 'VIP' }] },
    });
    const id = String(at(made, 'createPatient.id'));
    const found = await query(`{ one: patients(filter: "jo park p-9") { id } file: patients(filter: "p-9") { name }
      contact: contacts(filter: "moss") { name contactType } patient: patients(filter: "moss") { id } }`);
    expect([found['one'], found['file']]).toEqual([[], [{ name: 'jo park' }]]);
    expect([found['contact'], found['patient']]).toEqual([[{ name: 'ed moss', contactType: null }], []]);
    const changed =
      await query(`mutation { updatePatient(patient: { id: "${id}", name: "Jo Parker", gender: "female", telephone: "3",
      birthDate: "1990-05-01" }) { name telephone contactNumbers email patientInfo { fileNumber } } }`);
    expect(changed['updatePatient']).toEqual({
      name: 'Jo Parker',
      telephone: '3',
      contactNumbers: [],
      email: null,
      patientInfo: { fileNumber: 'P-9' },
    });
    expect(server.practice.clients.at(-2)).toMatchObject({ givenName: 'Jo', familyName: 'Parker', emails: [] });
    const remove = `mutation { a: deletePatient(patientId: "${id}") b: deletePatient(patientId: "${clientId(8)}") c: deletePatient(patientId: "64e4") }`;
    expect(await query(remove)).toEqual({ a: 'ok', b: 'ok', c: null });
    const gone = await query(`{ a: patient(id: "${id}") { isDuplicate } b: patient(id: "${clientId(8)}") { id } }`);
    expect(gone).toEqual({ a: { isDuplicate: false }, b: null });
    await query(
      `mutation { remarkDuplicatePatient(patientId: "${id}", isDuplicate: true) deletePatient(patientId: "${id}") }`,
    );
    expect(server.practice.clients.at(-2)).toMatchObject({ isDeleted: true });
    const closed = await visit({ refuseWrites: 'Closed today' });
    const { body } = await closed.post('mutation { createContact(contact: { name: "A", telephone: "1" }) { id } }');
    expect(body.errors?.[0]?.message).toBe('Closed today');
    expect(closed.server.practice.clients).toHaveLength(120);
    expect((await post('{ conditions { name } }')).body.data).toEqual({ conditions: null });
  });

  it('keeps small lists, and refuses with a reason that is not in the message', async () => {
    const { query, post } = await visit();
    const twice = await post('mutation { createLocation(location: { name: "summit Pet Clinic" }) { id } }');
    expect(twice.body.errors?.[0]).toMatchObject({
      message: 'validation',
      extensions: { data: { message: "The location 'Summit Pet Clinic' already exists ." } },
    });
    const used = await post(`mutation { deleteLocation(id: "${view.ids.of('place', 1)}") { id } }`);
    expect(used.body.errors?.[0]).toMatchObject({
      extensions: { data: { message: expect.stringContaining('already used') as string } },
    });
    const answer = await query(`mutation { createTag(tag: { name: "nervous", group: "patient" }) { id name }
      createTodo(todo: { title: "call back", patientId: "p" }) { id title } updateSchedule(schedule: { startHour: "07:00" }) { startHour endHour }
      deleteSubLocation(id: "${view.ids.of('place', 1)}", subLocation: "Room 1") { subLocations } }`);
    expect(answer).toMatchObject({
      createTag: { name: 'Nervous' },
      updateSchedule: { startHour: '07:00', endHour: null },
      deleteSubLocation: { subLocations: ['Room 2'] },
    });
    const lists =
      await query(`{ tags(filter: "NERV") { name group } tagsTotal todos(patientId: "p") { title } lookupsByGroup(group: "cities", size: 1, page: 2) { text }
      lookupsByGroupTotal(group: "cities") lookupByText(group: "cities", text: "Boulder") { value } rotaAll { name location { name } } tickets { count items { status } } }`);
    expect(lists).toMatchObject({
      tagsTotal: 4,
      todos: [{ title: 'Call back' }],
      lookupsByGroup: [{ text: 'Boulder' }],
      lookupsByGroupTotal: 2,
      tickets: { count: 1 },
    });
    const again = await post('mutation { createLookup(lookup: { groupKey: "cities", text: "Boulder" }) { id } }');
    expect(again.body.errors?.[0]?.message).toBe('validation');
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('patientsTotal');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { id } }')).status).toBe(500);
  });
});
