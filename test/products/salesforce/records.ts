import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Kind,
  type PatientRecord,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';

/** A value in a column; instants are in UTC, with milliseconds. */
export type Column = string | number | boolean | null;

/** A record of an object. */
export interface SalesforceRecord {
  readonly object: string;
  readonly id: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly parents: Readonly<Record<string, () => SalesforceRecord | null>>;
  readonly children: Readonly<Record<string, () => readonly SalesforceRecord[]>>;
  /** Called when the record goes into an answer. */
  readonly met: () => void;
}

// Three characters tell the object: standard ones are the same in every organization.
const prefixes: Readonly<Record<Kind, string>> = {
  organization: '001',
  place: 'a02',
  provider: '005',
  visitType: 'a03',
  client: '003',
  patient: 'a00',
  appointment: 'a01',
};

/** Ids of 18 characters, of which the last three only guard the case of the others. */
export const salesforceIds: Ids = {
  of: (kind, key) => `${prefixes[kind]}8d00000${String(key).padStart(5, '0')}AAC`,
  key(kind, id) {
    const digits = /^(.{3})8d00000(\d{5})(?:AAC)?$/.exec(String(id));
    return digits?.[1] === prefixes[kind] ? Number(digits[2]) : null;
  },
};

/** The picklist of an appointment's status. */
export const salesforceWords = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'In Exam',
  ready: 'Ready for Pickup',
  completed: 'Completed',
  cancelled: 'Canceled',
  noShow: 'No Show',
} satisfies Record<VisitState, string>;

const integrationUser = '0058d00000000XYAAC';

