import { GraphQLError } from 'graphql';
import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ConnectionArgs, stretchOf } from '../../dialects/pages.ts';
import type { ClientRecord, PhoneRecord } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { systemFields } from './objectText.ts';
import { type Column, salesforceIds, salesforceRecords, type SalesforceRecord, salesforceWords } from './records.ts';
import { objects } from './schema.ts';
import { inOrder, meetsWhere, type Where } from './where.ts';

interface ListArgs extends ConnectionArgs {
  readonly where?: Where | null;
  readonly orderBy?: Where | null;
}

type Fields = Readonly<Record<string, Column | undefined>>;
/** `{ Id, Contact: { … } }`: the fields are wrapped in the object's name. */
type Input = { readonly Id?: string } & Readonly<Record<string, Fields | string | undefined>>;

const defaultPage = 10;
const { key } = salesforceIds;

/** Resolvers of the organization: all of it is below `uiapi`. */
export function salesforceRoots(stage: Backstage): object {
  const { recordsOf } = salesforceRecords(stage);
  const found = (records: readonly SalesforceRecord[], args: ListArgs): readonly SalesforceRecord[] =>
    inOrder(
      records.filter((record) => meetsWhere(record, args.where, stage.now())),
      args.orderBy,
    );
  const connection = (records: readonly SalesforceRecord[], args: ListArgs): object => {
    const rows = found(records, args);
    const { edges, ...page } = stretchOf(rows, { ...args, first: args.first ?? defaultPage }, stage.cap);
    return {
      totalCount: rows.length,
      pageResultCount: edges.length,
      edges: edges.map(({ cursor, row }) => ({ cursor, node: () => show(row, connection) })),
      pageInfo: {
        hasNextPage: page.hasNext,
        hasPreviousPage: page.hasPrevious,
        startCursor: page.startCursor,
        endCursor: page.endCursor,
      },
    };
  };
  const query: Record<string, unknown> = {};
  const aggregate: Record<string, unknown> = {};
  for (const { name } of objects) {
    const records = recordsOf[name] ?? (() => []);
    query[name] = (args: ListArgs) => connection(records(), args);
    aggregate[name] = (args: ListArgs) => {
      const count = { value: found(records(), args).length, displayValue: null };
      const node = { aggregate: { Id: { count, countDistinct: count } } };
      return { totalCount: 1, edges: [{ cursor: '', node }], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
    };
  }
  const reads = {
    query,
    aggregate,
    objectInfos: ({ apiNames }: { apiNames?: readonly string[] }) =>
      objects.filter(({ name }) => apiNames?.includes(name)).map(({ name }) => objectInfo(name)),
  };
  const writes = salesforceWrites(stage, (record) => ({ Record: () => show(record, connection) }));
  // One root value serves queries and mutations, which both go through `uiapi`.
  return { uiapi: { ...reads, ...writes }, rateLimit: { cost: 1, limit: 200, remaining: 199 } };
}

function objectInfo(ApiName: string): object {
  const custom = ApiName.endsWith('__c');
  const can = { createable: true, deletable: true, queryable: true, searchable: true, updateable: true };
  return { ApiName, label: ApiName.replace('__c', ''), custom, ...can, nameFields: ['Name'], fields: [] };
}

/** A record with each of its values in a wrapper, also where there is none. */
function show(
  record: SalesforceRecord,
  connection: (records: readonly SalesforceRecord[], args: ListArgs) => object,
): object {
  record.met();
  const { object, id, columns, parents, children } = record;
  const definition = objects.find(({ name }) => name === object);
  const fields = { ...definition?.fields, ...systemFields, OwnerId: 'ID' as const };
  const values = Object.entries(fields).map(([field, type]) => {
    const value = columns[field] ?? null;
    return [field, { value, displayValue: displayed(value, type), label: value }];
  });
  const related = Object.entries(parents).map(([field, read]) => [
    field,
    () => {
      const parent = read();
      return parent && show(parent, connection);
    },
  ]);
  const lists = Object.entries(children).map(([field, read]) => [field, (args: ListArgs) => connection(read(), args)]);
  return {
    __typename: object,
    ApiName: object,
    DisplayValue: columns['Name'] ?? null,
    WeakEtag: 0,
    ...Object.fromEntries([...values, ...related, ...lists]),
    // The integration that made all of these records owns them too.
    Owner: () => {
      const owner = parents['CreatedBy']?.();
      return owner ? show(owner, connection) : null;
    },
    Id: id,
  };
}

/** Plain text has no other form for display. */
function displayed(value: Column, type: string): string | null {
  if (value === null) return null;
  if (type === 'Picklist' || type === 'Double' || type === 'Int') return String(value);
  if (type !== 'DateTime') return null;
  return new Date(String(value)).toLocaleString('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}

function salesforceWrites(stage: Backstage, payload: (record: SalesforceRecord) => object) {
  const { practice, now } = stage;
  const { contact, animal, appointment } = salesforceRecords(stage);
  function save<Row>(write: () => Written<Row>, record: (row: Row) => SalesforceRecord): object {
    const outcome = written(stage, write);
    if (!outcome.ok) throw new GraphQLError(outcome.message);
    return payload(record(outcome.row));
  }
  const fieldsOf = (input: Input, object: string): Fields => {
    const fields = input[object];
    return typeof fields === 'object' ? fields : {};
  };
  const text = (value: Column | undefined): string | null | undefined =>
    typeof value === 'string' || value === null ? value : undefined;
  const instant = (value: Column | undefined): number | undefined =>
    typeof value === 'string' ? instantOf(value) : undefined;
  const reference = (kind: Parameters<typeof key>[0], value: Column | undefined): number | null | undefined =>
    value === undefined ? undefined : key(kind, text(value));
  const phonesOf = (fields: Fields, before: readonly PhoneRecord[]): readonly PhoneRecord[] => {
    const columns = { Mobile: 'MobilePhone', Home: 'HomePhone', Work: 'Phone' } as const;
    return (['Mobile', 'Home', 'Work'] as const).flatMap((label) => {
      const value = fields[columns[label]];
      if (value === undefined) return before.filter((phone) => phone.label === label);
      return typeof value === 'string' && value !== '' ? [{ label, value }] : [];
    });
  };
  const bookingOf = (fields: Fields) => {
    const start = instant(fields['Start__c']);
    const end = instant(fields['End__c']);
    return {
      start,
      minutes: start === undefined || end === undefined ? undefined : (end - start) / 60_000,
      state: stateOfWord(salesforceWords, text(fields['Status__c'])),
      reason: text(fields['Reason__c']),
      placeKey: reference('place', fields['Location__c']),
      typeKey: reference('visitType', fields['Appointment_Type__c']),
      providerKey: reference('provider', fields['Veterinarian__c']),
      patientKey: reference('patient', fields['Animal__c']),
      clientKey: reference('client', fields['Client__c']),
    };
  };
  return {
    Appointment__cCreate({ input }: { input: Input }) {
      const { start = null, placeKey = null, typeKey = null, ...more } = bookingOf(fieldsOf(input, 'Appointment__c'));
      return save(() => bookAppointment(practice, { start, placeKey, typeKey, ...more }, now()), appointment);
    },
    Appointment__cUpdate({ input }: { input: Input }) {
      const fields = fieldsOf(input, 'Appointment__c');
      const { placeKey, typeKey, minutes, ...more } = bookingOf(fields);
      const before = practice.appointments.find((row) => row.key === key('appointment', input.Id));
      const end = instant(fields['End__c']);
      const change = {
        ...more,
        // The end alone makes it longer or shorter.
        minutes: minutes ?? (before && end !== undefined ? (end - before.start) / 60_000 : undefined),
        placeKey: placeKey ?? undefined,
        typeKey: typeKey ?? undefined,
        cancelReason: text(fields['Cancellation_Reason__c']),
      };
      return save(() => changeAppointment(practice, before?.key ?? null, change, now()), appointment);
    },
    ContactCreate({ input }: { input: Input }) {
      const fields = fieldsOf(input, 'Contact');
      if ((text(fields['LastName']) ?? '') === '') throw new GraphQLError('Required fields are missing: [LastName]');
      const details = { givenName: text(fields['FirstName']), familyName: text(fields['LastName']) };
      return save(() => {
        const outcome = registerClient(practice, { ...details, emails: [text(fields['Email'])] }, now());
        if (!outcome.ok) return outcome;
        // A number keeps the label of its field.
        return changeClient(practice, outcome.row.key, { phones: phonesOf(fields, []) }, now());
      }, contact);
    },
    ContactUpdate({ input }: { input: Input }) {
      const fields = fieldsOf(input, 'Contact');
      const before: ClientRecord | undefined = practice.clients.find((row) => row.key === key('client', input.Id));
      const email = text(fields['Email']);
      const active = fields['Active__c'];
      const change = {
        givenName: text(fields['FirstName']),
        familyName: text(fields['LastName']) ?? undefined,
        emails: email === undefined ? undefined : [email].filter((value) => value !== null),
        phones: phonesOf(fields, before?.phones ?? []),
        street: text(fields['MailingStreet']) ?? undefined,
        city: text(fields['MailingCity']) ?? undefined,
        note: text(fields['Description']),
        isActive: typeof active === 'boolean' ? active : undefined,
      };
      return save(() => changeClient(practice, before?.key ?? null, change, now()), contact);
    },
    Animal__cCreate({ input }: { input: Input }) {
      const fields = fieldsOf(input, 'Animal__c');
      const details = {
        clientKey: key('client', text(fields['Client__c'])),
        name: text(fields['Name']),
        species: text(fields['Species__c']),
        breed: text(fields['Breed__c']),
      };
      return save(() => addPatient(practice, details, now()), animal);
    },
    Animal__cUpdate({ input }: { input: Input }) {
      const fields = fieldsOf(input, 'Animal__c');
      const change = {
        name: text(fields['Name']) ?? undefined,
        species: text(fields['Species__c']) ?? undefined,
        breed: text(fields['Breed__c']),
        birthDate: text(fields['Birthdate__c']),
      };
      return save(() => changePatient(practice, key('patient', input.Id), change, now()), animal);
    },
    Appointment__cDelete({ input }: { input: { Id: string } }) {
      save(() => changeAppointment(practice, key('appointment', input.Id), { isDeleted: true }, now()), appointment);
      return { Id: input.Id };
    },
  };
}
