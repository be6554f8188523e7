import type { ClientRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import { openVpmsIds } from './ids.ts';
import { plainOf } from './values.ts';

/** What is asked for of customers. */
export interface CustomerQuery {
  readonly name?: string | null;
  readonly contact?: string | null;
  readonly patient?: string | null;
  readonly location?: string | null;
  readonly activeOnly: boolean;
}

/** What is asked for of patients. */
export interface PatientQuery {
  readonly name?: string | null;
  readonly customer?: string | null;
  readonly species?: string | null;
  readonly identity?: string | null;
  readonly activeOnly: boolean;
}

const fewestDigits = 4;

/** Whether a text begins as was asked; an asterisk stands for any characters. */
export function begins(text: string, value: string): boolean {
  const pattern = plainOf(value.trim())
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  return new RegExp(`^${pattern}`, 'su').test(plainOf(text));
}

/** Whether one of the names begins so, or a word of one. */
function anyBegins(names: readonly string[], value: string): boolean {
  return names.some((name) => [name, ...name.split(/[\s-]+/)].some((part) => begins(part, value)));
}

function hasName({ givenName, familyName }: ClientRecord, value: string): boolean {
  const [last = '', first] = value.split(',');
  if (first !== undefined) return begins(familyName, last) && begins(givenName ?? '', first);
  const words = value.split(/\s+/).filter((word) => word !== '');
  const names = [familyName, ...(givenName === null ? [] : [givenName])];
  return anyBegins([familyName], value) || words.every((word) => anyBegins(names, word));
}

function hasContact({ phones, emails }: ClientRecord, value: string): boolean {
  const digits = value.replaceAll(/\D/g, '');
  const isNumber = digits.length >= fewestDigits && /^[\d\s()+./-]+$/.test(value);
  if (isNumber && phones.some((phone) => phone.value.replaceAll(/\D/g, '').includes(digits))) return true;
  return value.trim() !== '' && emails.some((email) => plainOf(email).includes(plainOf(value.trim())));
}

/** Whether a customer is one that is asked for. */
export function isAskedCustomer(
  { patients }: Practice,
  row: ClientRecord,
  { name, contact, patient, location, activeOnly }: CustomerQuery,
): boolean {
  if (activeOnly && !row.isActive) return false;
  if (location && openVpmsIds.of('place', row.placeKey) !== location) return false;
  if (name && !hasName(row, name)) return false;
  if (contact && !hasContact(row, contact)) return false;
  return !patient || patients.some((each) => each.clientKey === row.key && begins(each.name, patient));
}

/** Whether a patient is one that is asked for. */
export function isAskedPatient(
  row: PatientRecord,
  speciesCode: string,
  { name, customer, species, identity, activeOnly }: PatientQuery,
): boolean {
  if (activeOnly && !row.isActive) return false;
  if (customer && (row.clientKey === null || openVpmsIds.of('client', row.clientKey) !== customer)) return false;
  if (species && speciesCode !== species) return false;
  if (identity && row.microchip !== identity) return false;
  return !name || begins(row.name, name);
}
