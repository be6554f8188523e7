import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { bellmare } from './bellmare.ts';

const visit = productVisits(bellmare);
const { view } = bellmare;
const holderFields = `id account_no kind given_names surname phone_lines { kind number } email_addresses { address }
  mailing_address { street municipality } home_base { id name } is_active flags { label } office_note balance_owing
  credit_standing { code label } last_seen_on`;
const animalFields = `id barn_name species { code label } breed sex born_on
  interests { percentage is_managing holder { id } } vets_of_record { production_percentage }`;
const entryFields = `__typename id slip_no setting base { id name tz_name } scheduled { begins ends minutes }
  status { code label } concern called_off_because account_holder { id given_names surname } animals { id barn_name }
  attending { role practitioner { id given_names surname } } call_type { label }
  ... on FarmCall { stable { name } drive_minutes } ... on ClinicVisit { room { name } }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: unknown): Row | null {
  const id = at(row, 'id');
  return id === null ? null : { id, name: named(row as Row, 'given_names', 'surname') };
}

function clientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: named(row, 'given_names', 'surname'),
    givenName: row['given_names'],
    familyName: row['surname'],
    phones: rowsAt(row, 'phone_lines').map(({ number }) => number),
    emails: rowsAt(row, 'email_addresses').map(({ address }) => address),
    active: row['is_active'],
    tags: rowsAt(row, 'flags').map(({ label }) => label),
    lastVisit: row['last_seen_on'],
    location: row['home_base'],
  });
}

function patientFrom(row: Row): Row {
  const managing = rowsAt(row, 'interests').find(({ is_managing }) => is_managing);
  return given({
    id: row['id'],
    name: row['barn_name'],
    species: at(row, 'species.label'),
    breed: row['breed'],
    clientId: at(managing, 'holder.id'),
  });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'base.tz_name'));
  const [animal] = rowsAt(row, 'animals');
  const lead = rowsAt(row, 'attending').find(({ role }) => role === 'LEAD');
  return given({
    id: row['id'],
    start: offsetText(Date.parse(String(at(row, 'scheduled.begins'))), zone),
    end: offsetText(Date.parse(String(at(row, 'scheduled.ends'))), zone),
    status: at(row, 'status.label'),
    reason: row['concern'],
    patient: animal && { id: animal['id'], name: animal['barn_name'] },
    client: person(row['account_holder']),
    provider: person(at(lead, 'practitioner')),
    location: { id: at(row, 'base.id'), name: at(row, 'base.name') },
  });
}

describe('Bellmare', () => {
  it.each([
    ['the shared practice', undefined, ['2026-11-17', '2026-11-01', '2026-03-08']],
    ['one doctor', createOtherPractice('oneDoctor'), ['2026-11-17', '2026-11-20']],
  ] as const)('serves every value that a careful person expects of %s', async (_name, practice, days) => {
    const { query, server } = await visit(practice && { practice });
    const read = async (day: string): Promise<Row> => {
      const answer = await query(`{
        bases { id name tz_name civic_address { street municipality province postal_code } }
        account_holders(limit: 5) { results { ${holderFields} } } animals(limit: 5) { results { ${animalFields} } }
        calendar(date_from: "${day}", date_to: "${day}", limit: 100) { count results { ${entryFields} } } }`);
      const parts = ['street', 'municipality', 'province', 'postal_code'];
      return {
        locations: rowsAt(answer, 'bases').map((row) => ({
          id: row['id'],
          name: row['name'],
          address: parts.map((field) => at(row, `civic_address.${field}`)).join(', '),
          timeZone: row['tz_name'],
        })),
        clients: rowsAt(answer, 'account_holders.results').map(clientFrom),
        patients: rowsAt(answer, 'animals.results').map(patientFrom),
        appointments: rowsAt(answer, 'calendar.results').map(appointmentFrom),
      };
    };
    for (const day of days) {
      const expected = expectedSample(bellmare, day, { practice: server.practice });
      // eslint-disable-next-line no-await-in-loop
      const sample = await read(day);
      const { locations, clients, patients, appointments } = expected;
      expect(sample).toEqual({ locations, clients, patients, appointments });
      expect(sampleDifferences(bellmare, expected, sample)).toEqual([]);
      expect(appointments.length).toBeGreaterThan(3);
    }
    expect(missingOperations(bellmare)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages by offset, cuts long pages, and filters and orders as its arguments say', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const page = async (offset: number): Promise<Row> =>
      at(
        await query(`{ account_holders(offset: ${String(offset)}) { count offset limit results { id } } }`),
        'account_holders',
      ) as Row;
    const all = view.clients(practice).map(({ key }) => view.ids.of('client', key));
    const pages = [await page(0), await page(50), await page(100), await page(150)];
    expect(pages.flatMap((each) => rowsAt(each, 'results').map(({ id }) => id))).toEqual(all);
    expect(pages.at(-1)).toEqual({ count: all.length, offset: 150, limit: 50, results: [] });
    const long = await query('{ animals(limit: 5000) { limit results { id } } }');
    expect(at(long, 'animals.limit')).toBe(100);
    expect(rowsAt(long, 'animals.results')).toHaveLength(100);
    expect((await post('{ animals(limit: 0) { count } }')).body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_ARGUMENT', argument: 'limit' } }],
    });
    const base = view.ids.of('place', 2);
    const some = await query(
      `{
      here: account_holders(base_id: "${base}", is_active: false) { count results { is_active home_base { id } } }
      none: account_holders(base_id: "4711") { count }
      flagged: account_holders(flag: "Breeder") { results { flags { label } } }
      fresh: account_holders(updated_since: "2023-01-01T00:00:00Z", order_by: LAST_CHANGED) { count results { updated_at } }
      numbered: account_holders(order_by: ACCOUNT_NO, limit: 2) { results { account_no } }
      cats: animals(species_code: "FE", is_deceased: false) { results { species { label } is_deceased } }
      crew: practitioners(base_id: "${base}", discipline_code: "DVM") { count } }`,
    );
    expect(some).toMatchObject({ none: { count: 0 }, crew: { count: 2 } });
    expect(rowsAt(some, 'here.results').length).toBeGreaterThan(1);
    expect(rowsAt(some, 'here.results').every((row) => at(row, 'home_base.id') === base)).toBe(true);
    expect(rowsAt(some, 'flagged.results').length).toBeGreaterThan(3);
    const changes = rowsAt(some, 'fresh.results').map(({ updated_at }) => String(updated_at));
    expect(changes).toEqual(changes.toSorted().toReversed());
    expect(changes.every((text) => text >= '2023' && text.endsWith('+00:00'))).toBe(true);
    expect(rowsAt(some, 'numbered.results').map(({ account_no }) => account_no)).toEqual(['BM-000001', 'BM-000002']);
    expect(rowsAt(some, 'cats.results').every((row) => at(row, 'species.label') === 'Feline')).toBe(true);
  });

  it('finds account holders by parts of names, emails and numbers, and single rows by id', async () => {
    const { query } = await visit();
    const found = async (q: string): Promise<readonly unknown[]> => {
      const answer = await query('query($q: String) { account_holders(q: $q) { results { given_names surname } } }', {
        q,
      });
      return rowsAt(answer, 'account_holders.results').map((row) => named(row, 'given_names', 'surname'));
    };
    expect(await found("O'BRIEN zoe")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('rescue')).toEqual(['Riverside Cat Rescue']);
    expect(await found('555-0106')).toEqual(['Íñigo Abel']);
    expect(await found('inigo@')).toEqual(['Íñigo Abel']);
    expect(await found('no such name')).toEqual([]);
    expect((await found('  ')).length).toBe(50);
    const [holder, animal] = [view.ids.of('client', 1), view.ids.of('patient', 3)];
    const single = await query(`{
      account_holder(id: "${holder}") { ${holderFields} animals { id } interests { percentage } entries { count } }
      account_holder_by_number(account_no: "bm-000003") { kind given_names surname }
      gone: account_holder(id: "${view.ids.of('client', 41)}") { id } none: animal(id: "x") { id }
      animal(id: "${animal}") { ${animalFields} } animals(managed_by_id: "${holder}") { results { id } } }`);
    expect(single).toMatchObject({
      gone: null,
      none: null,
      account_holder: { account_no: 'BM-000001', kind: 'INDIVIDUAL' },
      account_holder_by_number: { kind: 'OUTFIT', given_names: null, surname: 'Riverside Cat Rescue' },
      animal: {
        interests: [
          { percentage: '75.00', is_managing: true },
          { percentage: '25.00', is_managing: false },
        ],
      },
    });
    const ids = (path: string): ReadonlySet<unknown> => new Set(rowsAt(single, path).map(({ id }) => id));
    expect(ids('animals.results')).toEqual(ids('account_holder.animals'));
  });

  it('has farm calls and clinic visits in one calendar, with helpers, stablemates and filters', async () => {
    const { query, post } = await visit();
    const base = view.ids.of('place', 1);
    const span = 'date_from: "2026-11-13", date_to: "2026-11-20", limit: 100';
    const vet = view.ids.of('provider', 5);
    const answer = await query(`{
      all: calendar(${span}) { count results { ${entryFields} } }
      farm: calendar(${span}, setting: FARM_CALL) { count results { ${entryFields} } }
      off: calendar(${span}, status_code: "CALLED_OFF", base_id: "${base}") { results { base { id } called_off_because } }
      crew: calendar(${span}, practitioner_id: "${vet}") { results { attending { practitioner { id } } } }
      held_time(${span}) { count results { label scheduled { minutes } } }
      on_call(date: "2026-11-17", base_id: "${base}") { first_call { surname } backup { surname } }
      entry_statuses { code label is_settled } call_types { label } stables { count results { residents { id } } } }`);
    const farm = rowsAt(answer, 'farm.results');
    expect(farm.length).toBeGreaterThan(10);
    expect(farm.every((row) => row['__typename'] === 'FarmCall' && at(row, 'stable.name') !== null)).toBe(true);
    expect(farm.some((row) => rowsAt(row, 'animals').length === 2)).toBe(true);
    const all = rowsAt(answer, 'all.results');
    expect(all.some((row) => rowsAt(row, 'attending').length === 2)).toBe(true);
    expect(all.some((row) => row['__typename'] === 'ClinicVisit')).toBe(true);
    expect(rowsAt(answer, 'off.results').every((row) => row['called_off_because'] === 'Client called')).toBe(true);
    const crews = rowsAt(answer, 'crew.results').map((row) =>
      rowsAt(row, 'attending').map((each) => at(each, 'practitioner.id')),
    );
    expect(crews.length).toBeGreaterThan(3);
    expect(crews.every((ids) => ids.includes(vet))).toBe(true);
    expect(answer).toMatchObject({ held_time: { results: [{ label: 'Staff meeting', scheduled: { minutes: 60 } }] } });
    expect(rowsAt(answer, 'entry_statuses')).toHaveLength(8);
    expect(rowsAt(answer, 'on_call')).toHaveLength(1);
    const refusal = async (from: string, to: string): Promise<string | undefined> =>
      (await post(`{ calendar(date_from: "${from}", date_to: "${to}") { count } }`)).body.errors?.[0]?.message;
    expect(await refusal('2026-11-17', '2026-11-16')).toMatch(/before/);
    expect(await refusal('2026-11-01', '2026-12-02')).toMatch(/31 days/);
    expect(await refusal('17/11/2026', '2026-11-17')).toMatch(/cannot represent a Date/);
  });

  it('has money, charts, recalls, letters and users beside the desk', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ practice_group { id name bases { name } } whoami { is_read_only } settings { currency }
      invoices(is_outstanding: true) { count results { total outstanding lines { amount } account_holder { surname } } }
      payments { count } formulary(has_withdrawal: true) { results { name withdrawal { meat_days milk_hours } } }
      recalls(due_from: "2026-11-17", due_to: "2026-12-01") { results { due_on kind { label } animal { barn_name } } }
      immunizations { count } chart_notes { count results { author { surname } entry { slip_no } } }
      lab_orders(is_reported: true) { results { status { code } values { analyte } } } herds { count results { name } }
      threads { results { messages { body } } } chores(is_done: false) { count } users { count } roles { code }
      audit_trail { results { at } } rooms { id } trucks { unit_no } }`);
    expect(answer).toMatchObject({ practice_group: { name: 'Harbor Veterinary Group' }, chores: { count: 3 } });
    const dues = rowsAt(answer, 'recalls.results').map(({ due_on }) => String(due_on));
    expect(dues.length).toBeGreaterThan(3);
    expect(dues).toEqual(dues.toSorted());
    expect(rowsAt(answer, 'invoices.results').every(({ outstanding }) => Number(outstanding) > 0)).toBe(true);
    for (const list of ['invoices', 'payments', 'immunizations', 'chart_notes', 'herds'])
      expect(at(answer, `${list}.count`)).toBeGreaterThan(5);
    expect((await readPiecewise(query)).size).toBeGreaterThan(90);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ account_holders(limit: 100, offset: 30) { results { id } } }')).status).toBe(500);
  });
});
