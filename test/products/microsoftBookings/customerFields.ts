import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { BookingsError, phoneTypes } from './values.ts';

/** The parts of a name that is one text: the last word is the family's. */
function partsOf(displayName: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = displayName.trim().split(/\s+/);
  const familyName = words.pop() ?? '';
  return { givenName: words.length === 0 ? null : words.join(' '), familyName };
}

/** The list of a field of an input: undefined where it isn't given, empty where it is null. */
function listIn(input: Row, field: string): readonly Row[] | undefined {
  const value = input[field];
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function phonesIn(input: Row): readonly PhoneRecord[] | undefined {
  const labels: readonly PhoneRecord['label'][] = ['Mobile', 'Home', 'Work'];
  return listIn(input, 'phones')?.flatMap(({ number, type }): PhoneRecord[] => {
    const label = labels.find((each) => phoneTypes[each] === type) ?? 'Mobile';
    return typeof number === 'string' && number !== '' ? [{ label, value: number }] : [];
  });
}

/** Changes what is given of a customer. */
export function changeCustomer({ practice, now }: Backstage, key: number, input: Row): ClientRecord {
  const displayName = givenText(input, 'displayName');
  if (displayName === null || displayName?.trim() === '') throw missing('displayName');
  const emailAddress = givenText(input, 'emailAddress');
  const [address = {}] = listIn(input, 'addresses') ?? [];
  const hasAddresses = input['addresses'] !== undefined;
  const changed = changeClient(
    practice,
    key,
    {
      ...(displayName !== undefined && partsOf(displayName)),
      emails: emailAddress === undefined ? undefined : emailAddress ? [emailAddress] : [],
      phones: phonesIn(input),
      street: hasAddresses ? (givenText(address, 'street') ?? '') : undefined,
      city: hasAddresses ? (givenText(address, 'city') ?? '') : undefined,
    },
    now(),
  );
  if (!changed.ok) throw new BookingsError('ErrorInvalidRequest', changed.message);
  return changed.row;
}

/** Enters a customer of a business. */
export function enterCustomer(backstage: Backstage, placeKey: number, input: Row): ClientRecord {
  const { practice, now } = backstage;
  const displayName = givenText(input, 'displayName');
  if (!displayName || displayName.trim() === '') throw missing('displayName');
  const entered = registerClient(practice, partsOf(displayName), now());
  if (!entered.ok) throw missing('displayName');
  changeClient(practice, entered.row.key, { placeKey }, now());
  return changeCustomer(backstage, entered.row.key, input);
}

/** What can't be left out. */
export function missing(property: string): BookingsError {
  return new BookingsError('ErrorPropertyValidationFailure', `The property '${property}' is required.`, property);
}
