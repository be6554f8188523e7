import { offsetText } from '../../dialects/clock.ts';
import { wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Kind,
  type PatientRecord,
  type Practice,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { otherEntries } from './otherRecords.ts';

/** Nineteen digits, which are more than a double can hold. */
export const zohoIds = wordIds({
  organization: '554023000000002',
  place: '554023000000411',
  provider: '554023000000225',
  visitType: '554023000000618',
  client: '554023000000733',
  patient: '554023000000856',
  appointment: '554023000000947',
});

/** A record of a module; a lookup holds the id of what it leads to, and its module where there are several. */
export interface Entry {
  readonly id: string;
  readonly values: Row;
  readonly source?: { readonly kind: Kind; readonly key: number };
}

/** Where a lookup to one of several modules leads. */
export interface Reference {
  readonly module: string;
  readonly id: string;
}

/** The user whose key is used, with her own time zone for every instant. */
export const deskUser = '5540230000002250900';
const deskZone = 'America/New_York';

const { of } = zohoIds;
const optional = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
const stamp = (instant: number): string => offsetText(instant, deskZone);

/** A standing that the CRM keeps by itself: what is over and not completed is overdue. */
export function statusOf({ state, start, minutes }: AppointmentRecord, now: number): string {
  if (state === 'completed') return 'Completed';
  if (state === 'cancelled') return 'Cancelled';
  return start + minutes * 60_000 < now ? 'Overdue' : 'Scheduled';
}

function systemOf({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return {
    Created_By: deskUser,
    Created_Time: stamp(createdAt),
    Modified_By: deskUser,
    Modified_Time: stamp(updatedAt),
    Last_Activity_Time: stamp(updatedAt),
    Owner: deskUser,
    Record_Status__s: 'Available',
    Locked__s: false,
    Tag: [],
  };
}

function contactOf(row: ClientRecord): Entry {
  const phoneOf = (label: string): string | null => row.phones.find((phone) => phone.label === label)?.value ?? null;
  return {
    id: of('client', row.key),
    source: { kind: 'client', key: row.key },
    values: {
      ...systemOf(row),
      Tag: row.tags,
      First_Name: row.givenName,
      Last_Name: row.familyName,
      Full_Name: fullNameOf(row),
      Email: row.emails[0] ?? null,
      Secondary_Email: row.emails[1] ?? null,
      Phone: phoneOf('Work'),
      Mobile: phoneOf('Mobile'),
      Home_Phone: phoneOf('Home'),
      Lead_Source: row.key % 5 === 0 ? 'External Referral' : null,
      Email_Opt_Out: row.key % 7 === 0,
      Description: row.note,
      Mailing_Street: row.street,
      Mailing_City: row.city,
      Home_Practice: of('place', row.placeKey),
      Inactive: !row.isActive,
    },
  };
}

function animalOf(row: PatientRecord): Entry {
  return {
    id: of('patient', row.key),
    source: { kind: 'patient', key: row.key },
    values: {
      ...systemOf(row),
      Name: row.name,
      Client: optional('client', row.clientKey),
      Species: row.species,
      Breed: row.breed,
      Coat: row.color,
      Sex: { MALE: 'Male', FEMALE: 'Female', UNKNOWN: null }[row.sex],
      Date_of_Birth: row.birthDate,
      Microchip: row.microchip,
      Deceased: row.isDeceased,
      Inactive: !row.isActive,
    },
  };
}

function appointmentOf(practice: Practice, row: AppointmentRecord, now: number): Entry {
  const client = rowOf(practice.clients, row.clientKey);
  const animal = rowOf(practice.patients, row.patientKey);
  const service = rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
  const isCancelled = row.state === 'cancelled';
  // An animal without an owner is a customer by itself.
  const customer: Reference | null = client
    ? { module: 'Contacts', id: of('client', client.key) }
    : animal && { module: 'Animals', id: of('patient', animal.key) };
  return {
    id: of('appointment', row.key),
    source: { kind: 'appointment', key: row.key },
    values: {
      ...systemOf(row),
      Owner: optional('provider', row.providerKey),
      Appointment_Name: `${service} - ${client ? fullNameOf(client) : (animal?.name ?? '')}`,
      Appointment_For: customer,
      Service_Name: of('visitType', row.typeKey),
      Appointment_Start_Time: stamp(row.start),
      Appointment_End_Time: stamp(row.start + row.minutes * 60_000),
      Duration: row.minutes,
      Location: 'Business Address',
      Status: statusOf(row, now),
      Additional_Information: row.reason,
      Cancellation_Reason: isCancelled ? 'By Customer' : null,
      Cancellation_Note: row.cancelReason,
      Cancelled_By: isCancelled ? deskUser : null,
      Cancelled_Time: isCancelled ? stamp(row.updatedAt) : null,
      Reschedule_Count: 0,
      Job_Sheet_Created__s: false,
      Animal: optional('patient', row.patientKey),
      Practice: of('place', row.placeKey),
    },
  };
}

function meetingOf(practice: Practice, row: AppointmentRecord): Entry {
  return {
    id: of('appointment', row.key),
    source: { kind: 'appointment', key: row.key },
    values: {
      ...systemOf(row),
      Owner: optional('provider', row.providerKey),
      Event_Title: row.reason,
      Start_DateTime: stamp(row.start),
      End_DateTime: stamp(row.start + row.minutes * 60_000),
      All_day: false,
      Venue: rowOf(practice.places, row.placeKey)?.name ?? null,
    },
  };
}

const opened = systemOf({
  createdAt: Date.parse('2018-03-05T14:41:10Z'),
  updatedAt: Date.parse('2018-03-05T14:41:10Z'),
});

/** The records of a module, by id; what is in the recycle bin isn't part of it. */
export function entriesOf(practice: Practice, module: string, now: number): readonly Entry[] {
  switch (module) {
    case 'Users':
      return [
        ...practice.providers.map((row): Entry => ({
          id: of('provider', row.key),
          source: { kind: 'provider', key: row.key },
          values: userValues(row.givenName, row.familyName, row.email, row.isActive),
        })),
        { id: deskUser, values: userValues('Dana', 'Whitfield', 'dana@example.test', true) },
      ];
    case 'Contacts':
      return practice.clients.filter(({ isDeleted }) => !isDeleted).map(contactOf);
    case 'Animals':
      return practice.patients.map(animalOf);
    case 'Practices':
      return practice.places.map((row) => ({
        id: of('place', row.key),
        source: { kind: 'place', key: row.key },
        values: {
          ...opened,
          Name: row.name,
          Street: row.street,
          City: row.city,
          State: row.state,
          Zip_Code: row.postalCode,
          Time_Zone: row.zone,
          Phone: row.phone,
          Email: row.email,
          Email_Opt_Out: false,
        },
      }));
    case 'Services__s':
      return practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map((row) => ({
          id: of('visitType', row.key),
          source: { kind: 'visitType', key: row.key },
          values: {
            ...opened,
            Service_Name: row.name,
            Duration: row.minutes,
            Price: 20 + row.minutes,
            Location: 'Business Address',
            Availability_Type: 'Every Business Day',
            Available_Days: [],
            Status: 'Active',
          },
        }));
    case 'Appointments__s':
      return practice.appointments
        .filter(({ isBlock, isDeleted }) => !isBlock && !isDeleted)
        .map((row) => appointmentOf(practice, row, now));
    case 'Events':
      return practice.appointments
        .filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)
        .map((row) => meetingOf(practice, row));
    default:
      return (otherEntries[module] ?? []).map((values, index) => ({
        id: `55402300000099${String(index + 10001)}`,
        values: { ...opened, ...values },
      }));
  }
}

function userValues(first: string, last: string, email: string, isActive: boolean): Row {
  return {
    first_name: first,
    last_name: last,
    email,
    status: isActive ? 'active' : 'disabled',
    time_zone: deskZone,
    locale: 'en_US',
  };
}
