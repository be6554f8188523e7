import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { accountFields, cardFields, entryFields } from './fields.ts';
import { pinfold } from './pinfold.ts';

const visit = productVisits(pinfold);
const { view } = pinfold;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: Row, path: string): Row | null {
  const id = at(row, `${path}.id`);
  return id === null ? null : { id, name: named(row, `${path}.forename`, `${path}.surname`) };
}

function clientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: named(row, 'forename', 'surname'),
    givenName: row['forename'],
    familyName: row['surname'],
    phones: rowsAt(row, 'numbers').map(({ number }) => number),
    emails: [row['email']].filter((email) => email !== null),
    active: row['dormant'] === false,
    tags: rowsAt(row, 'markers').map(({ markerDescription }) => markerDescription),
    lastVisit: row['lastSeenOn'],
    location: row['homeSurgery'],
  });
}

function patientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['animalName'],
    species: row['speciesDescription'],
    breed: row['breedDescription'],
    clientId: at(row, 'account.id'),
  });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'surgery.zoneId'));
  const start = instantOfWall(`${String(row['diaryDate'])}T${String(row['startTime'])}`, zone);
  const card = at(row, 'card.id');
  return given({
    id: row['id'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['lengthMins']) * 60_000, zone),
    status: row['progressDescription'],
    reason: row['narrative'],
    patient: card === null ? null : { id: card, name: at(row, 'card.animalName') },
    client: person(row, 'account'),
    provider: person(row, 'clinician'),
    location: { id: at(row, 'surgery.id'), name: at(row, 'surgery.name') },
  });
}

async function entriesOf({ query }: ProductVisit, criteria: string): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const answer =
      await query(`{ diaryEntries(criteria: { ${criteria} }, page: { pageNumber: ${from ?? '0'}, pageSize: 20 }) {
      content { ${entryFields} } pageNumber last } }`);
    const next = at(answer, 'diaryEntries.last') === true ? null : String(Number(from ?? '0') + 1);
    return { rows: rowsAt(answer, 'diaryEntries.content'), next };
  });
}

