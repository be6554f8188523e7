import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSchema } from '../../graphql/demo/schema.ts';
import type { DemoClinic } from '../../graphql/demo/server.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

let clinic: DemoClinic;

beforeAll(async () => {
  clinic = await startClinic();
});
afterAll(() => clinic.close());

type Rows = Record<string, Record<string, unknown>[]>;

const record = `vaccinations(patientId: $id) { id name givenDate dueDate lotNumber provider { name } }
  weights(patientId: $id) { id value unit measuredAt }
  documents(patientId: $id) { id name kind addedAt size url clientId }
  prescriptions(patientId: $id) { id medication directions quantity refillsLeft prescribedDate expiresDate provider { name } }
  labResults(patientId: $id) { id name status collectedAt values { name value unit low high isAbnormal } }
  problems(patientId: $id) { id name status since }
  encounters(patientId: $id) { id reason summary soap start }`;

async function recordOf(id: string): Promise<Rows> {
  const { data, errors } = await runQuery<Rows>(clinic.url, `query R($id: ID!) { ${record} }`, { id });
  expect(errors).toBeUndefined();
  return data;
}

describe('a patient’s record', () => {
  it('is the same for every query, newest first and never from the future', async () => {
    const seen = new Map<string, number>();
    for (const patient of clinic.store.patients().slice(0, 40)) {
      const rows = await recordOf(patient.id);
      expect(await recordOf(patient.id)).toEqual(rows);
      for (const [list, entries] of Object.entries(rows)) {
        seen.set(list, (seen.get(list) ?? 0) + entries.length);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        const days = entries.map((row) =>
          String(
            row['givenDate'] ??
              row['measuredAt'] ??
              row['addedAt'] ??
              row['prescribedDate'] ??
              row['collectedAt'] ??
              row['since'] ??
              row['start'],
          ),
        );
        expect(days.every((day) => Date.parse(day) <= saturdayMorning)).toBe(true);
        if (list !== 'encounters') expect(days).toEqual(days.toSorted().toReversed());
      }
      const { latestWeight } = (
        await runQuery<{ patient: { latestWeight: { value: string } | null } }>(
          clinic.url,
          `{ patient(id: "${patient.id}") { latestWeight { value unit } } }`,
        )
      ).data.patient;
      expect(rows['weights']?.[0]?.['value'] ?? null).toBe(latestWeight?.value ?? null);
    }
    for (const [list, count] of seen) expect(`${list} ${String(count > 5)}`).toBe(`${list} true`);
    expect((await runQuery(clinic.url, '{ problems(patientId: "1") { id } }')).errors?.[0]?.extensions?.code).toBe(
      'not_found',
    );
  });

  it('gains a weight, which becomes the latest one in pounds', async () => {
    const add = `mutation W($id: ID!, $value: Decimal!, $unit: WeightUnit!, $at: DateTime) {
      addWeight(patientId: $id, value: $value, unit: $unit, measuredAt: $at) { id value unit measuredAt } }`;
    const id = '500001';
    const before = (await recordOf(id))['weights'] ?? [];
    const { data } = await runQuery<{ addWeight: object }>(clinic.url, add, { id, value: '4.20', unit: 'KG' });
    expect(data.addWeight).toMatchObject({ value: '4.2', unit: 'kg', measuredAt: '2026-11-21T15:30:00Z' });
    const early = await runQuery<{ addWeight: object }>(clinic.url, add, {
      id,
      value: '9',
      unit: 'LB',
      at: '2001-01-01T10:00:00Z',
    });
    expect((await recordOf(id))['weights']).toEqual([data.addWeight, ...before, early.data.addWeight]);
    const latest = await runQuery(clinic.url, `{ patient(id: "${id}") { latestWeight { value unit } } }`);
    expect(latest.data).toEqual({ patient: { latestWeight: { value: '9.3', unit: 'lb' } } });
    for (const value of ['0', '-1', '4.205', '3001'])
      expect((await runQuery(clinic.url, add, { id, value, unit: 'LB' })).errors?.[0]?.message).toMatch(
        /value must be above 0/,
      );
    const future = await runQuery(clinic.url, add, { id, value: '9', unit: 'LB', at: '2027-01-01T10:00:00Z' });
    expect(future.errors?.[0]?.message).toMatch(/future/);
  });
});