/** The rows of the practice as records. */
export function salesforceRecords({ practice, meet }: Backstage) {
  const { of } = salesforceIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const record = (
    object: string,
    id: string,
    columns: SalesforceRecord['columns'],
    more: Partial<Pick<SalesforceRecord, 'parents' | 'children' | 'met'>> & { stamps?: Stamps } = {},
  ): SalesforceRecord => ({
    object,
    id,
    columns: { Id: id, IsDeleted: false, ...stampsOf(more.stamps ?? { createdAt: 0, updatedAt: 0 }), ...columns },
    parents: { ...more.parents, CreatedBy: integration, LastModifiedBy: integration },
    children: more.children ?? {},
    met: more.met ?? (() => undefined),
  });
  const integration = (): SalesforceRecord =>
    person(integrationUser, 'Integration', 'User', {
      IsActive: true,
      UserType: 'Standard',
      Title: null,
      Email: 'it@example.test',
    });
  const person = (
    id: string,
    FirstName: string | null,
    LastName: string,
    columns: SalesforceRecord['columns'],
  ): SalesforceRecord =>
    record('User', id, { FirstName, LastName, Name: [FirstName, LastName].filter(Boolean).join(' '), ...columns });

  function contact(row: ClientRecord): SalesforceRecord {
    const phoneOf = (label: string): string | null => row.phones.find((phone) => phone.label === label)?.value ?? null;
    return record(
      'Contact',
      of('client', row.key),
      {
        FirstName: row.givenName,
        LastName: row.familyName,
        Name: fullNameOf(row),
        Email: row.emails[0] ?? null,
        Phone: phoneOf('Work'),
        HomePhone: phoneOf('Home'),
        MobilePhone: phoneOf('Mobile'),
        Active__c: row.isActive,
        MailingStreet: row.street,
        MailingCity: row.city,
        Description: row.note,
        DoNotCall: false,
        HasOptedOutOfEmail: false,
        AccountId: of('organization', 1),
      },
      {
        stamps: row,
        met: () => meet('client', row.key),
        parents: { Account: account },
        children: {
          Animals__r: () => practice.patients.filter((animal) => animal.clientKey === row.key).map(animalRecord),
          Appointments__r: () =>
            visits()
              .filter((visit) => visit.clientKey === row.key)
              .map(appointment),
        },
      },
    );
  }
  const visits = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((visit) => !visit.isDeleted && !visit.isBlock);
  const account = (): SalesforceRecord =>
    record('Account', of('organization', 1), { Name: practice.organization.name, Type: 'Other' });

  function animalRecord(row: PatientRecord): SalesforceRecord {
    return record(
      'Animal__c',
      of('patient', row.key),
      {
        Name: row.name,
        Species__c: row.species,
        Breed__c: row.breed,
        Color__c: row.color,
        Sex__c: row.sex === 'UNKNOWN' ? null : `${row.sex.slice(0, 1)}${row.sex.slice(1).toLowerCase()}`,
        Birthdate__c: row.birthDate,
        Microchip__c: row.microchip,
        Deceased__c: row.isDeceased,
        Client__c: idOrNull('client', row.clientKey),
      },
      {
        stamps: row,
        met: () => meet('patient', row.key),
        parents: { Client__r: () => one(practice.clients, row.clientKey, contact) },
        children: {
          Appointments__r: () =>
            visits()
              .filter((visit) => visit.patientKey === row.key)
              .map(appointment),
        },
      },
    );
  }
  function user(row: (typeof practice.providers)[number]): SalesforceRecord {
    return person(of('provider', row.key), row.givenName, row.familyName, {
      Email: row.email,
      Username: row.email,
      IsActive: row.isActive,
      Title: row.title,
      Department: row.role,
      UserType: 'Standard',
    });
  }
  function location(row: (typeof practice.places)[number]): SalesforceRecord {
    return record(
      'Location__c',
      of('place', row.key),
      {
        Name: row.name,
        Street__c: row.street,
        City__c: row.city,
        State__c: row.state,
        Postal_Code__c: row.postalCode,
        Phone__c: row.phone,
        Email__c: row.email,
        Time_Zone__c: row.zone,
      },
      {
        children: {
          Appointments__r: () =>
            visits()
              .filter((visit) => visit.placeKey === row.key)
              .map(appointment),
        },
      },
    );
  }
  function type(row: (typeof practice.visitTypes)[number]): SalesforceRecord {
    return record('Appointment_Type__c', of('visitType', row.key), {
      Name: row.name,
      Duration_Minutes__c: row.minutes,
      Color__c: row.color,
      Bookable_Online__c: row.isBookable,
    });
  }
  function appointment(row: AppointmentRecord): SalesforceRecord {
    return record(
      'Appointment__c',
      of('appointment', row.key),
      {
        Name: `A-${String(row.key).padStart(6, '0')}`,
        Start__c: instantText(row.start),
        End__c: instantText(row.start + row.minutes * 60_000),
        Duration_Minutes__c: row.minutes,
        Status__c: salesforceWords[row.state],
        Reason__c: row.reason,
        Cancellation_Reason__c: row.cancelReason,
        Animal__c: idOrNull('patient', row.patientKey),
        Client__c: idOrNull('client', row.clientKey),
        Veterinarian__c: idOrNull('provider', row.providerKey),
        Location__c: of('place', row.placeKey),
        Appointment_Type__c: of('visitType', row.typeKey),
      },
      {
        stamps: row,
        met: () => meet('appointment', row.key),
        parents: {
          Animal__r: () => one(practice.patients, row.patientKey, animalRecord),
          Client__r: () => one(practice.clients, row.clientKey, contact),
          Veterinarian__r: () => one(practice.providers, row.providerKey, user),
          Location__r: () => one(practice.places, row.placeKey, location),
          Appointment_Type__r: () => one(practice.visitTypes, row.typeKey, type),
        },
      },
    );
  }
  /** What keeps time free is an event of the person's calendar. */
  function event(row: AppointmentRecord): SalesforceRecord {
    return record('Event', `00U8d00000${String(row.key).padStart(5, '0')}AAC`, {
      Subject: row.reason,
      StartDateTime: instantText(row.start),
      EndDateTime: instantText(row.start + row.minutes * 60_000),
      DurationInMinutes: row.minutes,
      IsAllDayEvent: false,
      Location: rowOf(practice.places, row.placeKey)?.name ?? null,
    });
  }
  function one<Row extends { readonly key: number }>(
    rows: readonly Row[],
    key: number | null,
    show: (row: Row) => SalesforceRecord,
  ): SalesforceRecord | null {
    const row = rowOf(rows, key);
    return row && show(row);
  }
  const recordsOf: Readonly<Record<string, () => readonly SalesforceRecord[]>> = {
    Contact: () => practice.clients.filter((row) => !row.isDeleted).map(contact),
    Animal__c: () => practice.patients.map(animalRecord),
    Location__c: () => practice.places.map(location),
    Appointment_Type__c: () => practice.visitTypes.filter((row) => !row.isBlock).map(type),
    Appointment__c: () => visits().map(appointment),
    User: () => [...practice.providers.map(user), integration()],
    Account: () => [account()],
    Event: () => practice.appointments.filter((row) => row.isBlock).map(event),
  };
  return { recordsOf, contact, animal: animalRecord, appointment };
}

interface Stamps {
  readonly createdAt: number;
  readonly updatedAt: number;
}

function stampsOf({ createdAt, updatedAt }: Stamps): SalesforceRecord['columns'] {
  return {
    CreatedById: integrationUser,
    CreatedDate: instantText(createdAt),
    LastModifiedById: integrationUser,
    LastModifiedDate: instantText(updatedAt),
    SystemModstamp: instantText(updatedAt),
    OwnerId: integrationUser,
  };
}

function instantText(instant: number): string {
  return new Date(instant).toISOString();
}
