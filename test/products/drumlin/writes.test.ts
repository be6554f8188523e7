import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { drumlin } from './drumlin.ts';
import { isInDiary } from './values.ts';

const visit = productVisits(drumlin);
const { of } = drumlin.view.ids;
const appt = `rc msg diary_appt { appt_id bu_cd book_id col_id appt_date start_time end_time slots type_cd status_cd acct_no
  anmls { seq_no anml_no } reason_txt arr_time can_reason_cd can_txt }`;
const add = (fields: string): string => `mutation { diary_appt_add(in: { ${fields} }) { ${appt} } }`;
const upd = (id: unknown, fields: string): string =>
  `mutation { diary_appt_upd(appt_id: ${String(id)}, in: { ${fields} }) { ${appt} } }`;
const where = 'bu_cd: "02", appt_date: "2026-12-01", type_cd: "CONS"';

describe('writing to Drumlin', () => {
  it('books by the clock of the business unit, for several animals, and refuses with numbers', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const owner = practice.clients.find(
      ({ key }) => practice.patients.filter((row) => row.clientKey === key && row.isActive).length > 1,
    );
    const own = practice.patients.filter((row) => row.clientKey === owner?.key && row.isActive).map(({ key }) => key);
    const numbers = own.map((key) => of('patient', key)).join(', ');
    const made = await query(
      add(
        `${where}, col_id: 103, start_time: "09:30", acct_no: ${of('client', owner?.key ?? 0)}, anml_nos: [${numbers}], reason_txt: " Limping "`,
      ),
    );
    expect(made['diary_appt_add']).toMatchObject({ rc: 0, msg: null });
    expect(at(made, 'diary_appt_add.diary_appt')).toMatchObject({
      bu_cd: '02',
      book_id: 21,
      appt_date: '2026-12-01',
      start_time: '09:30',
      end_time: '10:00',
      slots: 6,
      status_cd: 'BKD',
      reason_txt: 'Limping',
      anmls: own.map((key, index) => ({ seq_no: index + 1, anml_no: Number(of('patient', key)) })),
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T16:30:00Z'),
      minutes: 30,
      placeKey: 2,
      providerKey: 3,
      patientKey: own[0],
      clientKey: owner?.key,
      state: 'planned',
    });
    const night = await query(
      add(`${where}, start_time: "23:50", end_time: "00:20", anml_nos: [${of('patient', own[0] ?? 0)}]`),
    );
    expect(at(night, 'diary_appt_add.diary_appt')).toMatchObject({ col_id: null, end_time: '00:20', slots: 6 });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 30, clientKey: owner?.key, providerKey: null });
    const { length } = practice.appointments;
    const dead = practice.patients.find((each) => each.isDeceased);
    const who = `start_time: "09:30", acct_no: 10002`;
    for (const [fields, rc] of [
      [`bu_cd: "2", appt_date: "2026-12-01", type_cd: "CONS", ${who}`, 11],
      [`${where}, start_time: "09:32", acct_no: 10002`, 12],
      [`${where}, ${who}, end_time: "09:30"`, 13],
      [`${where}, ${who}, book_id: 11`, 14],
      [`${where}, ${who}, col_id: 101`, 15],
      [`${where}, ${who}, book_id: 22, col_id: 12`, 16],
      [`${where}, ${who}, status_cd: "TRF"`, 17],
      [`${where}, ${who}, status_cd: "CAN"`, 37],
      [`bu_cd: "02", appt_date: "2026-12-01", type_cd: "MEET", ${who}`, 18],
      [`${where}, start_time: "09:30"`, 19],
      [`${where}, start_time: "09:30", acct_no: 10041`, 20],
      [`${where}, ${who}, anml_nos: [1]`, 21],
      [`${where}, ${who}, anml_nos: [50001]`, 22],
      [`${where}, start_time: "09:30", anml_nos: [${of('patient', dead?.key ?? 0)}]`, 23],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(add(fields));
      expect(answer['diary_appt_add'], fields).toMatchObject({ rc, msg: expect.any(String), diary_appt: null });
    }
    expect(practice.appointments).toHaveLength(length);
  });

  it('moves and changes, marks arrivals, and calls off with a reason', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const row = practice.appointments.find(
      (each) => each.placeKey === 1 && each.state === 'planned' && isInDiary(each),
    );
    const id = of('appointment', row?.key ?? 0);
    const now = (): Row => ({ ...practice.appointments.find(({ key }) => key === row?.key) });
    const moved = await query(upd(id, 'appt_date: "2026-12-02", start_time: "10:00", col_id: 102, status_cd: "CNF"'));
    expect(at(moved, 'diary_appt_upd.diary_appt')).toMatchObject({
      appt_date: '2026-12-02',
      col_id: 102,
      status_cd: 'CNF',
    });
    expect(now()).toMatchObject({
      start: Date.parse('2026-12-02T15:00:00Z'),
      minutes: row?.minutes,
      providerKey: 2,
      state: 'confirmed',
      reason: row?.reason,
    });
    await query(upd(id, 'end_time: "10:45", type_cd: "SICK", reason_txt: "", col_id: null'));
    expect(now()).toMatchObject({ minutes: 45, typeKey: 3, reason: null, providerKey: null });
    const arrived = await query(`mutation { diary_appt_arrive(appt_id: ${id}) { ${appt} } }`);
    expect(at(arrived, 'diary_appt_arrive.diary_appt')).toMatchObject({ status_cd: 'ARR', arr_time: '10:10' });
    expect(at(await query(upd(id, 'status_cd: "CAN"')), 'diary_appt_upd.rc')).toBe(31);
    expect(at(await query(upd(id, 'col_id: 103')), 'diary_appt_upd.rc')).toBe(15);
    expect(at(await query(upd(1, 'status_cd: "CNF"')), 'diary_appt_upd.rc')).toBe(30);
    expect((await post(upd(id, 'appt_date: "02/12/2026"'))).body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
    });
    const can = (more: string): string => `mutation { diary_appt_can(appt_id: ${id}${more}) { ${appt} } }`;
    expect(at(await query(can(', can_reason_cd: "XX"')), 'diary_appt_can.rc')).toBe(33);
    const off = await query(can(', can_reason_cd: "BET", can_txt: "Eating again"'));
    expect(at(off, 'diary_appt_can.diary_appt')).toMatchObject({
      status_cd: 'CAN',
      can_reason_cd: 'BET',
      can_txt: 'Eating again',
    });
    expect(now()).toMatchObject({ state: 'cancelled', cancelReason: 'Eating again', isDeleted: false });
    expect(at(await query(can('')), 'diary_appt_can.rc')).toBe(35);
    await query(upd(id, 'status_cd: "BKD"'));
    expect(now()).toMatchObject({ state: 'planned', cancelReason: null });
    // The second of two equal times stays where it is, as long as it isn't moved.
    const second = practice.appointments.find(({ reason }) => reason === 'Second 1:15');
    await query(upd(of('appointment', second?.key ?? 0), 'reason_txt: "Again"'));
    expect(practice.appointments.find(({ key }) => key === second?.key)).toMatchObject({
      start: second?.start,
      reason: 'Again',
    });
  });

  it('opens and changes accounts, and adds animals', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const acct = `rc msg acct { acct_no forenames surname title_cd salutation addressee addr_1 town post_cd email inactive memo bu_cd
      phones { phone_id phone_type_cd phone_no } }`;
    const made =
      await query(`mutation { acct_add(in: { bu_cd: "03", title_cd: "MRS", forenames: "Jo", surname: "Park", addr_1: "1 Main St"
      town: "Saco", post_cd: "04072", email: "jo@example.test", memo: "Gate code 4", phones: [{ phone_type_cd: "HOM", phone_no: "207 555 0199" }] }) { ${acct} } }`);
    expect(made['acct_add']).toMatchObject({ rc: 0, msg: null });
    expect(at(made, 'acct_add.acct')).toMatchObject({
      salutation: 'Mrs Park',
      addressee: 'Mrs J Park',
      post_cd: '04072',
      bu_cd: '03',
    });
    expect(practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      placeKey: 3,
      street: '1 Main St',
      note: 'Gate code 4',
      phones: [{ label: 'Home', value: '207 555 0199' }],
    });
    const id = String(at(made, 'acct_add.acct.acct_no'));
    const changed =
      await query(`mutation { acct_upd(acct_no: ${id}, in: { surname: "Parker", inactive: true, email: "" }) { ${acct} }
      acct_phone_add(acct_no: ${id}, in: { phone_type_cd: "MOB", phone_no: "207 555 0198" }) { ${acct} } }`);
    expect(at(changed, 'acct_upd.acct')).toMatchObject({
      forenames: 'Jo',
      surname: 'Parker',
      inactive: true,
      email: null,
    });
    expect(rowsAt(changed, 'acct_phone_add.acct.phones')).toHaveLength(2);
    const [phone] = rowsAt(changed, 'acct_phone_add.acct.phones');
    const fewer = await query(`mutation { acct_phone_del(phone_id: ${String(phone?.['phone_id'])}) { ${acct} } }`);
    expect(rowsAt(fewer, 'acct_phone_del.acct.phones')).toMatchObject([
      { phone_type_cd: 'MOB', phone_no: '207 555 0198' },
    ]);
    const anml =
      'rc msg anml { anml_no anml_name species { descr } breed { descr } sex_cd dob deceased dod inactive acct { surname } }';
    const breeds = rowsAt(await query('{ breeds(species_cd: "CAN") { breed_cd descr } }'), 'breeds');
    const collie = String(breeds.find(({ descr }) => descr === 'Border Collie')?.['breed_cd']);
    const pet = await query(
      `mutation { anml_add(in: { acct_no: ${id}, anml_name: "Shep", species_cd: "CAN", breed_cd: "${collie}", sex_cd: "M", dob: "2024-05-01" }) { ${anml} } }`,
    );
    expect(at(pet, 'anml_add.anml')).toMatchObject({
      species: { descr: 'Canine' },
      breed: { descr: 'Border Collie' },
      sex_cd: 'M',
    });
    expect(practice.patients.at(-1)).toMatchObject({
      name: 'Shep',
      species: 'Canine',
      breed: 'Border Collie',
      birthDate: '2024-05-01',
    });
    const number = String(at(pet, 'anml_add.anml.anml_no'));
    const after =
      await query(`mutation { anml_upd(anml_no: ${number}, in: { species_cd: "FEL", inactive: true }) { ${anml} }
      anml_deceased(anml_no: ${number}, dod: "2026-11-16") { ${anml} } }`);
    expect(at(after, 'anml_upd.anml')).toMatchObject({ species: { descr: 'Feline' }, breed: null, inactive: true });
    expect(at(after, 'anml_deceased.anml')).toMatchObject({ deceased: true, dod: '2026-11-16', inactive: false });
    const counts = [practice.clients.length, practice.patients.length];
    for (const [mutation, rc] of [
      ['acct_add(in: { bu_cd: "01", surname: " " }) { rc }', 40],
      [
        'acct_add(in: { bu_cd: "01", surname: "X", phones: [{ phone_type_cd: "FAX", phone_no: "2075550000" }] }) { rc }',
        41,
      ],
      ['acct_add(in: { bu_cd: "01", surname: "X", phones: [{ phone_type_cd: "MOB", phone_no: "-" }] }) { rc }', 42],
      ['acct_add(in: { bu_cd: "01", surname: "X", title_cd: "SIR" }) { rc }', 44],
      ['anml_add(in: { acct_no: 1, anml_name: "X", species_cd: "CAN" }) { rc }', 20],
      ['anml_add(in: { acct_no: 10001, anml_name: "X", species_cd: "DOG" }) { rc }', 45],
      [`anml_add(in: { acct_no: 10001, anml_name: "X", species_cd: "FEL", breed_cd: "${collie}" }) { rc }`, 46],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      expect(Object.values(await query(`mutation { ${mutation} }`)), mutation).toEqual([{ rc }]);
    }
    expect([practice.clients.length, practice.patients.length]).toEqual(counts);
  });

  it('keeps blocks, the waiting list, receipts and messages, and refuses all with a key that may only read', async () => {
    const { query } = await visit();
    const made =
      await query(`mutation { diary_block_add(in: { bu_cd: "02", block_date: "2026-12-01", start_time: "12:00", end_time: "13:00", block_type_cd: "LUN" }) {
        rc diary_block { block_id book_id } }
      wait_list_add(in: { bu_cd: "02", acct_no: 10002, type_cd: "VACC", wanted_from: "2026-11-18" }) { rc wait_list { wait_id acct { surname } } }
      receipt_post(acct_no: 10002, amount: 12.5, pay_type_cd: "CC") { rc tran { gross unalloc } }
      msg_send(acct_no: 10002, msg_txt: "See you soon") { rc sent { inbound msg_txt } } }`);
    expect(made).toMatchObject({
      diary_block_add: { rc: 0, diary_block: { book_id: 21 } },
      wait_list_add: { rc: 0, wait_list: { acct: { surname: 'Müller' } } },
      receipt_post: { rc: 0, tran: { gross: -12.5, unalloc: -12.5 } },
      msg_send: { rc: 0, sent: { inbound: false } },
    });
    const lists =
      await query(`{ diary_blocks(bu_cd: "02", date_from: "2026-12-01", date_to: "2026-12-01") { block_type_cd }
      wait_list(bu_cd: "02") { acct_no type_cd } }`);
    expect(rowsAt(lists, 'diary_blocks')).toEqual([{ block_type_cd: 'LUN' }]);
    expect(rowsAt(lists, 'wait_list').at(-1)).toEqual({ acct_no: 10_002, type_cd: 'VACC' });
    const closed = await visit({ refuseWrites: 'Gateway user is read only' });
    const before = [closed.server.practice.appointments.length, closed.server.practice.clients.length];
    for (const mutation of [
      `diary_appt_add(in: { ${where}, start_time: "09:00", acct_no: 10002 }) { rc msg }`,
      'diary_appt_upd(appt_id: 700001, in: { status_cd: "CNF" }) { rc msg }',
      'diary_appt_can(appt_id: 700001) { rc msg }',
      'acct_add(in: { bu_cd: "01", surname: "Park" }) { rc msg }',
      'anml_add(in: { acct_no: 10001, anml_name: "", species_cd: "CAN" }) { rc msg }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await closed.query(`mutation { ${mutation} }`);
      expect(Object.values(answer), mutation).toEqual([{ rc: 90, msg: 'Gateway user is read only' }]);
    }
    expect([closed.server.practice.appointments.length, closed.server.practice.clients.length]).toEqual(before);
  });
});
