import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import type { IntakeQMemory } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { clientIdOf, clientKeyOf, problem } from './values.ts';

/** Fields of a profile that the practice has no place for: kept as they are given. */
const keptFields: readonly string[] = [
  'MiddleName',
  'DateOfBirth',
  'MaritalStatus',
  'Gender',
  'UnitNumber',
  'StateShort',
  'Country',
  'PostalCode',
  'PractitionerId',
  'BillingType',
  'StripeCustomerId',
  'SquareCustomerId',
  'ExternalClientId',
  ...['Primary', 'Secondary'].flatMap((rank) =>
    ['Company', 'PolicyNumber', 'GroupNumber', 'HolderName', 'Relationship', 'HolderDateOfBirth'].map(
      (field) => `${rank}Insurance${field}`,
    ),
  ),
];

interface Names {
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | undefined;
}

/** The two names that are given; a Name alone is split at its first space. */
export function namesIn(input: Row): Names {
  const [first, last, whole] = [givenText(input, 'FirstName'), givenText(input, 'LastName'), givenText(input, 'Name')];
  if (first !== undefined || last !== undefined || !whole)
    return {
      givenName: first === undefined ? undefined : (first ?? '').trim() || null,
      familyName: last === undefined ? undefined : (last ?? '').trim(),
    };
  const [given = '', ...family] = whole.trim().split(/\s+/);
  return { givenName: given || null, familyName: family.join(' ') };
}

/** The numbers of a client after a change of some of them. Phone is the mobile one, where that isn't given itself. */
function phonesAfter(before: readonly PhoneRecord[], input: Row): readonly PhoneRecord[] | undefined {
  const mobile = givenText(input, 'MobilePhone');
  const given = {
    Mobile: mobile === undefined ? givenText(input, 'Phone') : mobile,
    Home: givenText(input, 'HomePhone'),
    Work: givenText(input, 'WorkPhone'),
  };
  const labels = ['Mobile', 'Home', 'Work'] as const;
  if (labels.every((label) => given[label] === undefined)) return undefined;
  return labels.flatMap((label): readonly PhoneRecord[] => {
    const value = given[label];
    if (value === undefined) return before.filter((phone) => phone.label === label);
    return (value ?? '').trim() === '' ? [] : [{ label, value: (value ?? '').trim() }];
  });
}

/** The mutations of clients. */
export function clientWrites(backstage: Backstage, memory: IntakeQMemory, people: PeopleRecords) {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'BAD_REQUEST');
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const clientOf = (id: unknown): ClientRecord => {
    const row = rowOf(practice.clients, clientKeyOf(id));
    if (!row || row.isDeleted) throw problem(404, 'Client not found.');
    return row;
  };

  /** Fields and values of fields that the practice has no place for. */
  const keep = (client: ClientRecord, input: Row): void => {
    const given = keptFields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
    memory.profiles.set(client.key, { ...memory.profiles.get(client.key), ...Object.fromEntries(given) });
    const { CustomFields: custom } = input;
    const values = new Map(memory.customValues.get(client.key));
    for (const field of Array.isArray(custom) ? custom.filter(isRow) : [])
      values.set(String(field['FieldId']), givenText(field, 'Value') ?? null);
    memory.customValues.set(client.key, values);
  };
  const checkFields = (input: Row): void => {
    const known = practice.clients[0] ? people.customFields(practice.clients[0]).map(({ FieldId }) => FieldId) : [];
    const { CustomFields: custom } = input;
    for (const field of Array.isArray(custom) ? custom.filter(isRow) : [])
      if (!known.includes(field['FieldId']))
        throw problem(400, `There is no custom field ${String(field['FieldId'])}.`);
    const email = givenText(input, 'Email');
    if (email && !email.includes('@')) throw problem(400, 'The email is not valid.');
  };

  return {
    saveClient({ client: input }: { readonly client: Row }): Row {
      allowed();
      const { ClientId: id } = input;
      const existing = id === undefined || id === null ? null : clientOf(id);
      checkFields(input);
      const names = namesIn(input);
      const email = givenText(input, 'Email');
      const base = existing ?? done(() => registerClient(practice, { ...names, emails: [email] }, now()));
      const isActive = givenFlag(input, 'Archived');
      const changed = done(() =>
        changeClient(
          practice,
          base.key,
          {
            ...(existing && names),
            phones: phonesAfter(base.phones, input),
            emails: existing && email !== undefined ? [...(email ? [email] : []), ...base.emails.slice(1)] : undefined,
            street: input['StreetAddress'] === undefined ? undefined : (givenText(input, 'StreetAddress') ?? ''),
            city: input['City'] === undefined ? undefined : (givenText(input, 'City') ?? ''),
            note: givenText(input, 'AdditionalInformation'),
            isActive: isActive === undefined ? undefined : !isActive,
          },
          now(),
        ),
      );
      keep(changed, input);
      return people.client(changed, true);
    },
    addClientTag({ clientTag }: { readonly clientTag: Row }): Row {
      allowed();
      const client = clientOf(clientTag['ClientId']);
      const tag = (givenText(clientTag, 'Tag') ?? '').trim();
      if (tag === '') throw problem(400, 'Tag is required.');
      done(() => changeClient(practice, client.key, { tags: [...new Set([...client.tags, tag])] }, now()));
      return { ClientId: clientIdOf(client.key), Tag: tag };
    },
    removeClientTag({ clientId, tag }: { readonly clientId: number; readonly tag: string }): boolean {
      allowed();
      const client = clientOf(clientId);
      done(() => changeClient(practice, client.key, { tags: client.tags.filter((each) => each !== tag) }, now()));
      return true;
    },
  };
}
