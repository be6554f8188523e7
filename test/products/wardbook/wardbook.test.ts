import { describe, expect, it } from 'vitest';

import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { wardbook } from './wardbook.ts';

const { view } = wardbook;
const visit = productVisits(wardbook);
const clientFields = `id type name { given family full } contactPoints { channel value label } status
  flags { text } homeHospital { id name } lastVisitOn address { street postalCode } taxNumber`;
const visitFields = `id start duration state presentingComplaint cancellationReason version hospital { id name zoneId }
  department { id name } room { id name department { id } } patient { id name } client { id name { full } }
  clinician { id name { full } }`;
const day = 'from: "2026-11-17T00:00:00-05:00", to: "2026-11-18T07:00:00Z"';
const book = `mutation Book($visit: NewVisitInput!) { bookVisit(visit: $visit) { ${visitFields} } }`;

/** All pages of a list; arguments other than the page come first. */
function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const text = `{ ${list}(${args} page: { number: ${from ?? '0'}, size: 60 }) {
      content { ${fields} } page { number size last totalElements totalPages } } }`;
    const answer = await query(text);
    const isLast = at(answer, `${list}.page.last`) === true;
    return { rows: rowsAt(answer, `${list}.content`), next: isLast ? null : String(Number(from ?? 0) + 1) };
  });
}

