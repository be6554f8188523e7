import type { Backstage } from '../../dialects/dialect.ts';
import { mixed } from '../../dialects/ids.ts';
import { type AppointmentRecord, fullNameOf, type ProviderRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { diseases, medicines, units, usages } from './catalogue.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { dateText, documentId, type OwnModel, phongIds } from './values.ts';

/** A medicine on a slip, with the price that it had then. */
export interface Prescribed {
  readonly ma_thuoc: string;
  readonly so_luong: number;
  readonly don_gia: number;
  readonly thanh_tien: number;
}

/** What the doctor has put on a slip. */
export interface Findings {
  readonly ma_loai_benh: string | null;
  /** Null where the list was taken away as a whole. */
  readonly don_thuoc: readonly Prescribed[] | null;
  /** What the medicines cost together. */
  readonly cost: number;
}

/** All that the service keeps beside the practice. */
export interface PhongStore extends Readonly<Record<OwnModel, Shelf>> {
  /** Fields of people as they were given. */
  readonly profiles: Map<number, Row>;
  readonly findings: Map<number, Findings>;
  /** Passwords by the ids of accounts. */
  readonly passwords: Map<string, string>;
  readonly findingsOf: (row: AppointmentRecord) => Findings;
}

const opened = Date.UTC(2022, 3, 11, 2);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Documents that were entered one after the other, an hour each. */
function enteredInTurn(rows: readonly Row[]): readonly (readonly [Row, number])[] {
  return rows.map((row, index) => [row, opened + index * hourMs]);
}

/** The account of a member of staff; there are but doctors and the front desk. */
function accountOf(provider: ProviderRecord): Row {
  const { key, email, role, isActive } = provider;
  return {
    _id: phongIds.of('provider', key),
    ho_ten: fullNameOf(provider),
    email,
    gioi_tinh: mixed(key) % 2 === 0 ? 'Nữ' : 'Nam',
    ngay_sinh: dateText(Date.UTC(1968, 0, 1) + (mixed(key + 3) % (30 * 365)) * dayMs),
    quyen: role === 'veterinarian' ? 'bacsi' : 'letan',
    is_deleted: !isActive,
  };
}

/** What a slip holds that was not changed here: nothing before the examination is over. */
function usualFindings({ key, state }: AppointmentRecord): Findings {
  if (state !== 'completed' && state !== 'ready') return { ma_loai_benh: null, don_thuoc: [], cost: 0 };
  const prescribed = Array.from({ length: 1 + (mixed(key) % 3) }, (_, index): Prescribed => {
    const place = (key * 3 + index * 7) % medicines.length;
    const [, unit = 0, , price = 0] = medicines[place] ?? [];
    const count = unit < 2 ? 10 + (key % 3) * 5 : 1;
    return {
      ma_thuoc: documentId('THUOC', place + 1),
      so_luong: count,
      don_gia: price,
      thanh_tien: count * price,
    };
  });
  return {
    ma_loai_benh: documentId('LOAI_BENH', 1 + (mixed(key + 5) % diseases.length)),
    don_thuoc: prescribed,
    cost: prescribed.reduce((sum, item) => sum + item.thanh_tien, 0),
  };
}

export function createStore({ practice, now }: Backstage): PhongStore {
  const findings = new Map<number, Findings>();
  return {
    LOAI_BENH: createShelf('LOAI_BENH', enteredInTurn(diseases.map((name) => ({ ten_loai_benh: name }))), now),
    DON_VI: createShelf('DON_VI', enteredInTurn(units.map((name) => ({ ten_don_vi: name }))), now),
    CACH_DUNG: createShelf('CACH_DUNG', enteredInTurn(usages.map((text) => ({ mo_ta_cach_dung: text }))), now),
    THUOC: createShelf(
      'THUOC',
      enteredInTurn(
        medicines.map(([name, unit, usage, price]) => ({
          ten_thuoc: name,
          ma_don_vi: documentId('DON_VI', unit + 1),
          ma_cach_dung: documentId('CACH_DUNG', usage + 1),
          don_gia: price,
        })),
      ),
      now,
    ),
    TAI_KHOAN: createShelf('TAI_KHOAN', enteredInTurn(practice.providers.map(accountOf)), now),
    profiles: new Map(),
    findings,
    passwords: new Map(),
    findingsOf: (row) => findings.get(row.key) ?? usualFindings(row),
  };
}
