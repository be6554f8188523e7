import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { deleted } from './deskWrites.ts';
import type { PhongRecords } from './records.ts';
import type { Shelf } from './shelf.ts';
import type { PhongStore } from './store.ts';
import { tokenFor } from './token.ts';
import { dateText, instantIn, notFound, phongError } from './values.ts';

type Write = (args: Row) => Row;

/** A document that the service answers in place of another type has none of that type's fields. */
const otherType: Row = {};

function fieldsIn(args: Row, names: readonly string[]): Row {
  return presentFields(Object.fromEntries(names.map((name) => [name, args[name]])));
}

/** A change of a document that must be there and not be deleted. */
function changeIn(shelf: Shelf, args: Row, fields: Row): Row {
  const before = shelf.find(args['_id']);
  if (!before || before['is_deleted'] === true) throw notFound();
  return shelf.change(args['_id'], fields);
}

/** Deletes a document, or once more where it is deleted. */
function removeFrom(shelf: Shelf, args: Row): Row {
  if (!shelf.find(args['_id'])) throw notFound();
  shelf.change(args['_id'], { is_deleted: true });
  return deleted;
}

/** The mutations of diseases, units, usages and medicines. */
export function phongCatalogueWrites(store: PhongStore, { medicine }: PhongRecords): Readonly<Record<string, Write>> {
  const { LOAI_BENH: diseases, DON_VI: units, CACH_DUNG: usages, THUOC: medicines } = store;
  const ofMedicine = ['ten_thuoc', 'ma_don_vi', 'ma_cach_dung', 'don_gia'];
  return {
    THEM_LOAI_BENH(args) {
      diseases.add(fieldsIn(args, ['ten_loai_benh']));
      return otherType;
    },
    CAP_NHAT_LOAI_BENH: (args) => changeIn(diseases, args, fieldsIn(args, ['ten_loai_benh'])),
    XOA_LOAI_BENH: (args) => removeFrom(diseases, args),
    THEM_DON_VI: (args) => units.add(fieldsIn(args, ['ten_don_vi'])),
    CAP_NHAT_DON_VI: (args) => changeIn(units, args, fieldsIn(args, ['ten_don_vi'])),
    XOA_DON_VI: (args) => removeFrom(units, args),
    THEM_CACH_DUNG: (args) => usages.add(fieldsIn(args, ['mo_ta_cach_dung'])),
    CAP_NHAT_CACH_DUNG: (args) => changeIn(usages, args, fieldsIn(args, ['mo_ta_cach_dung'])),
    XOA_CACH_DUNG: (args) => removeFrom(usages, args),
    THEM_THUOC: (args) => medicine(medicines.add(fieldsIn(args, ofMedicine))),
    CAP_NHAT_THUOC: (args) => medicine(changeIn(medicines, args, fieldsIn(args, ofMedicine))),
    XOA_THUOC: (args) => removeFrom(medicines, args),
  };
}

/** The mutations of accounts. */
export function phongAccountWrites(
  { now }: Backstage,
  { TAI_KHOAN: accounts, passwords }: PhongStore,
  { account }: PhongRecords,
): Readonly<Record<string, Write>> {
  const wrongLogin = (): Error => phongError('Địa chỉ email hoặc mật khẩu không đúng');
  const fieldsOf = (args: Row): Row => {
    const born = args['ngay_sinh'] ?? null;
    const given = fieldsIn(args, ['ho_ten', 'email', 'gioi_tinh', 'ngay_sinh', 'quyen']);
    return born === null ? given : { ...given, ngay_sinh: dateText(instantIn(born, 'ngay_sinh', 'TAI_KHOAN')) };
  };
  const keepPassword = (document: Row, password: string | null | undefined): void => {
    if (password) passwords.set(String(document['_id']), password);
  };
  const byEmail = (email: unknown): Row | undefined => accounts.list().find((each) => each['email'] === email);
  return {
    TAO_TAI_KHOAN(args) {
      // The service means to say that the email is taken, with an error that it doesn't know.
      if (accounts.all().some((each) => each['email'] === args['email']))
        throw phongError('UserInputError is not defined');
      const document = accounts.add(fieldsOf(args));
      keepPassword(document, givenText(args, 'mat_khau'));
      return account(document);
    },
    CAP_NHAT_TAI_KHOAN(args) {
      const document = changeIn(accounts, args, fieldsOf(args));
      keepPassword(document, givenText(args, 'mat_khau'));
      return account(document);
    },
    XOA_TAI_KHOAN: (args) => removeFrom(accounts, args),
    KHOI_PHUC_TAI_KHOAN(args) {
      if (!accounts.find(args['_id'])) throw notFound();
      accounts.change(args['_id'], { is_deleted: false });
      return otherType;
    },
    DANG_NHAP(args) {
      const document = byEmail(args['email']);
      if (!document || passwords.get(String(document['_id'])) !== args['mat_khau']) throw wrongLogin();
      return { accessToken: tokenFor(String(document['email']), now()), doc: account(document) };
    },
    QUEN_MAT_KHAU(args) {
      if (!byEmail(args['email'])) throw notFound();
      return otherType;
    },
    DOI_MAT_KHAU(args) {
      const before = accounts.find(args['_id']);
      if (!before || before['is_deleted'] === true) throw notFound();
      if (passwords.get(String(before['_id'])) !== args['mat_khau_cu'])
        throw phongError('UserInputError is not defined');
      keepPassword(before, givenText(args, 'mat_khau_moi'));
      return account(accounts.change(args['_id'], {}));
    },
  };
}
