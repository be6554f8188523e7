import { utcText } from '../../dialects/clock.ts';
import { type ClientRecord, fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { ThreadRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { ulid } from './ids.ts';
import type { Context, Follow } from './links.ts';
import type { NoteRow } from './memory.ts';
import type { PageArgs } from './paging.ts';
import { e164, etagOf, jobRoles, momentOf, phonePurposes } from './values.ts';

/** What lists of parties are sorted by. */
export function sortNameOf({ familyName, givenName }: { familyName: string; givenName: string | null }): string {
  return givenName === null ? familyName : `${familyName}, ${givenName}`;
}

/** The number on a customer's statements. */
export function customerNumberOf({ key }: ClientRecord): string {
  return `C-${String(100_000 + key)}`;
}

/** Rows of the party service. */
export interface PartyRecords {
  readonly customer: (row: ClientRecord) => Row;
  readonly customerOf: Follow;
  readonly customerParty: (row: ClientRecord) => Row;
  readonly worker: (row: ProviderRecord) => Row;
  readonly workerOf: Follow;
  readonly workerParty: (row: ProviderRecord) => Row;
  readonly assignmentsAt: (placeKey: number) => readonly Row[];
  readonly labels: () => readonly Row[];
  readonly note: (row: NoteRow) => Row;
  readonly conversation: (row: ThreadRecord) => Row;
}

const mostPlaces = 500;

export function partyRecords({ backstage, memory, links }: Context): PartyRecords {
  const { practice, meet, now } = backstage;
  const { ledger } = memory;

  const labelNames = (): readonly string[] =>
    [...new Set(practice.clients.filter(({ isDeleted }) => !isDeleted).flatMap(({ tags }) => tags))].toSorted();
  const label = (name: string): Row => ({
    id: ulid('label', labelNames().indexOf(name) + 1),
    displayName: name,
    customerCount: () => practice.clients.filter(({ tags, isDeleted }) => !isDeleted && tags.includes(name)).length,
  });

  const partyOf = (id: string, names: { familyName: string; givenName: string | null }, rest: Row): Row => ({
    id,
    resourceName: `parties/${id}`,
    kind: names.givenName === null ? 'PARTY_KIND_ORGANIZATION' : 'PARTY_KIND_PERSON',
    displayName: fullNameOf(names),
    sortName: sortNameOf(names),
    person:
      names.givenName === null
        ? null
        : {
            honorificPrefix: null,
            givenName: names.givenName,
            familyName: names.familyName,
            honorificSuffix: rest['suffix'] ?? null,
          },
    organization: names.givenName === null ? { legalName: names.familyName, taxExempt: false } : null,
    phoneNumbers: [],
    postalAddresses: [],
    ...rest,
  });

  const customerParty = (row: ClientRecord): Row =>
    partyOf(ulid('clientParty', row.key), row, {
      phoneNumbers: row.phones.map(({ label: kind, value }, index) => ({
        purpose: phonePurposes[kind],
        number: { e164Number: e164(value), extension: null },
        preferred: index === 0,
      })),
      emailAddresses: row.emails.map((address, index) => ({
        purpose: index === 0 ? 'CONTACT_PURPOSE_HOME' : 'CONTACT_PURPOSE_WORK',
        address,
        preferred: index === 0,
      })),
      postalAddresses:
        row.street === '' && row.city === ''
          ? []
          : [
              {
                purpose: 'CONTACT_PURPOSE_HOME',
                address: {
                  regionCode: 'US',
                  postalCode: null,
                  administrativeArea: null,
                  locality: row.city,
                  addressLines: row.street === '' ? [] : [row.street],
                },
                preferred: true,
              },
            ],
      roles: ['PARTY_ROLE_CUSTOMER'],
    });

  const note = (row: NoteRow): Row => ({
    id: ulid('note', row.key),
    body: row.body,
    author: 'Front desk',
    createTime: utcText(row.at),
  });

  function customer(row: ClientRecord): Row {
    meet('client', row.key);
    const id = ulid('client', row.key);
    return {
      id,
      resourceName: `customers/${id}`,
      etag: etagOf(row),
      customerNumber: customerNumberOf(row),
      party: () => customerParty(row),
      status: row.isActive ? 'CUSTOMER_STATUS_ACTIVE' : 'CUSTOMER_STATUS_INACTIVE',
      homeFacility: () => links().facilityOf(row.placeKey),
      labels: () => row.tags.map(label),
      notes: () => memory.notes.filter(({ clientKey }) => clientKey === row.key).map(note),
      communicationPreferences: {
        emailOptIn: row.emails.length > 0,
        textOptIn: row.phones.some(({ label: kind }) => kind === 'Mobile'),
        marketingOptIn: row.key % 3 === 0,
        languageCode: 'en-US',
      },
      lastVisitDate: () => lastVisitOf(practice, row, now()),
      patientsOfCare: () =>
        practice.patients.filter(({ clientKey }) => clientKey === row.key).map((each) => links().patient(each)),
      appointments: (args: PageArgs) => links().appointmentsOf(({ clientKey }) => clientKey === row.key, args),
      balance: () => links().balanceOf(row.key),
      wellnessPlanEnrollments: () => links().enrollmentsOf(row.key),
      createTime: utcText(row.createdAt),
      updateTime: utcText(row.updatedAt),
      deleteTime: momentOf(row.isDeleted ? row.updatedAt : null),
    };
  }
  const customerOf: Follow = (key) => {
    const row = rowOf(practice.clients, key);
    return row && customer(row);
  };

  const workerParty = (row: ProviderRecord): Row =>
    partyOf(ulid('providerParty', row.key), row, {
      suffix: row.title,
      emailAddresses: [{ purpose: 'CONTACT_PURPOSE_WORK', address: row.email, preferred: true }],
      roles: ['PARTY_ROLE_WORKER'],
    });

  const assignment = (row: ProviderRecord, placeKey: number): Row => ({
    id: ulid('assignment', row.key * mostPlaces + placeKey),
    worker: () => worker(row),
    facility: () => links().facilityOf(placeKey),
    jobRole: jobRoles[row.role],
    primary: row.placeKeys[0] === placeKey,
    schedulable: row.isActive,
  });

  function worker(row: ProviderRecord): Row {
    const id = ulid('provider', row.key);
    return {
      id,
      resourceName: `workers/${id}`,
      employeeNumber: `E-${String(20_000 + row.key)}`,
      party: () => workerParty(row),
      status: row.isActive ? 'WORKER_STATUS_EMPLOYED' : 'WORKER_STATUS_SEPARATED',
      credentials: row.title === null ? [] : [{ abbreviation: row.title, issuer: null }],
      assignments: () => row.placeKeys.map((placeKey) => assignment(row, placeKey)),
    };
  }
  const workerOf: Follow = (key) => {
    const row = rowOf(practice.providers, key);
    return row && worker(row);
  };

  const conversation = (row: ThreadRecord): Row => ({
    id: ulid('conversation', row.key),
    customer: () => customerOf(row.clientKey),
    subject: row.subject,
    state: row.isClosed ? 'CONVERSATION_STATE_CLOSED' : 'CONVERSATION_STATE_OPEN',
    messages: () =>
      ledger.messages
        .filter(({ threadKey }) => threadKey === row.key)
        .map(({ key, isInbound, author, body, isRead, at }) => ({
          id: ulid('message', key),
          direction: isInbound ? 'MESSAGE_DIRECTION_INBOUND' : 'MESSAGE_DIRECTION_OUTBOUND',
          author,
          body,
          read: isRead,
          sendTime: utcText(at),
        })),
  });

  return {
    customer,
    customerOf,
    customerParty,
    worker,
    workerOf,
    workerParty,
    assignmentsAt: (placeKey) =>
      practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey))
        .map((row) => assignment(row, placeKey)),
    labels: () => labelNames().map(label),
    note,
    conversation,
  };
}
