import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { isMember, membersOf, setMember, tagsOfKeys, wixIds, type wixPeople } from './people.ts';
import { sessionsOf, wixRows } from './records.ts';
import { wixError } from './wql.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Items<Item> = { readonly items?: readonly (Item | null)[] | null } | null;

interface ContactInfo extends Texts<'company' | 'labelKeys'> {
  readonly name?: Texts<'first' | 'last'> | null;
  readonly emails?: Items<Texts<'email'> & { readonly primary?: boolean | null }>;
  readonly phones?: Items<Texts<'phone' | 'tag'> & { readonly primary?: boolean | null }>;
}

interface ContactInput extends Texts<'contactId'> {
  readonly allowDuplicates?: boolean | null;
  readonly info?: ContactInfo | null;
  readonly labelKeys?: readonly (string | null)[] | null;
  readonly revision?: number | null;
}

interface MemberInput extends Texts<'id' | 'loginEmail'> {
  readonly contact?:
    | (Texts<'firstName' | 'lastName' | 'company'> &
        Readonly<Partial<Record<'emails' | 'phones', readonly (string | null)[] | null>>>)
    | null;
}

type Given<Input> = { readonly input?: Input | null };

/** The change that details of a person make: what is not given stays. */
interface Details {
  readonly givenName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly emails?: readonly string[] | undefined;
  readonly phones?: readonly PhoneRecord[] | undefined;
}

const labelsOfTags: Readonly<Record<string, PhoneRecord['label']>> = { HOME: 'Home', WORK: 'Work' };

/** What changes data: people and their coming, as the calendar itself is only read. */
export function wixWrites(
  stage: Backstage,
  { contact, member, revisionOf }: ReturnType<typeof wixPeople>,
  revisions: Map<number, number>,
): object {
  const { practice, now } = stage;
  const { attendance } = wixRows(stage);
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw wixError(outcome.field === 'base' ? 'PERMISSION_DENIED' : 'INVALID_ARGUMENT', outcome.message);
  }
  function contactOf(id: string | null | undefined): ClientRecord {
    const row = rowOf(practice.clients, wixIds.key('client', id));
    if (row && !row.isDeleted) return row;
    throw wixError('NOT_FOUND', `Contact ${String(id)} was not found`, 'CONTACT_NOT_FOUND');
  }
  function memberOf(id: string | null | undefined): ClientRecord {
    const row = rowOf(membersOf(practice), wixIds.key('client', id));
    if (row) return row;
    throw wixError('NOT_FOUND', `Member ${String(id)} was not found`, 'MEMBER_NOT_FOUND');
  }
  /** Two contacts can't have the same email, or without one the same phone, unless that is wanted. */
  function refuseDuplicates(details: Details, own: number | null, isAllowed: boolean | null | undefined): void {
    if (isAllowed) return;
    const [email, phone] = [details.emails?.[0], details.phones?.[0]?.value];
    const twin = practice.clients.find((row) => {
      if (row.isDeleted || row.key === own) return false;
      if (email) return row.emails.some((each) => each.toLowerCase() === email.toLowerCase());
      return Boolean(phone) && row.phones.some(({ value }) => digits(value) === digits(phone ?? ''));
    });
    if (twin) throw wixError('ALREADY_EXISTS', 'Duplicate contact exists', 'DUPLICATE_CONTACT_EXISTS');
  }
  function entered(details: Details): ClientRecord {
    const { givenName, familyName, emails = [], phones = [] } = details;
    // A contact may be no more than an email or a phone, which then stands for the name.
    const name = familyName?.trim() || (givenName?.trim() ? '' : (emails[0] ?? phones[0]?.value ?? ''));
    const made = done(() => registerClient(practice, { givenName, familyName: name, emails }, now()));
    return changed(made.key, { phones });
  }
  function changed(
    key: number,
    { givenName, familyName, emails, phones }: Details,
    tags?: readonly string[],
  ): ClientRecord {
    const names = {
      givenName: givenName === undefined ? undefined : givenName || null,
      familyName: familyName ?? undefined,
    };
    return done(() => changeClient(practice, key, { ...names, emails, phones, tags }, now()));
  }
  function revised(row: ClientRecord): Row {
    revisions.set(row.key, revisionOf(row.key) + 1);
    return { contact: contact(row) };
  }
  return {
    bookingsAttendanceV2SetAttendance({ input }: Given<{ readonly attendance?: Row | null }>) {
      const asked = input?.attendance ?? {};
      const row = sessionsOf(stage).find((each) => {
        const { sessionId, bookingId } = attendance(each);
        return sessionId === asked['sessionId'] && bookingId === (asked['bookingId'] ?? bookingId);
      });
      if (!row || row.clientKey === null)
        throw wixError('INVALID_ARGUMENT', 'sessionId and bookingId must belong to a booking');
      const { status = 'NOT_SET' } = asked;
      const state = stateAfter(typeof status === 'string' ? status : 'NOT_SET', row);
      return { attendance: attendance(done(() => changeAppointment(practice, row.key, { state }, now()))) };
    },
    crmContactsV4CreateContact({ input }: Given<ContactInput>) {
      const details = detailsOf(input?.info);
      const { givenName, familyName, emails, phones } = details;
      if (!givenName && !familyName && !emails?.length && !phones?.length)
        throw wixError(
          'INVALID_ARGUMENT',
          'Contact must have a name, a phone number or an email address',
          'MISSING_CONTACT_INFO',
        );
      refuseDuplicates(details, null, input?.allowDuplicates);
      const made = entered(details);
      setMember(practice, made.key, false);
      revisions.set(made.key, 0);
      return revised(made);
    },
    crmContactsV4UpdateContact({ input }: Given<ContactInput>) {
      const { key } = contactOf(input?.contactId);
      if (input?.revision !== revisionOf(key))
        throw wixError('ABORTED', `Contact revision mismatch: ${String(revisionOf(key))}`, 'CONTACT_REVISION_MISMATCH');
      const details = detailsOf(input.info);
      refuseDuplicates(details, key, input.allowDuplicates);
      return revised(changed(key, details));
    },
    crmContactsV4DeleteContact({ input }: Given<ContactInput>) {
      const row = contactOf(input?.contactId);
      if (isMember(practice, row))
        throw wixError('FAILED_PRECONDITION', 'Site members cannot be deleted', 'CANNOT_DELETE_SITE_MEMBERS');
      done(() => changeClient(practice, row.key, { isDeleted: true, isActive: false }, now()));
      return null;
    },
    crmContactsV4LabelContact({ input }: Given<ContactInput>) {
      const row = contactOf(input?.contactId);
      return revised(changed(row.key, {}, [...new Set([...row.tags, ...tagsOfKeys(input?.labelKeys ?? [])])]));
    },
    membersMembersV1CreateMember({ input }: Given<{ readonly member?: MemberInput | null }>) {
      const asked = input?.member ?? {};
      const { loginEmail } = asked;
      if (!loginEmail?.includes('@')) throw wixError('INVALID_ARGUMENT', 'loginEmail must be a valid email');
      if (membersOf(practice).some(({ emails }) => emails[0] === loginEmail))
        throw wixError('ALREADY_EXISTS', 'A member with this login email already exists', 'MEMBER_ALREADY_EXISTS');
      const details = detailsOfMember(asked);
      const emails = [...new Set([loginEmail, ...(details.emails ?? [])])];
      // Who is in the contact list already joins as that contact.
      const known = practice.clients.find((row) => !row.isDeleted && row.emails.includes(loginEmail));
      const row = known ? changed(known.key, { ...details, emails }) : entered({ ...details, emails });
      setMember(practice, row.key, true);
      return { member: member(row) };
    },
    membersMembersV1UpdateMember({ input }: Given<{ readonly member?: MemberInput | null }>) {
      const row = memberOf(input?.member?.id);
      return { member: member(changed(row.key, detailsOfMember(input?.member ?? {}))) };
    },
    membersMembersV1DeleteMember({ input }: Given<Texts<'id'>>) {
      const { key } = memberOf(input?.id);
      done(() => changeClient(practice, key, {}, now()));
      setMember(practice, key, false);
      return null;
    },
  };
}

