import type { ClientRow } from '../../adapter/deskObjects.ts';
import { alertsOf } from '../../../contract/clients.ts';

const dayMilliseconds = 86_400_000;

/** A calendar date as days since 1970. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMilliseconds);
}

export function fromDayNumber(day: number): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}

const fractionDigits = 4;

/** 120.50 as 1205000: exact as long as it is below 900 billion; further decimals are cut. */
export function scaledAmount(amount: string): number {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  return Number(`${sign}${whole}${rest.slice(0, fractionDigits).padEnd(fractionDigits, '0')}`);
}

/** 1205000 as 120.50: with two decimals, or more where they are needed. */
export function amountText(scaled: number): string {
  const digits = String(Math.abs(scaled)).padStart(fractionDigits + 1, '0');
  const [whole, rest] = [digits.slice(0, -fractionDigits), digits.slice(-fractionDigits)];
  return `${scaled < 0 ? '-' : ''}${whole}.${rest.replace(/0{1,2}$/, '')}`;
}

/** A longer list with the same first elements. */
export function copyInto<List extends Uint8Array | Int32Array | Float64Array | Uint16Array | Uint32Array>(
  list: List,
  longer: List,
): List {
  longer.set(list);
  return longer;
}

/** Yes-or-no traits of a client, as bits of a column. */
export const traits = {
  active: 1,
  inactive: 2,
  alerts: 4,
  phone: 8,
  email: 16,
  address: 32,
  patients: 64,
  /** The slot holds a client. */
  here: 128,
} as const;

export function traitsOf(row: ClientRow): number {
  return (
    traits.here |
    (row.active === true ? traits.active : 0) |
    (row.active === false ? traits.inactive : 0) |
    (alertsOf(row).length > 0 ? traits.alerts : 0) |
    (row.phones.length > 0 ? traits.phone : 0) |
    (row.emails.length > 0 ? traits.email : 0) |
    (row.address ? traits.address : 0) |
    ((row.patients?.length ?? 0) > 0 ? traits.patients : 0)
  );
}

export const noDay = -(2 ** 31);

/** A stored directory: the n-th element of each list belongs to the n-th client. */
export interface StoredClients extends Columns {
  readonly ids: readonly string[];
}

/** By slot. A slot without the `here` bit is unused, and its other values are meaningless. */
export interface Columns {
  readonly texts: readonly string[];
  readonly search: readonly string[];
  readonly digits: readonly string[];
  traits: Uint8Array;
  patients: Uint8Array;
  /** Days since 1970; `noDay` where unknown. */
  since: Int32Array;
  lastVisit: Int32Array;
  /** Ten-thousandths of the currency's unit, a whole number; NaN where unknown. */
  balance: Float64Array;
  /** Index into `currencies` and `places`; 0 where unknown. */
  currency: Uint16Array;
  place: Uint16Array;
  readonly currencies: readonly string[];
  readonly places: readonly { readonly id: string; readonly name: string }[];
}
