import { type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { writeMessage } from '../../dialects/practiceLedger.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type Patch, patchOf } from './fieldMask.ts';
import { keyOfUlid } from './ids.ts';
import type { Context } from './links.ts';
import { e164 } from './values.ts';
import { type WrittenRecords, writeTools } from './writeTools.ts';

interface PhoneInput {
  readonly purpose?: string | null;
  readonly number: string;
}

interface RegisterInput {
  readonly requestId?: string | null;
  readonly customer: Row;
}

interface UpdateInput {
  readonly customerId: string;
  readonly customer: Row;
  readonly updateMask?: string | null;
  readonly etag?: string | null;
}

const paths = [
  'party.person.givenName',
  'party.person.familyName',
  'party.organization.legalName',
  'party.phoneNumbers',
  'party.emailAddresses',
  'party.postalAddress',
  'homeFacilityId',
  'status',
] as const;
const labels: Readonly<Record<string, PhoneRecord['label']>> = {
  CONTACT_PURPOSE_HOME: 'Home',
  CONTACT_PURPOSE_WORK: 'Work',
};

/** Mutations of the party service. */
export function partyWrites(context: Context, { party }: WrittenRecords): Row {
  const { backstage, memory } = context;
  const { practice, now } = backstage;
  const { faults, allow, keyOf, checkEtag, done, once, note } = writeTools(context, 'party');

  const namesIn = (patch: Patch): Partial<Pick<ClientRecord, 'givenName' | 'familyName'>> => {
    const [given, family, legal] = [
      'party.person.givenName',
      'party.person.familyName',
      'party.organization.legalName',
    ].map((path) => {
      const text = patch.text(path)?.trim();
      if (text === '' || patch.text(path) === null) throw faults.invalid(`customer.${path}`, 'must not be empty');
      return text;
    });
    if (legal && (given || family)) throw faults.invalid('customer.party', 'is either a person or an organization');
    if (legal) return { givenName: null, familyName: legal };
    return { ...(given && { givenName: given }), ...(family && { familyName: family }) };
  };
  const phonesIn = (value: unknown): readonly PhoneRecord[] =>
    // Sound: what the patch holds was read by the schema.
    ((value ?? []) as readonly PhoneInput[]).map(({ purpose, number }, index) => {
      if (number.replaceAll(/\D/g, '').length < 7)
        throw faults.invalid(`customer.party.phoneNumbers[${String(index)}].number`, 'is not a phone number');
      return { label: labels[purpose ?? ''] ?? 'Mobile', value: e164(number) };
    });
  const emailsIn = (value: unknown): readonly string[] =>
    ((value ?? []) as readonly { readonly address: string }[]).map(({ address }, index) => {
      if (!/^\S+@\S+$/.test(address))
        throw faults.invalid(`customer.party.emailAddresses[${String(index)}].address`, 'is not an email address');
      return address;
    });
  const changesIn = (patch: Patch): Partial<ClientRecord> => {
    const postal = patch.value('party.postalAddress') as
      { readonly locality?: string | null; readonly addressLines: readonly string[] } | null | undefined;
    const [home, status] = [patch.text('homeFacilityId'), patch.text('status')];
    if (home === null) throw faults.invalid('customer.homeFacilityId', 'must not be empty');
    if (status === null || status === 'CUSTOMER_STATUS_UNSPECIFIED')
      throw faults.invalid('customer.status', 'must be specified');
    return {
      ...namesIn(patch),
      ...(patch.has('party.phoneNumbers') && { phones: phonesIn(patch.value('party.phoneNumbers')) }),
      ...(patch.has('party.emailAddresses') && { emails: emailsIn(patch.value('party.emailAddresses')) }),
      ...(patch.has('party.postalAddress') && {
        street: postal?.addressLines.join(', ') ?? '',
        city: postal?.locality ?? '',
      }),
      ...(home !== undefined && { placeKey: keyOf('customer.homeFacilityId', 'place', home) }),
      ...(status !== undefined && { isActive: status === 'CUSTOMER_STATUS_ACTIVE' }),
    };
  };

  const register = ({ customer }: RegisterInput): number => {
    const changes = changesIn(patchOf(faults, customer, null, paths));
    if (changes.familyName === undefined) throw faults.invalid('customer.party', 'needs a person or an organization');
    const { givenName, familyName } = changes;
    const { key } = done(registerClient(practice, { givenName, familyName }, now()));
    const placeKey = changes.placeKey ?? practice.places[0]?.key ?? 1;
    done(changeClient(practice, key, { ...changes, placeKey }, now()));
    note('CREATE', 'client', key);
    return key;
  };
  /** Others who can be reached in the same way. */
  const likenessesOf = ({ key, phones, emails }: ClientRecord): readonly ClientRecord[] => {
    const numbers = phones.map(({ value }) => e164(value));
    return practice.clients.filter(
      (other) =>
        other.key !== key &&
        !other.isDeleted &&
        (other.emails.some((email) => emails.includes(email)) ||
          other.phones.some(({ value }) => numbers.includes(e164(value)))),
    );
  };

  return {
    partyRegisterCustomer({ input }: { readonly input: RegisterInput }) {
      allow();
      const row = rowOf(
        practice.clients,
        once('registerCustomer', input.requestId, () => register(input)),
      );
      return row && { customer: party.customer(row), possibleDuplicates: () => likenessesOf(row).map(party.customer) };
    },
    partyUpdateCustomer({ input }: { readonly input: UpdateInput }) {
      allow();
      const key = keyOf('customerId', 'client', input.customerId);
      const before = rowOf(practice.clients, key);
      if (before) checkEtag(before, input.etag);
      const other = before?.givenName === null ? 'person' : 'organization';
      if (isRow(input.customer['party']) && isRow(input.customer['party'][other]))
        throw faults.invalid(`customer.party.${other}`, 'the kind of a party stays');
      const change = changesIn(patchOf(faults, input.customer, input.updateMask, maskable(other)));
      const row = done(changeClient(practice, key, change, now()));
      note('UPDATE', 'client', key);
      return { customer: party.customer(row) };
    },
    partyAddCustomerNote({ customerId, body }: { readonly customerId: string; readonly body: string }) {
      allow();
      const clientKey = keyOf('customerId', 'client', customerId);
      if (body.trim() === '') throw faults.invalid('body', 'must not be empty');
      const key = 1 + Math.max(0, ...memory.notes.map((row) => row.key));
      const row = { key, clientKey, body, at: now() };
      memory.notes.push(row);
      note('UPDATE', 'client', clientKey);
      return party.note(row);
    },
    partySendMessage(args: { readonly customerId: string; readonly conversationId?: string; readonly body: string }) {
      allow();
      const clientKey = keyOf('customerId', 'client', args.customerId);
      const threadKey = args.conversationId ? keyOfUlid('conversation', args.conversationId) : undefined;
      if (threadKey === null) throw faults.notFound('conversations', args.conversationId ?? '');
      const sent = done(writeMessage(practice, memory.ledger, { clientKey, threadKey, body: args.body }, now()));
      const thread = rowOf(memory.ledger.threads, sent.threadKey);
      return thread && party.conversation(thread);
    },
  };
}

/** What of a customer a mask can name: a person has no legal name, and an organization no other one. */
function maskable(other: string): readonly string[] {
  return paths.filter((path) => !path.startsWith(`party.${other}.`));
}
