import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { folded } from './lists.ts';
import type { EasyMemory } from './memory.ts';
import type { EasyRecords } from './records.ts';
import { easyIds, invalid, missingFields, notFound } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface ChangeArgs extends InputArgs {
  readonly id: number;
}

const ownFields = ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'notes'];
const required: readonly (readonly [setting: string, field: string])[] = [
  ['require_first_name', 'firstName'],
  ['require_last_name', 'lastName'],
  ['require_email', 'email'],
  ['require_phone_number', 'phone'],
];

/** Writes of customers. */
export function customerWrites(backstage: Backstage, { find, tables }: EasyRecords, memory: EasyMemory): object {
  const { practice, now } = backstage;

  const allowed = (): void => {
    if (backstage.refuseWrites !== null) throw invalid(backstage.refuseWrites);
  };
  const keyOf = (id: number): number => {
    const key = find(tables.customers, id) ? easyIds.key('client', id) : null;
    if (key === null) throw notFound();
    return key;
  };
  const check = (given: Row, id: number | null): void => {
    if (required.some(([setting, field]) => memory.settings.get(setting) === '1' && !given[field]))
      throw missingFields(given);
    const email = givenText(given, 'email');
    if (!email) return;
    if (!/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email)) throw invalid(`Invalid email address provided: ${email}`);
    if (tables.customers.rows().some((row) => row['id'] !== id && folded(row['email']) === folded(email)))
      throw invalid('The provided email address is already in use, please use a different one.');
  };
  /** Stores what is given, in the practice or beside it. */
  const store = (key: number, input: Row): Row | null => {
    const contact = contactChange(rowOf(practice.clients, key), givenText(input, 'phone'), givenText(input, 'email'));
    const address = givenText(input, 'address');
    const city = givenText(input, 'city');
    const familyName = givenText(input, 'lastName');
    const outcome = changeClient(
      practice,
      key,
      {
        givenName: givenText(input, 'firstName') === '' ? null : givenText(input, 'firstName'),
        familyName: familyName === null ? '' : familyName,
        phones: givenText(input, 'phone') === null ? [] : contact.phones,
        emails: givenText(input, 'email') === null ? [] : contact.emails,
        street: address === null ? '' : address,
        city: city === null ? '' : city,
        note: givenText(input, 'notes'),
      },
      now(),
    );
    if (!outcome.ok) throw invalid(outcome.message);
    const beside = Object.entries(presentFields(input)).filter(([field]) => !ownFields.includes(field));
    memory.customers.set(key, { ...memory.customers.get(key), ...Object.fromEntries(beside) });
    return find(tables.customers, Number(easyIds.of('client', key)));
  };

  return {
    createCustomer({ input }: InputArgs) {
      allowed();
      check(input, null);
      const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
      const entered = registerClient(practice, { givenName, familyName }, now());
      if (!entered.ok) throw missingFields(input);
      return store(entered.row.key, input);
    },
    updateCustomer({ id, input }: ChangeArgs) {
      allowed();
      const key = keyOf(id);
      check({ ...find(tables.customers, id), ...input }, id);
      return store(key, input);
    },
    deleteCustomer({ id }: { readonly id: number }) {
      allowed();
      const key = keyOf(id);
      // The database deletes what belongs to a customer with her.
      for (const row of practice.appointments.filter(({ clientKey }) => clientKey === key))
        changeAppointment(practice, row.key, { isDeleted: true }, now());
      changeClient(practice, key, { isDeleted: true }, now());
      return true;
    },
  };
}
