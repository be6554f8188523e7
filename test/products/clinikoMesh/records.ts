import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of an account that is older than the long ones; each table has its own. */
// prettier-ignore
export const clinikoIds = numberedIds({
  organization: 0, place: 40, provider: 310, visitType: 900, client: 18_000, patient: 0, appointment: 650_000,
});

const base = 'https://api.au1.cliniko.com/v1';
const longAgo = '2018-06-04T22:10:00.000Z';

/** The codes of reasons for which a visit is called off. */
// prettier-ignore
export const cancellationReasons: Readonly<Record<number, string>> = {
  10: 'Feeling better', 20: 'Condition worse', 30: 'Sick', 40: 'Away', 50: 'Other', 60: 'Work',
};

/** The address of something. */
export function urlOf(path: string): string {
  return `${base}/${path}`;
}

/** A way to related things: an address and nothing else. */
export function reference(path: string): Row {
  return { links: { self: urlOf(path) } };
}

/** Visits that an account can hold: those of a patient with a practitioner. */
export function isVisit({ clientKey, providerKey, isBlock, ...row }: practices.AppointmentRecord): boolean {
  return clientKey !== null && providerKey !== null && !isBlock && !row.isDeleted;
}

/** Visits of the list: those that were called off have one of their own. */
export function isListed(row: practices.AppointmentRecord): boolean {
  return isVisit(row) && row.state !== 'cancelled' && hasClearDay(row);
}

/** A field that a document types as date-time, as Mesh writes it. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}

const stamps = { created_at: longAgo, updated_at: longAgo };

function entry({ createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number }): Row {
  return { created_at: dateTime(createdAt), updated_at: dateTime(updatedAt) };
}

/** What the account remembers beside the practice. */
export interface ClinikoMemory {
  readonly details: Map<number, Row>;
  readonly cancellations: Map<number, { readonly reason: number; readonly note: string | null }>;
  readonly notes: Row[];
}

/** How rows of the practice look there. */
export type ClinikoRecords = ReturnType<typeof clinikoRecords>;

