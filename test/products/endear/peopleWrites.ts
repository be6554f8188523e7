import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { type EndearMemory, type FieldRecord, nextKey } from './memory.ts';
import type { EndearPeople } from './people.ts';
import { badInput, customersOf, endearIds, notFound, rowWithId } from './values.ts';

type Attributes = ReadonlyMap<string, readonly string[]>;

const { key } = endearIds;
const labels = ['Mobile', 'Home', 'Work'] as const;
/** Attributes that every customer has. */
const own = new Set(['first_name', 'last_name', 'email_address', 'phone_number', 'address', 'city', 'tags']);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The mutations of customers and their fields. */
export function endearPeopleWrites(
  backstage: Backstage,
  memory: EndearMemory,
  people: EndearPeople,
): Readonly<Record<string, (args: Row) => Row>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'FORBIDDEN');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };

  const customerOf = (args: Row): ClientRecord => {
    const row = customersOf(practice).find((each) => each.key === key('client', givenText(args, 'id')));
    if (!row) throw notFound('Customer');
    return row;
  };
  const usersOf = (ids: unknown): readonly number[] =>
    texts(ids).map((id) => {
      const row = practice.providers.find((each) => each.isActive && each.key === key('provider', id));
      if (!row) throw notFound('User');
      return row.key;
    });

  const attributesIn = (value: unknown): Attributes => {
    const rows = Array.isArray(value) ? value.filter(isRow) : [];
    return new Map(rows.map((row) => [String(row['key']), texts(row['values'])]));
  };
  const checkFields = (attributes: Attributes): void => {
    for (const name of attributes.keys())
      if (!own.has(name) && !memory.fields.some((row) => row.name === name))
        throw badInput(`Unknown customer attribute: ${name}`);
  };

  /** Writes attributes into a customer, a new one where there is none. */
  const put = (before: ClientRecord | null, attributes: Attributes): ClientRecord => {
    checkFields(attributes);
    const first = (name: string): string | undefined => attributes.get(name)?.[0]?.trim();
    const { key: clientKey } =
      before ??
      done(() => registerClient(practice, { givenName: first('first_name'), familyName: first('last_name') }, now()));
    const numbers = attributes.get('phone_number')?.filter((value) => value.trim() !== '');
    const change = {
      givenName: before && attributes.has('first_name') ? first('first_name') || null : undefined,
      familyName: before ? first('last_name') : undefined,
      emails: attributes.get('email_address')?.filter((value) => value.trim() !== ''),
      phones: numbers?.map((value, index): PhoneRecord => ({ label: labels[index % 3] ?? 'Mobile', value })),
      street: first('address'),
      city: first('city'),
      tags: attributes.get('tags'),
    };
    const row = done(() => changeClient(practice, clientKey, change, now()));
    const values = new Map(memory.values.get(clientKey));
    for (const [name, value] of attributes) if (!own.has(name)) values.set(name, value);
    memory.values.set(clientKey, values);
    return row;
  };

  /** Creates or updates one customer of the current integration. */
  const upsert = (input: Row): void => {
    const id = givenText(input, 'id') ?? '';
    const before = customersOf(practice).find((row) => people.externalIdOf(row) === id) ?? null;
    const attributes = new Map(attributesIn(input['custom_fields']));
    for (const name of ['first_name', 'last_name', 'email_address', 'phone_number']) {
      const value = input[name];
      if (value !== undefined) attributes.set(name, typeof value === 'string' ? [value] : []);
    }
    if (Array.isArray(input['tags'])) attributes.set('tags', texts(input['tags']));
    const row = put(before, attributes);
    memory.externals.set(id, row.key);
    if (typeof input['deleted_at'] === 'string')
      done(() => changeClient(practice, row.key, { isDeleted: true, isActive: false }, now()));
  };

  const replaceField = (row: FieldRecord): Row => {
    memory.fields[memory.fields.findIndex((each) => each.key === row.key)] = row;
    return { customer_field: people.field(row) };
  };

  return {
    createCustomer(args) {
      allowed();
      const assigned = usersOf(args['assignedTo']);
      const row = put(null, attributesIn(args['attributes']));
      memory.assigned.set(row.key, assigned);
      return { customer: people.customer(row) };
    },
    updateCustomer(args) {
      allowed();
      const { key: clientKey } = customerOf(args);
      const isActive = givenFlag(args, 'archived') !== true;
      return { customer: people.customer(done(() => changeClient(practice, clientKey, { isActive }, now()))) };
    },
    assignUsersToCustomer(args) {
      allowed();
      const row = customerOf(args);
      const users = new Set([...people.assignedTo(row), ...usersOf(args['assigneeIds'])]);
      memory.assigned.set(row.key, [...users]);
      return { customer: people.customer(row) };
    },
    unassignUsersFromCustomer(args) {
      allowed();
      const row = customerOf(args);
      const gone = usersOf(args['assigneeIds']);
      memory.assigned.set(
        row.key,
        people.assignedTo(row).filter((each) => !gone.includes(each)),
      );
      return { customer: people.customer(row) };
    },
    bulkUpsertExternalCustomers(args) {
      allowed();
      const customers = args['customers'];
      for (const input of Array.isArray(customers) ? customers.filter(isRow) : []) upsert(input);
      return { status: 'SUCCESS' };
    },
    createCustomerField(args) {
      allowed();
      const name = givenText(args, 'key') ?? '';
      if (own.has(name) || memory.fields.some((row) => row.name === name))
        throw badInput(`A customer field with the key ${name} already exists`);
      const row: FieldRecord = {
        key: nextKey(memory.fields),
        name,
        label: givenText(args, 'label') ?? name,
        description: givenText(args, 'description') ?? null,
        type: givenText(args, 'type') ?? 'STRING',
        isMultiple: givenFlag(args, 'allowMultiple') === true,
        isEditable: givenFlag(args, 'isUserEditable') === true,
        options: texts(args['options']),
        createdAt: now(),
      };
      memory.fields.push(row);
      return { customer_field: people.field(row) };
    },
    updateCustomerFieldAttributes(args) {
      allowed();
      const row = rowWithId(memory.fields, 'field', args['id']);
      if (!row) throw notFound('CustomerField');
      return replaceField({
        ...row,
        label: givenText(args, 'label') ?? row.label,
        description: givenText(args, 'description') ?? row.description,
        isEditable: givenFlag(args, 'isUserEditable') ?? row.isEditable,
      });
    },
  };
}
