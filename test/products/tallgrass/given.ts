import type { ClientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { checkedId } from './loaders.ts';
import type { FieldError } from './outcomes.ts';
import { isDate, phoneKinds } from './values.ts';

/** PhoneNumberInput. */
export interface PhoneInput {
  readonly number: string;
  readonly kind: string;
}

/** HouseholdMemberInput, and the same fields of a change. */
export interface MemberInput {
  readonly givenName?: string | null;
  readonly familyName?: string | null;
  readonly phoneNumbers?: readonly PhoneInput[] | null;
  readonly emailAddresses?: readonly string[] | null;
}

/** What is known of a person by an input; undefined stays. */
export interface PersonChange {
  readonly givenName: string | null | undefined;
  readonly familyName: string | undefined;
  readonly phones: readonly PhoneRecord[] | undefined;
  readonly emails: readonly string[] | undefined;
}

const fewestDigits = 7;

/** The row that an id of an input names: undefined where none is given, null where it is emptied or unknown. */
export function namedRow<Item>(
  errors: FieldError[],
  path: string,
  type: string,
  id: string | null | undefined,
  find: (id: string) => Item | null,
): Item | null | undefined {
  if (id === null || id === undefined) return id;
  const row = find(checkedId(type, id));
  if (row === null) errors.push([path, `${type} not found`]);
  return row;
}

/** A Date of an input. */
export function namedDate(errors: FieldError[], path: string, text: string | null | undefined): typeof text {
  if (typeof text === 'string' && !isDate(text)) errors.push([path, 'Invalid date']);
  return text;
}

/** A text without blanks around it; an empty one is null. */
export function trimmed(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

/** What an input says of a person. */
export function personIn(errors: FieldError[], path: string, input: MemberInput): PersonChange {
  const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
  const familyName = input.familyName === undefined ? undefined : (input.familyName ?? '').trim();
  if (familyName === '') errors.push([at('familyName'), 'Required']);
  for (const [index, { number }] of (input.phoneNumbers ?? []).entries()) {
    const isPhone = number.replaceAll(/\D/g, '').length >= fewestDigits;
    if (!isPhone) errors.push([at(`phoneNumbers.${String(index)}.number`), 'Invalid phone number']);
  }
  for (const [index, address] of (input.emailAddresses ?? []).entries()) {
    if (!/^\S+@\S+\.\S+$/.test(address.trim()))
      errors.push([at(`emailAddresses.${String(index)}`), 'Invalid email address']);
  }
  return {
    givenName: trimmed(input.givenName),
    familyName,
    phones: input.phoneNumbers === undefined ? undefined : (input.phoneNumbers ?? []).map(phoneIn),
    emails:
      input.emailAddresses === undefined ? undefined : (input.emailAddresses ?? []).map((address) => address.trim()),
  };
}

function phoneIn({ number, kind }: PhoneInput): ClientRecord['phones'][number] {
  return { label: phoneKinds.find(([known]) => known === kind)?.[1] ?? 'Mobile', value: number.trim() };
}
