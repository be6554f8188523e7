import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { parentFields, visitFields } from './fields.ts';
import { tidewell } from './tidewell.ts';

const visit = productVisits(tidewell);
const { view } = tidewell;

/** A reference with the name at a path; nothing where there is none. */
const named = (row: Row, field: string, path = 'name'): object =>
  row[field] === null ? {} : { [field]: { id: at(row, `${field}.id`), name: at(row, `${field}.${path}`) } };

/** All visits of a span of dates, page by page. */
function visitsOf({ query }: ProductVisit, span: string, rest = ''): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `, after: "${from}"`;
    const answer = await query(
      `{ visits(dates: ${span}${rest}, limit: 10${after}) { nodes { ${visitFields} } next } }`,
    );
    const next = at(answer, 'visits.next');
    return { rows: rowsAt(answer, 'visits.nodes'), next: typeof next === 'string' ? next : null };
  });
}

describe('Tidewell', () => {
  it('gives its hospitals, its people and its pets as a careful person would show them', async () => {
    const { query } = await visit();
    const { locations, clients, patients } = expectedSample(tidewell, '2026-11-17');
    const answer = await query(`{
      group { id name hospitals { id } }
      hospitals { id name address { line1 line2 city state zip } timeZone }
      petParents(limit: 5) { nodes { ${parentFields} } next totalCount }
      pets(limit: 5) { nodes { id name species { name } breed { name } ownerships { petParent { id } } } }
    }`);
    const hospitals = rowsAt(answer, 'hospitals').map(({ id, name, timeZone, ...row }) => {
      const parts = ['line1', 'city', 'state', 'zip'].map((part) => at(row, `address.${part}`));
      return { id, name, address: parts.join(', '), timeZone };
    });
    expect(hospitals).toEqual(locations);
    const parents = rowsAt(answer, 'petParents.nodes').map((row) => {
      const points = rowsAt(row, 'contactPoints');
      const values = (isEmail: boolean): unknown[] =>
        points.filter(({ channel }) => (channel === 'EMAIL') === isEmail).map(({ value }) => value);
      const [first, lastVisit] = [at(row, 'name.first'), row['lastVisitOn']];
      return {
        id: row['id'],
        name: at(row, 'name.full'),
        ...(first !== null && { givenName: first }),
        familyName: at(row, 'name.last'),
        phones: values(false),
        emails: values(true),
        active: row['status'] === 'ACTIVE',
        tags: rowsAt(row, 'tags').map(({ name }) => name),
        ...(lastVisit !== null && { lastVisit }),
        location: row['homeHospital'],
      };
    });
    expect(parents).toEqual(clients);
    const pets = rowsAt(answer, 'pets.nodes').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.name') }),
      clientId: at(row, 'ownerships.0.petParent.id'),
    }));
    expect(pets).toEqual(patients);
    expect(missingOperations(tidewell)).toEqual([]);
  });

  it('gives the visits of dates by the clock of each hospital, the last date included', async () => {
    const product = await visit();
    const { query, post, server } = product;
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      // eslint-disable-next-line no-await-in-loop
      const rows = await visitsOf(product, `{ from: "${day}", through: "${day}" }`);
      const shown = rows.map((row) => {
        const start = String(row['startsAt']);
        const end = Date.parse(start) + Number(row['durationMinutes']) * 60_000;
        return {
          id: row['id'],
          start,
          end: offsetText(end, String(at(row, 'hospital.timeZone'))),
          status: at(row, 'status.label'),
          ...(row['reason'] !== null && { reason: row['reason'] }),
          ...(row['pet'] !== null && { patient: row['pet'] }),
          ...(row['petParent'] !== null && { client: at(named(row, 'petParent', 'name.full'), 'petParent') }),
          ...(row['teamMember'] !== null && { provider: at(named(row, 'teamMember', 'name.full'), 'teamMember') }),
          location: at(named(row, 'hospital'), 'hospital'),
        };
      });
      expect(shown, day).toEqual(expectedSample(tidewell, day).appointments);
    }
    const whole = await visitsOf(product, '{ from: "2026-11-16", through: "2026-11-18" }', ', phases: [CANCELED]');
    expect(whole.length).toBeGreaterThan(3);
    expect(whole.every((row) => at(row, 'cancellation.reason') === 'Client called')).toBe(true);
    const summit = await query(`{ visits(dates: { from: "2026-11-17", through: "2026-11-17" }, hospitalIds: ["hsp_0002"]
      limit: 100) { nodes { startsAt } next totalCount }
      scheduleBlocks(dates: { from: "2026-11-17", through: "2026-11-17" }) { label startsAt teamMember { id } } }`);
    expect(rowsAt(summit, 'visits.nodes').every(({ startsAt }) => /T.*-07:00$/.test(String(startsAt)))).toBe(true);
    expect(at(summit, 'visits.next')).toBeNull();
    expect(summit['scheduleBlocks']).toEqual([
      { label: 'Staff meeting', startsAt: '2026-11-17T12:00:00-05:00', teamMember: { id: 'tm_0001' } },
    ]);
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const gone = await query(`{ visit(id: "${view.ids.of('appointment', removed?.key ?? 0)}") { id } }`);
    expect(gone['visit']).toBeNull();
    for (const span of [
      '{ from: "2026-11-17", through: "2026-11-16" }',
      '{ from: "2026-01-01", through: "2026-12-31" }',
      '{ from: "11/17/2026", through: "2026-11-17" }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ visits(dates: ${span}) { totalCount } }`);
      expect(body.errors?.[0]?.extensions?.code, span).toBe('INVALID_ARGUMENT');
    }
  });

  it('pages and filters people by last name, and finds them by what they are known for', async () => {
    const { query, post, server } = await visit();
    const all = await allPages(async (from) => {
      const answer = await query(
        `query($after: String) { petParents(after: $after, limit: 50) {
        nodes { id name { last } status } next totalCount } }`,
        { after: from },
      );
      const next = at(answer, 'petParents.next');
      return { rows: rowsAt(answer, 'petParents.nodes'), next: typeof next === 'string' ? next : null };
    });
    expect(all.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    const lists = await query(`{
      off: petParents(filter: { status: INACTIVE }, limit: 1000) { nodes { status } totalCount }
      vip: petParents(filter: { tag: "vip", homeHospitalId: "hsp_0002" }) { nodes { tags { name } homeHospital { id } } }
      of: pets(filter: { petParentId: "pp_0005" }) { nodes { ownerships { relation petParent { id } } } }
      stray: pets(limit: 1000) { next } staff: teamMembers(roles: [GROOMER]) { name { full } credentials }
      former: teamMembers(includeFormer: true) { id leftOn } visitTypes { name defaultMinutes } visitStatuses { phase }
    }`);
    expect(at(lists, 'off.totalCount')).toBe(all.filter(({ status }) => status === 'INACTIVE').length);
    expect(rowsAt(lists, 'vip.nodes').every((row) => at(row, 'homeHospital.id') === 'hsp_0002')).toBe(true);
    expect(rowsAt(lists, 'of.nodes').map((row) => at(row, 'ownerships.0.petParent.id'))).toEqual(
      Array.from({ length: 3 }, () => 'pp_0005'),
    );
    expect(at(lists, 'stray.next')).toEqual(expect.any(String));
    expect(lists['staff']).toEqual([{ name: { full: 'Grace Liu' }, credentials: null }]);
    expect(rowsAt(lists, 'former')).toHaveLength(8);
    expect(rowsAt(lists, 'visitTypes')).toHaveLength(6);
    expect(rowsAt(lists, 'visitStatuses')).toHaveLength(8);
    const found = async (text: string): Promise<unknown[]> => {
      const answer = await query(
        'query($text: String!) { searchPetParents(text: $text) { petParent { id } matchedOn } }',
        { text },
      );
      return rowsAt(answer, 'searchPetParents').map((hit) => [at(hit, 'petParent.id'), at(hit, 'matchedOn.0')]);
    };
    expect(await found("zoe o'b")).toEqual([
      ['pp_0001', 'NAME'],
      ['pp_0008', 'NAME'],
    ]);
    expect(await found('555-0103')).toEqual([['pp_0001', 'PHONE']]);
    expect(await found('DESK@rescue')).toEqual([['pp_0003', 'EMAIL']]);
    expect((await found('Biscuit')).length).toBeGreaterThan(2);
    expect(await found('brien zoe obrien')).toEqual([]);
    const { body } = await post('{ searchPetParents(text: "z") { matchedOn } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('INVALID_ARGUMENT');
  });

  it('keeps money, messages, chores and free time, and shows its schema within depth 8', async () => {
    const { query, server } = await visit();
    const answer = await query(`{
      viewer { name group { name } } species { code name breeds { name } } tags { name } catalogItems(search: "vac") { sku }
      invoices(state: OPEN, limit: 3) { nodes { id petParent { id } total { amount currency } due { amount } } }
      conversations(isOpen: true) { nodes { id petParent { id } messages { direction body } unreadCount } }
      tasks(isDone: false) { id title } wellnessReminders { nodes { service dueOn pet { name } } totalCount }
      openSlots(hospitalId: "hsp_0002", visitTypeId: "vt_0001", date: "2026-11-18") { startsAt teamMember { id } }
    }`);
    expect(rowsAt(answer, 'catalogItems')).toEqual([{ sku: 'VAC-RAB' }]);
    expect(rowsAt(answer, 'openSlots').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'openSlots')[0]?.['startsAt']).toMatch(/^2026-11-18T08:.*-07:00$/);
    expect(rowsAt(answer, 'conversations.nodes').length).toBeGreaterThan(5);
    expect(rowsAt(answer, 'wellnessReminders.nodes').length).toBeGreaterThan(10);
    const [invoice = {}] = rowsAt(answer, 'invoices.nodes');
    const draft = {
      petParentId: at(invoice, 'petParent.id'),
      invoiceId: invoice['id'],
      amount: at(invoice, 'due.amount'),
      method: 'CASH',
    };
    const pay = `mutation($draft: PaymentDraft!) { recordPayment(draft: $draft) { __typename
      ... on RecordPaymentSuccess { payment { amount { amount } method } } ... on ValidationError { issues { field } } } }`;
    expect(at(await query(pay, { draft }), 'recordPayment.payment')).toEqual({
      amount: { amount: draft.amount },
      method: 'CASH',
    });
    expect(at(await query(pay, { draft }), 'recordPayment.issues')).toEqual([{ field: 'amount' }]);
    const paid = await query(`{ invoice(id: "${String(invoice['id'])}") { state due { amount } } }`);
    expect(paid['invoice']).toEqual({ state: 'PAID', due: { amount: '0.00' } });
    const [thread = {}] = rowsAt(answer, 'conversations.nodes');
    const sent = await query(`mutation { sendMessage(petParentId: "${String(at(thread, 'petParent.id'))}"
      conversationId: "${String(thread['id'])}", body: "See you soon") { ... on SendMessageSuccess {
      message { body direction } conversation { id } } } completeTask(id: "tsk_0001") {
      ... on CompleteTaskSuccess { task { isDone assignee { id } } } } }`);
    expect(sent).toMatchObject({
      sendMessage: { message: { body: 'See you soon', direction: 'OUTBOUND' }, conversation: { id: thread['id'] } },
      completeTask: { task: { isDone: true, assignee: { id: 'tm_0001' } } },
    });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(70);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
