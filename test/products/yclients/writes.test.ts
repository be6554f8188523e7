import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { type ProductVisit, productVisits } from '../queryProduct.ts';
import { idOf, visitId } from './values.ts';
import { yclients } from './yclients.ts';

const visit = productVisits(yclients);
const company = `company_id: ${String(idOf('place', 1))}`;
const staff = idOf('provider', 2);
const service = idOf('visitType', 2);
const recordFields = `id staff_id company_id datetime seance_length attendance comment deleted api_id custom_fields custom_color
  services { id cost first_cost } client { id display_name phone } record_labels { title }`;
const rest = `success meta { message errors }`;
const clientFields = `id name surname phone email comment sex importance categories { title } birth_date custom_fields`;
const record = {
  staff_id: staff,
  services: [{ id: service }],
  client: { phone: '+1 207 555 0101', name: 'Zoë', surname: "O'Brien" },
  datetime: '2026-12-01T10:00:00-05:00',
  seance_length: 1200,
  save_if_busy: false,
  send_sms: false,
};

const write = async ({ query }: ProductVisit, name: string, args: string, sent: object): Promise<Row> => {
  const answer = await query(
    `mutation($record: RecordInput!) { ${name}(${company} ${args}, record: $record) { ${rest} data { ${recordFields} } } }`,
    { record: sent },
  );
  return Object(answer[name]);
};

