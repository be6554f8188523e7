import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { digitail } from './digitail.ts';

const visit = productVisits(digitail);
const { view } = digitail;
const page = 'pageInfo { hasNextPage hasPreviousPage endCursor } totalCount';
const present = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

describe('Digitail', () => {
  it('serves what is expected of clinics, pet parents and pets', async () => {
    const { query } = await visit();
    const sample = expectedSample(digitail, '2026-11-17');
    const answer = await query(`{ clinics { nodes { id name address timezone } } me { multipleClinic { id } }
      petParents(first: 5) { nodes { id name lastName fullName email phone secondaryPhone tags { name }
        currentClient { archivedAt clinic { id name } } } }
      pets(first: 5) { nodes { id nickname species { label } breed { label } ownerId owner { id fullName } } } }`);
    expect(rowsAt(answer, 'clinics.nodes').map(({ id, name, timezone }) => ({ id, name, timezone }))).toEqual(
      sample.locations.map(({ id, name, timeZone }) => ({ id, name, timezone: timeZone })),
    );
    for (const [index, { address = '' }] of sample.locations.entries())
      for (const part of address.split(', '))
        expect(String(at(answer, `clinics.nodes.${String(index)}.address`))).toContain(part);
    const people = rowsAt(answer, 'petParents.nodes').map((row) => ({
      id: row['id'],
      name: row['fullName'],
      ...present({ givenName: row['name'] }),
      familyName: row['lastName'],
      phones: [row['phone'], row['secondaryPhone']].filter((phone) => phone !== null),
      emails: [row['email']].filter((email) => email !== null),
      active: at(row, 'currentClient.archivedAt') === null,
      tags: rowsAt(row, 'tags').map(({ name }) => name),
      location: at(row, 'currentClient.clinic'),
    }));
    expect(people).toEqual(sample.clients);
    const pets = rowsAt(answer, 'pets.nodes').map((row) => ({
      ...present({ id: row['id'], name: row['nickname'], species: at(row, 'species.label') }),
      ...present({ breed: at(row, 'breed.label'), clientId: row['ownerId'] }),
    }));
    expect(pets).toEqual(sample.patients);
    expect(missingOperations(digitail)).toEqual([]);
  });

  it('serves the appointments of a day by the clock of each clinic, with their times twice', async () => {
    const { query } = await visit();
    const fields = `id status datetime endDatetime datetimeStartUtc datetimeEndUtc observations petName ownerName
      patient { id nickname } owner { id fullName } vet { id fullName } clinic { id name timezone }`;
    const answer = await query(
      `query($filter: AppointmentFilter) {
      appointments(first: 100, filter: $filter) { nodes { ${fields} } ${page} } }`,
      {
        filter: { from: '2026-11-17', to: '2026-11-17' },
      },
    );
    const instant = (text: unknown, zone: unknown): string => offsetText(Date.parse(String(text)), String(zone));
    const named = (value: unknown, name: string): unknown =>
      value === null ? null : { id: at(value, 'id'), name: at(value, name) };
    const rows = rowsAt(answer, 'appointments.nodes');
    const read = rows.map((row) => {
      const zone = at(row, 'clinic.timezone');
      return present({
        id: row['id'],
        start: instant(row['datetimeStartUtc'], zone),
        end: instant(row['datetimeEndUtc'], zone),
        status: row['status'],
        reason: row['observations'],
        patient: named(row['patient'], 'nickname'),
        client: named(row['owner'], 'fullName'),
        provider: named(row['vet'], 'fullName'),
        location: named(row['clinic'], 'name'),
      });
    });
    const { appointments } = expectedSample(digitail, '2026-11-17');
    expect(read).toEqual(appointments);
    expect(rows.every((row) => String(row['datetime']).startsWith('2026-11-17 '))).toBe(true);
    const byNames = rows.every((row) => row['petName'] === at(row, 'patient.nickname'));
    expect(byNames && rows.every((row) => row['ownerName'] === at(row, 'owner.fullName'))).toBe(true);
    const denver = rows.find((row) => at(row, 'clinic.timezone') === 'America/Denver');
    expect(denver).toMatchObject({ datetime: '2026-11-17 08:00:00', datetimeStartUtc: '2026-11-17T15:00:00.000000Z' });
    const some = await query(`{
      called: appointments(first: 100, filter: { status: [CANCELED] clinicId: "701" }) { nodes { status clinicId } }
      none: appointments(filter: { vetId: "9" }) { totalCount }
      events(from: "2026-11-17", to: "2026-11-17") { nodes { name date clinicId } } }`);
    expect(new Set(rowsAt(some, 'called.nodes').map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"status":"CANCELED","clinicId":"701"}']),
    );
    expect(some['none']).toEqual({ totalCount: 0 });
    expect(at(some, 'events.nodes')).toEqual([{ name: 'Staff meeting', date: '2026-11-17 12:00:00', clinicId: '701' }]);
  });

  it('pages by fifteen, and searches names, emails and phone numbers', async () => {
    const { query, server } = await visit();
    const text = `query($after: String) { petParents(after: $after) { edges { cursor node { id } } ${page} } }`;
    const sizes: number[] = [];
    const all = await allPages(async (after) => {
      const { petParents } = await query(text, { after });
      const rows = rowsAt(petParents, 'edges').map((edge) => ({ id: at(edge, 'node.id') }));
      sizes.push(rows.length);
      return {
        rows,
        next: at(petParents, 'pageInfo.hasNextPage') === true ? String(at(petParents, 'pageInfo.endCursor')) : null,
      };
    });
    expect(sizes[0]).toBe(15);
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(all.map(({ id }) => id)).toEqual(ids);
    const list = (args: string): string => `petParents(${args}) { nodes { id } totalCount }`;
    const found = await query(`{ whole: ${list('first: 500')} name: ${list(`search: "o'BRIEN"`)}
      phone: ${list('search: "5550102"')} email: ${list('filter: { email: "ANA@example.test" }')}
      half: ${list('filter: { email: "ana@" }')} tag: ${list('first: 3, filter: { tagId: "1" }')}
      petParent(id: "11501") { fullName pets { nickname } } nobody: petParent(id: "1") { id }
      clients(clinicId: "702", first: 2) { nodes { id petParentId petParent { id } clinic { name } balance } }
      pets(filter: { ownerId: "11505", archived: false }) { nodes { ownerId archive { type } } } }`);
    expect(rowsAt(found, 'whole.nodes')).toHaveLength(100);
    expect(rowsAt(found, 'name.nodes')).toEqual([{ id: '11501' }, { id: '11508' }]);
    expect([at(found, 'phone.nodes'), at(found, 'email.nodes')]).toEqual([[{ id: '11501' }], [{ id: '11505' }]]);
    expect(at(found, 'half.totalCount')).toBe(0);
    expect(rowsAt(found, 'tag.nodes')[0]).toEqual({ id: '11504' });
    expect(found).toMatchObject({ petParent: { fullName: "Zoë O'Brien" }, nobody: null });
    const [account] = rowsAt(found, 'clients.nodes');
    expect(account).toMatchObject({ id: '50001', petParentId: '11501', clinic: { name: 'Summit Pet Clinic' } });
    expect(rowsAt(found, 'pets.nodes').every((row) => row['ownerId'] === '11505' && row['archive'] === null)).toBe(
      true,
    );
  });

  it('books by the clock of the clinic, moves and calls off, and says what is wrong beside the row', async () => {
    const { query, server } = await visit();
    const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
      appointment { id datetime endDatetime datetimeStartUtc status owner { id } } userErrors { field message } } }`;
    const input = {
      clinicId: '702',
      vetId: '3103',
      date: '2026-11-19 09:00:00',
      patientId: view.ids.of('patient', 1),
      serviceId: '42',
      observations: 'Cough',
    };
    const made = at(await query(create, { input }), 'createAppointment');
    expect(made).toMatchObject({
      appointment: {
        endDatetime: '2026-11-19 09:20:00',
        datetimeStartUtc: '2026-11-19T16:00:00.000000Z',
        status: 'PENDING',
      },
      userErrors: [],
    });
    const id = at(made, 'appointment.id');
    const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) {
      appointment { datetime endDatetime observations } userErrors { field message } } }`;
    const moved = await query(update, { input: { id, date: '2026-11-19 10:00:00', endDate: '2026-11-19 10:45:00' } });
    expect(at(moved, 'updateAppointment.appointment')).toEqual({
      datetime: '2026-11-19 10:00:00',
      endDatetime: '2026-11-19 10:45:00',
      observations: 'Cough',
    });
    const wrong = await query(update, { input: { id, endDate: '2026-11-19 09:00:00' } });
    expect(at(wrong, 'updateAppointment')).toEqual({
      appointment: null,
      userErrors: [{ field: ['input', 'endDate'], message: 'The end date must be a date after date.' }],
    });
    await query(
      `mutation($id: ID!) { changeAppointmentStatus(input: { id: $id, status: CANCELED }) { appointment { status } } }`,
      { id },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      placeKey: 2,
      providerKey: 3,
      minutes: 45,
    });
    const nowhere = await query(create, { input: { ...input, clinicId: '9' } });
    expect(at(nowhere, 'createAppointment.userErrors')).toEqual([
      { field: ['input', 'clinicId'], message: 'The selected clinic id is invalid.' },
    ]);
  });

  it('registers pet parents and pets with all that is required', async () => {
    const { query, server } = await visit();
    const create = `mutation($input: CreatePetParentInput!) { createPetParent(input: $input) {
      petParent { id fullName currentClient { clinicId } tags { name } } userErrors { field message } } }`;
    const input = { name: 'Jo', lastName: 'Park', phone: '207 555 0199', clinicId: '703', tagIds: ['1'] };
    const refused = await query(create, { input: { ...input, termsAndConditions: false } });
    expect(at(refused, 'createPetParent.userErrors')).toEqual([
      { field: ['input', 'termsAndConditions'], message: 'The terms and conditions must be accepted.' },
    ]);
    const made = await query(create, { input: { ...input, termsAndConditions: true } });
    expect(at(made, 'createPetParent')).toMatchObject({
      petParent: { fullName: 'Jo Park', currentClient: { clinicId: '703' }, tags: [{ name: 'VIP' }] },
      userErrors: [],
    });
    const ownerId = at(made, 'createPetParent.petParent.id');
    const pet = await query(
      `mutation($ownerId: ID!) { createPet(input: { clinicId: "703", vetId: "3102", ownerId: $ownerId, nickname: "Fritz"
        birthday: "2024-05-06", speciesId: "1", breedId: "201", gender: MALE, hormonalStatus: 1 }) {
        pet { id nickname birthday gender species { label } breed { label } owner { id } } userErrors { message } } }`,
      { ownerId },
    );
    expect(at(pet, 'createPet.pet')).toMatchObject({
      nickname: 'Fritz',
      birthday: '2024-05-06',
      owner: { id: ownerId },
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Fritz', sex: 'MALE' });
    const changed = await query(
      `mutation($id: ID!) { updatePetParent(input: { id: $id, email: "jo@example.test", secondaryPhone: "207 555 0198" }) {
        petParent { email phone secondaryPhone } userErrors { message } } }`,
      { id: ownerId },
    );
    expect(at(changed, 'updatePetParent.petParent')).toEqual({
      email: 'jo@example.test',
      phone: '207 555 0199',
      secondaryPhone: '207 555 0198',
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const readOnly = await locked.query(create, { input: { ...input, termsAndConditions: true } });
    expect(at(readOnly, 'createPetParent.userErrors')).toEqual([{ field: null, message: 'This account is read-only' }]);
  });

  it('has rows of what is around a front desk, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ invoices(first: 2) { nodes { number status total due petParent { fullName } items { name } } }
      records(first: 2) { nodes { title pet { nickname } } } prescriptions { nodes { drug } } charges { nodes { code price } }
      rooms(clinicId: "701") { name } species { id label } breeds(speciesId: "1") { label speciesId } tags { id name }
      vets(clinicId: "702") { nodes { id nameWithTitle active clinics { id } } } services { nodes { label serviceDetails { duration } } } }`);
    for (const list of ['invoices', 'records', 'prescriptions', 'charges', 'vets', 'services'])
      expect(rowsAt(answer, `${list}.nodes`).length).toBeGreaterThan(1);
    for (const list of ['rooms', 'species', 'breeds', 'tags']) expect(rowsAt(answer, list).length).toBeGreaterThan(1);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').map(({ name }) => name)).toContain('datetimeStartUtc');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ petParents { nodes { id } } }')).status).toBe(500);
  });
});
