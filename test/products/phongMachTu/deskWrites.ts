import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { personBy, slipBy } from './queries.ts';
import type { PhongRecords } from './records.ts';
import type { PhongStore, Prescribed } from './store.ts';
import { castError, checkId, errorCode, instantIn, isDeletedSlip, notFound, phongError } from './values.ts';

/** What most writes answer. */
export const done: Row = { success: true, code: 200, message: 'Successful' };
export const deleted: Row = { success: true, code: 200, message: 'Successfully' };

/** The practice keeps two names; the last word is taken for the family's, so that both together are what was given. */
function namesIn(text: string): Pick<ClientRecord, 'givenName' | 'familyName'> {
  const words = text.trim().split(/\s+/);
  const familyName = words.pop() ?? '';
  return { givenName: words.join(' ') || null, familyName };
}

/** The price of each medicine that is prescribed; each must be there, once. */
function prescribedIn(list: readonly unknown[], store: PhongStore): readonly Prescribed[] {
  const items = list.map((item): Row => {
    if (isRow(item)) return item;
    throw phongError("Cannot read properties of null (reading 'ma_thuoc')");
  });
  const wanted = items.map(({ ma_thuoc: id }) => {
    if (id !== null && id !== undefined) checkId(id, 'THUOC');
    return typeof id === 'string' ? id.toLowerCase() : '';
  });
  const priced = store.THUOC.list().filter(({ _id: id }) => wanted.includes(String(id)));
  // The service means to say that its data are out of step, with an error that it doesn't know.
  if (priced.length !== wanted.length) throw phongError('synrror is not defined');
  return items.map(({ so_luong: count = Number.NaN }, index) => {
    const medicine = priced.find(({ _id: id }) => id === wanted[index]);
    const price = Number(medicine?.['don_gia'] ?? 0);
    const total = Number(count) * price;
    if (Number.isNaN(total)) throw castError('Number', Number.NaN, 'tong_tien', 'PHIEU_KHAM');
    return { ma_thuoc: wanted[index] ?? '', so_luong: Number(count), don_gia: price, thanh_tien: total };
  });
}

/** The mutations of people and of slips. */
export function phongDeskWrites(
  backstage: Backstage,
  store: PhongStore,
  records: PhongRecords,
): Readonly<Record<string, (args: Row) => Row>> {
  const { practice, now } = backstage;
  // A slip without a day gets the time at which the server was started.
  const started = now();
  const saved = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, errorCode);
  const keepProfile = (key: number, { nam_sinh: year, gioi_tinh: gender }: Row): void => {
    const given = presentFields({ nam_sinh: year, gioi_tinh: gender });
    store.profiles.set(key, { ...store.profiles.get(key), ...given });
  };
  const addressIn = (args: Row): Partial<ClientRecord> => {
    const address = givenText(args, 'dia_chi');
    return address === undefined ? {} : { street: address ?? '', city: '' };
  };

  return {
    THEM_BENH_NHAN(args) {
      const { key } = saved(() => registerClient(practice, namesIn(givenText(args, 'ho_ten') ?? ''), now()));
      const home = practice.places[0]?.key;
      saved(() => changeClient(practice, key, { ...addressIn(args), placeKey: home }, now()));
      keepProfile(key, args);
      return done;
    },
    CAP_NHAT_BENH_NHAN(args) {
      const before = personBy(backstage, args['_id']);
      if (!before || before.isDeleted) throw notFound();
      const name = givenText(args, 'ho_ten');
      const isOther = name !== undefined && name !== fullNameOf(before);
      const change = { ...(isOther && namesIn(name ?? '')), ...addressIn(args) };
      saved(() => changeClient(practice, before.key, change, now()));
      keepProfile(before.key, args);
      return done;
    },
    XOA_BENH_NHAN(args) {
      const row = personBy(backstage, args['_id']);
      if (!row) throw notFound();
      saved(() => changeClient(practice, row.key, { isDeleted: true }, now()));
      return deleted;
    },
    THEM_PHIEU_KHAM(args) {
      const person = personBy(backstage, args['ma_benh_nhan']);
      if (!person) throw notFound();
      const day = args['ngay_kham'] ?? null;
      const booking = {
        start: day === null ? started : instantIn(day, 'ngay_kham', 'PHIEU_KHAM'),
        placeKey: practice.places[0]?.key ?? null,
        typeKey: practice.visitTypes.find(({ isBlock, isBookable }) => isBookable && !isBlock)?.key ?? null,
        clientKey: person.key,
      };
      const row = saved(() => bookAppointment(practice, booking, now()));
      return records.slip(row);
    },
    CAP_NHAT_PHIEU_KHAM(args) {
      const before = slipBy(backstage, args['_id']);
      if (!before || isDeletedSlip(before)) throw notFound();
      const day = args['ngay_kham'] ?? null;
      const { don_thuoc: list, ma_loai_benh: disease } = args;
      const items = Array.isArray(list) ? prescribedIn(list, store) : undefined;
      const change = {
        start: day === null ? undefined : instantIn(day, 'ngay_kham', 'PHIEU_KHAM'),
        reason: givenText(args, 'trieu_chung'),
      };
      const usual = store.findingsOf(before);
      saved(() => changeAppointment(practice, before.key, change, now()));
      store.findings.set(before.key, {
        ma_loai_benh: disease === undefined ? usual.ma_loai_benh : (givenText(args, 'ma_loai_benh') ?? null),
        don_thuoc: list === null ? null : (items ?? usual.don_thuoc),
        cost: items ? items.reduce((sum, item) => sum + item.thanh_tien, 0) : usual.cost,
      });
      return deleted;
    },
    XOA_PHIEU_KHAM(args) {
      const row = slipBy(backstage, args['_id']);
      if (!row) throw notFound();
      saved(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return deleted;
    },
  };
}
