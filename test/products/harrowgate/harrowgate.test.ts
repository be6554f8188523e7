import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { harrowgate } from './harrowgate.ts';

const visit = productVisits(harrowgate);
const { view } = harrowgate;
const holderFields = `id fullName firstName surname mobile homePhone workPhone email active tagList lastVisitOn
  usualClinic { id name }`;
const animalFields = 'id name species { name } breed { name } accountHolder { id }';
const bookingFields = `id startsAt endsAt stage reasonForVisit clinic { id name timeZone } assignedTo { id fullName }
  accountHolder { id fullName } animal { id name } consultType { name }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: Row, field: string): Row | null {
  const id = at(row, `${field}.id`);
  return id === null ? null : { id, name: at(row, `${field}.fullName`) };
}

function clientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['fullName'],
    givenName: row['firstName'],
    familyName: row['surname'],
    phones: [row['mobile'], row['homePhone'], row['workPhone']].filter((phone) => phone !== null),
    emails: row['email'] === null ? [] : [row['email']],
    active: row['active'],
    tags: row['tagList'],
    lastVisit: row['lastVisitOn'],
    location: row['usualClinic'],
  });
}

function patientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['name'],
    species: at(row, 'species.name'),
    breed: at(row, 'breed.name'),
    clientId: at(row, 'accountHolder.id'),
  });
}

function appointmentFrom(row: Row): Row {
  const { id, name, timeZone } = at(row, 'clinic') as Row;
  const moment = (field: string): string => offsetText(Date.parse(String(row[field])), String(timeZone));
  return given({
    id: row['id'],
    start: moment('startsAt'),
    end: moment('endsAt'),
    status: row['stage'],
    reason: row['reasonForVisit'],
    patient: row['animal'],
    client: person(row, 'accountHolder'),
    provider: person(row, 'assignedTo'),
    location: { id, name },
  });
}

describe('Harrowgate', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query } = await visit();
    const read = async (day: string): Promise<Row> => {
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      const answer = await query(`{ clinics { id name timeZone physicalAddress { singleLine } }
        accountHolders(first: 5) { nodes { ${holderFields} } } animals(first: 5) { nodes { ${animalFields} } }
        bookings(first: 100, during: { from: "${day}", until: "${next}T12:00:00Z" }) { nodes { ${bookingFields} } } }`);
      const onDay = (row: Row): boolean => String(row['start']).startsWith(day);
      return {
        locations: rowsAt(answer, 'clinics').map(({ id, name, timeZone, physicalAddress }) => {
          return { id, name, address: at(physicalAddress, 'singleLine'), timeZone };
        }),
        clients: rowsAt(answer, 'accountHolders.nodes').map(clientFrom),
        patients: rowsAt(answer, 'animals.nodes').map(patientFrom),
        appointments: rowsAt(answer, 'bookings.nodes').map(appointmentFrom).filter(onDay),
      };
    };
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(harrowgate, day);
      // eslint-disable-next-line no-await-in-loop
      const sample = await read(day);
      const { locations, clients, patients, appointments } = expected;
      expect(sample).toEqual({ locations, clients, patients, appointments });
      expect(sampleDifferences(harrowgate, expected, sample)).toEqual([]);
      expect(expected.mayOmit).toEqual([]);
    }
    expect(expectedSample(harrowgate, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(harrowgate)).toEqual([]);
  });

  it('pages by connections: 25 at a time unless asked, 100 at most, forwards and backwards', async () => {
    const { query, post, server } = await visit();
    const holders = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const page = async (args: string): Promise<Row> =>
      at(
        await query(`{ accountHolders${args} { totalCount edges { cursor node { id } } nodes { id }
          pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`),
        'accountHolders',
      ) as Row;
    const plain = await page('');
    expect(rowsAt(plain, 'nodes').map(({ id }) => id)).toEqual(holders.slice(0, 25));
    expect(plain).toMatchObject({ totalCount: holders.length, pageInfo: { hasNextPage: true } });
    const first = await page('(first: 1000)');
    expect(rowsAt(first, 'edges').map(({ node }) => at(node, 'id'))).toEqual(holders.slice(0, 100));
    const rest = await page(`(first: 100, after: "${String(at(first, 'pageInfo.endCursor'))}")`);
    expect(rowsAt(rest, 'nodes').map(({ id }) => id)).toEqual(holders.slice(100));
    expect(at(rest, 'pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const last = await page('(last: 3)');
    expect(rowsAt(last, 'nodes').map(({ id }) => id)).toEqual(holders.slice(-3));
    expect((await post('{ accountHolders(after: "?") { totalCount } }')).body.errors).toHaveLength(1);
    const animals = await query('{ animals(first: 100, order: { by: CREATED_AT, direction: DESC }) { nodes { id } } }');
    const newest = server.practice.patients.map(({ key }) => view.ids.of('patient', key)).toReversed();
    expect(rowsAt(animals, 'animals.nodes').map(({ id }) => id)).toEqual(newest.slice(0, 100));
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ accountHolders(first: 100) { nodes { id } } }')).status).toBe(500);
  });

  it('searches and filters account holders and animals', async () => {
    const { query, post } = await visit();
    const found = async (search: string, more = ''): Promise<readonly unknown[]> => {
      const answer = await query(
        `query($search: String) { accountHolders(search: $search ${more}) { nodes { fullName } } }`,
        { search },
      );
      return rowsAt(answer, 'accountHolders.nodes').map(({ fullName }) => fullName);
    };
    expect(await found('brien ZOE')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('cat resc')).toEqual(['Riverside Cat Rescue']);
    expect(await found('555-0106')).toEqual(['Íñigo Abel']);
    expect(await found('H10004')).toEqual(['Mai Nguyễn']);
    expect(await found('ana@')).toEqual(["Ana D'Angelo"]);
    expect(await found('nguyen', ', active: true')).toEqual([]);
    expect(await found('', ', includeDiscarded: true, order: { by: ACCOUNT_NUMBER }')).toHaveLength(25);
    const clinic = view.ids.of('place', 2);
    const owner = view.ids.of('client', 1);
    const canine = String(at(rowsAt(await query('{ species { id name } }'), 'species')[3], 'id'));
    const answer = await query(`{
      here: accountHolders(usualClinicId: "${clinic}", first: 100) { nodes { usualClinic { id } } }
      vips: accountHolders(tagged: ["VIP"]) { nodes { tagList discardedAt } }
      fresh: accountHolders(updatedSince: "2023-01-01T00:00:00Z") { nodes { updatedAt } }
      theirs: animals(accountHolderId: "${owner}") { nodes { accountHolder { id } } }
      dogs: animals(speciesId: "${canine}", first: 100) { nodes { species { name } } }
      named: animals(search: "whisk") { nodes { name } }
      search(term: "rab", limit: 50) { __typename ... on StockItem { name } ... on AccountHolder { fullName } } }`);
    expect(rowsAt(answer, 'here.nodes').every((row) => at(row, 'usualClinic.id') === clinic)).toBe(true);
    expect(rowsAt(answer, 'vips.nodes').every((row) => String(row['tagList']) === 'VIP')).toBe(true);
    expect(rowsAt(answer, 'fresh.nodes').every(({ updatedAt }) => String(updatedAt) >= '2023')).toBe(true);
    expect(rowsAt(answer, 'theirs.nodes').every((row) => at(row, 'accountHolder.id') === owner)).toBe(true);
    expect(rowsAt(answer, 'dogs.nodes').every((row) => at(row, 'species.name') === 'Canine')).toBe(true);
    expect(rowsAt(answer, 'named.nodes')[0]).toEqual({ name: 'Mr. Whiskers' });
    expect(answer['search']).toContainEqual({ __typename: 'StockItem', name: 'Rabies vaccine' });
    expect((await post('{ accountHolders(usualClinicId: "x") { totalCount } }')).body.errors?.[0]?.message).toBe(
      'No object found for `usualClinicId: "x"`',
    );
  });

  it('finds one row by its id, and any by node, without what is discarded', async () => {
    const { query, server } = await visit();
    const { appointments, clients } = server.practice;
    const gone = view.ids.of('client', clients.find(({ isDeleted }) => isDeleted)?.key ?? 0);
    const removed = view.ids.of('appointment', appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0);
    const block = view.ids.of('appointment', appointments.find(({ isBlock }) => isBlock)?.key ?? 0);
    const [holder, animal, booking] = [
      view.ids.of('client', 3),
      view.ids.of('patient', 2),
      view.ids.of('appointment', 1),
    ];
    const answer = await query(`{ accountHolder(id: "${holder}") { fullName kind properties { id mobs { id name } }
        animals { nodes { id } } bookings { totalCount } balance { formatted } agedBalance { current { cents } } }
      animal(id: "${animal}") { name animalNumber latestWeight { id kilograms } reminders { nodes { id } } }
      booking(id: "${booking}") { stage consult { id } room { id } lockVersion discardedAt }
      gone: accountHolder(id: "${gone}") { id } removed: booking(id: "${removed}") { id } block: booking(id: "${block}") { id }
      other: animal(id: "${holder}") { id } practice { id name clinics { rooms { id } } settings { gstRate } } }`);
    expect(answer).toMatchObject({ gone: null, removed: null, block: null, other: null });
    expect(answer['accountHolder']).toMatchObject({ fullName: 'Riverside Cat Rescue', kind: 'BUSINESS' });
    const ids = JSON.stringify(answer).match(/(?<="id":")[^"]+/g) ?? [];
    const nodes = await query('query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids: [...ids, gone] });
    expect(rowsAt(nodes, 'nodes').map(({ id }) => id)).toEqual(ids);
    expect(at(nodes, 'nodes')).toHaveLength(ids.length + 1);
    expect((await query(`{ node(id: "${animal}") { __typename } }`))['node']).toEqual({ __typename: 'Animal' });
  });

  it('asks for bookings by a range with filters, and for the diary of a clinic on a day', async () => {
    const { query, post, server } = await visit();
    const clinic = view.ids.of('place', 2);
    const during = '{ from: "2026-11-17T00:00:00-07:00", until: "2026-11-18T00:00:00-07:00" }';
    const answer = await query(`{
      here: bookings(during: ${during}, filter: { clinicId: "${clinic}", includeDiscarded: true }) { nodes { id } }
      off: bookings(during: ${during}, filter: { stages: [CANCELLED] }) { nodes { stage cancellationReason } }
      diary(clinicId: "${clinic}", date: "2026-11-17") { date cancelledCount columns { teamMember { id }
        bookings { id stage } blocks { id } } }
      diaryBlocks(during: ${during}) { nodes { label clinic { id } } }
      openSlots(clinicId: "${clinic}", consultTypeId: "${view.ids.of('visitType', 1)}", fromDate: "2026-11-18") { startsAt } }`);
    const here = rowsAt(answer, 'here.nodes').map(({ id }) => id);
    const columns = rowsAt(answer, 'diary.columns');
    const shown = columns.flatMap((column) => rowsAt(column, 'bookings'));
    expect(here.length).toBe(shown.length + Number(at(answer, 'diary.cancelledCount')));
    expect(shown.every(({ id, stage }) => here.includes(id) && stage !== 'CANCELLED')).toBe(true);
    expect(rowsAt(answer, 'off.nodes').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'diaryBlocks.nodes')).toMatchObject([{ label: 'Staff meeting' }]);
    expect(rowsAt(answer, 'openSlots').length).toBeGreaterThan(3);
    const refusal = async (range: string): Promise<string | undefined> =>
      (await post(`{ bookings(during: ${range}) { totalCount } }`)).body.errors?.[0]?.message;
    expect(await refusal('{ from: "2026-01-01", until: "2026-12-01" }')).toMatch(/45 days/);
    expect(await refusal('{ from: "2026-01-02", until: "2026-01-01" }')).toMatch(/before/);
    expect(await refusal('{ from: "soon", until: "2026-01-01" }')).toMatch(/ISO8601DateTime/);
    expect(server.received.mutations).toEqual([]);
  });

  it('has the team, files, money and stock beside the desk', async () => {
    const { query } = await visit();
    const clinic = view.ids.of('place', 1);
    const answer = await query(`{ teamMembers(active: true, clinicId: "${clinic}") { nodes { fullName active } }
      roster(clinicId: "${clinic}", weekOf: "2026-11-18") { date startsAt } accessRoles { name } suppliers { name }
      consultTypes { name } consults(first: 3) { nodes { openedAt animal { name } } }
      reminders(states: [SENT]) { nodes { state dueOn } } vaccinations { totalCount } labRequests { totalCount }
      prescriptions { nodes { stockItem { code } } } followUps(completed: false) { nodes { dueOn completedAt } }
      waitlist { nodes { accountHolder { id } } } auditTrail(first: 2) { nodes { event item { id } } }
      invoices(states: [OPEN, PART_PAID]) { nodes { state outstanding { cents } lines { description } } }
      payments(first: 2) { nodes { amount { cents } } } creditNotes { totalCount } estimates { totalCount }
      stockItems(restricted: true) { nodes { code levels { onHand } } }
      conversations(closed: false) { nodes { unreadCount messages { nodes { body } } } } properties { totalCount } }`);
    expect(rowsAt(answer, 'teamMembers.nodes').every(({ active }) => active)).toBe(true);
    expect(rowsAt(answer, 'roster')[0]).toMatchObject({ date: '2026-11-16' });
    expect(rowsAt(answer, 'consultTypes').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'reminders.nodes').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'followUps.nodes').every(({ completedAt }) => completedAt === null)).toBe(true);
    expect(rowsAt(answer, 'invoices.nodes').every((row) => Number(at(row, 'outstanding.cents')) > 0)).toBe(true);
    expect(rowsAt(answer, 'prescriptions.nodes')[0]).toEqual({ stockItem: { code: 'RVM-AMOX' } });
    expect(rowsAt(answer, 'conversations.nodes').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'auditTrail.nodes').every((row) => at(row, 'item.id') !== null)).toBe(true);
  });
});
