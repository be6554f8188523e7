import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import { type ClientRecord, type Practice, createPractice, fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { wixError } from './wql.ts';

/** Random ids; those of members are those of their contacts. */
export const wixIds = uuidIds();

/** Ids of what belongs to something else, such as its schedule or its booking. */
export function linkedId(id: string, letter: string): string {
  return `${letter}${id.slice(1)}`;
}

/** An instant as it is told: in UTC, with milliseconds. */
export function stamp(instant: number): string {
  return new Date(instant).toISOString();
}

const firstMembers = new Set(
  createPractice()
    .clients.filter(({ emails }) => emails.length > 0)
    .map(({ key }) => key),
);
const changes = new WeakMap<Practice, Map<number, boolean>>();

/** Whether a contact is a member of the site: one needs an email to log in with, and others have never joined. */
export function isMember(practice: Practice, { key, isDeleted }: ClientRecord): boolean {
  return !isDeleted && (changes.get(practice)?.get(key) ?? firstMembers.has(key));
}

/** Lets a contact join or leave the site. */
export function setMember(practice: Practice, key: number, isNow: boolean): void {
  const known = changes.get(practice) ?? new Map<number, boolean>();
  changes.set(practice, known.set(key, isNow));
}

/** All members, the oldest first. */
export function membersOf(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => isMember(practice, row));
}

const created = '2023-02-01T09:00:00.000Z';

/** The labels of the contact list. */
export const labels: readonly Row[] = [
  { key: 'contacts.contacted-me', displayName: 'Contacted Me', labelType: 'SYSTEM', namespace: 'contacts' },
  { key: 'contacts.customers', displayName: 'Customers', labelType: 'SYSTEM', namespace: 'contacts' },
  ...['VIP', 'Breeder', 'Payment plan'].map((displayName) => {
    return { key: labelKeyOf(displayName), displayName, labelType: 'USER_DEFINED', namespace: 'custom' };
  }),
].map((row) => ({ ...row, createdDate: created }));

/** The tags of keys; labels of the system are no tags of the practice. */
export function tagsOfKeys(keys: readonly (string | null)[]): string[] {
  for (const key of keys)
    if (!labels.some((label) => label['key'] === key))
      throw wixError('NOT_FOUND', `Label ${String(key)} was not found`, 'LABEL_NOT_FOUND');
  return labels
    .filter(({ key, namespace }) => namespace === 'custom' && keys.includes(String(key)))
    .map(({ displayName }) => String(displayName));
}

function labelKeyOf(tag: string): string {
  return `custom.${tag.toLowerCase().replaceAll(' ', '-')}`;
}

function e164Of(phone: string): string {
  return `+1${phone.replaceAll(/\D/g, '').slice(-10)}`;
}

/** The contacts and members of the practice; `revisions` counts how often a contact was changed. */
export function wixPeople({ meet }: Backstage, revisions: ReadonlyMap<number, number>) {
  const companyOf = (row: ClientRecord): string | null => (row.givenName === null ? row.familyName : null);
  const revisionOf = (key: number): number => revisions.get(key) ?? 1 + (key % 4);
  function contact(row: ClientRecord): Row {
    meet('client', row.key);
    const id = wixIds.of('client', row.key);
    const numbered = (index: number, letters: string): Row => {
      return { id: linkedId(id, letters.charAt(index % letters.length)), primary: index === 0 };
    };
    return {
      id,
      createdDate: stamp(row.createdAt),
      updatedDate: stamp(row.updatedAt),
      revision: revisionOf(row.key),
      primaryInfo: { email: row.emails[0] ?? null, phone: row.phones[0]?.value ?? null },
      source: { appId: null, sourceType: ['WIX_BOOKINGS', 'ADMIN', 'IMPORT'][row.key % 3] },
      info: {
        name: { first: row.givenName, last: row.familyName },
        company: companyOf(row),
        birthdate: null,
        jobTitle: null,
        locale: row.key % 3 === 0 ? 'en-US' : null,
        emails: { items: row.emails.map((email, index) => ({ ...numbered(index, 'abc'), email })) },
        phones: {
          items: row.phones.map(({ label, value }, index) => {
            const number = { phone: value, e164Phone: e164Of(value), countryCode: 'US' };
            return { ...numbered(index, 'def'), ...number, tag: label.toUpperCase() };
          }),
        },
        labelKeys: { items: ['contacts.customers', ...row.tags.map(labelKeyOf)] },
      },
    };
  }
  /** A member with all fields; which of them are shown goes by the field sets. */
  function member(row: ClientRecord): Row {
    meet('client', row.key);
    const id = wixIds.of('client', row.key);
    const name = fullNameOf(row);
    const [loginEmail = null] = row.emails;
    const nickname = row.key % 5 === 0 && loginEmail !== null ? loginEmail.split('@')[0] : name;
    return {
      id,
      contactId: id,
      createdDate: stamp(row.createdAt),
      updatedDate: stamp(row.updatedAt),
      lastLoginDate: row.key % 4 === 0 ? null : stamp(row.updatedAt),
      loginEmail,
      loginEmailVerified: row.key % 6 !== 1,
      status: row.isActive ? 'APPROVED' : 'BLOCKED',
      privacyStatus: row.key % 3 === 0 ? 'PUBLIC' : 'PRIVATE',
      activityStatus: row.key % 29 === 0 ? 'MUTED' : 'ACTIVE',
      profile: { nickname, slug: name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-'), title: null },
      contact: {
        contactId: id,
        firstName: row.givenName,
        lastName: row.familyName,
        company: companyOf(row),
        birthdate: null,
        jobTitle: null,
        emails: row.emails,
        phones: row.phones.map(({ value }) => value),
      },
    };
  }
  return { contact, member, revisionOf };
}

const unknown = { status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' };

/** What of a member is shown for some field sets, of which the widest counts. */
export function memberFields(row: Row, fieldsets: readonly (string | null | undefined)[]): Row {
  if (fieldsets.includes('FULL')) return row;
  const { id, contactId, profile, loginEmail, status, privacyStatus, activityStatus } = row;
  const shown = { id, contactId, profile };
  if (fieldsets.includes('EXTENDED')) return { ...shown, loginEmail, status, privacyStatus, activityStatus };
  return { ...shown, ...unknown };
}
