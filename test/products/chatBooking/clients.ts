import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { chatBookingIds } from './words.ts';

/** What a client file says beyond the practice's own: as it was given last. */
export interface FileChanges {
  readonly fields: Map<number, Row>;
  readonly logs: { readonly clientKey: number; readonly log: Row }[];
}

/** A client needs two names: those of a company are split where someone who types them would. */
export function namesOf({ givenName, familyName }: ClientRecord): { readonly given: string; readonly family: string } {
  if (givenName !== null) return { given: givenName, family: familyName };
  const [given = '', ...rest] = familyName.split(' ');
  return { given, family: rest.join(' ') };
}

/** The clients in the order in which the store keeps them, which is that of their ids. */
export function clientsOf({ clients }: Practice): readonly ClientRecord[] {
  const idOf = ({ key }: ClientRecord): string => chatBookingIds.of('client', key);
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** The last digit of a Chilean tax id, which may be a K. */
function checkDigitOf(body: string): string {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}

/** Whether a text is such a tax id. */
export function isTaxId(text: string): boolean {
  const bare = text.replaceAll(/[.-]/g, '').toUpperCase();
  return /^\d+[\dK]$/.test(bare) && checkDigitOf(bare.slice(0, -1)) === bare.slice(-1);
}

function taxIdOf(key: number): string {
  const body = String(10_000_000 + key * 73_519);
  return `${body}-${checkDigitOf(body)}`;
}

/** Who made a file: most come from a booking, some were entered by hand, which a list of contacts shows. */
const isByHand = (client: ClientRecord): boolean =>
  isOld(client) && (client.key % 3 === 0 || client.emails.length === 0);
/** What a booking or a form has just made knows no street. */
const isOld = ({ street }: ClientRecord): boolean => street !== '';

function contactsOf(client: ClientRecord): readonly Row[] {
  const byHand = isByHand(client);
  return [
    ...client.emails.map((value, index) => ({ system: 'email', value, use: byHand || index > 0 ? 'work' : null })),
    ...client.phones.map(({ label, value }) => ({ system: 'phone', value, use: byHand ? label.toLowerCase() : null })),
  ];
}

/** A date and time as client files have them: to the thousandth, with a Z. */
export const fileTime = (instant: number): string => new Date(instant).toISOString();

/** Client files, and what is known of their changes. */
export function chatBookingFiles({ practice, meet }: Backstage, changes: FileChanges) {
  const tenantId = chatBookingIds.of('organization', 1);

  function file(client: ClientRecord): Row {
    meet('client', client.key);
    const byHand = isByHand(client);
    const contacts = contactsOf(client);
    return {
      id: chatBookingIds.of('client', client.key),
      tenantId,
      identifiers: byHand && client.key % 2 === 0 ? [{ type: 'TAX_ID', value: taxIdOf(client.key) }] : [],
      names: namesOf(client),
      email: client.emails[0] ?? null,
      birthDate:
        byHand && client.givenName !== null
          ? `19${String(50 + (client.key % 49))}-0${String(1 + (client.key % 9))}-15`
          : null,
      gender: byHand && client.givenName !== null ? ['female', 'male', 'other', null][client.key % 4] : null,
      contactInfo: contacts.length === 0 ? null : contacts,
      address: byHand ? { text: `${client.street}, ${client.city}`, lat: null, lng: null } : null,
      occupation: isOld(client) && client.key % 12 === 0 ? 'Teacher' : null,
      healthInsurance: isOld(client) && client.key % 15 === 0 ? { provider: 'Trupanion', type: 'PRIVATE' } : null,
      communicationLanguage: byHand ? 'en' : null,
      providerIds: byHand ? [chatBookingIds.of('provider', 1 + (client.key % 7))] : null,
      createdAt: fileTime(client.createdAt),
      updatedAt: fileTime(client.updatedAt),
      ...changes.fields.get(client.key),
    };
  }
  function log(client: ClientRecord, part: Row): Row {
    const source = { source: 'ADMIN_PANEL', sourceId: 'ui', changedBy: 'system' };
    return { tenantId, clientId: chatBookingIds.of('client', client.key), ...source, ...part };
  }
  return {
    tenantId,
    file,
    log,
    find(id: unknown): ClientRecord | null {
      const key = typeof id === 'string' ? chatBookingIds.key('client', id) : null;
      const client = rowOf(practice.clients, key);
      return client && !client.isDeleted ? client : null;
    },
    /** The newest first; the oldest tells where the file comes from. */
    logs(client: ClientRecord): readonly Row[] {
      const first = log(client, {
        field: 'ALL',
        oldValue: '',
        newValue: 'CREATED',
        ...(!isByHand(client) && { source: 'BOOKING_SYNC', sourceId: chatBookingIds.of('appointment', client.key) }),
        timestamp: fileTime(client.createdAt),
      });
      const later = changes.logs.filter(({ clientKey }) => clientKey === client.key).map((each) => each.log);
      return [...later.toReversed(), first];
    },
  };
}
