import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { presentFields } from '../presentFields.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { vetmanager } from './vetmanager.ts';

const visit = productVisits(vetmanager);
const { view } = vetmanager;
const day = '2026-11-17';
const person = 'id first_name last_name';

const given = (value: unknown): unknown => (value === null || value === '' ? undefined : value);
const instantAt = (row: Row, minutes = 0): string => {
  const zone = String(at(row, 'clinic.time_zone'));
  const start = instantOfWall(String(row['admission_date']).replace(' ', 'T'), zone);
  return offsetText(start + minutes * 60_000, zone);
};
const minutesOf = (row: Row): number => {
  const [hours, minutes] = String(row['admission_length']).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};
const reference = (row: unknown, name: string): unknown =>
  row === null
    ? undefined
    : { id: at(row, 'id'), name: name === '' ? named(row as Row, 'first_name', 'last_name').trim() : at(row, name) };

describe('Vetmanager', () => {
  it('gives everything that is expected of it', async () => {
    const { query } = await visit();
    const expected = expectedSample(vetmanager, day);
    const answer = await query(`{
      clinics { items { id title address time_zone status } }
      clients(limit: 5) { items { ${person} cell_phone home_phone work_phone email status last_visit_date } }
      pets(limit: 5) { items { id alias owner_id type { title } breed { title } } }
      admissions(filter: { admission_date: { gte: "${day}", lt: "2026-11-18 00:00:00" } }) { total_count items {
        id admission_date admission_length description status client { ${person} } pet { id alias }
        doctor_data { ${person} } clinic { id title time_zone } } } }`);
    const clinics = rowsAt(answer, 'clinics.items');
    expect(clinics.map((row) => ({ id: row['id'], name: row['title'], timeZone: row['time_zone'] }))).toEqual(
      expected.locations.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    );
    for (const [index, { address }] of expected.locations.entries())
      for (const part of String(address).split(', ')) expect(clinics[index]?.['address']).toContain(part);
    const clients = rowsAt(answer, 'clients.items').map((row) =>
      presentFields({
        id: row['id'],
        name: named(row, 'first_name', 'last_name').trim(),
        givenName: given(row['first_name']),
        familyName: row['last_name'],
        phones: [row['cell_phone'], row['home_phone'], row['work_phone']].filter((phone) => phone !== ''),
        emails: [row['email']].filter((email) => email !== ''),
        active: row['status'] === 'ACTIVE',
        lastVisit: typeof row['last_visit_date'] === 'string' ? row['last_visit_date'].slice(0, 10) : undefined,
      }),
    );
    expect(clients).toEqual(expected.clients);
    expect(clients.some((row) => row['lastVisit'] !== undefined)).toBe(true);
    const pets = rowsAt(answer, 'pets.items').map((row) =>
      presentFields({
        id: row['id'],
        name: row['alias'],
        species: at(row, 'type.title'),
        breed: given(at(row, 'breed.title')),
        clientId: given(row['owner_id']),
      }),
    );
    expect(pets).toEqual(expected.patients);
    const admissions = rowsAt(answer, 'admissions.items').map((row) =>
      presentFields({
        id: row['id'],
        start: instantAt(row),
        end: instantAt(row, minutesOf(row)),
        status: row['status'],
        reason: given(row['description']),
        patient: reference(row['pet'], 'alias'),
        client: reference(row['client'], ''),
        provider: reference(row['doctor_data'], ''),
        location: reference(row['clinic'], 'title'),
      }),
    );
    const byId = (rows: readonly Row[]): Row[] =>
      rows.toSorted((one, other) => Number(one['id']) - Number(other['id']));
    expect(byId(admissions)).toEqual(byId(expected.appointments.map((row) => ({ ...row }))));
    expect(at(answer, 'admissions.total_count')).toBe(expected.appointments.length);
    expect(expected.mayOmit.length).toBeGreaterThan(2);
    expect(missingOperations(vetmanager)).toEqual([]);
  });

  it('pages and sorts lists, the deleted rows among them, and compares without regard to case', async () => {
    const { query, server } = await visit();
    const answer =
      await query(`{ all: clients(limit: 500) { total_count items { id } } rest: clients(offset: 100) { items { id } }
      deleted: clients(filter: { status: { eq: DELETED } }) { items { id status } }
      living: clients(filter: { status: { ne: DELETED }, last_name: { like: "O'BRI" } }) { items { first_name last_name } }
      last: clients(sort: [{ property: last_name, direction: DESC }, { property: first_name }], limit: 2) { items { last_name } }
      some: clients(filter: { id: { in: ["1001", "1006"] } }) { items { id } }
      phones: client_phones(filter: { clean_phone: { like: "2075550102" } }) { items { type original_phone client { id } } }
      strays: pets(filter: { owner_id: { eq: null } }) { items { alias owner { id } } }
      none: client(id: "1") { id } one: client(id: "1003") { first_name last_name note pets { alias } admissions { id } } }`);
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(rowsAt(answer, 'all.items').map(({ id }) => id)).toEqual(ids.slice(0, 100));
    expect(rowsAt(answer, 'rest.items').map(({ id }) => id)).toEqual(ids.slice(100));
    expect(at(answer, 'all.total_count')).toBe(120);
    expect(rowsAt(answer, 'deleted.items')).toHaveLength(2);
    expect(answer['living']).toEqual({
      items: Array.from({ length: 2 }, () => ({ first_name: 'Zoë', last_name: "O'Brien" })),
    });
    expect(rowsAt(answer, 'last.items').map((row) => String(row['last_name']).slice(0, 1))).toEqual(['Ü', 'Ü']);
    expect(rowsAt(answer, 'some.items')).toHaveLength(2);
    expect(answer['phones']).toEqual({
      items: [{ type: 'home', original_phone: '(207) 555-0102', client: { id: '1001' } }],
    });
    expect(answer['strays']).toEqual({ items: [{ alias: 'Stray tabby', owner: null }] });
    expect(answer).toMatchObject({ none: null, one: { first_name: '', last_name: 'Riverside Cat Rescue', note: '' } });
  });

  it('has purposes among lists of words, meetings in timesheets, and invoices beside it all', async () => {
    const { query } = await visit();
    const answer = await query(`{ admission_types { id title value dop_param1 combo_manual_name { name } }
      items: combo_manual_items(filter: { combo_manual_id: { eq: 7 } }) { items { title } }
      meetings: timesheets(filter: { title: { ne: "" }, begin_datetime: { like: "${day}" } }) { items { title begin_datetime doctor { ${person} } clinic { id } } }
      users(filter: { is_active: { eq: 1 } }) { total_count items { ${person} position { title admission_length } role { name } } }
      invoices(filter: { payment_status: { in: [none, partial] } }) { items { amount paid_amount client { id } invoice_documents { good { title } } payments { payment_type } } }
      medical_cards(limit: 1) { items { admission_id patient { alias } } } pet_types { items { title breeds { title } } }
      hospitals { items { status client_data { last_name } pet_data { alias } block_data { title } } }
      cities { items { title } } streets { total_count } properties { total_count } goods { items { title group { title } } } }`);
    expect(rowsAt(answer, 'admission_types')).toHaveLength(6);
    expect(rowsAt(answer, 'admission_types')[1]).toEqual({
      id: '42',
      title: 'Vaccination',
      value: '42',
      dop_param1: '00:20:00',
      combo_manual_name: { name: 'admission_type' },
    });
    expect(rowsAt(answer, 'items.items')).toHaveLength(4);
    expect(rowsAt(answer, 'meetings.items')).toMatchObject([
      { title: 'Staff meeting', begin_datetime: `${day} 12:00:00`, doctor: { id: '11' }, clinic: { id: '1' } },
    ]);
    expect(at(answer, 'users.total_count')).toBe(7);
    expect(rowsAt(answer, 'users.items')[0]).toMatchObject({
      position: { title: 'Veterinarian', admission_length: '00:30:00' },
    });
    expect(rowsAt(answer, 'invoices.items').length).toBeGreaterThan(2);
    expect(rowsAt(answer, 'invoices.items')[0]?.['amount']).toMatch(/^\d+\.\d{10}$/);
    for (const list of ['medical_cards', 'pet_types', 'hospitals', 'cities', 'goods'])
      expect(rowsAt(answer, `${list}.items`).length, list).toBeGreaterThan(0);
  });

  it('makes, moves and deletes admissions, which are not confirmed at first', async () => {
    const { query, server } = await visit();
    const text = `mutation Make($input: AdmissionCreateInput!) { create_admission(input: $input) { success message admission {
      id status admission_date admission_length reception_write_channel client { id } pet { id } doctor_data { id } clinic { id } } } }`;
    const input = {
      admission_date: '2026-11-19 09:00:00',
      client_id: '1001',
      patient_id: '3001',
      user_id: '13',
      clinic_id: '2',
      type_id: '43',
    };
    const made = at(await query(text, { input }), 'create_admission');
    expect(made).toMatchObject({
      success: true,
      message: 'Record(s) Created',
      admission: {
        status: 'not_confirmed',
        admission_length: '00:40:00',
        reception_write_channel: 'website',
        clinic: { id: '2' },
      },
    });
    const row = server.practice.appointments.at(-1);
    expect(row).toMatchObject({
      start: Date.parse('2026-11-19T16:00:00Z'),
      placeKey: 2,
      typeKey: 3,
      providerKey: 3,
      patientKey: 1,
    });
    const id = String(at(made, 'admission.id'));
    const changed =
      await query(`mutation { update_admission(id: "${id}", input: { admission_date: "2026-11-19T10:15:00",
      admission_length: "01:00:00", status: save, description: "Cough" }) { success admission { admission_date admission_length status description client_id } } }`);
    expect(at(changed, 'update_admission.admission')).toEqual({
      admission_date: '2026-11-19 10:15:00',
      admission_length: '01:00:00',
      status: 'save',
      description: 'Cough',
      client_id: '1001',
    });
    const gone = await query(`mutation { delete_admission(id: "${id}") { success message admission { status } } }`);
    expect(gone['delete_admission']).toEqual({
      success: true,
      message: 'Record Deleted',
      admission: { status: 'deleted' },
    });
    expect(server.practice.appointments.at(-1)?.state).toBe('cancelled');
    expect(at(await query(text, { input: { ...input, clinic_id: '9' } }), 'create_admission')).toEqual({
      success: false,
      message: 'Clinic not found',
      admission: null,
    });
  });

  it('registers clients and pets, keeps columns of their own, and deletes by status', async () => {
    const { query, server } = await visit();
    const made =
      await query(`mutation { create_client(input: { last_name: "Park", first_name: "Jo", home_phone: "207 555 0199",
      email: "jo@example.test", zip: "04101", number_of_journal: "7" }) { success client { id status home_phone cell_phone zip number_of_journal } } }`);
    expect(at(made, 'create_client.client')).toMatchObject({
      status: 'ACTIVE',
      home_phone: '207 555 0199',
      cell_phone: '',
      zip: '04101',
    });
    expect(server.practice.clients.at(-1)?.phones).toEqual([{ label: 'Home', value: '207 555 0199' }]);
    const id = String(at(made, 'create_client.client.id'));
    const pet =
      await query(`mutation { create_pet(input: { owner_id: "${id}", alias: "Tom", type_id: 2, breed_id: 333, sex: castrated, weight: "4.5" }) {
      success pet { id alias sex weight status owner { last_name } type { title } breed { title } } } }`);
    expect(at(pet, 'create_pet.pet')).toMatchObject({
      alias: 'Tom',
      sex: 'castrated',
      weight: '4.5',
      owner: { last_name: 'Park' },
      type: { title: 'Feline' },
      breed: { title: 'Maine Coon' },
    });
    const changed =
      await query(`mutation { update_client(id: "${id}", input: { cell_phone: "207 555 0200", zip: "04102" }) { client { first_name home_phone cell_phone zip } }
      update_pet(id: "${String(at(pet, 'create_pet.pet.id'))}", input: { alias: "Tommy" }) { pet { alias weight } }
      delete_pet(id: "${String(at(pet, 'create_pet.pet.id'))}") { pet { status } } delete_client(id: "${id}") { client { status } } }`);
    expect(changed).toEqual({
      update_client: {
        client: { first_name: 'Jo', home_phone: '207 555 0199', cell_phone: '207 555 0200', zip: '04102' },
      },
      update_pet: { pet: { alias: 'Tommy', weight: '4.5' } },
      delete_pet: { pet: { status: 'deleted' } },
      delete_client: { client: { status: 'DELETED' } },
    });
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
  });

  it('refuses in words beside the row, takes no offsets, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const refused = await query(`mutation { create_client(input: { last_name: " " }) { success message client { id } }
      update_admission(id: "77", input: { status: save }) { success message } create_pet(input: { owner_id: "5", alias: "Rex" }) { success message } }`);
    expect(refused).toEqual({
      create_client: { success: false, message: 'Last name cannot be blank.', client: null },
      update_admission: { success: false, message: "RESOURCE 'admission' NOT FOUND" },
      create_pet: { success: false, message: 'Owner not found' },
    });
    const offset = await post(
      `mutation { create_admission(input: { admission_date: "2026-11-19T09:00:00Z", client_id: 1001, clinic_id: 1 }) { success } }`,
    );
    expect(offset.body.errors?.[0]?.message).toMatch(/^Expected a date and time as Y-m-d H:i:s/);
    const locked = await visit({ refuseWrites: 'Access denied' });
    expect(await locked.query('mutation { delete_client(id: "1001") { success message } }')).toEqual({
      delete_client: { success: false, message: 'Access denied' },
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AdmissionStatus'), 'enumValues')).toHaveLength(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clients(limit: 3) { items { id } } }')).status).toBe(500);
  });
});
