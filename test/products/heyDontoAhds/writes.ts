import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { centsOf, takePayment } from '../../dialects/practiceLedger.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { givenFlag } from '../givenFlag.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { appointmentWrites } from './appointmentWrites.ts';
import { keep } from './memory.ts';
import { homesOf, placeOf } from './sites.ts';
import { ahdsIds, badRequest, notFound, otherId } from './values.ts';
import { outcomeOf, type WriteArgs, type WriteTools, wordOf } from './writeTools.ts';

const { key } = ahdsIds;

/** Phones and emails among contact details; undefined where none are given. */
function detailsIn(input: Row): { readonly phones?: readonly PhoneRecord[]; readonly emails?: readonly string[] } {
  const given: unknown = input['contactDetails'];
  if (!Array.isArray(given)) return {};
  const details = given.filter(isRow).map((row) => {
    const type = isRow(row['contactDetailType']) ? (givenText(row['contactDetailType'], 'code') ?? '') : '';
    return {
      type: type.toLowerCase(),
      name: givenText(row, 'name') ?? '',
      value: (givenText(row, 'value') ?? '').trim(),
    };
  });
  for (const { type, value } of details) {
    if (value === '') throw badRequest('contactDetails.value should not be empty');
    if (type !== 'email' && type !== 'phone')
      throw badRequest('contactDetails.contactDetailType.code must be one of the following values: phone, email');
  }
  return {
    phones: details
      .filter(({ type }) => type === 'phone')
      .map(({ name, value }) => {
        const labels = ['Home', 'Work'] as const;
        const label = labels.find((each) => name.toLowerCase().startsWith(each.toLowerCase())) ?? 'Mobile';
        return { label, value };
      }),
    emails: details.filter(({ type }) => type === 'email').map(({ value }) => value),
  };
}

/** The parts of a name: a business has its own name for a family name. */
function namesIn(input: Row, before: ClientRecord | null): { givenName?: string | null; familyName?: string } {
  const business = givenText(input, 'businessName')?.trim();
  const first = givenText(input, 'firstName');
  const last = givenText(input, 'lastName');
  const isBusiness = givenFlag(input, 'isBusiness') ?? (before !== null && before.givenName === null);
  if (isBusiness || (business && !last?.trim())) return business ? { givenName: null, familyName: business } : {};
  return {
    ...(first !== undefined && { givenName: first?.trim() || null }),
    ...(last !== undefined && { familyName: last?.trim() ?? '' }),
  };
}

function addressIn(input: Row): { readonly street?: string; readonly city?: string } {
  const text = givenText(input, 'physicalAddress');
  if (text === undefined) return {};
  const [street = '', ...rest] = (text ?? '').split(',').map((part) => part.trim());
  return { street, city: rest.join(', ') };
}

function sexIn(input: Row): PatientRecord['sex'] | undefined {
  const word = wordOf(input['sex'])?.toUpperCase();
  if (word === undefined) return undefined;
  return word === 'MALE' || word === 'FEMALE' ? word : 'UNKNOWN';
}

