import { describe, expect, it } from 'vitest';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { drumlin } from './drumlin.ts';
import { acctFields, anmlFields, apptFields, listed, sampleOf } from './readDrumlin.ts';

const visit = productVisits(drumlin);
const { view } = drumlin;
const { of } = view.ids;
const day = '2026-11-17';

describe('Drumlin', () => {
  it('shows of each day what is expected of it', async () => {
    const { query, server } = await visit();
    let count = 0;
    for (const each of practiceDays) {
      const expected = expectedSample(drumlin, each);
      // eslint-disable-next-line no-await-in-loop
      expect(sampleDifferences(drumlin, expected, await sampleOf(query, each)), each).toEqual([]);
      count += expected.appointments.length;
    }
    expect(practiceDays).toEqual(expect.arrayContaining([day, '2026-11-01', '2026-03-08']));
    expect(count).toBe(server.practice.appointments.filter(view.shows).length);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(missingOperations(drumlin)).toEqual([]);
    const practice = createOtherPractice('oneDoctor');
    const other = await visit({ practice });
    expect(
      sampleDifferences(drumlin, expectedSample(drumlin, day, { practice }), await sampleOf(other.query, day)),
    ).toEqual([]);
  });

  it('pages every account and animal, and cuts long pages', async () => {
    const { query, post, server } = await visit({ cap: 30 });
    const accts = await listed(query, 'accts', 'acct_no surname inactive', 'page_size: 500');
    expect(accts.map((row) => String(row['acct_no']))).toEqual(
      view.clients(server.practice).map(({ key }) => of('client', key)),
    );
    const anmls = await listed(query, 'anmls', 'anml_no', 'page_size: 25');
    expect(anmls).toHaveLength(server.practice.patients.length);
    const pages = await query('{ accts(page_size: 500) { page_no page_size page_cnt row_cnt } }');
    expect(pages['accts']).toEqual({ page_no: 1, page_size: 30, page_cnt: 4, row_cnt: accts.length });
    const shut = await listed(query, 'accts', 'acct_no', 'inactive: true');
    expect(shut).toHaveLength(accts.filter((row) => row['inactive'] === true).length);
    for (const bad of [
      'accts(page_no: 0) { row_cnt }',
      'accts(bu_cd: "1") { row_cnt }',
      'acct_find(find_txt: "z") { acct_no }',
      `diary_appts(bu_cd: "01", date_from: "2026-11-31", date_to: "${day}") { row_cnt }`,
      `diary_appts(bu_cd: "01", date_from: "${day}", date_to: "2026-11-16") { row_cnt }`,
      `diary_appts(bu_cd: "01", date_from: "2026-08-01", date_to: "${day}") { row_cnt }`,
    ]) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(`{ ${bad} }`)).body.errors?.[0]?.extensions, bad).toMatchObject({ code: 'BAD_REQUEST' });
    }
    const { body } = await post(`{ diary_appts(date_from: "${day}", date_to: "${day}") { row_cnt } }`);
    expect(body.errors?.[0]?.message).toMatch(/bu_cd/);
  });

  it('finds account holders and narrows lists', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const range = `bu_cd: "01", date_from: "${day}", date_to: "${day}"`;
    const found = await query(`{ zoe: acct_find(find_txt: "zoe obr") { acct_no salutation title_cd addressee }
      phone: acct_find(find_txt: "207.555.0102") { acct_no } number: acct_find(find_txt: "10006") { surname }
      mail: acct_find(find_txt: "rescue.example") { surname forenames acct_type_cd title_cd } none: acct_find(find_txt: "qqq") { acct_no }
      animal: acct_find(find_txt: "${practice.patients[0]?.name ?? ''}", max_rows: 50) { acct_no }
      surname: accts(surname_from: "abb") { rows { surname } } vip: accts(grp_cd: "VIP") { rows { acct_grps { grp_cd } } }
      cats: anmls(species_cd: "FEL") { row_cnt rows { species_cd } } dead: anmls(deceased: true) { rows { deceased inactive } }
      own: anmls(acct_no: 10001) { rows { acct_no acct { surname } } }
      dna: diary_appts(${range}, status_cds: ["DNA", "CAN"]) { rows { status_cd can_reason_cd can_txt } }
      col: diary_appts(${range}, col_id: 101) { rows { col_id } } mine: diary_appts(${range}, acct_no: 10005) { rows { acct_no } }
      theatre: diary_appts(${range}, book_id: 12) { rows { type_cd slots book { book_name } } } }`);
    expect(rowsAt(found, 'zoe').map((row) => row['acct_no'])).toEqual([10_001, 10_008]);
    expect(rowsAt(found, 'zoe')[0]).toMatchObject({
      salutation: "Ms O'Brien",
      addressee: "Ms Z O'Brien",
      title_cd: 'MS',
    });
    expect(found['phone']).toEqual([{ acct_no: 10_001 }]);
    expect(found['number']).toEqual([{ surname: 'Abel' }]);
    expect(found['mail']).toEqual([
      { surname: 'Riverside Cat Rescue', forenames: null, acct_type_cd: 'C', title_cd: null },
    ]);
    expect(found['none']).toEqual([]);
    expect(rowsAt(found, 'animal').length).toBeGreaterThan(0);
    expect(rowsAt(found, 'surname.rows')).toEqual([{ surname: 'Abbott' }]);
    expect(rowsAt(found, 'vip.rows').length).toBeGreaterThan(5);
    expect(rowsAt(found, 'cats.rows').every((row) => row['species_cd'] === 'FEL')).toBe(true);
    expect(rowsAt(found, 'dead.rows').every((row) => row['deceased'] === true && row['inactive'] === false)).toBe(true);
    expect(rowsAt(found, 'own.rows').length).toBeGreaterThan(0);
    expect(new Set(rowsAt(found, 'dna.rows').map((row) => row['status_cd']))).toEqual(new Set(['DNA', 'CAN']));
    expect(rowsAt(found, 'col.rows').every((row) => row['col_id'] === 101)).toBe(true);
    expect(rowsAt(found, 'mine.rows').length).toBeGreaterThan(0);
    for (const row of rowsAt(found, 'theatre.rows'))
      expect(row).toEqual({ type_cd: 'OPER', slots: 18, book: { book_name: 'Theatre' } });
    expect(rowsAt(found, 'theatre.rows').length).toBeGreaterThan(0);
  });

  it('gives cards of rows, and null for what is not there', async () => {
    const { query, server } = await visit();
    const gone = server.practice.appointments.filter((row) => row.isDeleted || row.isBlock);
    const cards = await query(`{ acct(acct_no: 10001) { ${acctFields} balance anmls { anml_name } }
      lost: acct(acct_no: 10041) { acct_no } anml(anml_no: 50001) { ${anmlFields} sex_cd wts { wt_kg } } no: anml(anml_no: 1) { anml_no }
      diary_appt(appt_id: 700001) { ${apptFields} arr_time in_time out_time book { book_name } }
      ${gone.map(({ key }) => `g${String(key)}: diary_appt(appt_id: ${of('appointment', key)}) { appt_id }`).join('\n')}
      bus_unit(bu_cd: "02") { bu_name } nowhere: bus_unit(bu_cd: "2") { bu_cd } }`);
    expect(rowsAt(cards, 'acct.phones').map((row) => row['phone_type_cd'])).toEqual(['MOB', 'HOM', 'WRK']);
    expect([cards['lost'], cards['no'], cards['nowhere']]).toEqual([null, null, null]);
    expect(gone.map(({ key }) => cards[`g${String(key)}`])).toEqual(gone.map(() => null));
    expect(at(cards, 'bus_unit.bu_name')).toBe('Summit Pet Clinic');
    expect(at(cards, 'diary_appt.appt_id')).toBe(700_001);
  });

  it('has books, columns, types and codes', async () => {
    const { query } = await visit();
    const lists = await query(`{ diary_books { book_id book_name bu_cd main_book book_cols { seq_no col { col_hdg } } }
      diary_cols { col_id col_hdg col_type_cd book_ids } all: diary_cols(incl_inactive: true) { col_id inactive }
      two: diary_cols(bu_cd: "02") { col_hdg } appt_types { type_cd descr dflt_mins } code_grps { grp_cd code_vals { code } }
      diary_blocks(bu_cd: "01", date_from: "${day}", date_to: "${day}") { start_time end_time block_txt col { col_hdg } }
      diary_free(bu_cd: "01", type_cd: "CONS", date_from: "2026-11-18", date_to: "2026-11-19") { col_hdg start_time } }`);
    expect(rowsAt(lists, 'diary_books')).toHaveLength(7);
    expect(rowsAt(lists, 'diary_cols')).toHaveLength(11);
    expect(rowsAt(lists, 'diary_cols')[1]).toEqual({
      col_id: 102,
      col_hdg: 'Björn Håkansson',
      col_type_cd: 'V',
      book_ids: [11, 12, 31, 32],
    });
    expect(rowsAt(lists, 'all').filter((row) => row['inactive'] === true)).toEqual([{ col_id: 108, inactive: true }]);
    expect(rowsAt(lists, 'two').map((row) => row['col_hdg'])).toEqual([
      'Priya Raman',
      "Marcus D'Souza",
      'Tomás Rivera',
      'Theatre 1',
    ]);
    expect(rowsAt(lists, 'appt_types').map((row) => row['type_cd'])).toEqual([
      'CONS',
      'VACC',
      'SICK',
      'OPER',
      'NAIL',
      'RECH',
    ]);
    expect(rowsAt(lists, 'code_grps').length).toBeGreaterThan(12);
    expect(rowsAt(lists, 'diary_blocks')).toEqual([
      { start_time: '12:00', end_time: '13:00', block_txt: 'Staff meeting', col: { col_hdg: 'Amelia Okafor' } },
    ]);
    expect(rowsAt(lists, 'diary_free').length).toBeGreaterThan(40);
  });

  it('has a back office with rows in every list, a schema of many types, and fails on a row that it cannot read', async () => {
    const { query } = await visit();
    const office =
      await query(`{ depts { descr } staff(incl_inactive: true) { staff_cd surname bu_cds } rotas(bu_cd: "01", date_from: "2026-11-16", date_to: "2026-11-20") {
      start_time staff { surname } } sys_parms { parm_name parm_val } wait_list(bu_cd: "01") { wait_txt acct { surname } }
      acct_grps { descr } species { species_cd descr } breeds(species_cd: "CAN") { breed_cd descr } holdings { herd_no head_cnt }
      clin_visits(anml_no: 50002) { rows { visit_date vet_init clin_lines { line_txt } } } farm_visits(bu_cd: "03", date_from: "2026-11-01", date_to: "2026-12-30") {
      visit_date acct { surname } holding { herd_no } } hosp_stays(bu_cd: "01") { kennel anml { anml_name } } lab_reqs { test_descr status_cd }
      rems(bu_cd: "01", due_from: "2026-10-01", due_to: "2027-03-01") { due_date rem_type { descr } } rem_types { descr } ins_cos { ins_name }
      trans(acct_no: 10002) { rows { tran_type_cd gross tran_lines { line_total } } } stock_items { rows { descr supplier { supp_name } stock_lvls { qty_on_hand } } }
      stock_locs { loc_name bus_unit { bu_cd } } suppliers { supp_name } msgs { rows { msg_txt msg_dt } } }`);
    for (const [list, rows] of Object.entries(office))
      expect(rowsAt(Array.isArray(rows) ? { rows } : rows, 'rows').length, list).toBeGreaterThan(0);
    const stmt = await query(
      '{ stmt(acct_no: 10002) { cur_bal bal_30 bal_60 bal_90 total } acct(acct_no: 10002) { balance } }',
    );
    expect(at(stmt, 'stmt.total')).toBe(at(stmt, 'acct.balance'));
    const types = [...(await readPiecewise(query)).values()];
    expect(types.filter(({ kind }) => kind === 'OBJECT').length).toBeGreaterThan(50);
    const broken = await visit({ poison: [{ kind: 'appointment', key: 1 }] });
    expect((await broken.post('{ diary_appt(appt_id: 700001) { appt_id } }')).status).toBe(500);
    expect((await broken.post('{ diary_appt(appt_id: 700002) { appt_id } }')).status).toBe(200);
  });
});
