import { wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Ids, wordIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Practice,
  dialectNow,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Names of documents, which are their ids, from naming series. */
export const frappeIds: Ids = wordIds({
  organization: 'COMP-',
  place: 'HSU-',
  provider: 'HLC-PRAC-2026-',
  visitType: 'HLC-AT-',
  client: 'HLC-PAT-2026-',
  patient: 'HLC-PET-',
  appointment: 'HLC-APP-2026-',
});

/** The time zone in the settings of the site: dates and times are texts without any. */
export const siteZone = 'America/New_York';

const today = wallText(dialectNow, siteZone).slice(0, 10);

/** How far an appointment is. Every night those of the new day are opened. */
export function frappeWord({ state, start }: Pick<AppointmentRecord, 'state' | 'start'>): string {
  if (state === 'planned') return wallText(start, siteZone).startsWith(today) ? 'Open' : 'Scheduled';
  return words[state];
}

const words = {
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'Checked In',
  ready: 'Checked Out',
  completed: 'Closed',
  cancelled: 'Cancelled',
  noShow: 'No Show',
} as const;

/** Whether an appointment is one of the hospital that this site is for. */
export function isBooked(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && !row.isBlock && !row.isDeleted;
}

/** Patients, the ones that were changed last first, as lists are sorted here. */
export function newestFirst(practice: Practice): readonly ClientRecord[] {
  return practice.clients.filter((row) => !row.isDeleted).toSorted((one, other) => other.updatedAt - one.updatedAt);
}

const company = 'Harbor Veterinary Group';
const administrator = 'Administrator';
const installed = Date.parse('2022-02-02T10:00:00Z');

/** The documents of the practice; links hold the name of the document that they lead to. */
export function frappeDocs({ practice }: Backstage) {
  const nameOf = (kind: Parameters<Ids['of']>[0], key: number | null): string | null =>
    key === null ? null : frappeIds.of(kind, key);
  const doc = (doctype: string, name: string | null, created: number, modified: number): Row => ({
    doctype,
    name,
    owner: administrator,
    creation: datetime(created),
    modified: datetime(modified),
    modified_by: administrator,
    parent: null,
    parentfield: null,
    parenttype: null,
    idx: 0,
    docstatus: 0,
  });
  const fixed = (doctype: string, name: string): Row => doc(doctype, name, installed, installed);
  const typeOf = (row: AppointmentRecord): string | null => rowOf(practice.visitTypes, row.typeKey)?.name ?? null;
  function patient(row: ClientRecord): Row {
    return {
      ...doc('Patient', nameOf('client', row.key), row.createdAt, row.updatedAt),
      customer: nameOf('client', row.key),
      email: row.emails[0] ?? null,
      // A first name is required: what has only one name has it there.
      first_name: row.givenName ?? row.familyName,
      invite_user: 0,
      language: 'en',
      last_name: row.givenName === null ? null : row.familyName,
      mobile: row.phones.find(({ label }) => label === 'Mobile')?.value ?? null,
      patient_details: row.note,
      patient_name: fullNameOf(row),
      phone: row.phones.find(({ label }) => label !== 'Mobile')?.value ?? null,
      sex: 'Prefer not to say',
      status: row.isActive ? 'Active' : 'Disabled',
      territory: 'All Territories',
    };
  }
  function appointment(row: AppointmentRecord): Row {
    const client = rowOf(practice.clients, row.clientKey);
    const member = rowOf(practice.providers, row.providerKey);
    const wall = wallText(row.start, siteZone);
    return {
      ...doc('Patient Appointment', nameOf('appointment', row.key), row.createdAt, row.updatedAt),
      appointment_date: wall.slice(0, 10),
      appointment_datetime: wall.replace('T', ' '),
      appointment_time: timeText(wall),
      appointment_type: typeOf(row),
      company,
      department: member && departmentOf(member.role),
      duration: row.minutes,
      invoiced: row.state === 'completed' ? 1 : 0,
      notes: row.reason,
      paid_amount: 0,
      patient: nameOf('client', row.clientKey),
      patient_name: client && fullNameOf(client),
      practitioner: nameOf('provider', row.providerKey),
      practitioner_name: member && fullNameOf(member),
      reminded: 0,
      status: frappeWord(row),
      title: `${client ? fullNameOf(client) : ''} with ${member ? fullNameOf(member) : ''}`,
    };
  }
  const booked = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooked);
  const docsOf: Readonly<Record<string, () => readonly Row[]>> = {
    'Appointment Type': () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map((row) => ({
          ...fixed('Appointment Type', row.name),
          appointment_type: row.name,
          color: row.color,
          default_duration: row.minutes,
          ip: 0,
        })),
    Company: () => [
      {
        ...fixed('Company', company),
        abbr: 'HVG',
        company_name: company,
        country: 'United States',
        default_currency: 'USD',
        is_group: 0,
      },
    ],
    Contact: () => [
      {
        ...fixed('Contact', 'Supplies-Northern Vet Supply'),
        company_name: 'Northern Vet Supply',
        email_id: 'orders@supply.example.test',
        first_name: 'Supplies',
        full_name: 'Supplies',
        status: 'Passive',
      },
    ],
    Customer: () =>
      newestFirst(practice).map((row) => ({
        ...doc('Customer', nameOf('client', row.key), row.createdAt, row.createdAt),
        customer_group: 'Individual',
        customer_name: fullNameOf(row),
        customer_type: row.givenName === null ? 'Company' : 'Individual',
        disabled: row.isActive ? 0 : 1,
        territory: 'All Territories',
      })),
    Event: () =>
      practice.appointments
        .filter((row) => row.isBlock)
        .map((row) => ({
          ...doc('Event', `EV${String(row.key).padStart(5, '0')}`, row.createdAt, row.updatedAt),
          all_day: 0,
          ends_on: wallText(row.start + row.minutes * 60_000, siteZone).replace('T', ' '),
          event_category: 'Meeting',
          event_type: 'Public',
          repeat_this_event: 0,
          starts_on: wallText(row.start, siteZone).replace('T', ' '),
          status: 'Open',
          subject: row.reason ?? 'Meeting',
        })),
    'Healthcare Practitioner': () =>
      practice.providers.map((row) => ({
        ...fixed('Healthcare Practitioner', frappeIds.of('provider', row.key)),
        department: departmentOf(row.role),
        designation: row.title,
        first_name: row.givenName,
        last_name: row.familyName,
        practitioner_name: fullNameOf(row),
        status: row.isActive ? 'Active' : 'Disabled',
        user_id: row.email,
      })),
    'Medical Department': () =>
      ['Grooming', 'Nursing', 'Veterinary Medicine'].map((name) => ({
        ...fixed('Medical Department', name),
        department: name,
      })),
    Patient: () => practice.clients.filter((row) => !row.isDeleted).map(patient),
    'Patient Appointment': () => booked().map(appointment),
    'Patient Encounter': () =>
      booked()
        .filter((row) => row.state === 'completed' && row.providerKey !== null)
        .map((row) => {
          const wall = wallText(row.start + 300_000, siteZone);
          const client = rowOf(practice.clients, row.clientKey);
          return {
            ...doc('Patient Encounter', `HLC-ENC-2026-${String(row.key).padStart(5, '0')}`, row.start, row.start),
            appointment: nameOf('appointment', row.key),
            company,
            encounter_date: wall.slice(0, 10),
            encounter_time: timeText(wall),
            patient: nameOf('client', row.clientKey),
            patient_name: client && fullNameOf(client),
            practitioner: nameOf('provider', row.providerKey),
            status: 'Completed',
          };
        }),
    User: () => [
      user(administrator, 'Administrator', null, 'admin@example.test'),
      ...practice.providers.map((row) => user(row.email, row.givenName, row.familyName, row.email)),
    ],
  };
  function user(name: string, first: string, last: string | null, email: string): Row {
    return {
      ...fixed('User', name),
      email,
      enabled: 1,
      first_name: first,
      full_name: last === null ? first : `${first} ${last}`,
      last_name: last,
      time_zone: siteZone,
      user_type: 'System User',
      username: email.replace('@example.test', ''),
    };
  }
  return { docsOf, patient, appointment };
}

function departmentOf(role: 'veterinarian' | 'technician' | 'groomer'): string {
  return { veterinarian: 'Veterinary Medicine', technician: 'Nursing', groomer: 'Grooming' }[role];
}

/** A time as Python writes how long it is since midnight: 9:05:00. */
function timeText(wall: string): string {
  return wall.slice(11).replace(/^0/, '');
}

/** When a document was changed, by the clock of the site: 2026-11-16 08:01:02.000000. */
function datetime(instant: number): string {
  return `${wallText(instant, siteZone).replace('T', ' ')}.000000`;
}
