import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { byre } from './byre.ts';

const visit = productVisits(byre);
const { view } = byre;
const ownerFields = `id accountNo title forename surname isBusiness contactPoints { channel value isPreferred }
  address { line1 town region } branch { id name } isActive labels memo balance lastSeenOn`;
const animalFields = `id name species { code name } breed ownerships { sharePercent owner { id } }`;
const visitFields = `id reference startsAt durationMinutes branch { id name timeZone } setting yard { name } travelMinutes
  status { code label } presentingComplaint cancelledBecause owner { id forename surname } animals { id name }
  clinician { id forename surname } service { name }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: Row, path: string): Row | null {
  const id = at(row, `${path}.id`);
  return id === null ? null : { id, name: named(row, `${path}.forename`, `${path}.surname`) };
}

function clientFrom(row: Row): Row {
  const points = rowsAt(row, 'contactPoints');
  const values = (isEmail: boolean): unknown[] =>
    points.filter(({ channel }) => (channel === 'EMAIL') === isEmail).map(({ value }) => value);
  return given({
    id: row['id'],
    name: named(row, 'forename', 'surname'),
    givenName: row['forename'],
    familyName: row['surname'],
    phones: values(false),
    emails: values(true),
    active: row['isActive'],
    tags: row['labels'],
    lastVisit: row['lastSeenOn'],
    location: row['branch'],
  });
}

function patientFrom(row: Row): Row {
  const { id, name, breed } = row;
  return given({
    id,
    name,
    species: at(row, 'species.name'),
    breed,
    clientId: at(rowsAt(row, 'ownerships')[0], 'owner.id'),
  });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'branch.timeZone'));
  const start = instantOfWall(String(row['startsAt']), zone);
  const { id, name } = at(row, 'branch') as Row;
  return given({
    id: row['id'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['durationMinutes']) * 60_000, zone),
    status: at(row, 'status.label'),
    reason: row['presentingComplaint'],
    patient: rowsAt(row, 'animals')[0],
    client: person(row, 'owner'),
    provider: person(row, 'clinician'),
    location: { id, name },
  });
}

describe('Byre', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    const read = async (day: string): Promise<Row> => {
      const answer = await query(`{ branches { id name timeZone address { line1 town region postcode } }
        owners(size: 5) { content { ${ownerFields} } } animals(size: 5) { content { ${animalFields} } }
        diary(date: "${day}") { date visits { ${visitFields} } } }`);
      const locations = rowsAt(answer, 'branches').map((row) => {
        const address = ['line1', 'town', 'region', 'postcode'].map((field) => at(row, `address.${field}`)).join(', ');
        return { id: row['id'], name: row['name'], address, timeZone: row['timeZone'] };
      });
      return {
        locations,
        clients: rowsAt(answer, 'owners.content').map(clientFrom),
        patients: rowsAt(answer, 'animals.content').map(patientFrom),
        appointments: rowsAt(answer, 'diary.visits').map(appointmentFrom),
      };
    };
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(byre, day);
      // eslint-disable-next-line no-await-in-loop
      const sample = await read(day);
      const { locations, clients, patients } = expected;
      expect(sample).toEqual({ locations, clients, patients, appointments: expected.appointments });
      expect(sampleDifferences(byre, expected, sample)).toEqual([]);
      expect(expected.mayOmit).toEqual([]);
    }
    expect(expectedSample(byre, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(byre)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages owners by surname and animals by age of the record, from 0', async () => {
    const { query, post, server } = await visit();
    const page = async (list: string, number: number, size: number): Promise<Row> => {
      const text = `{ ${list}(page: ${String(number)}, size: ${String(size)}) { content { id } pageNumber pageSize
        totalElements isLast } }`;
      return at(await query(text), list) as Row;
    };
    const owners = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = [await page('owners', 0, 50), await page('owners', 1, 50), await page('owners', 2, 50)];
    expect(pages.flatMap((each) => rowsAt(each, 'content').map(({ id }) => id))).toEqual(owners);
    expect(pages.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(pages[0]).toMatchObject({ pageNumber: 0, pageSize: 50, totalElements: owners.length });
    const animals = await page('animals', 0, 1000);
    expect(animals).toMatchObject({ pageSize: 200, isLast: server.practice.patients.length <= 200 });
    expect(rowsAt(animals, 'content')).toHaveLength(Math.min(200, server.practice.patients.length));
    expect(at(await page('owners', 9, 50), 'content')).toEqual([]);
    const { body } = await post('{ owners(page: -1) { isLast } }');
    expect(body).toMatchObject({
      errors: [{ extensions: { classification: 'BAD_REQUEST', violations: [{ field: 'page' }] } }],
    });
    const branch = view.ids.of('place', 2);
    const some = await query(`{ owners(branchId: "${branch}", size: 200) { content { branch { id } } }
      fresh: owners(changedSince: "2023-01-01T00:00:00Z") { content { changedAt } } }`);
    expect(rowsAt(some, 'owners.content').length).toBeGreaterThan(20);
    expect(rowsAt(some, 'owners.content').every((row) => at(row, 'branch.id') === branch)).toBe(true);
    expect(rowsAt(some, 'fresh.content').every(({ changedAt }) => String(changedAt) >= '2023')).toBe(true);
  });

  it('searches owners by beginnings of words and digits of phones, and finds single rows', async () => {
    const { query } = await visit();
    const found = async (term: string): Promise<readonly unknown[]> => {
      const answer = await query('query($term: String!) { searchOwners(term: $term) { forename surname } }', { term });
      return rowsAt(answer, 'searchOwners').map((row) => named(row, 'forename', 'surname'));
    };
    expect(await found('zoe o’b')).toEqual([]);
    expect(await found("O'BRIEN zoe")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('rescue')).toEqual(['Riverside Cat Rescue']);
    expect(await found('brien')).toEqual([]);
    expect(await found('555-0106')).toEqual(['Íñigo Abel']);
    expect(await found('a00004')).toEqual(['Mai Nguyễn']);
    expect(await found('  ')).toEqual([]);
    const [owner, animal] = [view.ids.of('client', 1), view.ids.of('patient', 2)];
    const single =
      await query(`{ owner(id: "${owner}") { ${ownerFields} animals { name } visits(limit: 2) { startsAt } }
      ownerByAccountNo(accountNo: "A00003") { ${ownerFields} } animal(id: "${animal}") { name visits { id } }
      none: owner(id: "4711") { id } gone: owner(id: "${view.ids.of('client', 41)}") { id } visit(id: "4711") { id }
      animals(ownerId: "${owner}") { content { ${animalFields} } } }`);
    expect(single).toMatchObject({ none: null, gone: null, visit: null, owner: { accountNo: 'A00001' } });
    expect(rowsAt(single, 'owner.contactPoints').map(({ channel }) => channel)).toEqual([
      'MOBILE',
      'LANDLINE',
      'WORK',
      'EMAIL',
      'EMAIL',
    ]);
    expect(single['ownerByAccountNo']).toMatchObject({ forename: null, isBusiness: true });
    expect(rowsAt(single, 'animals.content').map(({ name }) => name)).toEqual(
      rowsAt(single, 'owner.animals').map(({ name }) => name),
    );
  });

  it('asks for a day of one branch or clinician, with blocks apart and cancelled visits among the others', async () => {
    const { query, post } = await visit();
    const branch = view.ids.of('place', 2);
    const vet = view.ids.of('provider', 1);
    const answer = await query(`{ diary(date: "2026-11-17", branchId: "${branch}") { visits { ${visitFields} }
        onCall { branch { id } clinician { surname } } }
      vet: diary(date: "2026-11-17", clinicianId: "${vet}") { visits { clinician { id } } blocks { title startsAt } }
      visitStatuses { code position } clinicians { surname grade hasLeft branches { id } }
      here: clinicians(branchId: "${branch}") { surname } services { name usualMinutes } species { code } }`);
    const visits = rowsAt(answer, 'diary.visits');
    expect(visits.every((row) => at(row, 'branch.id') === branch)).toBe(true);
    expect(visits.at(-1)).toMatchObject({ startsAt: '2026-11-17T22:30' });
    expect(visits.some((row) => at(row, 'status.label') === 'Cancelled' && row['cancelledBecause'] !== null)).toBe(
      true,
    );
    expect(rowsAt(answer, 'diary.onCall')).toHaveLength(1);
    expect(rowsAt(answer, 'vet.visits').every((row) => at(row, 'clinician.id') === vet)).toBe(true);
    expect(at(answer, 'vet.blocks')).toEqual([{ title: 'Staff meeting', startsAt: '2026-11-17T12:00' }]);
    expect(rowsAt(answer, 'clinicians')).toHaveLength(8);
    expect(rowsAt(answer, 'here')).toHaveLength(3);
    expect(rowsAt(answer, 'services')).toHaveLength(6);
    const week = await query(
      `{ ${['13', '16', '17', '18']
        .map((day) => `d${day}: diary(date: "2026-11-${day}") { visits { setting yard { name } travelMinutes } }`)
        .join(' ')} }`,
    );
    const calls = Object.keys(week).flatMap((day) => rowsAt(week, `${day}.visits`));
    const drives = calls.filter(({ setting }) => setting === 'YARD_CALL');
    expect(drives.length).toBeGreaterThan(3);
    expect(drives.every((row) => row['yard'] !== null && Number(row['travelMinutes']) >= 15)).toBe(true);
    expect((await post('{ diary(date: "17/11/2026") { date } }')).body.errors?.[0]?.message).toMatch(/^date: /);
    const unknown = await post('{ diary(date: "2026-11-17", branchId: "x") { date } }');
    expect(unknown.body).toMatchObject({
      errors: [{ message: 'Branch x does not exist', extensions: { classification: 'NOT_FOUND' } }],
    });
  });

  it('has money, reminders, letters, yards and to-dos beside the desk', async () => {
    const { query, post } = await visit();
    const owner = view.ids.of('client', 5);
    const answer = await query(`{ practice { id name currency } yards { name address { town } } jobs { id text }
      invoices(unpaidOnly: true, size: 3) { content { id total outstanding owner { surname } lines { text } } totalElements }
      reminders(dueFrom: "2026-11-17", dueTo: "2026-12-01") { content { id kind dueOn sentAt animal { name } } }
      priceList(startingWith: "con") { code } correspondence(ownerId: "${owner}") { body fromOwner } }`);
    expect(answer).toMatchObject({ practice: { name: 'Harbor Veterinary Group' }, priceList: [{ code: 'CONS' }] });
    expect(rowsAt(answer, 'yards')).toHaveLength(3);
    expect(rowsAt(answer, 'correspondence').length).toBeGreaterThan(0);
    const dues = rowsAt(answer, 'reminders.content').map(({ dueOn }) => String(dueOn));
    expect(dues.length).toBeGreaterThan(3);
    expect(dues.every((day) => day >= '2026-11-17' && day <= '2026-12-01')).toBe(true);
    const [open] = rowsAt(answer, 'invoices.content');
    const paid = await query(`mutation { takePayment(invoiceId: "${String(open?.['id'])}"
      amount: "${String(open?.['outstanding'])}", method: CHEQUE) { outstanding payments { method } }
      finishJob(id: "JB-1") { isFinished } addJob(text: "Order hay nets") { id }
      writeToOwner(ownerId: "${owner}", body: "See you soon") { fromOwner } }`);
    expect(paid).toMatchObject({ takePayment: { outstanding: '0.00' }, writeToOwner: { fromOwner: false } });
    const again = await post(
      `mutation { takePayment(invoiceId: "${String(open?.['id'])}", amount: "5", method: CARD) { id } }`,
    );
    expect(again.body).toMatchObject({ errors: [{ extensions: { violations: [{ field: 'amount' }] } }] });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(50);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ owners(size: 200) { content { id } } }')).status).toBe(500);
  });
});