describe('Pinfold', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const product = await visit();
    const { query, server } = product;
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const { locations, clients, patients, appointments, ...rest } = expectedSample(pinfold, day);
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(`{ surgeries { id name zoneId address { line1 town county postcode } }
        accounts(page: { pageSize: 5 }) { content { ${accountFields} } }
        recordCards(page: { pageSize: 5 }) { content { ${cardFields} } } }`);
      // eslint-disable-next-line no-await-in-loop
      const entries = await entriesOf(product, `fromDate: "${day}", toDate: "${day}"`);
      const sample = {
        locations: rowsAt(answer, 'surgeries').map((row) => ({
          id: row['id'],
          name: row['name'],
          address: ['line1', 'town', 'county', 'postcode'].map((field) => at(row, `address.${field}`)).join(', '),
          timeZone: row['zoneId'],
        })),
        clients: rowsAt(answer, 'accounts.content').map(clientFrom),
        patients: rowsAt(answer, 'recordCards.content').map(patientFrom),
        appointments: entries.map(appointmentFrom),
      };
      expect(sample, day).toEqual({ locations, clients, patients, appointments });
      expect(sampleDifferences(pinfold, { locations, clients, patients, appointments, ...rest }, sample)).toEqual([]);
      expect(rest.mayOmit).toEqual(entries.filter(({ blocked }) => blocked === true).map(({ id }) => id));
    }
    expect(missingOperations(pinfold)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages, sorts and filters accounts and record cards', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{
      whole: accounts(page: { pageSize: 1000 }) { content { id } totalElements totalPages pageSize first last }
      second: accounts(page: { pageNumber: 1, pageSize: 50 }) { content { id } totalPages pageNumber first last }
      sorted: accounts(page: { pageSize: 200, sort: [{ property: "alphaKey", direction: DESC }] }) { content { alphaKey } }
      gone: accounts(criteria: { includeDeleted: true }, page: { pageSize: 200 }) { content { id deleted } totalElements }
      named: accounts(criteria: { surname: "castel" }) { content { surname } }
      dormant: accounts(criteria: { dormant: true }) { content { dormant } }
      marked: accounts(criteria: { markerCode: "VIP", homeSurgeryId: "2" }) { content { markers { markerCode } homeSurgery { id } } }
      called: accounts(criteria: { telephone: "555-0103" }) { content { accountNo } }
      debt: accounts(criteria: { inDebt: true }) { content { balance agedDebt { current days30 days60 days90 } } }
      cats: recordCards(criteria: { speciesCode: "FEL", includeDeceased: false }) { content { speciesDescription deceased } }
      own: recordCards(criteria: { accountId: "10405" }) { content { cardNo account { accountNo } } } }`);
    const clients = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(rowsAt(answer, 'whole.content').map(({ id }) => id)).toEqual(clients);
    expect(answer['whole']).toMatchObject({ totalElements: clients.length, pageSize: 200, first: true, last: true });
    expect(rowsAt(answer, 'second.content').map(({ id }) => id)).toEqual(clients.slice(50, 100));
    expect(answer['second']).toMatchObject({ totalPages: 3, pageNumber: 1, first: false, last: false });
    const keys = rowsAt(answer, 'sorted.content').map(({ alphaKey }) => String(alphaKey));
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(rowsAt(answer, 'gone.content').filter(({ deleted }) => deleted)).toHaveLength(2);
    expect(new Set(rowsAt(answer, 'named.content').map(({ surname }) => surname))).toEqual(new Set(['Castellano']));
    expect(rowsAt(answer, 'dormant.content').every(({ dormant }) => dormant === true)).toBe(true);
    expect(rowsAt(answer, 'marked.content').every((row) => at(row, 'homeSurgery.id') === '2')).toBe(true);
    expect(at(answer, 'called.content')).toEqual([{ accountNo: '000001' }]);
    expect(rowsAt(answer, 'debt.content').every(({ balance }) => Number(balance) > 0)).toBe(true);
    expect(rowsAt(answer, 'cats.content').every((row) => row['deceased'] === false)).toBe(true);
    expect(rowsAt(answer, 'own.content').map(({ cardNo }) => cardNo)).toEqual(['000005/1', '000005/2', '000005/3']);
    const single = await query(`{ account(id: "10401") { ${accountFields} recordCards { cardNo weights { kilos } }
        diaryEntries(page: { pageSize: 2 }) { content { diaryDate } } }
      gone: account(id: "10441") { id } none: account(id: "x") { id } accountByNo(accountNo: "3") { surname forename }
      recordCard(id: "31004") { animalName cases { content { caseNo } } policies { policyNo } } }`);
    expect(single).toMatchObject({ account: { accountNo: '000001' }, gone: null, none: null });
    expect(single['accountByNo']).toEqual({ surname: 'Riverside Cat Rescue', forename: null });
    for (const [page, message] of [
      ['{ pageNumber: -1 }', 'Page index must not be less than zero'],
      ['{ pageSize: 0 }', 'Page size must not be less than one'],
      ['{ sort: [{ property: "shoeSize" }] }', "No property 'shoeSize' found"],
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ accounts(page: ${String(page)}) { totalElements } }`);
      expect(body.errors).toMatchObject([{ message, extensions: { classification: 'BAD_REQUEST' } }]);
    }
  });

  it('finds accounts quickly, by names, telephones, numbers, e-mails and animals', async () => {
    const { query, post } = await visit();
    const found = async (text: string): Promise<readonly unknown[]> => {
      const answer = await query('query($text: String!) { quickFind(text: $text) { accountNo } }', { text });
      return rowsAt(answer, 'quickFind').map(({ accountNo }) => Number(accountNo));
    };
    expect(await found("O'BRIEN, zoe")).toEqual([1, 8]);
    expect(await found('brien zoe')).toEqual([]);
    expect(await found('555 0106')).toEqual([6]);
    expect(await found('000004')).toEqual([4]);
    expect(await found('desk@rescue')).toEqual([3]);
    expect((await found('biscuit')).length).toBeGreaterThan(2);
    expect((await post('{ quickFind(text: " z") { id } }')).body.errors?.[0]?.message).toMatch(/two characters/);
  });

  it('keeps the diary by the wall of each surgery, with columns, sittings and free time', async () => {
    const product = await visit();
    const { query, post, server } = product;
    const week = 'fromDate: "2026-11-16", toDate: "2026-11-20"';
    const struck = await entriesOf(product, `${week}, progressCodes: ["X"]`);
    expect(struck.length).toBeGreaterThan(3);
    expect(struck.every(({ struckOutReason }) => struckOutReason === 'Client called')).toBe(true);
    const summit = await entriesOf(product, `${week}, surgeryId: "2", clinicianId: "43"`);
    expect(summit.every((row) => at(row, 'surgery.id') === '2' && at(row, 'clinician.id') === '43')).toBe(true);
    expect(summit.length).toBeGreaterThan(5);
    const gone = (await entriesOf(product, `${week}, includeDeleted: true`)).filter(({ deleted }) => deleted);
    expect(gone).toHaveLength(server.practice.appointments.filter(({ isDeleted }) => isDeleted).length);
    const answer = await query(`{ diaryEntry(id: "${String(gone[0]?.['id'])}") { id }
      daySheet(surgeryId: "1", date: "2026-11-17") { columns { column { id heading clinician { opCode } }
        sittings { label startTime } entries { startTime blocked } } }
      diaryColumns(surgeryId: "2") { id heading } operators(criteria: { includeLeavers: true }) { totalElements content { leaver } }
      here: operators(criteria: { surgeryId: "2", gradeCodes: ["VET"] }) { content { surname gradeDescription } }
      bookingCodes { bookingCode bookingDescription usualMins blocksTime } lookup(table: PROGRESS) { code description }
      sittings(criteria: { surgeryId: "1", fromDate: "2026-11-20", toDate: "2026-11-22" }) { sittingDate }
      freeSlots(criteria: { surgeryId: "2", bookingCode: "R01", fromDate: "2026-11-18", toDate: "2026-11-18" }) {
        slotDate slotTime lengthMins column { heading } } }`);
    expect(answer['diaryEntry']).toBeNull();
    expect(at(answer, 'daySheet.columns.0.column')).toEqual({ id: '1000', heading: 'Unallocated', clinician: null });
    expect(rowsAt(answer, 'daySheet.columns').flatMap((row) => rowsAt(row, 'entries')).length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'diaryColumns').map(({ heading }) => heading)).toEqual([
      'Unallocated',
      'Raman',
      "D'Souza",
      'Rivera',
    ]);
    expect(at(answer, 'operators.totalElements')).toBe(8);
    expect(rowsAt(answer, 'here.content').map(({ surname }) => surname)).toEqual(["D'Souza", 'Raman']);
    expect(rowsAt(answer, 'bookingCodes')).toHaveLength(7);
    expect(rowsAt(answer, 'lookup')).toHaveLength(8);
    expect(new Set(rowsAt(answer, 'sittings').map(({ sittingDate }) => sittingDate))).toEqual(
      new Set(['2026-11-20', '2026-11-21']),
    );
    expect(rowsAt(answer, 'freeSlots').length).toBeGreaterThan(10);
    for (const [criteria, classification] of [
      ['fromDate: "17/11/2026", toDate: "2026-11-17"', 'ValidationError'],
      ['fromDate: "2026-11-17", toDate: "2026-11-16"', 'BAD_REQUEST'],
      ['fromDate: "2026-01-01", toDate: "2026-12-31"', 'BAD_REQUEST'],
      ['fromDate: "2026-11-17", toDate: "2026-11-17", surgeryId: "9"', 'NOT_FOUND'],
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ diaryEntries(criteria: { ${String(criteria)} }) { totalElements } }`);
      expect(body.errors, criteria).toMatchObject([{ extensions: { classification } }]);
    }
  });

  it('has a ledger, cases, reminders, stock and a trail beside the desk, within depth 8', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ installation { id name modules { moduleCode } } operatorGroups { rights { granted } }
      postings(criteria: { accountId: "10405" }) { content { kind debit credit balanceAfter } }
      account(id: "10405") { balance } invoices(criteria: { outstandingOnly: true }) { content { gross outstanding receipts { amount } } }
      stockItems(criteria: { belowMinimum: true }) { content { itemCode vatRate { percentage } supplier { name } } }
      cases(page: { pageSize: 3 }) { content { id heading card { animalName } lines { text } } totalElements }
      reminders(criteria: { dueFrom: "2026-11-17", dueTo: "2026-12-01" }) { content { id typeCode dueOn account { surname } } }
      insuranceClaims(criteria: { stageCode: "Z" }) { content { settled policy { insurerName } } } vatRates { vatCode }
      letters(criteria: { incoming: true }) { content { heading incoming } } jottings { text forOperator { opCode } }
      vaccinations(cardId: "31004") { givenOn nextDueOn } terminals(surgeryId: "1") { terminalNo } suppliers { name }
      auditTrail(criteria: { tableName: "DIARY", to: "2026-11-17T10:00:00" }, page: { pageSize: 5 }) { content { tableName stampedAt } }
      systemSettings(section: "Diary") { keyword setting } letterTemplates { templateCode } }`);
    expect(answer['installation']).toMatchObject({ name: server.practice.organization.name });
    expect(rowsAt(answer, 'postings.content').at(-1)?.['balanceAfter']).toBe(at(answer, 'account.balance'));
    expect(rowsAt(answer, 'invoices.content').every(({ outstanding }) => Number(outstanding) > 0)).toBe(true);
    expect(rowsAt(answer, 'stockItems.content').map(({ itemCode }) => itemCode)).toEqual(['DHP4', 'MEL15']);
    const dues = rowsAt(answer, 'reminders.content').map(({ dueOn }) => String(dueOn));
    expect(dues.length).toBeGreaterThan(3);
    expect(dues).toEqual(dues.filter((day) => day >= '2026-11-17' && day <= '2026-12-01').toSorted());
    const full = ['cases', 'insuranceClaims', 'letters', 'auditTrail'].map((list) => rowsAt(answer, `${list}.content`));
    expect(full.every(({ length }) => length > 0)).toBe(true);
    const types = await readPiecewise(query);
    expect([...types.values()].filter(({ kind }) => kind === 'OBJECT').length).toBeGreaterThan(60);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ accounts { content { id } } }')).status).toBe(500);
  });
});
