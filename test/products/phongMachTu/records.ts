import type { Backstage } from '../../dialects/dialect.ts';
import { mixed } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { examinationFee } from './catalogue.ts';
import { referred } from './shelf.ts';
import type { PhongStore, Prescribed } from './store.ts';
import { dateText, isDeletedSlip, phongError, phongIds } from './values.ts';

/** How documents look in answers. */
export type PhongRecords = ReturnType<typeof phongRecords>;

/** Makes documents from the records of a practice and from what is kept beside it. */
export function phongRecords({ practice, meet }: Backstage, store: PhongStore) {
  const person = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      nam_sinh: 1940 + (mixed(row.key) % 65),
      gioi_tinh: mixed(row.key + 7) % 2 === 0 ? 'Nữ' : 'Nam',
      ...store.profiles.get(row.key),
      _id: phongIds.of('client', row.key),
      ho_ten: fullNameOf(row),
      dia_chi: [row.street, row.city].filter((part) => part !== '').join(', ') || null,
      is_deleted: row.isDeleted,
      created_at: dateText(row.createdAt),
      updated_at: dateText(row.updatedAt),
    };
  };

  const medicine = (document: Row): Row => ({
    ...document,
    don_vi: () => referred(store.DON_VI, document['ma_don_vi']),
    cach_dung: () => referred(store.CACH_DUNG, document['ma_cach_dung']),
  });

  /** The medicines of a slip in the order in which the practice entered them, deleted ones too. */
  const prescription = (items: readonly Prescribed[] | null): readonly Row[] => {
    if (items === null) throw phongError("Cannot read properties of null (reading 'map')");
    return store.THUOC.all().flatMap((document) => {
      const item = items.find(({ ma_thuoc: id }) => id === document['_id']);
      return item ? [{ ...item, thuoc: medicine(document) }] : [];
    });
  };

  const slip = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const findings = store.findingsOf(row);
    return {
      _id: phongIds.of('appointment', row.key),
      ngay_kham: dateText(row.start),
      benh_nhan() {
        const someone = rowOf(practice.clients, row.clientKey);
        return someone && person(someone);
      },
      loai_benh: () => referred(store.LOAI_BENH, findings.ma_loai_benh),
      trieu_chung: row.reason,
      don_thuoc: () => prescription(findings.don_thuoc),
      tien_kham: examinationFee,
      tong_tien: examinationFee + findings.cost,
      is_deleted: isDeletedSlip(row),
      created_at: dateText(row.createdAt),
      updated_at: dateText(row.updatedAt),
    };
  };

  const account = (document: Row): Row => {
    const key = phongIds.key('provider', String(document['_id']));
    if (key !== null) meet('provider', key);
    // The hash of a password is never answered.
    return { ...document, mat_khau: null };
  };

  return { person, medicine, slip, account };
}
