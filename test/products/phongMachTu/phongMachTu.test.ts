import { describe, expect, it } from 'vitest';
import { utcText, wallDay } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { phongMachTu } from './phongMachTu.ts';
import { documentId, phongIds as ids } from './values.ts';

const visit = productVisits(phongMachTu);
const { view } = phongMachTu;
const slipFields = `_id ngay_kham trieu_chung benh_nhan { _id ho_ten }`;

/** The whole book in desk words, by start. */
async function bookOf(query: RunQuery): Promise<readonly Row[]> {
  const rows = rowsAt(await query(`{ DS_PHIEU_KHAM { doc { ${slipFields} } } }`), 'DS_PHIEU_KHAM.doc');
  const shown = rows.map((row): Row => {
    const person = at(row, 'benh_nhan') as Row;
    return {
      id: row['_id'],
      start: utcText(Date.parse(String(row['ngay_kham']))),
      ...(row['trieu_chung'] !== null && { reason: row['trieu_chung'] }),
      client: { id: person['_id'], name: person['ho_ten'] },
    };
  });
  return shown.toSorted((one, other) => (String(one['start']) < String(other['start']) ? -1 : 1));
}

async function peopleOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query(`{ DS_BENH_NHAN { doc { _id ho_ten } } }`);
  return rowsAt(answer, 'DS_BENH_NHAN.doc').map((row) => ({ id: row['_id'], name: row['ho_ten'] }));
}