/** Makes rows from the records of a practice; `__typename` tells which answer of a union they are. */
export function clinikoRecords({ practice, meet }: Backstage, memory: ClinikoMemory) {
  const patient = (client: practices.ClientRecord): Row => {
    meet('client', client.key);
    const { key, givenName, familyName, emails, phones, city, street } = client;
    const id = clinikoIds.of('client', key);
    const isMember = key % 3 === 0;
    return {
      __typename: 'Patient',
      id,
      title: key % 4 === 0 ? 'Dr' : '',
      first_name: givenName ?? '',
      last_name: familyName,
      preferred_first_name: key % 9 === 0 ? 'Sunny' : '',
      email: emails[0] ?? null,
      date_of_birth:
        key % 5 === 0 ? null : `${String(1940 + (key % 60))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
      gender_identity: key % 2 === 0 ? 'Woman' : null,
      pronouns: key % 6 === 0 ? 'they/them' : null,
      address_1: street,
      address_2: key % 7 === 0 ? 'Unit 2' : '',
      address_3: '',
      city,
      state: city === 'Boulder' ? 'CO' : 'ME',
      post_code: city === 'Boulder' ? '80302' : '04101',
      country: 'United States',
      occupation: key % 8 === 0 ? 'Teacher' : '',
      notes: client.note ?? '',
      appointment_notes: key % 10 === 0 ? 'Needs the ramp.' : '',
      accepted_privacy_policy: isMember ? true : null,
      accepted_email_marketing: isMember,
      accepted_sms_marketing: null,
      receives_confirmation_emails: emails.length > 0,
      reminder_type: ['SMS & Email', 'SMS', 'None'][key % 3],
      // Where a patient lives who asked for times of her own; no clock of a clinic.
      time_zone: key % 12 === 0 ? 'Europe/London' : null,
      patient_phone_numbers: phones.map(({ label, value }) => ({ phone_type: label, number: value })),
      custom_fields: {},
      archived_at: client.isActive ? null : dateTime(client.updatedAt),
      appointments: reference(`patients/${id}/appointments?page=1`),
      invoices: reference(`patients/${id}/invoices?page=1`),
      medical_alerts: reference(`patients/${id}/medical_alerts?page=1`),
      links: { self: urlOf(`patients/${id}`) },
      ...entry(client),
      ...memory.details.get(key),
    };
  };

  /** What visits and blocks have in common. */
  const slot = (row: practices.AppointmentRecord, path: string): Row => {
    const id = clinikoIds.of('appointment', row.key);
    return {
      id: Number(id),
      starts_at: dateTime(row.start),
      ends_at: dateTime(row.start + row.minutes * 60_000),
      notes: row.reason,
      repeat_rule: row.key % 15 === 0 ? { number_of_repeats: 4, repeat_type: 'Weekly', repeating_interval: 1 } : {},
      deleted_at: row.isDeleted ? dateTime(row.updatedAt) : null,
      business: reference(`businesses/${clinikoIds.of('place', row.placeKey)}`),
      practitioner: reference(`practitioners/${clinikoIds.of('provider', row.providerKey ?? 0)}`),
      conflicts: reference(`${path}/${id}/conflicts`),
      links: { self: urlOf(`${path}/${id}`) },
      ...entry(row),
    };
  };
  const appointment = (row: practices.AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = practices.rowOf(practice.clients, row.clientKey);
    const isCancelled = row.state === 'cancelled';
    const cancellation = memory.cancellations.get(row.key) ?? { reason: 50, note: row.cancelReason };
    return {
      __typename: 'IndividualAppointment',
      ...slot(row, 'individual_appointments'),
      patient_name: client ? practices.fullNameOf(client) : '',
      did_not_arrive: row.state === 'noShow',
      patient_arrived: ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state),
      email_reminder_sent: row.key % 2 === 0,
      sms_reminder_sent: row.key % 3 === 0,
      cancelled_at: isCancelled ? dateTime(row.updatedAt) : null,
      cancellation_note: isCancelled ? cancellation.note : null,
      cancellation_reason: isCancelled ? cancellation.reason : null,
      cancellation_reason_description: isCancelled ? cancellationReasons[cancellation.reason] : '',
      invoice_status: row.state === 'completed' ? 10 : null,
      treatment_note_status: row.state === 'completed' ? 20 : null,
      repeats: row.key % 15 === 0 ? 'Weekly' : null,
      appointment_type: reference(`appointment_types/${clinikoIds.of('visitType', row.typeKey)}`),
      patient: reference(`patients/${clinikoIds.of('client', row.clientKey ?? 0)}`),
    };
  };
  const booking = (row: practices.AppointmentRecord): Row => {
    const type = reference(`appointment_types/${clinikoIds.of('visitType', row.typeKey)}`);
    return { __typename: 'Booking', ...slot(row, 'bookings'), ...(!row.isBlock && { appointment_type: type }) };
  };

  const business = (place: practices.PlaceRecord): Row => {
    const id = clinikoIds.of('place', place.key);
    return {
      __typename: 'Business',
      id,
      business_name: place.name,
      display_name: place.key === 2 ? place.name : null,
      business_registration_name: 'EIN',
      business_registration_value: `01-000000${String(place.key)}`,
      address_1: place.street,
      address_2: null,
      city: place.city,
      state: place.state,
      post_code: place.postalCode,
      country: 'United States',
      country_code: 'US',
      contact_information: `Phone: ${place.phone}`,
      email_reply_to: place.email,
      website_address: place.key === 3 ? '' : 'https://harbor.example.test',
      show_in_online_bookings: place.key !== 3,
      practitioners: reference(`businesses/${id}/practitioners`),
      appointments: reference(`businesses/${id}/appointments?page=1`),
      links: { self: urlOf(`businesses/${id}`) },
      ...stamps,
    };
  };
  const practitioner = (person: practices.ProviderRecord): Row => {
    const id = clinikoIds.of('provider', person.key);
    return {
      __typename: 'Practitioner',
      id,
      title: person.role === 'veterinarian' ? 'Dr' : '',
      first_name: person.givenName,
      last_name: person.familyName,
      label: practices.fullNameOf(person),
      designation: person.title ?? '',
      description: person.key % 2 === 0 ? null : 'Sees new patients.',
      show_in_online_bookings: person.role === 'veterinarian',
      default_appointment_type: reference(`appointment_types/${clinikoIds.of('visitType', 1 + (person.key % 6))}`),
      user: reference(`users/${String(700 + person.key)}`),
      appointments: reference(`practitioners/${id}/appointments?page=1`),
      invoices: reference(`practitioners/${id}/invoices?page=1`),
      links: { self: urlOf(`practitioners/${id}`) },
      ...stamps,
    };
  };
  const appointmentType = (type: practices.VisitTypeRecord): Row => {
    const id = clinikoIds.of('visitType', type.key);
    return {
      __typename: 'AppointmentType',
      id,
      name: type.name,
      category: type.key === 4 ? 'Procedures' : 'General',
      description: type.key === 4 ? 'Fasting from the evening before.' : null,
      color: type.color,
      duration_in_minutes: type.minutes,
      max_attendees: 1,
      show_in_online_bookings: type.key < 4,
      billable_item: reference(`billable_items/${String(60 + type.key)}`),
      practitioners: reference(`appointment_types/${id}/practitioners`),
      links: { self: urlOf(`appointment_types/${id}`) },
      ...stamps,
    };
  };
  const invoice = (row: practices.AppointmentRecord): Row => {
    const id = 33_000 + row.key;
    const client = practices.rowOf(practice.clients, row.clientKey);
    const isPaid = row.key % 3 !== 0;
    return {
      __typename: 'Invoice',
      id,
      number: 4000 + row.key,
      issue_date: wallDay(row.start, practices.zoneOf(practice, row)),
      total_amount: '82.5',
      tax_amount: '7.5',
      net_amount: '75.0',
      discounted_amount: '0.0',
      status: isPaid ? 20 : 10,
      status_description: isPaid ? 'Closed' : 'Open',
      notes: '',
      invoice_to: client ? practices.fullNameOf(client) : '',
      closed_at: isPaid ? dateTime(row.start + 7_200_000) : null,
      deleted_at: null,
      appointment: reference(`individual_appointments/${clinikoIds.of('appointment', row.key)}`),
      business: reference(`businesses/${clinikoIds.of('place', row.placeKey)}`),
      practitioner: reference(`practitioners/${clinikoIds.of('provider', row.providerKey ?? 0)}`),
      patient: reference(`patients/${clinikoIds.of('client', row.clientKey ?? 0)}`),
      links: { self: urlOf(`invoices/${String(id)}`) },
      ...entry(row),
    };
  };
  return { patient, appointment, booking, business, practitioner, appointmentType, invoice };
}