describe('lists', () => {
  it('are many, and none gives more than 200 rows', async () => {
    const fields = Object.values(demoSchema().getQueryType()?.getFields() ?? {});
    const lists = fields.filter(({ type }) => /\[|Connection|Page/.test(String(type)));
    expect(lists.length).toBeGreaterThanOrEqual(32);
    const query = `{ documents(limit: 5000) { id } reminders(limit: 5000) { id } messages(limit: 5000) { id }
      invoices(pageSize: 5000) { entries { id } } payments(first: 5000) { edges { node { id } } }
      shifts(from: "2026-11-16", to: "2026-12-17") { id } breeds { id } }`;
    const { data, errors } = await runQuery<Rows & { invoices: { entries: [] }; payments: { edges: [] } }>(
      clinic.url,
      query,
    );
    expect(errors).toBeUndefined();
    for (const rows of [
      data['documents'],
      data['reminders'],
      data['shifts'],
      data.invoices.entries,
      data.payments.edges,
    ])
      expect(rows).toHaveLength(200);
    expect((await runQuery(clinic.url, '{ documents(limit: -1) { id } }')).errors?.[0]?.message).toMatch(/limit/);
  });

  it('of stock, prices, rooms and code lists have rows', async () => {
    const query = `{ suppliers { id name email phoneNumber } products(search: "diet") { id name category price }
      priceList(locationId: "101") { id name price isTaxable } rooms(locationId: "102") { id name location { id } }
      species { id name } breeds(species: "ferret") { id name speciesId } tags { id name } referralSources { id name }
      taxRates { id name rate } discounts { id name kind value }
      shifts(providerId: "201", from: "2026-11-21", to: "2026-11-22") { date begins finishes provider { id } location { id } } }`;
    const { data, errors } = await runQuery<Rows>(clinic.url, query);
    expect(errors).toBeUndefined();
    for (const [list, rows] of Object.entries(data)) expect(`${list} ${String(rows.length > 0)}`).toBe(`${list} true`);
    expect(data['shifts']).toEqual([
      { date: '2026-11-21', begins: '08:00', finishes: '18:00', provider: { id: '201' }, location: { id: '101' } },
    ]);
  });
});

describe('purchase orders', () => {
  const create = `mutation O($input: PurchaseOrderInput!) { createPurchaseOrder(input: $input) {
    id status total supplier { id } location { id } lines { item { id } quantity unitPrice total } } }`;
  const input = {
    supplierId: '631',
    locationId: '101',
    lines: [{ inventoryItemId: '601', quantity: 3, unitPrice: '1.15' }],
  };

  it('are made and listed first', async () => {
    const { data } = await runQuery<{ createPurchaseOrder: { id: string } }>(clinic.url, create, { input });
    expect(data.createPurchaseOrder).toMatchObject({
      status: 'ORDERED',
      total: '3.45',
      lines: [{ item: { id: '601' }, quantity: 3, unitPrice: '1.15', total: '3.45' }],
    });
    const listed = await runQuery(clinic.url, '{ purchaseOrders(status: ORDERED, pageSize: 1) { entries { id } } }');
    expect(listed.data).toEqual({ purchaseOrders: { entries: [{ id: data.createPurchaseOrder.id }] } });
  });

  it.each([
    [{ supplierId: '1' }, /Supplier 1 was not found/],
    [{ lines: [] }, /1 to 50 lines/],
    [{ lines: [{ inventoryItemId: '601', quantity: 0 }] }, /quantity of/],
    [{ lines: [{ inventoryItemId: '1', quantity: 1 }] }, /was not found/],
    [{ lines: [{ inventoryItemId: '601', quantity: 1, unitPrice: '1.001' }] }, /whole cents/],
    [{ expectedDate: '2026-01-01' }, /past/],
  ])('are refused with %j', async (changes, message) => {
    const { errors } = await runQuery(clinic.url, create, { input: { ...input, ...changes } });
    expect(errors?.[0]?.message).toMatch(message);
  });
});