describe('Phòng mạch tư', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const people = await peopleOf(query);
    expect(people).toEqual(
      view.clients(practice).map((row) => ({ id: ids.of('client', row.key), name: fullNameOf(row) })),
    );
    const book = await bookOf(query);
    for (const day of practiceDays) {
      const expected = expectedSample(phongMachTu, day);
      const wanted = expected.appointments.map(({ id }) => id);
      const appointments = book.filter(({ id }) => wanted.includes(String(id)));
      expect(appointments).toHaveLength(wanted.length);
      const sample = { locations: [], clients: people.slice(0, 5), patients: [], appointments };
      expect(sampleDifferences(phongMachTu, expected, sample)).toEqual([]);
    }
    expect(expectedSample(phongMachTu, '2026-11-17').appointments.length).toBeGreaterThan(15);
    expect(book).toHaveLength(practice.appointments.filter(view.shows).length);
    expect(missingOperations(phongMachTu)).toEqual([]);
    expect((await readPiecewise(query)).size).toBeGreaterThan(20);
  });

  it('serves other practices alike', async () => {
    const practice = createOtherPractice('oneDoctor');
    const { query } = await visit({ practice });
    expect(await peopleOf(query)).toHaveLength(25);
    expect(await bookOf(query)).toHaveLength(practice.appointments.filter(view.shows).length);
    const answer = await query(`{ DS_TAI_KHOAN { total pages doc { _id ho_ten quyen email } } }`);
    expect(answer['DS_TAI_KHOAN']).toMatchObject({ total: 2, pages: null });
    const accounts = rowsAt(answer, 'DS_TAI_KHOAN.doc');
    expect(accounts.map(({ _id: id }) => String(id)).toSorted()).toEqual(
      practice.providers.map(({ key }) => ids.of('provider', key)).toSorted(),
    );
  });

  it('pages from 1, the last changed first, and gives all without a size', async () => {
    const { query, post, server } = await visit();
    const list = (args: string): string => `{ DS_BENH_NHAN(${args}) { pages total doc { _id updated_at } } }`;
    const all = view.clients(server.practice);
    const idsOf = (answer: Row): readonly unknown[] => rowsAt(answer, 'DS_BENH_NHAN.doc').map(({ _id: id }) => id);
    const second = await query(list('page: 2, pageSize: 10'));
    expect(second['DS_BENH_NHAN']).toMatchObject({ total: all.length, pages: Math.ceil(all.length / 10) });
    expect(idsOf(second)).toEqual(all.slice(10, 20).map(({ key }) => ids.of('client', key)));
    expect(idsOf(await query(list('pageSize: 4')))).toHaveLength(4);
    expect(idsOf(await query(list('page: 3')))).toHaveLength(all.length);
    expect(idsOf(await query(list('page: 1, pageSize: 0')))).toHaveLength(all.length);
    expect(idsOf(await query(list('page: 99, pageSize: 10')))).toEqual([]);
    const before = await post(list('page: 0, pageSize: 4'));
    expect(at(before.body, 'errors.0.message')).toBe('Skip value must be non-negative, but received: -4');
    const none = await post(list('page: null, pageSize: 4'));
    expect(at(none.body, 'errors.0.extensions.code')).toBe('INTERNAL_SERVER_ERROR');
    const dates = rowsAt(second, 'DS_BENH_NHAN.doc').map(({ updated_at: date }) => String(date));
    expect(dates).toEqual(dates.toSorted().toReversed());

    const { query: capped } = await visit({ cap: 7 });
    const cut = await capped(list('page: 2, pageSize: 50'));
    expect(idsOf(cut)).toEqual(all.slice(7, 14).map(({ key }) => ids.of('client', key)));
    expect(at(cut, 'DS_BENH_NHAN.pages')).toBe(Math.ceil(all.length / 7));
    expect(idsOf(await capped('{ DS_BENH_NHAN { doc { _id } } }'))).toHaveLength(7);
  });

  it('finds people by a regular expression in any case, and medicines too', async () => {
    const { query, post } = await visit();
    const search = async (text: string | null): Promise<readonly unknown[]> => {
      const answer = await query(
        `query($text: String) { DS_BENH_NHAN(search: { ho_ten: $text }) { total doc { ho_ten } } }`,
        { text },
      );
      return rowsAt(answer, 'DS_BENH_NHAN.doc').map(({ ho_ten: name }) => name);
    };
    expect(await search("zoë o'brien")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await search('^ruth')).toEqual(['Ruth Abbott']);
    expect(await search("O'Brien Zoë")).toEqual([]);
    expect(await search('')).toEqual([]);
    expect(await search(null)).toEqual([]);
    const broken = await post(`{ DS_BENH_NHAN(search: { ho_ten: "(" }) { total } }`);
    expect(at(broken.body, 'errors.0.message')).toMatch(/^Invalid regular expression/);
    const open = await query(`{ all: DS_BENH_NHAN(search: {}) { total } none: DS_BENH_NHAN(search: null) { total }
      THUOC: DS_THUOC(search: { ten_thuoc: "500MG" }, page: 1, pageSize: 2) { total pages doc { ten_thuoc don_gia
      don_vi { ten_don_vi } cach_dung { mo_ta_cach_dung } } } }`);
    expect(at(open, 'all.total')).toBe(at(open, 'none.total'));
    expect(open['THUOC']).toMatchObject({ total: 4, pages: 2 });
    expect(rowsAt(open, 'THUOC.doc')[0]).toMatchObject({
      ten_thuoc: 'Vitamin C 500mg',
      don_vi: { ten_don_vi: 'Viên' },
      cach_dung: { mo_ta_cach_dung: 'Uống sau khi ăn' },
    });
  });

  it('finds the slips of 24 hours from an instant on', async () => {
    const { query, post, server } = await visit();
    const search = async (from: unknown): Promise<readonly Row[]> => {
      const answer = await query(
        `query($from: Date) { DS_PHIEU_KHAM(search: { ngay_kham: $from }) { total doc { ${slipFields} } } }`,
        { from },
      );
      return rowsAt(answer, 'DS_PHIEU_KHAM.doc');
    };
    const midnight = '2026-11-17T05:00:00.000Z';
    const found = (await search(midnight)).map(({ _id: id }) => String(id));
    const own = server.practice.appointments.filter(
      (row) => view.shows(row) && wallDay(row.start, 'America/New_York') === '2026-11-17',
    );
    // The end is included, at which a visit of the next day begins.
    const next = server.practice.appointments.filter(({ start }) => start === Date.parse('2026-11-18T05:00:00Z'));
    const wanted = [...own, ...next].map(({ key }) => ids.of('appointment', key));
    expect(found.toSorted()).toEqual(wanted.toSorted());
    expect(await search('2026-11-17')).toEqual(await search('2026-11-17T00:00'));
    expect(await search(Date.parse(midnight))).toHaveLength(found.length);
    expect(await search(String(Date.parse(midnight)))).toHaveLength(found.length);
    expect(await search(null)).toEqual([]);
    const wrong = await post(`{ DS_PHIEU_KHAM(search: { ngay_kham: "hôm nay" }) { total } }`);
    expect(at(wrong.body, 'errors.0.message')).toBe(
      'Cast to date failed for value "hôm nay" (type string) at path "ngay_kham" for model "PHIEU_KHAM"',
    );
  });

  it('reads one document by its id, and says what is wrong with an id', async () => {
    const { query, post, server } = await visit();
    const client = ids.of('client', 5);
    const done = server.practice.appointments.find((row) => row.state === 'completed' && view.shows(row));
    const slip = ids.of('appointment', done?.key ?? 0);
    const answer =
      await query(`{ BENH_NHAN(_id: "${client}") { ho_ten nam_sinh gioi_tinh dia_chi is_deleted created_at }
      PHIEU_KHAM(_id: "${slip}") { ngay_kham tien_kham tong_tien is_deleted loai_benh { _id ten_loai_benh is_deleted }
        don_thuoc { so_luong don_gia thanh_tien thuoc { ten_thuoc don_vi { ten_don_vi } } } } DS_LOAI_BENH { _id }
      LOAI_BENH(_id: "${documentId('LOAI_BENH', 1)}") { code doc { _id } } DS_DON_VI { ten_don_vi } DS_CACH_DUNG { _id }
      DON_VI(_id: "${documentId('DON_VI', 1)}") { ten_don_vi } THUOC(_id: "${documentId('THUOC', 1)}") { ten_thuoc } }`);
    expect(answer['BENH_NHAN']).toMatchObject({ ho_ten: "Ana D'Angelo", dia_chi: '105 Mill Road, Boulder' });
    const items = rowsAt(answer, 'PHIEU_KHAM.don_thuoc');
    const cost = items.reduce((sum, item) => sum + Number(item['thanh_tien']), 0);
    expect(items.length).toBeGreaterThan(0);
    expect(at(answer, 'PHIEU_KHAM.tong_tien')).toBe(cost + Number(at(answer, 'PHIEU_KHAM.tien_kham')));
    expect(at(answer, 'PHIEU_KHAM.loai_benh.ten_loai_benh')).not.toBeNull();
    expect(answer['LOAI_BENH']).toEqual({ code: null, doc: null });
    expect(rowsAt(answer, 'DS_DON_VI')[0]).toEqual({ ten_don_vi: 'Tuýp' });
    expect(answer['THUOC']).toEqual({ ten_thuoc: 'Paracetamol 500mg' });

    const messageOf = async (text: string): Promise<unknown> => at((await post(text)).body, 'errors.0.message');
    const gone = server.practice.clients.find(({ isDeleted }) => isDeleted);
    expect(await messageOf(`{ BENH_NHAN(_id: "${ids.of('client', gone?.key ?? 0)}") { _id } }`)).toBe('Data not found');
    expect(await messageOf(`{ PHIEU_KHAM(_id: "${client}") { _id } }`)).toBe('Data not found');
    expect(await messageOf(`{ BENH_NHAN(_id: "17") { _id } }`)).toBe(
      'Cast to ObjectId failed for value "17" (type string) at path "_id" for model "BENH_NHAN"',
    );
  });
});
