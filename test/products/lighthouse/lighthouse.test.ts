import { describe, expect, it } from 'vitest';
import { wallText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { lighthouse } from './lighthouse.ts';
import { appZone } from './records.ts';

const { view } = lighthouse;
const visit = productVisits(lighthouse);
const wall = (instant = ''): string => wallText(Date.parse(instant), appZone).replace('T', ' ');

describe('Lighthouse', () => {
  it('gives ten clients, or as many as are asked for, a hundred at most', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => String(key));
    const pages = await query(`{ usual: clients { data { id } paginatorInfo { total count hasMorePages } }
      second: clients(first: 50, page: 2) { data { id } }
      last: clients(first: 50, page: 3) { data { id } paginatorInfo { currentPage lastPage firstItem lastItem perPage hasMorePages } }
      gone: clients(trashed: ONLY) { data { id deleted_at } } all: clients(trashed: WITH) { paginatorInfo { total } } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, `${list}.data`).map(({ id }) => id);
    expect(idsOf('usual')).toEqual(ids.slice(0, 10));
    expect(at(pages, 'usual.paginatorInfo')).toEqual({ total: ids.length, count: 10, hasMorePages: true });
    expect(idsOf('second')).toEqual(ids.slice(50, 100));
    expect(idsOf('last')).toEqual(ids.slice(100));
    const span = {
      currentPage: 3,
      lastPage: 3,
      firstItem: 101,
      lastItem: ids.length,
      perPage: 50,
      hasMorePages: false,
    };
    expect(at(pages, 'last.paginatorInfo')).toEqual(span);
    expect(idsOf('gone')).toEqual(['41', '82']);
    expect(at(pages, 'all.paginatorInfo.total')).toBe(ids.length + 2);
    const { body } = await post('{ clients(first: 101) { data { id } } }');
    expect(body.errors?.[0]?.message).toContain('Maximum number of 100 requested items exceeded');
    expect(missingOperations(lighthouse)).toEqual([]);
  });

  it('finds clients by patterns and conditions, and one by her id', async () => {
    const { server, query } = await visit();
    const found =
      await query(`{ exact: clients(name: "o'brien") { data { id } } like: clients(name: "%o'brien%") { data { id } }
      either: clients(where: { OR: [{ column: NAME, operator: LIKE, value: "%abel" }, { column: EMAIL, value: "ZOE2@example.test" }] }) { data { id } }
      between: clients(where: { AND: [{ column: ID, operator: BETWEEN, value: [2, 4] }, { column: EMAIL, operator: IS_NOT_NULL }] }) { data { id } }
      sorted: clients(first: 2, orderBy: [{ column: NAME, order: DESC }]) { data { name } }
      client(id: "1") { id name number email pets { id species } user { name } } nobody: client(id: "41") { id } }`);
    const idsOf = (list: string): unknown[] => rowsAt(found, `${list}.data`).map(({ id }) => id);
    expect(idsOf('exact')).toEqual([]);
    expect(idsOf('like')).toEqual(['1', '8']);
    expect(idsOf('either')).toEqual(['6', '8']);
    expect(idsOf('between')).toEqual(['3', '4']);
    expect(rowsAt(found, 'sorted.data')[0]?.['name']).toBe('Íñigo Abel');
    expect(found['nobody']).toBeNull();
    const [client] = server.practice.clients;
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['client']).toMatchObject({ id: '1', name: shown?.name, number: shown?.phones?.[0] });
    expect(at(found, 'client.email')).toBe(shown?.emails?.[0]);
  });

  it('has the appointments of a day by the clock of the app', async () => {
    const { server, query, post } = await visit();
    const day =
      await query(`{ appointments(first: 100, orderBy: [{ column: STARTS_AT, order: ASC }, { column: ID, order: ASC }],
      starts_at: { from: "2026-11-17 00:00:00", to: "2026-11-17 23:59:59" }) { data { id starts_at ends_at status observation
        clinic { id name } employee { id name } pet { id name client { id name } } services { name } } }
      hers: appointments(clinic_id: 2, status: [WAITING, CANCELED]) { data { status clinic { id } } }
      soon: appointments(upcoming: true, first: 1) { data { starts_at } } }`);
    const rows = rowsAt(day, 'appointments.data');
    const { appointments } = expectedSample(lighthouse, '2026-11-17', { practice: server.practice });
    expect(rows.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, patient, client, provider, location }] of appointments.entries()) {
      expect(rows[index]).toMatchObject({ starts_at: wall(start), ends_at: wall(end), status, clinic: location });
      expect(rows[index]).toMatchObject({ observation: reason ?? null, employee: provider ?? null });
      expect([at(rows[index], 'pet.id'), at(rows[index], 'pet.client') ?? undefined]).toEqual([
        patient?.id ?? null,
        client,
      ]);
    }
    const hers = rowsAt(day, 'hers.data');
    expect(hers.length).toBeGreaterThan(0);
    expect(hers.every((row) => at(row, 'clinic.id') === '2' && row['status'] !== 'SCHEDULED')).toBe(true);
    expect(String(rowsAt(day, 'soon.data')[0]?.['starts_at']) > '2026-11-17 10:10:00').toBe(true);
    const { body } = await post(
      '{ appointments(starts_at: { from: "2026-11-17", to: "2026-11-18T00:00:00Z" }) { data { id } } }',
    );
    expect(body.errors?.[0]?.message).toContain('Y-m-d H:i:s');
  });

  it('creates with what is nested, updates, deletes softly, and tells which rule is broken', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createAppointment(input: { starts_at: "2026-11-19 10:00:00", ends_at: "2026-11-19 10:25:00",
      clinic: { connect: 2 }, employee: { connect: 3 }, services: { sync: [2] }, pet: { create: { name: "Kit", species: "Feline",
      client: { create: { name: "Jo Park", number: "207 555 0199" } } } } }) { id status pet { client { name } } services { name } } }`);
    expect(made['createAppointment']).toMatchObject({
      status: 'SCHEDULED',
      pet: { client: { name: 'Jo Park' } },
      services: [{ name: 'Vaccination' }],
    });
    const start = Date.parse('2026-11-19T15:00:00Z');
    expect(server.practice.appointments.at(-1)).toMatchObject({ start, minutes: 25, placeKey: 2, providerKey: 3 });
    const id = at(made, 'createAppointment.id');
    await query(
      `mutation($id: ID!) { updateAppointment(input: { id: $id, status: CANCELED, cancellation_reason: "Away", employee: { disconnect: true } }) { id } }`,
      { id },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', providerKey: null });
    const gone = await query('mutation($id: ID!) { deleteAppointment(id: $id) { deleted_at } }', { id });
    expect(at(gone, 'deleteAppointment.deleted_at')).not.toBeNull();
    expect(await query('query($id: ID!) { appointment(id: $id) { id } }', { id })).toEqual({ appointment: null });
    await query('mutation { updateClient(input: { id: 6, number: "207 555 0198" }) { id } }');
    expect(server.practice.clients[5]?.phones[0]?.value).toBe('207 555 0198');
    const client = 'mutation { createClient(input: { name: "Jo", number: "1", email: "none" }) { id } }';
    const [error] = (await post(client)).body.errors ?? [];
    expect(error?.extensions).toEqual({
      validation: { 'input.email': ['The input.email field must be a valid email address.'] },
    });
    const refused = await (await visit({ refuseWrites: 'Closed' })).post(client.replace('none', 'jo@example.test'));
    expect(refused.body.errors?.[0]?.message).toBe('Closed');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('clinics');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
