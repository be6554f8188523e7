import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { pawprintSql } from './pawprintSql.ts';

const visit = productVisits(pawprintSql);
const add = `mutation($rec: AptAddRec!) { aptAdd(rec: $rec) { aptNo hospNo aptCd aptDt aptTm aptLen aptStat drNo petNo clnNo rsnTxt aptNote
  blkYn addUsr } }`;
const change = `mutation($aptNo: Int!, $rec: AptChangeRec!) { aptChange(aptNo: $aptNo, rec: $rec) { hospNo aptDt aptTm aptLen
  aptCd drNo petNo clnNo rsnTxt aptNote } }`;
const rec = { hospNo: 2, aptDt: '20261119', aptTm: '1015', aptCd: '020', drNo: 13, petNo: 20_001, rsnTxt: 'Booster' };
const clnAdd = `mutation($rec: ClnAddRec!) { clnAdd(rec: $rec) { clnNo lname fname homePhone cellPhone email hospNo addr1
  clnStat classes { classDesc } } }`;

describe('Writing to Pawprint SQL', () => {
  it('books, changes, moves on, cancels and removes by the clock of the hospital', async () => {
    const { query, post, server } = await visit();
    const { appointments } = server.practice;
    const made = await query(add, { rec: { ...rec, aptNote: 'Muzzle' } });
    expect(made['aptAdd']).toMatchObject({ ...rec, aptLen: 20, aptStat: 'S' });
    expect(made['aptAdd']).toMatchObject({ clnNo: 10_001, aptNote: 'Muzzle', addUsr: 'GATEWAY' });
    expect(appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T17:15:00Z'),
      placeKey: 2,
      patientKey: 1,
    });
    const aptNo = at(made, 'aptAdd.aptNo');
    const moved = await query(change, { aptNo, rec: { hospNo: 1, aptLen: 45 } });
    expect(moved['aptChange']).toMatchObject({ hospNo: 1, aptTm: '1015', aptLen: 45, drNo: 13, rsnTxt: 'Booster' });
    expect(appointments.at(-1)?.start).toBe(Date.parse('2026-11-19T15:15:00Z'));
    const freed = await query(change, { aptNo, rec: { aptTm: '0900', drNo: null, rsnTxt: null, petNo: 20_004 } });
    const pet = server.practice.patients.find(({ key }) => key === 4);
    expect(freed['aptChange']).toMatchObject({
      aptDt: '20261119',
      aptTm: '0900',
      drNo: null,
      rsnTxt: null,
      clnNo: 10_000 + (pet?.clientKey ?? 0),
    });
    const set =
      'mutation($aptNo: Int!, $to: String!) { aptSetStat(aptNo: $aptNo, aptStat: $to) { aptStat inTm outTm } }';
    expect(await query(set, { aptNo, to: 'I' })).toEqual({ aptSetStat: { aptStat: 'I', inTm: '1010', outTm: null } });
    const cancel = `mutation($aptNo: Int!) { aptCancel(aptNo: $aptNo, cxlCd: "WX", cxlNote: "Snow") { aptStat cxlCd cxlNote } }`;
    expect(await query(cancel, { aptNo })).toEqual({ aptCancel: { aptStat: 'X', cxlCd: 'WX', cxlNote: 'Snow' } });
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const shut = await post(change, { aptNo, rec: { aptLen: 30 } });
    expect(shut.body).toMatchObject({ errors: [{ extensions: { code: 'PSQ_1041' } }] });
    await query(set, { aptNo, to: 'D' });
    expect((await post(cancel, { aptNo })).body).toMatchObject({ errors: [{ extensions: { code: 'PSQ_1043' } }] });
    await query('mutation($aptNo: Int!) { aptRemove(aptNo: $aptNo) { delYn } }', { aptNo });
    expect(appointments.at(-1)).toMatchObject({ isDeleted: true });
    const { petNo: _petNo, ...block } = { ...rec, aptCd: '070' };
    expect((await query(add, { rec: block }))['aptAdd']).toMatchObject({ blkYn: 'Y', aptLen: 60, clnNo: null });
    const trail = await query('{ audBrowse(tblName: "APTFILE") { recs { actCd keyTxt } } }');
    expect(rowsAt(trail, 'audBrowse.recs').at(-1)).toEqual({ actCd: 'A', keyTxt: String(aptNo) });
    expect(rowsAt(trail, 'audBrowse.recs').map(({ actCd }) => actCd)).toEqual(['A', 'D', 'C', 'C', 'C', 'C', 'C', 'A']);
  });

  it('adds, changes and merges clients, and adds and changes patients', async () => {
    const { query, server } = await visit();
    const client = { lname: ' Park ', fname: 'Jo', homePhone: '207 555 0199', email: 'jo@example.test', hospNo: 3 };
    const made = await query(clnAdd, { rec: { ...client, addr1: '4 Elm Row', classes: ['VIP'] } });
    expect(made['clnAdd']).toMatchObject({
      lname: 'Park',
      homePhone: '(207)555-0199',
      cellPhone: null,
      email: 'jo@example.test',
      hospNo: 3,
      addr1: '4 Elm Row',
      clnStat: 'A',
      classes: [{ classDesc: 'VIP' }],
    });
    const clnNo = at(made, 'clnAdd.clnNo');
    const alter = `mutation($clnNo: Int!, $rec: ClnChangeRec!) { clnChange(clnNo: $clnNo, rec: $rec) { lname fname homePhone
      cellPhone email clnStat } }`;
    const changed = await query(alter, { clnNo, rec: { cellPhone: '2075550198', email: null, clnStat: 'I' } });
    expect(changed['clnChange']).toEqual({
      lname: 'Park',
      fname: 'Jo',
      homePhone: '(207)555-0199',
      cellPhone: '(207)555-0198',
      email: null,
      clnStat: 'I',
    });
    await query(alter, { clnNo: 10_001, rec: { email: 'new@example.test', homePhone: null } });
    expect(server.practice.clients[0]).toMatchObject({
      emails: ['new@example.test', 'z.obrien@work.example.test'],
      phones: [{ label: 'Mobile' }, { label: 'Work' }],
    });
    const petAdd = `mutation($rec: PetAddRec!) { petAdd(rec: $rec) { petNo petName species { speciesDesc } breedTxt sexCd alterYn
      birthDt petStat cln { lname } } }`;
    const pet = { clnNo, petName: 'Bolt', speciesCd: 'FER', sexCd: 'M', alterYn: 'Y', birthDt: '20250102' };
    const born = await query(petAdd, { rec: pet });
    expect(born['petAdd']).toMatchObject({
      petName: 'Bolt',
      species: { speciesDesc: 'Ferret' },
      breedTxt: null,
      sexCd: 'M',
      alterYn: 'Y',
      birthDt: '20250102',
      petStat: 'A',
      cln: { lname: 'Park' },
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ species: 'Ferret', birthDate: '2025-01-02' });
    const rename = `mutation($petNo: Int!) { petChange(petNo: $petNo, rec: { petName: "Flash", petStat: "D" }) { petName petStat
      sexCd } }`;
    const renamed = await query(rename, { petNo: at(born, 'petAdd.petNo') });
    expect(renamed['petChange']).toEqual({ petName: 'Flash', petStat: 'D', sexCd: 'M' });
    await query(`mutation($clnNo: Int!) { clnMerge(keepClnNo: 10008, dropClnNo: $clnNo) { clnNo } }`, { clnNo });
    expect(server.practice.patients.at(-1)?.clientKey).toBe(8);
    expect(await query('query($clnNo: Int!) { clnGet(clnNo: $clnNo) { clnNo } }', { clnNo })).toEqual({ clnGet: null });
  });

  it('takes payments, notes, weights, messages and to-dos', async () => {
    const { query, post } = await visit();
    const open = await query('{ invBrowse(invStat: "O", pageSize: 1) { recs { invNo clnNo balDue } } }');
    const [invoice] = rowsAt(open, 'invBrowse.recs');
    const pay = 'mutation($rec: PayAddRec!) { payAdd(rec: $rec) { invNo payAmt payCd } }';
    const { invNo, clnNo, balDue } = invoice ?? {};
    const payment = { clnNo, invNo, payAmt: balDue, payCd: 'CK' };
    expect(await query(pay, { rec: payment })).toEqual({ payAdd: { invNo, payAmt: balDue, payCd: 'CK' } });
    expect((await post(pay, { rec: payment })).body).toMatchObject({ errors: [{ extensions: { column: 'payAmt' } }] });
    const done =
      await query(`mutation { noteAdd(rec: { petNo: 20002, noteTyp: "P", noteTxt: "Eats well" }) { noteDt noteTm }
      wtAdd(petNo: 20002, wtDt: "20261117", wtLbs: 12.5) { wtLbs } remSetStat(remNo: 1, remStat: "D") { remStat }
      msgSend(clnNo: 10001, msgTxt: "See you") { dirCd } todoAdd(todoTxt: "Order gauze", dueDt: "20261120") { todoNo }
      todoDone(todoNo: 1) { doneYn } }`);
    expect(done).toEqual({
      noteAdd: { noteDt: '20261117', noteTm: '1010' },
      wtAdd: { wtLbs: 12.5 },
      remSetStat: { remStat: 'D' },
      msgSend: { dirCd: 'O' },
      todoAdd: { todoNo: 4 },
      todoDone: { doneYn: 'Y' },
    });
    expect(await query('{ petGet(petNo: 20002) { wtLbs } todoAll { todoNo } }')).toEqual({
      petGet: { wtLbs: 12.5 },
      todoAll: [{ todoNo: 2 }, { todoNo: 4 }],
    });
  });

  it('refuses with a number and the column, and writes nothing then', async () => {
    const { post, server } = await visit();
    const before = structuredClone(server.practice);
    const refusal = async (text: string, variables: object, code: string, column: string): Promise<void> => {
      const { status, body } = await post(text, variables);
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: null, errors: [{ extensions: { code, codes: [code], column } }] });
    };
    await refusal(add, { rec: { ...rec, aptDt: '2026-11-19' } }, 'PSQ_1020', 'aptDt');
    await refusal(add, { rec: { ...rec, aptTm: '10:15' } }, 'PSQ_1021', 'aptTm');
    await refusal(add, { rec: { ...rec, aptLen: 1 } }, 'PSQ_1026', 'aptLen');
    await refusal(add, { rec: { ...rec, petNo: null } }, 'PSQ_1030', 'petNo');
    await refusal(add, { rec: { ...rec, aptCd: '999' } }, 'PSQ_1404', 'aptCd');
    await refusal(change, { aptNo: 1, rec: {} }, 'PSQ_1404', 'aptNo');
    await refusal(clnAdd, { rec: { lname: ' ' } }, 'PSQ_1031', 'lname');
    await refusal(clnAdd, { rec: { lname: 'P', email: 'jo' } }, 'PSQ_1032', 'email');
    const cancel = (cxlCd: string): string => `mutation { aptCancel(aptNo: 500001, cxlCd: "${cxlCd}") { aptNo } }`;
    await refusal(cancel('ZZ'), {}, 'PSQ_1022', 'cxlCd');
    await refusal('mutation { aptSetStat(aptNo: 500001, aptStat: "X") { aptNo } }', {}, 'PSQ_1042', 'aptStat');
    const pet = (code: string): string =>
      `mutation { petAdd(rec: { clnNo: 10001, petName: "X", speciesCd: "${code}" }) { petNo } }`;
    await refusal(pet('Canine'), {}, 'PSQ_1022', 'speciesCd');
    expect(server.practice).toEqual(before);
    const locked = await visit({ refuseWrites: 'This license may only read' });
    expect((await locked.post(add, { rec })).body).toMatchObject({
      errors: [{ message: 'PSQ-1403: This license may only read', extensions: { code: 'PSQ_1403' } }],
    });
  });
});