/** Minutes of a duration. */
function minutesOf(duration: unknown): number {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

function personOf(row: Row, path: string): object | null {
  return at(row, path) === null ? null : { id: at(row, `${path}.id`), name: at(row, `${path}.name.full`) };
}

describe('Wardbook', () => {
  it('has hospitals, clients by family name and patients as they are expected', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(wardbook, '2026-11-17');
    const { hospitals, hospitalGroup } = await query(`{ hospitalGroup { id name } hospitals { id name zoneId
      address { street city stateOrProvince postalCode } departments { name rooms { name } } } }`);
    expect(
      rowsAt({ hospitals }, 'hospitals').map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['street', 'city', 'stateOrProvince', 'postalCode']
          .map((part) => at(row, `address.${part}`))
          .join(', '),
        timeZone: row['zoneId'],
      })),
    ).toEqual(locations);
    expect(hospitalGroup).toEqual({ id: 'GRP-0001', name: 'Harbor Veterinary Group' });
    const people = await readAll(query, 'clients', clientFields);
    const points = (row: Row, channel: string): unknown[] =>
      rowsAt(row, 'contactPoints')
        .filter((point) => point['channel'] === channel)
        .map((point) => point['value']);
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = people.map((row) => ({
      id: row['id'],
      name: at(row, 'name.full'),
      ...(at(row, 'name.given') !== null && { givenName: at(row, 'name.given') }),
      familyName: at(row, 'name.family') ?? at(row, 'name.full'),
      phones: points(row, 'PHONE'),
      emails: points(row, 'EMAIL'),
      active: row['status'] === 'ACTIVE',
      tags: rowsAt(row, 'flags').map((flag) => flag['text']),
      ...(row['lastVisitOn'] !== null && { lastVisit: row['lastVisitOn'] }),
      location: row['homeHospital'],
    }));
    expect(shown).toEqual(everybody);
    expect(shown.some(({ lastVisit }) => lastVisit === '2026-11-16')).toBe(true);
    expect(people.find((row) => row['type'] === 'ORGANIZATION')).toMatchObject({
      name: { given: null, family: null, full: 'Riverside Cat Rescue' },
      contactPoints: [
        { channel: 'PHONE', value: '(207) 555-0105', label: 'WORK' },
        { channel: 'EMAIL', value: 'desk@rescue.example.test', label: null },
      ],
    });
    const animals = await readAll(query, 'patients', 'id name status signalment { species breed sex } owner { id }');
    const shownAnimals = animals.map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'signalment.species'),
      ...(at(row, 'signalment.breed') !== null && { breed: at(row, 'signalment.breed') }),
      ...(row['owner'] !== null && { clientId: at(row, 'owner.id') }),
    }));
    expect(shownAnimals).toEqual(server.practice.patients.map((patient) => patientThrough(view, patient)));
    expect(shownAnimals.slice(0, 5)).toEqual(patients);
    expect(missingOperations(wardbook)).toEqual([]);
  });

  it('shows the visits of a day with the offset of the hospital, cancelled ones on request', async () => {
    const { query, post } = await visit();
    const { appointments, mayOmit } = expectedSample(wardbook, '2026-11-17');
    const rows = await readAll(query, 'visits', visitFields, `filter: { ${day}, includeCancelled: true },`);
    const ofDay = rows.filter(({ start }) => String(start).startsWith('2026-11-17'));
    const shown = ofDay.map((row) => {
      const end = Date.parse(String(row['start'])) + minutesOf(row['duration']) * 60_000;
      return {
        id: row['id'],
        start: row['start'],
        end: offsetText(end, String(at(row, 'hospital.zoneId'))),
        status: row['state'],
        ...(row['presentingComplaint'] !== null && { reason: row['presentingComplaint'] }),
        ...(row['patient'] !== null && { patient: row['patient'] }),
        ...(row['client'] !== null && { client: personOf(row, 'client') }),
        ...(row['clinician'] !== null && { provider: personOf(row, 'clinician') }),
        location: { id: at(row, 'hospital.id'), name: at(row, 'hospital.name') },
      };
    });
    expect(shown).toEqual(appointments);
    expect(mayOmit.length).toBeGreaterThan(1);
    const usual = await readAll(query, 'visits', 'id start', `filter: { ${day} },`);
    const usualOfDay = usual.filter(({ start }) => String(start).startsWith('2026-11-17')).map(({ id }) => id);
    expect(usualOfDay).toEqual(appointments.map(({ id }) => id).filter((id) => !mayOmit.includes(id)));
    expect(ofDay.some((row) => row['duration'] === 'PT1H30M')).toBe(true);
    expect(
      ofDay.every((row) => row['department'] !== null && (row['clinician'] === null) === (row['room'] === null)),
    ).toBe(true);
    const naive = await post('{ visits(filter: { from: "2026-11-17T00:00:00" }) { page { last } } }');
    expect(naive.body.errors?.[0]).toMatchObject({
      message: 'Can not parse a datetime from [2026-11-17T00:00:00]',
      extensions: { code: 'invalid-input', classification: 'DataFetchingException' },
    });
  });

  it('filters visits, from inclusive and to exclusive, and says which page is the last', async () => {
    const { query } = await visit();
    const one = 'from: "2026-11-17T08:00:00-05:00", to: "2026-11-17T08:30:00-05:00", hospitalId: "HOS-0001"';
    const answer = await query(`{
      half: visits(filter: { ${one} }) { content { start } }
      surgery: visits(filter: { departmentId: "DEP-0102", includeCancelled: true }) { content { visitType { name } department { name } room { name } } }
      room: visits(filter: { roomId: "ROM-0101" }) { content { room { id } } page { totalElements } }
      clinician: visits(filter: { clinicianId: "STF-0003", ${day} }) { content { clinician { id } } }
      off: visits(filter: { states: [CANCELLED, DID_NOT_ATTEND] }) { content { state cancellationReason } }
      first: visits(page: { size: 10 }) { content { id } page { number size last totalPages } }
      beyond: visits(page: { number: 99 }) { content { id } page { last } }
      unknown: visits(filter: { hospitalId: "HOS-0009" }) { content { id } page { totalPages last } }
      absences(hospitalId: "HOS-0001", ${day}) { title duration staffMember { name { full } } }
    }`);
    expect(rowsAt(answer, 'half.content')).toEqual([{ start: '2026-11-17T08:00:00-05:00' }]);
    expect(new Set(rowsAt(answer, 'surgery.content').map((row) => at(row, 'visitType.name')))).toEqual(
      new Set(['Surgery']),
    );
    expect(rowsAt(answer, 'room.content').every((row) => at(row, 'room.id') === 'ROM-0101')).toBe(true);
    expect(Number(at(answer, 'room.page.totalElements'))).toBeGreaterThan(3);
    expect(rowsAt(answer, 'clinician.content').length).toBeGreaterThan(1);
    expect(new Set(rowsAt(answer, 'off.content').map((row) => row['state']))).toEqual(
      new Set(['CANCELLED', 'DID_NOT_ATTEND']),
    );
    expect(at(answer, 'first.page')).toMatchObject({ number: 0, size: 10, last: false });
    expect(answer['beyond']).toEqual({ content: [], page: { last: true } });
    expect(answer['unknown']).toEqual({ content: [], page: { totalPages: 0, last: true } });
    expect(answer['absences']).toEqual([
      { title: 'Staff meeting', duration: 'PT1H', staffMember: { name: { full: 'Amelia Okafor' } } },
    ]);
  });

  it('finds clients by a query of its own, and has an error for whatever is not there', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      words: findClients(text: "o'brien zo") { id name { full } }
      email: findClients(text: "Z.OBRIEN@work.example.test") { id }
      phone: findClients(text: "207 555-0107") { name { full } }
      none: findClients(text: " ") { id }
      limited: findClients(text: "example", limit: 3) { id }
      many: findClients(text: "a", limit: 500) { id }
      named: patients(filter: { name: "whisk", status: ALIVE }) { content { name status } }
      owned: patients(filter: { ownerId: "CLI-0005" }) { page { totalElements } }
      client(id: "CLI-0001") { patients { name } visits { start } balance flags { text } }
      patient(id: "PAT-0004") { microchip labOrders { panel } insurancePolicy }
      visit(id: "VIS-0001") { start state }
    }`);
    expect(rowsAt(answer, 'words').map(({ id }) => id)).toEqual(['CLI-0001', 'CLI-0008']);
    expect(answer['email']).toEqual([{ id: 'CLI-0001' }]);
    expect(answer['phone']).toEqual([{ name: { full: 'Ruth Abbott' } }]);
    expect([answer['none'], answer['limited']]).toEqual([[], []]);
    expect(rowsAt(answer, 'many')).toHaveLength(50);
    expect(rowsAt(answer, 'named.content')[0]).toEqual({ name: 'Mr. Whiskers', status: 'ALIVE' });
    expect(at(answer, 'owned.page.totalElements')).toBe(3);
    expect(at(answer, 'patient')).toMatchObject({ microchip: '985100001000004', insurancePolicy: null });
    for (const text of ['client(id: "CLI-0041")', 'patient(id: "PAT-1999")', 'visit(id: "7")', 'hospital(id: "X")']) {
      // One after the other, so that a failure names its query.
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} { id } }`);
      expect(body.errors?.[0]?.extensions?.code, text).toBe('not-found');
    }
  });

  it('books, amends, advances and cancels visits', async () => {
    const { query, post, server } = await visit();
    const input = {
      hospitalId: 'HOS-0002',
      start: '2026-11-24T09:30:00-07:00',
      visitTypeId: 'VTY-0004',
      patientId: 'PAT-0001',
      clinicianId: 'STF-0003',
      presentingComplaint: 'Lump',
    };
    const made = at(await query(book, { visit: input }), 'bookVisit');
    expect(made).toMatchObject({
      start: '2026-11-24T09:30:00-07:00',
      duration: 'PT1H30M',
      state: 'BOOKED',
      department: { name: 'Surgery' },
      room: { name: 'Theatre' },
      client: { name: { full: "Zoë O'Brien" } },
      version: 0,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ placeKey: 2, minutes: 90, clientKey: 1 });
    const id = String(at(made, 'id'));
    const amend = `mutation { amendVisit(id: "${id}", version: 0, changes: { start: "2026-11-24T18:00:00Z", duration: "PT45M"
      roomId: "ROM-0202" }) { start duration room { name } presentingComplaint version } }`;
    expect(at(await query(amend), 'amendVisit')).toEqual({
      start: '2026-11-24T11:00:00-07:00',
      duration: 'PT45M',
      room: { name: 'Exam Room 2' },
      presentingComplaint: 'Lump',
      version: 1,
    });
    const codeOf = async (text: string): Promise<unknown> =>
      (await post(`mutation { ${text} { id } }`)).body.errors?.[0]?.extensions?.code;
    const stale = await post(amend);
    expect(stale.body.errors?.[0]?.extensions?.code).toBe('optimistic-lock');
    const next = await query(`mutation { advanceVisit(id: "${id}", to: ARRIVED) { state }
      cancelVisit(id: "${id}", reason: "Called") { state cancellationReason version } }`);
    expect(next).toEqual({
      advanceVisit: { state: 'ARRIVED' },
      cancelVisit: { state: 'CANCELLED', cancellationReason: 'Called', version: 3 },
    });
    expect(await codeOf(`advanceVisit(id: "${id}", to: BOOKED)`)).toBe('illegal-transition');
    expect(await codeOf('cancelVisit(id: "VIS-0001")')).toBe('illegal-transition');
    expect(await codeOf('cancelVisit(id: "VIS-1999")')).toBe('not-found');
    const wrong = await post(book, { visit: { ...input, clinicianId: 'STF-0099' } });
    expect(wrong.body).toMatchObject({
      data: { bookVisit: null },
      errors: [{ message: 'Staff member STF-0099 not found' }],
    });
  });

  it('registers clients and patients, keeps the side desk, and refuses as it refuses others', async () => {
    const { query, server } = await visit();
    const made =
      await query(`mutation { registerClient(client: { given: "Jo", family: "Park", homeHospitalId: "HOS-0002"
      contactPoints: [{ channel: EMAIL, value: "jo@example.test" }, { channel: PHONE, value: "207 555 0199", label: HOME }] }) {
      ${clientFields} } group: registerClient(client: { organizationName: "Cats of Saco" }) { type name { full family } } }`);
    expect(made['registerClient']).toMatchObject({
      type: 'PERSON',
      name: { full: 'Jo Park' },
      contactPoints: [
        { channel: 'PHONE', label: 'HOME' },
        { channel: 'EMAIL', label: null },
      ],
      homeHospital: { id: 'HOS-0002' },
    });
    expect(made['group']).toEqual({ type: 'ORGANIZATION', name: { full: 'Cats of Saco', family: null } });
    const id = String(at(made, 'registerClient.id'));
    const rest = await query(`mutation {
      amendClient(id: "${id}", changes: { family: "Parker", status: INACTIVE, contactPoints: [] }) { status name { full } contactPoints { value } }
      registerPatient(ownerId: "${id}", patient: { name: "Pip", species: "Rabbit", bornOn: "2024-06-05" }) {
        name signalment { species bornOn sex } owner { id } }
      sendMessage(clientId: "${id}", text: "See you") { text fromClient } }`);
    expect(rest).toEqual({
      amendClient: { status: 'INACTIVE', name: { full: 'Jo Parker' }, contactPoints: [] },
      registerPatient: {
        name: 'Pip',
        signalment: { species: 'Rabbit', bornOn: '2024-06-05', sex: 'UNKNOWN' },
        owner: { id },
      },
      sendMessage: { text: 'See you', fromClient: false },
    });
    const side =
      await query(`{ shifts(hospitalId: "HOS-0002", day: "2026-11-17") { start end staffMember { role } department { name } }
      admissions(hospitalId: "HOS-0001") { content { patient { name } ward cage admittedAt dischargedAt diet } }
      invoices(unpaidOnly: true, page: { size: 3 }) { content { total due client { name { full } } items { unitPrice } } }
      conversations(clientId: "CLI-0001") { subject messages { text } } rooms(hospitalId: "HOS-0003", departmentId: "DEP-0301") { id name }
      staff(hospitalId: "HOS-0001", role: VETERINARIAN) { name { full } active } former: staff(includeInactive: true) { active }
      visitTypes { name standardDuration selfBooking } labOrders(patientId: "PAT-0001") { panel } }`);
    expect(rowsAt(side, 'shifts')[0]).toMatchObject({ start: '2026-11-17T09:00:00-07:00' });
    expect(rowsAt(side, 'admissions.content').length).toBeGreaterThan(0);
    expect(rowsAt(side, 'invoices.content').every((row) => Number(row['due']) > 0)).toBe(true);
    expect(rowsAt(side, 'rooms')).toHaveLength(2);
    expect(rowsAt(side, 'staff')).toHaveLength(2);
    expect([rowsAt(side, 'former').length, rowsAt(side, 'visitTypes').length]).toEqual([8, 6]);
    await readPiecewise(query);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const { post } = await visit({ refuseWrites: 'Read-only token' });
    const refused = await post('mutation { registerClient(client: { family: "Park" }) { id } }');
    expect(refused.body.errors?.[0]).toMatchObject({ message: 'Read-only token', extensions: { code: 'forbidden' } });
  });
});