describe('Writing to YCLIENTS', () => {
  it('books by phone, refuses what is taken, moves and deletes records', async () => {
    const product = await visit();
    const { query, server } = product;
    const { practice } = server;
    const before = practice.clients.length;
    const made = await write(product, 'create_record', '', {
      ...record,
      comment: 'Boosters',
      attendance: 2,
      api_id: '777',
      custom_color: 'f44336',
      custom_fields: { pet: practice.patients.find(({ clientKey }) => clientKey === 1)?.name, room: 'A' },
      services: [{ id: service, first_cost: 90, discount: 50 }],
    });
    expect(made).toMatchObject({
      success: true,
      data: {
        datetime: '2026-12-01T10:00:00-05:00',
        seance_length: 1200,
        attendance: 2,
        comment: 'Boosters',
        api_id: '777',
        custom_color: 'f44336',
        custom_fields: { room: 'A' },
        services: [{ id: service, first_cost: 90, cost: 45 }],
        client: { id: idOf('client', 1), phone: '+12075550101' },
      },
    });
    expect(practice.clients).toHaveLength(before);
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      minutes: 20,
      placeKey: 1,
      providerKey: 2,
      clientKey: 1,
      state: 'confirmed',
      patientKey: practice.patients.find(({ clientKey }) => clientKey === 1)?.key,
    });
    const partner = await query('{ records_partner { data { id } } }');
    expect(rowsAt(partner, 'records_partner.data')).toEqual([{ id: at(made, 'data.id') }]);
    const taken = await write(product, 'create_record', '', { ...record, datetime: '2026-12-01 10:10:00' });
    expect(taken).toMatchObject({ success: false, data: null, meta: { message: 'The selected time is unavailable.' } });
    const night = await write(product, 'create_record', '', { ...record, datetime: '2026-12-01T22:00:00-05:00' });
    expect(night['success']).toBe(false);
    const late = { ...record, datetime: '2026-12-01 22:00', save_if_busy: true };
    expect(at(await write(product, 'create_record', '', late), 'data.datetime')).toBe('2026-12-01T22:00:00-05:00');
    const target = `record_id: ${String(at(made, 'data.id'))}`;
    const moved = await write(product, 'update_record', target, { ...record, seance_length: 2400, attendance: 1 });
    expect(moved['data']).toMatchObject({ seance_length: 2400, attendance: 1, comment: 'Boosters' });
    expect(practice.appointments.at(-2)).toMatchObject({ minutes: 40, state: 'arrived', reason: 'Boosters' });
    const wrong = await Promise.all(
      [
        { ...record, staff_id: 1 },
        { ...record, services: [{ id: 1 }] },
        { ...record, datetime: 'tomorrow' },
        { ...record, seance_length: 0 },
        { ...record, attendance: 3 },
        { ...record, client: { phone: 'x' } },
      ].map((given) => write(product, 'create_record', '', { ...given, save_if_busy: true })),
    );
    expect(wrong.map((row) => row['success'])).toEqual(wrong.map(() => false));
    const nameless = { ...record, client: { phone: '+1 207 555 9999' }, save_if_busy: true };
    expect(at(await write(product, 'create_record', '', nameless), 'meta.errors')).toEqual({
      'client.name': ['A new client needs a name'],
    });
    const free = await write(product, 'create_record', '', {
      ...record,
      services: [],
      client: {},
      datetime: '2026-12-02T12:00:00-05:00',
    });
    expect(free['data']).toMatchObject({ services: [], client: null });
    expect(practice.appointments.at(-1)).toMatchObject({ isBlock: true, clientKey: null });
    const key = practice.appointments.at(-3)?.key ?? 0;
    const seen = await query(`mutation { update_visit(visit_id: ${String(visitId(key))}, ${target}
      visit: { comment: "", attendance: -1 }) { success data { attendance records { comment } } } }`);
    expect(at(seen, 'update_visit.data')).toEqual({ attendance: -1, records: [{ comment: '' }] });
    const gone = await query(`mutation { delete_record(${company}, ${target}) { ${rest} data }
      again: delete_record(${company}, ${target}) { success } }`);
    expect(gone).toMatchObject({ delete_record: { success: true, data: null }, again: { success: false } });
    expect(practice.appointments.at(-3)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const journal =
      await query(`{ records(${company}, start_date: "2026-12-01", end_date: "2026-12-01") { data { datetime } }
      record(${company}, ${target}) { data { deleted } } }`);
    expect(rowsAt(journal, 'records.data')).toHaveLength(1);
    expect(at(journal, 'record.data.deleted')).toBe(true);
  });

  it('enters, changes and deletes clients, each with a number of her own', async () => {
    const { query, server } = await visit();
    const label = await query(`{ labels(${company}, entity: 1) { data { id title } } }`);
    const vip = rowsAt(label, 'labels.data').find(({ title }) => title === 'VIP')?.['id'];
    const create = `mutation($client: ClientInput!) { create_client(${company}, client: $client) { ${rest} data { ${clientFields} } } }`;
    const client = { name: 'Jo', surname: 'Park', phone: '+1 207 555 0199' };
    const made = await query(create, {
      client: {
        ...client,
        email: 'jo@example.test',
        sex_id: 2,
        importance_id: 3,
        categories: [vip],
        comment: 'Calls first',
      },
    });
    expect(at(made, 'create_client.data')).toMatchObject({
      phone: '+12075550199',
      sex: 'Female',
      importance: 'Gold',
      categories: [{ title: 'VIP' }],
      comment: 'Calls first',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      placeKey: 1,
      tags: ['VIP'],
    });
    const again = await query(create, { client });
    expect(at(again, 'create_client.meta.errors.phone.0')).toMatch(/already exists/);
    expect(at(await query(create, { client: { ...client, phone: '12' } }), 'create_client.success')).toBe(false);
    const id = String(at(made, 'create_client.data.id'));
    const changed = await query(
      `mutation($client: ClientInput!) { update_client(${company}, id: ${id}, client: $client) { ${rest} data { ${clientFields} } } }`,
      { client: { ...client, phone: '+1 207 555 0200', birth_date: '2000-03-03', custom_fields: { pets: 'Rex' } } },
    );
    expect(at(changed, 'update_client.data')).toMatchObject({
      phone: '+12075550200',
      email: 'jo@example.test',
      birth_date: '2000-03-03',
      custom_fields: { pets: 'Rex' },
    });
    const gone = await query(`mutation { delete_client(${company}, id: ${id}) { success } }`);
    expect(gone).toEqual({ delete_client: { success: true } });
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    const closed = await visit({ refuseWrites: 'Insufficient rights' });
    expect(await closed.query(create, { client })).toMatchObject({
      create_client: { success: false, data: null, meta: { message: 'Insufficient rights' } },
    });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 3 }] });
    expect((await poisoned.post(`{ clients_search(${company}) { data { id } } }`)).status).toBe(500);
    expect((await poisoned.post(`{ clients_search(${company}, page: 2) { data { id } } }`)).status).toBe(200);
  });

  it('books online, and keeps hours, payments, reviews, categories and webhooks', async () => {
    const { query, server } = await visit();
    const times =
      await query(`{ book_times(${company}, staff_id: ${String(staff)}, date: "2026-12-03", service_ids: [${String(service)}])
      { data { datetime seance_length } } }`);
    const [first] = rowsAt(times, 'book_times.data');
    const appointment = `{ id: 1, services: [${String(service)}], staff_id: ${String(staff)}, datetime: "${String(first?.['datetime'])}" }`;
    const booked = await query(`mutation { book_check(${company}, appointments: [${appointment}]) { success }
      book_record(${company}, phone: "+12075550777", fullname: "Ola Nowak", appointments: [${appointment}]) {
      success data { id record_id record_hash } } again: book_check(${company}, appointments: [${appointment}]) { success } }`);
    expect(booked).toMatchObject({
      book_check: { success: true },
      book_record: { success: true },
      again: { success: false },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Ola Nowak', placeKey: 1 });
    const made = await query(`mutation {
      update_schedule(${company}, staff_id: ${String(staff)}, days: [{ date: "2026-12-04", is_working: true, slots: [{ from: "10:00", to: "11:00" }] }]) {
        success data { date is_working slots { from to } } }
      create_finance_transaction(${company}, transaction: { expense_id: 5, amount: 45.5, account_id: 90459, client_id: ${String(idOf('client', 3))} }) {
        success data { id amount account { title } client { name } } }
      create_comment(${company}, staff_id: ${String(staff)}, mark: 5, text: "Thanks", name: "Jo") { data { rating type } }
      create_label(${company}, title: "Late payer", color: "#ac0", entity: 1) { success data { id title } }
      update_hooks_settings(${company}, settings: { urls: ["https://example.test/hook"], active: 1, client: 0 }) { data { urls active client record } }
      sms_clients_by_id(${company}, client_ids: [${String(idOf('client', 3))}], text: "Hello") { success meta { count } } }`);
    expect(at(made, 'update_schedule.data')).toEqual([
      { date: '2026-12-04', is_working: 1, slots: [{ from: '10:00', to: '11:00' }] },
    ]);
    expect(at(made, 'create_finance_transaction.data')).toMatchObject({
      amount: 45.5,
      client: { name: 'Riverside Cat Rescue' },
    });
    expect(at(made, 'create_comment.data')).toEqual({ rating: 5, type: 1 });
    expect(at(made, 'create_label.data.0.title')).toBe('Late payer');
    expect(at(made, 'update_hooks_settings.data')).toMatchObject({ active: 1, client: 0, record: 1 });
    const seen =
      await query(`{ timetable_seances(${company}, staff_id: ${String(staff)}, date: "2026-12-04") { data { time } }
      transactions(${company}, client_id: ${String(idOf('client', 3))}) { data { amount } } }`);
    expect(rowsAt(seen, 'timetable_seances.data')).toHaveLength(4);
    expect(rowsAt(seen, 'transactions.data').map(({ amount }) => amount)).toContain(45.5);
  });
});
