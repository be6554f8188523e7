import { describe, expect, it } from 'vitest';
import { dialectNow } from '../../dialects/practice.ts';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { phongMachTu } from './phongMachTu.ts';
import { documentId, phongIds as ids } from './values.ts';

const visit = productVisits(phongMachTu);
const client = ids.of('client', 3);
const done = { code: 200, success: true, message: 'Successful' };
const common = 'code success message';

describe('Writing to Phòng mạch tư', () => {
  it('registers, changes and deletes people without answering them', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(`mutation { THEM_BENH_NHAN(ho_ten: "Trần Thị Bích Ngọc", gioi_tinh: "Nữ", nam_sinh: 1990,
      dia_chi: "12 Lê Lợi, Quận 1") { ${common} } }`);
    expect(made['THEM_BENH_NHAN']).toEqual(done);
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Trần Thị Bích', familyName: 'Ngọc' });
    const list = await query(
      '{ DS_BENH_NHAN(page: 1, pageSize: 1) { doc { _id ho_ten nam_sinh gioi_tinh dia_chi } } }',
    );
    const [first] = rowsAt(list, 'DS_BENH_NHAN.doc');
    expect(first).toMatchObject({ ho_ten: 'Trần Thị Bích Ngọc', nam_sinh: 1990, dia_chi: '12 Lê Lợi, Quận 1' });
    const id = String(first?.['_id']);

    await query(`mutation { CAP_NHAT_BENH_NHAN(_id: "${id}", ho_ten: "Trần Ngọc", nam_sinh: 1991) { ${common} } }`);
    const changed = await query(`{ BENH_NHAN(_id: "${id}") { ho_ten nam_sinh gioi_tinh dia_chi } }`);
    expect(changed['BENH_NHAN']).toEqual({
      ho_ten: 'Trần Ngọc',
      nam_sinh: 1991,
      gioi_tinh: 'Nữ',
      dia_chi: '12 Lê Lợi, Quận 1',
    });
    const remove = `mutation { XOA_BENH_NHAN(_id: "${id}") { ${common} } }`;
    expect((await query(remove))['XOA_BENH_NHAN']).toEqual({ ...done, message: 'Successfully' });
    expect((await query(remove))['XOA_BENH_NHAN']).toMatchObject({ success: true });
    expect(practice.clients.at(-1)?.isDeleted).toBe(true);
    const gone = await post(`mutation { CAP_NHAT_BENH_NHAN(_id: "${id}", nam_sinh: 1992) { code } }`);
    expect(at(gone.body, 'errors.0.message')).toBe('Data not found');
    const partial = await post(`mutation { THEM_BENH_NHAN(ho_ten: "Lê An") { code } }`);
    expect(at(partial.body, 'errors.0.message')).toMatch(/gioi_tinh.* is required/);
  });

  it('makes out, fills in, moves and deletes slips', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const create = `mutation($who: String!, $day: Date) { THEM_PHIEU_KHAM(ma_benh_nhan: $who, ngay_kham: $day) {
      _id ngay_kham benh_nhan { ho_ten } loai_benh { _id } trieu_chung don_thuoc { so_luong } tien_kham tong_tien } }`;
    const made = await query(create, { who: client, day: '2026-11-19T14:15:00-05:00' });
    expect(made['THEM_PHIEU_KHAM']).toMatchObject({
      ngay_kham: '2026-11-19T19:15:00.000Z',
      benh_nhan: { ho_ten: 'Riverside Cat Rescue' },
      loai_benh: null,
      trieu_chung: null,
      don_thuoc: [],
      tien_kham: 30_000,
      tong_tien: 30_000,
    });
    const id = String(at(made, 'THEM_PHIEU_KHAM._id'));
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-11-19T19:15:00Z'), clientKey: 3 });
    const plain = await query(create, { who: client });
    expect(at(plain, 'THEM_PHIEU_KHAM.ngay_kham')).toBe(new Date(dialectNow).toISOString());
    const unknown = await post(create, { who: ids.of('client', 1999) });
    expect(at(unknown.body, 'errors.0.message')).toBe('Data not found');
    const noDay = await post(create, { who: client, day: 'mai' });
    expect(at(noDay.body, 'errors.0.message')).toMatch(/^Cast to date failed/);

    const update = `mutation($id: ID!, $disease: String, $text: String, $day: Date, $list: [THUOC_KE_DON]) {
      CAP_NHAT_PHIEU_KHAM(_id: $id, ma_loai_benh: $disease, trieu_chung: $text, ngay_kham: $day, don_thuoc: $list) {
      ${common} } }`;
    const [first, second] = [documentId('THUOC', 1), documentId('THUOC', 3)];
    const list = [
      { ma_thuoc: second, so_luong: 2 },
      { ma_thuoc: first, so_luong: 10 },
    ];
    const disease = documentId('LOAI_BENH', 2);
    await query(update, { id, disease, text: 'Sốt, đau họng', day: '2026-11-20T15:30:00Z', list });
    const read = `query($id: ID!) { PHIEU_KHAM(_id: $id) { ngay_kham trieu_chung tong_tien loai_benh { ten_loai_benh }
      don_thuoc { so_luong don_gia thanh_tien thuoc { _id } } } }`;
    const filled = (await query(read, { id }))['PHIEU_KHAM'];
    expect(filled).toEqual({
      ngay_kham: '2026-11-20T15:30:00.000Z',
      trieu_chung: 'Sốt, đau họng',
      tong_tien: 30_000 + 12_000 + 5000,
      loai_benh: { ten_loai_benh: 'Viêm họng cấp' },
      don_thuoc: [
        { so_luong: 10, don_gia: 1200, thanh_tien: 12_000, thuoc: { _id: first } },
        { so_luong: 2, don_gia: 2500, thanh_tien: 5000, thuoc: { _id: second } },
      ],
    });
    await query(update, { id, text: 'Hết sốt' });
    expect((await query(read, { id }))['PHIEU_KHAM']).toEqual({ ...Object(filled), trieu_chung: 'Hết sốt' });
    const twice = await post(update, { id, list: [list[0], list[0]] });
    expect(at(twice.body, 'errors.0.message')).toBe('synrror is not defined');

    await query(`mutation { XOA_PHIEU_KHAM(_id: "${id}") { ${common} } }`);
    expect(practice.appointments.at(-2)?.isDeleted).toBe(true);
    const left = await query('{ DS_PHIEU_KHAM { doc { _id } } }');
    expect(rowsAt(left, 'DS_PHIEU_KHAM.doc').some((row) => row['_id'] === id)).toBe(false);
    expect(at((await post(update, { id, text: 'x' })).body, 'errors.0.message')).toBe('Data not found');
  });

  it('keeps medicines, diseases, units and usages', async () => {
    const { query } = await visit();
    const unit = documentId('DON_VI', 2);
    const made = await query(`mutation { THEM_LOAI_BENH(ten_loai_benh: "Sốt xuất huyết") { _id ten_loai_benh }
      THEM_DON_VI(ten_don_vi: "Hộp") { _id ten_don_vi } THEM_CACH_DUNG(mo_ta_cach_dung: "Ngậm") { mo_ta_cach_dung }
      THEM_THUOC(ten_thuoc: "Strepsils", ma_don_vi: "${unit}", ma_cach_dung: "${documentId('CACH_DUNG', 1)}",
      don_gia: 3500) { _id ten_thuoc don_vi { ten_don_vi } } }`);
    expect(made['THEM_LOAI_BENH']).toEqual({ _id: null, ten_loai_benh: null });
    expect(made['THEM_THUOC']).toMatchObject({ ten_thuoc: 'Strepsils', don_vi: { ten_don_vi: 'Gói' } });
    const id = String(at(made, 'THEM_THUOC._id'));
    const changed = await query(`mutation { CAP_NHAT_THUOC(_id: "${id}", don_gia: 4000) { ten_thuoc don_gia }
      CAP_NHAT_DON_VI(_id: "${unit}", ten_don_vi: "Gói nhỏ") { ten_don_vi } XOA_THUOC(_id: "${documentId('THUOC', 2)}") {
      success } }`);
    expect(changed['CAP_NHAT_THUOC']).toEqual({ ten_thuoc: 'Strepsils', don_gia: 4000 });
    const after = await query(
      `{ DS_LOAI_BENH { ten_loai_benh } DS_DON_VI { ten_don_vi } DS_THUOC { total doc { _id } } }`,
    );
    expect(rowsAt(after, 'DS_LOAI_BENH')[0]).toEqual({ ten_loai_benh: 'Sốt xuất huyết' });
    expect(rowsAt(after, 'DS_DON_VI')[0]).toEqual({ ten_don_vi: 'Gói nhỏ' });
    expect(at(after, 'DS_THUOC.total')).toBe(30);
  });

  it('keeps accounts, and signs in those whose password it knows', async () => {
    const { query, post } = await visit();
    const made = await query(`mutation { TAO_TAI_KHOAN(ho_ten: "Lễ tân", email: "letan@example.test", mat_khau: "mot",
      gioi_tinh: "Nữ", ngay_sinh: "1999-02-03", quyen: "letan") { _id ngay_sinh mat_khau quyen } }`);
    expect(made['TAO_TAI_KHOAN']).toMatchObject({ ngay_sinh: '1999-02-03T00:00:00.000Z', mat_khau: null });
    const id = String(at(made, 'TAO_TAI_KHOAN._id'));
    const login = (word: string): string =>
      `mutation { DANG_NHAP(email: "letan@example.test", mat_khau: "${word}") { accessToken doc { ho_ten } } }`;
    const token = String(at(await query(login('mot')), 'DANG_NHAP.accessToken'));
    const own = await query('query($token: String!) { TAI_KHOAN(token: $token) { ho_ten quyen } }', { token });
    expect(own['TAI_KHOAN']).toEqual({ ho_ten: 'Lễ tân', quyen: 'letan' });
    const messageOf = async (text: string): Promise<unknown> => at((await post(text)).body, 'errors.0.message');
    expect(await messageOf(login('hai'))).toBe('Địa chỉ email hoặc mật khẩu không đúng');
    expect(await messageOf('{ TAI_KHOAN(token: "x") { ho_ten } }')).toBe('AuthenticationError is not defined');
    await query(`mutation { DOI_MAT_KHAU(_id: "${id}", mat_khau_cu: "mot", mat_khau_moi: "hai") { _id } }`);
    expect(at(await query(login('hai')), 'DANG_NHAP.doc.ho_ten')).toBe('Lễ tân');
    await query(`mutation { XOA_TAI_KHOAN(_id: "${id}") { success } }`);
    expect(await messageOf(login('hai'))).toBe('Địa chỉ email hoặc mật khẩu không đúng');
    const back = await query(`mutation { KHOI_PHUC_TAI_KHOAN(_id: "${id}") { _id }
      DANG_XUAT(email: "letan@example.test", mat_khau: "hai") { accessToken }
      CAP_NHAT_TAI_KHOAN(_id: "${id}", quyen: "bacsi") { quyen } }`);
    expect(back).toEqual({
      KHOI_PHUC_TAI_KHOAN: { _id: null },
      DANG_XUAT: null,
      CAP_NHAT_TAI_KHOAN: { quyen: 'bacsi' },
    });
  });

  it('refuses every write of a key that may only read', async () => {
    const { post, server } = await visit({ refuseWrites: 'Access is denied' });
    const before = server.practice.appointments.length;
    const { body } = await post(`mutation { THEM_PHIEU_KHAM(ma_benh_nhan: "${client}") { _id } }`);
    expect(at(body, 'errors.0.message')).toBe('Access is denied');
    expect(server.practice.appointments).toHaveLength(before);
  });
});
