import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError, written } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { lookupOf, zandaLookups } from './lookups.ts';
import type { ZandaMemory, ZandaRecords } from './records.ts';
import { instantIn, problem, zandaIds } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface ChangeArgs extends InputArgs {
  readonly id: number;
}

const { key } = zandaIds;
const phoneFields = { mobileTelephone: 'Mobile', homeTelephone: 'Home', workTelephone: 'Work' } as const;
/** What a profile has beside what the practice keeps. */
const profileFields = [
  'salutation',
  'middleName',
  'preferredName',
  'dateOfBirth',
  'identity',
  'state',
  'postalCode',
  'country',
  'timeZone',
  'fileUnder',
  'occupation',
  'marketingSourceId',
  'customStatusId',
  'customCategoryId',
  'primaryPractitionerId',
];

/** Mutations: of clients and of what they pay, as the API has no others. Refusals are errors with the status of the API. */
export function zandaWrites(
  backstage: Backstage,
  records: ZandaRecords,
  memory: ZandaMemory,
  localText: (instant: number) => string,
): object {
  const { practice, now } = backstage;

  /** Refuses everything where nothing may be written. */
  function check(): void {
    const outcome = written(backstage, () => ({ ok: true, row: null }));
    if (!outcome.ok) throw problem(403, 'FORBIDDEN', outcome.message);
  }
  const invalid = (message: string): Error => problem(400, 'BAD_REQUEST', message);
  const missing = (): Error => problem(404, 'NOT_FOUND', 'Not Found');

  function phonesIn(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] {
    return Object.entries(phoneFields).flatMap(([field, label]): PhoneRecord[] => {
      const text = givenText(input, field);
      const old = before.find((phone) => phone.label === label);
      if (text === undefined) return old ? [old] : [];
      return text === null || text === '' ? [] : [{ label, value: text }];
    });
  }

  function checkPractitioner(input: Row): void {
    const id = input['primaryPractitionerId'];
    if (typeof id === 'number' && !rowOf(practice.providers, key('provider', id)))
      throw problem(422, 'UNPROCESSABLE_ENTITY', 'The primary practitioner was not found.');
  }

  /** Keeps what is given of a client. */
  function keep(row: ClientRecord, input: Row): ClientRecord {
    const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
    const [email, street, city] = ['emailAddress', 'streetAddress', 'city'].map((field) => givenText(input, field));
    const change = {
      ...(typeof givenName === 'string' && { givenName }),
      ...(familyName !== undefined && { familyName: familyName ?? '' }),
      ...(email !== undefined && { emails: email ? [email] : [] }),
      ...(street !== undefined && { street: street ?? '' }),
      ...(city !== undefined && { city: city ?? '' }),
      ...(Object.keys(phoneFields).some((field) => input[field] !== undefined) && {
        phones: phonesIn(row.phones, input),
      }),
    };
    const given = profileFields.map((field): [string, unknown] => [field, input[field]]);
    memory.profiles.set(row.key, { ...memory.profiles.get(row.key), ...presentFields(Object.fromEntries(given)) });
    return rowOrError(backstage, () => changeClient(practice, row.key, change, now()), 'BAD_REQUEST');
  }

  /** The parts of a payment that are checked, as they are stored. */
  function paymentIn(input: Row): Row {
    const { amount, locationId, receivedAt, notes, paidBy } = input;
    if (typeof amount === 'number' && (amount <= 0 || Math.abs(Math.round(amount * 100) - amount * 100) > 1e-6))
      throw invalid('The amount must be greater than 0 and have at most 2 decimal places.');
    if (receivedAt !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(textOf(receivedAt)))
      throw invalid('The value is not valid for receivedAt.');
    const placeKey = typeof locationId === 'number' ? key('place', locationId) : undefined;
    if (placeKey !== undefined && !rowOf(practice.places, placeKey))
      throw problem(422, 'UNPROCESSABLE_ENTITY', 'The location was not found.');
    return presentFields({ total: amount, placeKey, receivedAt, notes, paidBy, lastModified: localText(now()) });
  }
  const storedPayment = (id: number): Row => {
    const row = lookupOf(records.storedPayments(), 'id', id);
    if (row?.['isActive'] !== true) throw missing();
    return row;
  };

  return {
    createClientProfile({ input }: InputArgs) {
      const [givenName, familyName] = [givenText(input, 'firstName') ?? '', givenText(input, 'lastName')];
      if (givenName.trim() === '') throw invalid("'First Name' must not be empty.");
      const name = fullNameOf({ givenName, familyName: familyName ?? '' })
        .trim()
        .toLowerCase();
      const isThere = practice.clients.some((row) => !row.isDeleted && fullNameOf(row).toLowerCase() === name);
      if (isThere && input['checkDuplicates'] !== false)
        throw problem(409, 'CONFLICT', 'Potential duplicate client profiles were found.');
      checkPractitioner(input);
      const made = rowOrError(
        backstage,
        () => registerClient(practice, { givenName, familyName: familyName ?? null }, now()),
        'FORBIDDEN',
      );
      return records.client(keep(made, input));
    },
    updateClientProfile({ id, input }: ChangeArgs) {
      check();
      const row = rowOf(practice.clients, key('client', id));
      if (!row || row.isDeleted) throw missing();
      const givenName = givenText(input, 'firstName');
      if (givenName === null || givenName?.trim() === '') throw invalid("'First Name' must not be empty.");
      checkPractitioner(input);
      return records.client(keep(row, input));
    },
    updateInvoice({ id, input }: ChangeArgs) {
      check();
      const row = rowOf(practice.appointments, records.invoiceKey(id));
      if (!row || !records.isInvoiced(row)) throw missing();
      if (input['invoiceDate'] === null) throw invalid('The invoice date cannot be cleared.');
      const dates = ['invoiceDate', 'invoiceDueDate'].map((field): [string, unknown] => {
        const value = input[field];
        const instant = instantIn(field, value);
        return [field, instant === null ? value : localText(instant)];
      });
      memory.invoices.set(id, { ...memory.invoices.get(id), ...presentFields(Object.fromEntries(dates)) });
      return records.invoice(row);
    },
    createPayment({ input }: InputArgs) {
      check();
      const clientKey = typeof input['clientId'] === 'number' ? key('client', input['clientId']) : null;
      if (!rowOf(practice.clients, clientKey)) throw problem(422, 'UNPROCESSABLE_ENTITY', 'The client was not found.');
      const method = lookupOf(zandaLookups.paymentMethods, 'id', input['paymentMethodId']);
      if (method?.['isIntegrated'] !== false)
        throw problem(422, 'UNPROCESSABLE_ENTITY', 'The payment method was not found.');
      const row: Row = {
        ...paymentIn(input),
        id: 830_000 + memory.payments.size + 1,
        clientKey,
        methodId: method['id'],
        isActive: true,
      };
      memory.payments.set(Number(row['id']), row);
      return records.payment(row);
    },
    updatePayment({ id, input }: ChangeArgs) {
      check();
      const row = { ...storedPayment(id), ...paymentIn(input) };
      memory.payments.set(id, row);
      return records.payment(row);
    },
    deletePayment({ id }: { readonly id: number }) {
      check();
      memory.payments.set(id, { ...storedPayment(id), isActive: false });
      return true;
    },
  };
}
