import { GraphQLError } from 'graphql';
import { hexIds, type Ids, mixed } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Collections that the practice has no rows for, or none that can be written. */
export const ownModels = ['LOAI_BENH', 'DON_VI', 'CACH_DUNG', 'THUOC', 'TAI_KHOAN'] as const;
export type OwnModel = (typeof ownModels)[number];
export type Model = OwnModel | 'BENH_NHAN' | 'PHIEU_KHAM';

/** The code that Apollo Server gives to every error of a resolver. */
export const errorCode = 'INTERNAL_SERVER_ERROR';

const { of } = hexIds();

/** Ids of MongoDB; the last digits are the key, however many rows there are. */
export const phongIds: Ids = {
  of,
  key(kind, id) {
    const text = String(id ?? '').toLowerCase();
    const key = Number.parseInt(text.slice(-12), 16);
    return key > 0 && of(kind, key) === text ? key : null;
  },
};

/** The id of a document that is no row of the practice. */
export function documentId(model: OwnModel, number: number): string {
  const place = ownModels.indexOf(model);
  const mix = mixed(number * ownModels.length + place);
  return `628${String(place)}${mix.toString(16).padStart(8, '0')}${number.toString(16).padStart(12, '0')}`;
}

export function phongError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: errorCode } });
}

export function notFound(): GraphQLError {
  return phongError('Data not found');
}

/** What Mongoose says of a value that can't be what its path holds. */
export function castError(type: string, value: unknown, path: string, model: Model): GraphQLError {
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  return phongError(
    `Cast to ${type} failed for value "${shown}" (type ${typeof value}) at path "${path}" for model "${model}"`,
  );
}

/** An id that can't be one is refused; one of nothing is not. */
export function checkId(id: unknown, model: Model): void {
  const text = typeof id === 'string' ? id : '';
  if (!/^[\da-f]{24}$/i.test(text) && text.length !== 12) throw castError('ObjectId', id, '_id', model);
}

const numberText = /^-?\d+$/;

/** The instant of a date as Mongoose reads it, on a server whose clock is UTC: days are midnight there. */
export function instantIn(value: unknown, path: string, model: Model): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') throw castError('date', value, path, model);
  const text = value.trim();
  // Milliseconds can stand in a text, and years are shorter.
  if (numberText.test(text) && Math.abs(Number(text)) >= 275_761) return Number(text);
  const isBare = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text);
  const instant = Date.parse(isBare ? `${text}Z` : text);
  if (Number.isNaN(instant)) throw castError('date', value, path, model);
  return instant;
}

/** A date as JSON has it. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

// Records are replaced and don't change, and asking for clocks takes long.
const known = new WeakMap<AppointmentRecord, boolean>();

/** Whether a visit has a slip, deleted or not: a slip is made out for a person, and its day must be plain. */
export function hasSlip(row: AppointmentRecord): boolean {
  const has = known.get(row) ?? (!row.isBlock && row.clientKey !== null && hasClearDay(row));
  known.set(row, has);
  return has;
}

/** A visit that is called off has its slip deleted, as a slip has no other word for that. */
export function isDeletedSlip({ isDeleted, state }: AppointmentRecord): boolean {
  return isDeleted || state === 'cancelled';
}

/** Whether the list of slips has a visit. */
export function isListedSlip(row: AppointmentRecord): boolean {
  return hasSlip(row) && !isDeletedSlip(row);
}

/** The last changed first, as all lists are. */
export function byChange(
  one: { readonly key: number; readonly updatedAt: number },
  other: { readonly key: number; readonly updatedAt: number },
): number {
  return other.updatedAt - one.updatedAt || one.key - other.key;
}

/** People whose records are not deleted, in the order of the list. */
export function peopleOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(byChange);
}
