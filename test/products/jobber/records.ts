import { utcText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PhoneRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { relayConnection } from '../relayConnection.ts';

const gidWords: Readonly<Record<Kind, string>> = {
  organization: 'Account',
  place: 'Property',
  provider: 'User',
  visitType: 'ProductOrService',
  client: 'Client',
  patient: 'Asset',
  appointment: 'Visit',
};

/** The zone of the account's only house. */
export const jobberZone = 'America/New_York';

/** An encoded id of any type, also of those that the practice has no kind for. */
export function encodedId(word: string, key: number): string {
  return Buffer.from(`gid://Jobber/${word}/${String(key)}`).toString('base64');
}

/** The number within an encoded id of a type, or null. */
export function numberOfId(word: string, id: string | number | null | undefined): number | null {
  if (typeof id !== 'string') return null;
  const number = new RegExp(`^gid://Jobber/${word}/(\\d+)$`).exec(Buffer.from(id, 'base64').toString())?.[1];
  return number === undefined ? null : Number(number);
}

/** Encoded ids of Jobber, which are encoded URIs. */
export const jobberIds: Ids = {
  of: (kind, key) => encodedId(gidWords[kind], key),
  key: (kind, id) => numberOfId(gidWords[kind], id),
};

/** Whether Jobber has this as a visit: what is called off is deleted, and a visit is always a client's. */
export function isJobberVisit(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && row.clientKey !== null && row.state !== 'cancelled' && !row.isDeleted && !row.isBlock;
}

/** The status of a visit, which is worked out from the clock: only whether it is complete is stored. */
export function visitStatus(row: AppointmentRecord, now: number, zone: string = jobberZone): string {
  if (row.state === 'completed') return 'COMPLETED';
  if (row.start + row.minutes * 60_000 < now) return 'LATE';
  return wallDay(row.start, zone) === wallDay(now, zone) ? 'TODAY' : 'UPCOMING';
}

/** The rows of the practice as Jobber shows them. Each client has one property and one job. */
export function jobberRecords({ practice, meet, cap, now }: Backstage) {
  const id = jobberIds.of;
  const none = (args: ConnectionArgs): object => relayConnection([], args, cap, () => null);
  const webUri = (path: string, key: number): string => `https://secure.jobber.example/${path}/${String(key)}`;
  const account = () => ({
    id: id('organization', 1),
    name: practice.organization.name,
    industry: 'PET_SERVICES',
    createdAt: '2018-05-01T14:00:00Z',
  });
  function client(row: ClientRecord | null): object | null {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    const isCompany = row.givenName === null;
    return {
      id: id('client', row.key),
      name: fullNameOf(row),
      firstName: row.givenName ?? '',
      lastName: isCompany ? '' : row.familyName,
      companyName: isCompany ? row.familyName : null,
      isCompany,
      isLead: false,
      isArchived: !row.isActive,
      isArchivable: row.isActive,
      balance: 0,
      emails: row.emails.map((address, index) => ({
        id: encodedId('Email', row.key * 10 + index),
        address,
        description: index === 0 ? 'MAIN' : 'OTHER',
        primary: index === 0,
      })),
      defaultEmails: [],
      phones: row.phones.map((phone, index) => phoneOf(row, phone, index)),
      billingAddress: addressOf(row),
      clientProperties: (args: ConnectionArgs) => relayConnection([row], args, cap, property),
      jobs: (args: ConnectionArgs) => relayConnection([row], args, cap, job),
      invoices: none,
      quotes: none,
      requests: none,
      notes: (args: ConnectionArgs) =>
        relayConnection(row.note === null ? [] : [row.note], args, cap, (message) => ({
          id: encodedId('ClientNote', row.key),
          message,
          pinned: false,
          createdAt: utcText(row.createdAt),
        })),
      tags: (args: ConnectionArgs) =>
        relayConnection(row.tags, args, cap, (label) => ({ id: encodedId('Tag', label.length), label })),
      customFields: [],
      jobberWebUri: webUri('clients', row.key),
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  function phoneOf(owner: ClientRecord, { label, value }: PhoneRecord, index: number): object {
    return {
      id: encodedId('PhoneNumber', owner.key * 10 + index),
      number: value,
      friendly: value,
      description: index === 0 ? 'MAIN' : label.toUpperCase(),
      primary: index === 0,
      smsAllowed: label === 'Mobile',
      client: () => client(owner),
    };
  }
  function property(row: ClientRecord): object {
    return {
      id: encodedId('Property', row.key),
      address: addressOf(row),
      client: () => client(row),
      isBillingAddress: true,
      jobberWebUri: webUri('properties', row.key),
      jobs: (args: ConnectionArgs) => relayConnection([row], args, cap, job),
    };
  }
  const visitsOf = (clientKey: number): AppointmentRecord[] =>
    practice.appointments.filter((row) => isJobberVisit(row) && row.clientKey === clientKey);
  function job(row: ClientRecord): object {
    return {
      id: encodedId('Job', row.key),
      jobNumber: row.key,
      jobStatus: row.isActive ? 'active' : 'archived',
      jobType: 'RECURRING',
      title: 'Ongoing care',
      client: () => client(row),
      property: () => property(row),
      startAt: utcText(row.createdAt),
      total: 0,
      invoices: none,
      visits: (args: ConnectionArgs) => relayConnection(visitsOf(row.key), args, cap, visit),
      jobberWebUri: webUri('work_orders', row.key),
      createdAt: utcText(row.createdAt),
      updatedAt: utcText(row.updatedAt),
    };
  }
  function user(row: ProviderRecord | null): object | null {
    if (!row) return null;
    const { givenName: first, familyName: last } = row;
    return {
      id: id('provider', row.key),
      name: { first, last, full: fullNameOf(row), initials: first.slice(0, 1) + last.slice(0, 1) },
      email: { raw: row.email, isValid: true },
      status: row.isActive ? 'ACTIVATED' : 'DEACTIVATED',
      availableForScheduling: row.isActive,
      account,
      isAccountAdmin: row.key === 1,
      isAccountOwner: row.key === 1,
      isCurrentUser: row.key === 1,
      timezone: jobberZone,
      createdAt: '2019-01-07T13:00:00Z',
    };
  }
  /** What a visit and an event have in common. */
  function scheduled(row: AppointmentRecord): object {
    const assigned = rowOf(practice.providers, row.providerKey);
    return {
      allDay: false,
      startAt: utcText(row.start),
      endAt: utcText(row.start + row.minutes * 60_000),
      duration: row.minutes,
      title: row.reason,
      assignedUsers: (args: ConnectionArgs) => relayConnection(assigned ? [assigned] : [], args, cap, user),
      createdBy: () => user(practice.providers[0] ?? null),
    };
  }
  function visit(row: AppointmentRecord | null): object | null {
    const owner = row && rowOf(practice.clients, row.clientKey);
    if (!row || !owner || !isJobberVisit(row)) return null;
    meet('appointment', row.key);
    const isComplete = row.state === 'completed';
    return {
      __typename: 'Visit',
      ...scheduled(row),
      id: id('appointment', row.key),
      client: () => client(owner),
      property: () => property(owner),
      job: () => job(owner),
      visitStatus: visitStatus(row, now()),
      clientConfirmed: row.state === 'confirmed',
      isComplete,
      completedAt: isComplete ? utcText(row.updatedAt) : null,
      isDefaultTitle: row.reason === null,
      isLastScheduledVisit: false,
      timeSheetEntries: none,
      createdAt: utcText(row.createdAt),
    };
  }
  const event = (row: AppointmentRecord): object => ({
    __typename: 'Event',
    ...scheduled(row),
    id: encodedId('Event', row.key),
  });
  const service = (row: VisitTypeRecord): object => ({
    id: id('visitType', row.key),
    name: row.name,
    category: 'SERVICE',
    defaultUnitCost: row.minutes * 2,
    durationMinutes: row.minutes,
    onlineBookingEnabled: row.isBookable,
    taxable: true,
    visible: true,
  });
  return { account, client, phoneOf, property, job, user, visit, event, service };
}

function addressOf(row: ClientRecord): object {
  const { street, city } = row;
  return { street, street1: street, street2: null, city, province: null, postalCode: null, country: 'United States' };
}
