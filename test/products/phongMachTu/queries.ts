import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type Page, type PageArgs, pageOf, textTest } from './lists.ts';
import type { PhongRecords } from './records.ts';
import type { Shelf } from './shelf.ts';
import type { PhongStore } from './store.ts';
import { emailInToken } from './token.ts';
import {
  byChange,
  checkId,
  hasSlip,
  instantIn,
  isDeletedSlip,
  isListedSlip,
  notFound,
  peopleOf,
  phongError,
  phongIds,
} from './values.ts';

interface ListArgs extends PageArgs {
  readonly search?: Row | null;
}

interface IdArgs {
  readonly _id: string;
}

const dayMs = 86_400_000;

/** The record of a person, deleted or not; an id that can't be one is an error. */
export function personBy({ practice }: Backstage, id: unknown): ClientRecord | null {
  checkId(id, 'BENH_NHAN');
  return rowOf(practice.clients, phongIds.key('client', String(id)));
}

/** The visit behind a slip, deleted or not. */
export function slipBy({ practice }: Backstage, id: unknown): AppointmentRecord | null {
  checkId(id, 'PHIEU_KHAM');
  const row = rowOf(practice.appointments, phongIds.key('appointment', String(id)));
  return row && hasSlip(row) ? row : null;
}

/** The test of slips: a day is the 24 hours from an instant on, both ends included. */
function dayTest(search: Row | null | undefined): (row: AppointmentRecord) => boolean {
  const wanted = search?.['ngay_kham'];
  if (wanted === undefined) return () => true;
  if (!wanted) return () => false;
  const from = instantIn(wanted, 'ngay_kham', 'PHIEU_KHAM');
  return ({ start }) => start >= from && start <= from + dayMs;
}

/** The resolvers of all queries. */
export function phongQueries(backstage: Backstage, store: PhongStore, records: PhongRecords): object {
  const { practice, cap } = backstage;
  const answer = <Item>({ total, pages, rows }: Page<Item>, show: (item: Item) => Row): Row => ({
    total,
    pages,
    doc: rows.map(show),
  });
  const one = (shelf: Shelf, id: string): Row => {
    const document = shelf.find(id);
    if (!document || document['is_deleted'] === true) throw notFound();
    return document;
  };
  return {
    DS_BENH_NHAN({ search, ...page }: ListArgs) {
      const fits = textTest(search, 'ho_ten');
      const found = peopleOf(practice).filter((row) => fits(fullNameOf(row)));
      return answer(pageOf(found, page, cap), records.person);
    },
    BENH_NHAN({ _id: id }: IdArgs) {
      const row = personBy(backstage, id);
      if (!row || row.isDeleted) throw notFound();
      return records.person(row);
    },
    DS_PHIEU_KHAM({ search, ...page }: ListArgs) {
      const fits = dayTest(search);
      const found = practice.appointments.filter((row) => isListedSlip(row) && fits(row)).toSorted(byChange);
      return answer(pageOf(found, page, cap), records.slip);
    },
    PHIEU_KHAM({ _id: id }: IdArgs) {
      const row = slipBy(backstage, id);
      if (!row || isDeletedSlip(row)) throw notFound();
      return records.slip(row);
    },
    DS_LOAI_BENH: () => store.LOAI_BENH.list(),
    // The document itself is answered, which has none of the fields of a response.
    LOAI_BENH({ _id: id }: IdArgs) {
      one(store.LOAI_BENH, id);
      return {};
    },
    DS_DON_VI: () => store.DON_VI.list(),
    DON_VI: ({ _id: id }: IdArgs) => one(store.DON_VI, id),
    DS_CACH_DUNG: () => store.CACH_DUNG.list(),
    CACH_DUNG: ({ _id: id }: IdArgs) => one(store.CACH_DUNG, id),
    DS_THUOC({ search, ...page }: ListArgs) {
      const fits = textTest(search, 'ten_thuoc');
      const found = store.THUOC.list().filter((document) => fits(document['ten_thuoc']));
      return answer(pageOf(found, page, cap), records.medicine);
    },
    THUOC: ({ _id: id }: IdArgs) => records.medicine(one(store.THUOC, id)),
    DS_TAI_KHOAN: (page: PageArgs) => answer(pageOf(store.TAI_KHOAN.list(), page, cap), records.account),
    TAI_KHOAN({ token }: { readonly token: string }) {
      const email = emailInToken(token);
      // The service means to refuse here, with an error that it doesn't know.
      if (email === null) throw phongError('AuthenticationError is not defined');
      const document = store.TAI_KHOAN.list().find((each) => each['email'] === email);
      return document ? records.account(document) : null;
    },
  };
}