function stateAfter(status: string, { state }: AppointmentRecord): AppointmentRecord['state'] {
  if (status === 'NOT_ATTENDED') return 'noShow';
  const hasCome = ['arrived', 'inProgress', 'ready', 'completed'].includes(state);
  if (status === 'ATTENDED') return hasCome ? state : 'arrived';
  return 'planned';
}

function detailsOf(info: ContactInfo | null | undefined): Details {
  const ordered = <Item extends { readonly primary?: boolean | null }>(
    list: Items<Item> | undefined,
  ): Item[] | undefined =>
    list?.items
      ?.filter((each) => each !== null)
      .toSorted((a, b) => Number(b.primary ?? false) - Number(a.primary ?? false));
  return {
    givenName: info?.name?.first,
    familyName: info?.name ? (info.name.last ?? undefined) : (info?.company ?? undefined),
    emails: ordered(info?.emails)?.flatMap(({ email }) => (email ? [email] : [])),
    phones: ordered(info?.phones)?.flatMap(({ phone, tag }) =>
      phone ? [{ label: labelsOfTags[tag ?? ''] ?? 'Mobile', value: phone }] : [],
    ),
  };
}

function detailsOfMember({ contact }: MemberInput): Details {
  const phones = contact?.phones?.filter((value) => typeof value === 'string');
  return {
    givenName: contact?.firstName,
    familyName: contact?.lastName,
    emails: contact?.emails?.filter((value) => typeof value === 'string'),
    phones: phones?.map((value) => ({ label: 'Mobile', value })),
  };
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}
