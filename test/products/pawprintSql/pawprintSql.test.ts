import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { pawprintSql } from './pawprintSql.ts';

const visit = productVisits(pawprintSql);
const { view } = pawprintSql;
const clnFields = `clnNo lname fname homePhone workPhone cellPhone email clnStat hosp { hospNo hospName }
  classes { classCd classDesc } lastVisDt`;
const aptFields = `aptNo aptDt aptTm aptLen aptStat rsnTxt blkYn delYn cxlCd cxlNote hosp { hospNo hospName tzName }
  dr { drNo lname fname } pet { petNo petName } cln { clnNo lname fname } code { aptDesc }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** A number as the id that it is. */
function numberText(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : null;
}

function reference(row: Row, path: string, number: string, name: string): Row | null {
  const id = at(row, `${path}.${number}`);
  if (id === null) return null;
  const isPerson = name === 'person';
  const text = isPerson ? named(row, `${path}.fname`, `${path}.lname`) : at(row, `${path}.${name}`);
  return { id: numberText(id), name: text };
}

function clientFrom(row: Row): Row {
  const phones = ['homePhone', 'workPhone', 'cellPhone'].flatMap((column) => row[column] ?? []);
  return given({
    id: String(row['clnNo']),
    name: named(row, 'fname', 'lname'),
    givenName: row['fname'],
    familyName: row['lname'],
    phones,
    emails: row['email'] === null ? [] : [row['email']],
    active: row['clnStat'] === 'A',
    tags: rowsAt(row, 'classes').map(({ classDesc }) => classDesc),
    lastVisit: row['lastVisDt'] === null ? null : dashed(row['lastVisDt']),
    location: reference(row, 'hosp', 'hospNo', 'hospName'),
  });
}

function dashed(day: unknown): string {
  return String(day).replace(/^(\d{4})(\d\d)/, '$1-$2-');
}

function patientFrom(row: Row): Row {
  const clientId = numberText(row['clnNo']);
  const species = at(row, 'species.speciesDesc');
  return given({ id: String(row['petNo']), name: row['petName'], species, breed: row['breedTxt'], clientId });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'hosp.tzName'));
  const start = instantOfWall(`${dashed(row['aptDt'])}T${String(row['aptTm']).replace(/^../, '$&:')}`, zone);
  return given({
    id: String(row['aptNo']),
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['aptLen']) * 60_000, zone),
    status: row['aptStat'],
    reason: row['rsnTxt'],
    patient: reference(row, 'pet', 'petNo', 'petName'),
    client: reference(row, 'cln', 'clnNo', 'person'),
    provider: reference(row, 'dr', 'drNo', 'person'),
    location: reference(row, 'hosp', 'hospNo', 'hospName'),
  });
}

describe('Pawprint SQL', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    const read = async (day: string): Promise<Row> => {
      const date = day.replaceAll('-', '');
      const books = server.practice.places
        .map(({ key }) => `h${String(key)}: aptBook(hospNo: ${String(key)}, fromDt: "${date}", thruDt: "${date}")`)
        .map((call) => `${call} { recs { ${aptFields} } }`);
      const answer = await query(`{ hospAll { hospNo hospName tzName addr1 city st zip }
        clnBrowse(pageSize: 5) { recs { ${clnFields} } } ${books.join(' ')}
        petBrowse(pageSize: 5) { recs { petNo petName species { speciesDesc } breedTxt clnNo } } }`);
      const locations = rowsAt(answer, 'hospAll').map((row) => ({
        id: String(row['hospNo']),
        name: row['hospName'],
        address: ['addr1', 'city', 'st', 'zip'].map((column) => row[column]).join(', '),
        timeZone: row['tzName'],
      }));
      return {
        locations,
        clients: rowsAt(answer, 'clnBrowse.recs').map(clientFrom),
        patients: rowsAt(answer, 'petBrowse.recs').map(patientFrom),
        appointments: server.practice.places.flatMap(({ key }) =>
          rowsAt(answer, `h${String(key)}.recs`).map(appointmentFrom),
        ),
      };
    };
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      // eslint-disable-next-line no-await-in-loop
      const sample = await read(day);
      expect(sampleDifferences(pawprintSql, expectedSample(pawprintSql, day), sample)).toEqual([]);
    }
    const expected = expectedSample(pawprintSql, '2026-11-17');
    expect(expected.appointments.length).toBeGreaterThan(20);
    expect(expected.mayOmit).toHaveLength(1);
    expect(missingOperations(pawprintSql)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages clients and patients by number, from 1, and sorts and filters them', async () => {
    const { query, post, server } = await visit();
    const page = async (pageNo: number, pageSize: number): Promise<Row> => {
      const args = `pageNo: ${String(pageNo)}, pageSize: ${String(pageSize)}`;
      const answer = await query(`{ clnBrowse(${args}) { recs { clnNo } pageNo pageSize totalRecs lastPage } }`);
      return at(answer, 'clnBrowse') as Row;
    };
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = [await page(1, 50), await page(2, 50), await page(3, 50)];
    expect(pages.flatMap((each) => rowsAt(each, 'recs').map(({ clnNo }) => String(clnNo)))).toEqual(ids);
    expect(pages[0]).toMatchObject({ pageNo: 1, pageSize: 50, totalRecs: ids.length, lastPage: 3 });
    expect(await page(9, 1000)).toMatchObject({ recs: [], pageSize: 250 });
    const { body } = await post('{ clnBrowse(pageNo: 0) { lastPage } }');
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'PSQ_1010', column: 'pageNo' } }] });
    const some = await query(`{ named: clnBrowse(sortBy: NAME, pageSize: 2) { recs { lname } }
      idle: clnBrowse(clnStat: "I", pageSize: 250) { recs { clnStat } totalRecs }
      home: clnBrowse(hospNo: 2, pageSize: 250) { recs { hospNo } }
      vip: clnBrowse(classCd: "VIP") { recs { classes { classDesc } } }
      fresh: clnBrowse(chgFromDt: "20230101") { recs { chgDt } }
      cats: petBrowse(speciesCd: "FEL", nameTxt: "l") { recs { petName speciesCd } }
      dead: petBrowse(petStat: "D") { recs { petStat } } own: petBrowse(clnNo: 10001) { recs { petNo clnNo } } }`);
    expect(at(some, 'named.recs')).toEqual([{ lname: 'Abbott' }, { lname: 'Abel' }]);
    const idle = server.practice.clients.filter(({ isActive, isDeleted }) => !isActive && !isDeleted);
    expect(at(some, 'idle.totalRecs')).toBe(idle.length);
    const all = (path: string, test: (row: Row) => boolean): boolean =>
      rowsAt(some, path).length > 0 && rowsAt(some, path).every(test);
    expect(all('idle.recs', ({ clnStat }) => clnStat === 'I')).toBe(true);
    expect(all('home.recs', ({ hospNo }) => hospNo === 2)).toBe(true);
    expect(all('vip.recs', (row) => at(rowsAt(row, 'classes')[0], 'classDesc') === 'VIP')).toBe(true);
    expect(all('fresh.recs', ({ chgDt }) => String(chgDt) >= '20230101')).toBe(true);
    expect(all('cats.recs', ({ petName, speciesCd }) => petName === 'Luna' && speciesCd === 'FEL')).toBe(true);
    expect(all('dead.recs', ({ petStat }) => petStat === 'D')).toBe(true);
    expect(all('own.recs', ({ clnNo }) => clnNo === 10_001)).toBe(true);
  });

  it('finds clients as F3 does, and single rows by number', async () => {
    const { query } = await visit();
    const found = async (findTxt: string, findBy = 'ANY'): Promise<readonly unknown[]> => {
      const text = `query($findTxt: String!) { clnFind(findTxt: $findTxt, findBy: ${findBy}) { fname lname } }`;
      return rowsAt(await query(text, { findTxt }), 'clnFind').map((row) => named(row, 'fname', 'lname'));
    };
    expect(await found("o'brien, zoe")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('rescue')).toEqual(['Riverside Cat Rescue']);
    expect(await found('escue')).toEqual([]);
    expect(await found('(207)555-0106')).toEqual(['Íñigo Abel']);
    expect(await found('10004')).toEqual(['Mai Nguyễn']);
    expect(await found('mai@exa')).toEqual(['Mai Nguyễn']);
    expect(await found('mai', 'PET')).toEqual([]);
    expect((await found('pickl', 'PET')).length).toBeGreaterThan(2);
    expect(await found(' ')).toEqual([]);
    const one =
      await query(`{ clnGet(clnNo: 10003) { lname fname workPhone balDue pets { petName } apts(maxRecs: 2) { aptDt } }
      gone: clnGet(clnNo: 10041) { clnNo } none: petGet(petNo: 7) { petNo } aptGet(aptNo: 1) { aptNo }
      petGet(petNo: 20004) { petName wtLbs weights { wtLbs } vacs { vacCd } reminders { remStat } problems { prbStat } }
      petByChip(chipNo: "985100001000004") { petNo } hospGet(hospNo: 3) { hospName phone hours { dowNo } }
      drGet(drNo: 18) { lname drStat } }`);
    expect(one).toMatchObject({ gone: null, none: null, aptGet: null, petByChip: { petNo: 20_004 } });
    expect(one['clnGet']).toMatchObject({ fname: null, workPhone: '(207)555-0105' });
    expect(one['hospGet']).toMatchObject({ phone: '(207)555-0177' });
    expect(one['drGet']).toEqual({ lname: 'Bell', drStat: 'T' });
  });

  it('gives the book of a hospital by days, with blocked time, and removed rows when asked for', async () => {
    const { query, post } = await visit();
    const day = 'fromDt: "20261117", thruDt: "20261117"';
    const answer = await query(`{ aptBook(hospNo: 1, ${day}) { recs { ${aptFields} } totalRecs }
      all: aptBook(hospNo: 1, ${day}, inclDel: Y) { recs { delYn } totalRecs }
      mine: aptBook(hospNo: 1, ${day}, drNo: 11) { recs { drNo } } off: aptBook(hospNo: 1, ${day}, aptStat: "X") {
      recs { aptStat cxlCd cxlNote } } span: aptBook(hospNo: 2, fromDt: "20261116", thruDt: "20261118", pageSize: 3) {
      recs { aptDt aptTm } lastPage } whtBoard(hospNo: 1) { petName areaTxt }
      drAll { drNo } every: drAll(inclTerm: Y) { drNo } here: drAll(hospNo: 2) { lname } aptCodeAll { aptCd stdLen bkColor }
      aptOpen(hospNo: 2, forDt: "20261118", aptCd: "010") { openTm dr { lname } } }`);
    expect(rowsAt(answer, 'aptBook.recs').filter(({ blkYn }) => blkYn === 'Y')).toMatchObject([
      { pet: null, cln: null, rsnTxt: 'Staff meeting' },
    ]);
    expect(rowsAt(answer, 'aptBook.recs').every(({ delYn }) => delYn === 'N')).toBe(true);
    expect(Number(at(answer, 'all.totalRecs'))).toBe(Number(at(answer, 'aptBook.totalRecs')) + 2);
    expect(rowsAt(answer, 'mine.recs').every(({ drNo }) => drNo === 11)).toBe(true);
    expect(rowsAt(answer, 'off.recs')[0]).toEqual({ aptStat: 'X', cxlCd: 'OT', cxlNote: 'Client called' });
    expect(rowsAt(answer, 'span.recs')[0]).toEqual({ aptDt: '20261116', aptTm: '0800' });
    expect(rowsAt(answer, 'whtBoard').map(({ areaTxt }) => areaTxt)).toEqual(['Checkout', 'Exam', 'Lobby']);
    expect([rowsAt(answer, 'drAll').length, rowsAt(answer, 'every').length]).toEqual([7, 8]);
    expect(rowsAt(answer, 'here')).toHaveLength(3);
    expect(rowsAt(answer, 'aptCodeAll')[0]).toEqual({ aptCd: '010', stdLen: 30, bkColor: 0x8f9d2a });
    expect(rowsAt(answer, 'aptOpen').length).toBeGreaterThan(5);
    const refused = async (args: string): Promise<unknown> =>
      at((await post(`{ aptBook(${args}) { totalRecs } }`)).body.errors?.[0], 'extensions.code');
    expect(await refused('hospNo: 1, fromDt: "2026-11-17", thruDt: "20261117"')).toBe('PSQ_1020');
    expect(await refused('hospNo: 1, fromDt: "20261117", thruDt: "20261131"')).toBe('PSQ_1020');
    expect(await refused('hospNo: 1, fromDt: "20261117", thruDt: "20261116"')).toBe('PSQ_1023');
    expect(await refused('hospNo: 1, fromDt: "20261101", thruDt: "20261202"')).toBe('PSQ_1024');
    expect(await refused(`hospNo: 9, ${day}`)).toBe('PSQ_1404');
    expect(await refused(`hospNo: 1, ${day}, aptStat: "Z"`)).toBe('PSQ_1022');
  });

  it('serves medical files, accounts and setup beside the desk', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ sysInfo { licNo licName } specAll { speciesCd speciesDesc }
      breedAll(speciesCd: "CAN") { breedTxt petCount } labBrowse(labStat: "F") { recs { labNo resDt dets { resultTxt } } }
      remBrowse(fromDt: "20261117", thruDt: "20261130", remStat: "O") { recs { dueDt remStat pet { petName } } }
      kenBrowse(fromDt: "20261110", thruDt: "20261120") { recs { kenStat run { dayRate } hospNo } }
      invBrowse(invStat: "O", pageSize: 4) { recs { invNo clnNo invTot paidAmt balDue dets { extAmt } pays { payAmt } } }
      payBrowse(clnNo: 10004) { recs { payCd payAmt } } arHist(clnNo: 10004) { arTyp runBal } msgHist(clnNo: 10005) { dirCd }
      estBrowse { recs { lowTot highTot dets { itmNo } } } itmBrowse(findTxt: "rabies") { recs { itmNo grp { grpDesc } } }
      poBrowse(poStat: "O") { recs { vnd { vndName } dets { itm { itmDesc } } } } usrAll { usrId grp { rights { funcCd } } }
      sysParmAll(hospNo: 1) { parmKey hospNo } codAll(codFile: "APTSTAT") { codVal codDesc } todoAll { todoTxt }
      vacHist(petNo: 20002) { vac { vacDesc } } rxHist(petNo: 20003) { itm { itmDesc } sigTxt }
      noteBrowse(petNo: 20001) { recs { noteTxt } } }`);
    expect(answer).toMatchObject({
      sysInfo: { licName: 'Harbor Veterinary Group' },
      itmBrowse: { recs: [{ itmNo: '2001', grp: { grpDesc: 'Vaccines' } }] },
      poBrowse: { recs: [{ vnd: { vndName: 'Old Mill Diets' } }] },
    });
    for (const path of ['labBrowse.recs', 'remBrowse.recs', 'kenBrowse.recs', 'invBrowse.recs', 'payBrowse.recs'])
      expect(rowsAt(answer, path).length).toBeGreaterThan(0);
    for (const path of ['arHist', 'msgHist', 'estBrowse.recs', 'rxHist', 'noteBrowse.recs', 'breedAll'])
      expect(rowsAt(answer, path).length).toBeGreaterThan(0);
    const dues = rowsAt(answer, 'remBrowse.recs').map(({ dueDt }) => Number(dueDt));
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
    expect(rowsAt(answer, 'invBrowse.recs').every(({ balDue }) => Number(balDue) > 0)).toBe(true);
    expect(rowsAt(answer, 'codAll')).toHaveLength(8);
    expect((await readPiecewise(query)).size).toBeGreaterThan(60);
    const unknown = await post('{ codAll(codFile: "NOPE") { codVal } }');
    expect(unknown.body).toMatchObject({ errors: [{ message: 'PSQ-1025: There is no code file NOPE' }] });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clnBrowse { recs { clnNo } } }')).status).toBe(500);
  });
});