/** All mutations. */
export function ahdsWrites(
  backstage: Backstage,
  tools: WriteTools,
): Readonly<Record<string, (args: WriteArgs) => unknown>> {
  const { practice, now } = backstage;
  const { records, money, memory, ledger } = tools;
  const done = outcomeOf(backstage);

  const contactAt = (args: WriteArgs): ClientRecord => {
    const place = placeOf(practice, args.siteId);
    const id = givenText(args, 'contactId') ?? '';
    const row = rowOf(practice.clients, key('client', id));
    if (row && !row.isDeleted && row.placeKey === place.key) return row;
    throw notFound('Contact', id);
  };
  const animalAt = (args: WriteArgs): PatientRecord => {
    const place = placeOf(practice, args.siteId);
    const id = givenText(args, 'animalId') ?? '';
    const row = rowOf(practice.patients, key('patient', id));
    if (row && homesOf(practice)(row) === place.key) return row;
    throw notFound('Animal', id);
  };
  const ownerIn = (input: Row): number => {
    const owner = rowOf(practice.clients, key('client', givenText(input, 'ownerContactId')));
    if (owner && !owner.isDeleted) return owner.key;
    throw badRequest('ownerContactId does not refer to a contact');
  };
  const animalChange = (input: Row) => ({
    name: givenText(input, 'name')?.trim(),
    species: wordOf(input['species']) ?? undefined,
    breed: wordOf(input['breed']),
    color: wordOf(input['colour']) ?? undefined,
    sex: sexIn(input),
    birthDate: givenText(input, 'dateOfBirth'),
    microchip: givenText(input, 'microchipNumber'),
    isActive: givenFlag(input, 'isActive'),
    isDeceased: givenFlag(input, 'isDead'),
  });
  const keepAnimal = (rowKey: number, input: Row): void => {
    const { isHostile, hasImportantNotes, isEstimatedDateOfBirth, code, extensions } = input;
    keep(memory.animals, rowKey, { isHostile, hasImportantNotes, isEstimatedDateOfBirth, code, extensions });
  };

  return {
    createContact({ siteId, input }) {
      const place = placeOf(practice, siteId);
      const names = namesIn(input, null);
      const details = detailsIn(input);
      const row = done(() => registerClient(practice, names, now()));
      const change = {
        ...details,
        ...addressIn(input),
        ...names,
        note: givenText(input, 'notes'),
        placeKey: place.key,
      };
      const { code, isCustomer, extensions } = input;
      keep(memory.contacts, row.key, { code, isCustomer: isCustomer ?? undefined, extensions });
      return records.metContact(done(() => changeClient(practice, row.key, change, now())));
    },
    updateContact(args) {
      const row = contactAt(args);
      const { input } = args;
      const change = {
        ...detailsIn(input),
        ...addressIn(input),
        ...namesIn(input, row),
        note: givenText(input, 'notes'),
      };
      const changed = done(() => changeClient(practice, row.key, change, now()));
      keep(memory.contacts, row.key, { extensions: input['extensions'] });
      return records.metContact(changed);
    },
    deleteContact(args) {
      const row = contactAt(args);
      done(() => changeClient(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    createAnimal({ siteId, input }) {
      placeOf(practice, siteId);
      const clientKey = ownerIn(input);
      const row = done(() => addPatient(practice, { clientKey, name: givenText(input, 'name') }, now()));
      keepAnimal(row.key, input);
      return records.metAnimal(done(() => changePatient(practice, row.key, animalChange(input), now())));
    },
    updateAnimal(args) {
      const row = animalAt(args);
      const { input } = args;
      const owner = givenText(input, 'ownerContactId') ? { clientKey: ownerIn(input) } : {};
      const changed = done(() => changePatient(practice, row.key, { ...animalChange(input), ...owner }, now()));
      keepAnimal(row.key, input);
      return records.metAnimal(changed);
    },
    deleteAnimal(args) {
      const row = animalAt(args);
      done(() => changePatient(practice, row.key, { isActive: false }, now()));
      return true;
    },
    createPayment({ siteId, input }) {
      placeOf(practice, siteId);
      const invoiceId = givenText(input, 'invoiceId');
      const order = ledger.orders.find((each) => otherId('invoice', each.key) === invoiceId);
      const method = isRow(input['paymentMethod']) ? givenText(input['paymentMethod'], 'code') : undefined;
      const payment = {
        clientKey: key('client', givenText(input, 'contactId')),
        cents: centsOf(input['amount']),
        orderKey: invoiceId ? (order?.key ?? null) : undefined,
        method: method?.toUpperCase(),
        reference: givenText(input, 'reference'),
      };
      return money.payment(done(() => takePayment(practice, ledger, payment, now())));
    },
    ...appointmentWrites(backstage, tools),
  };
}
