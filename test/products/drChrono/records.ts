import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import type { Row } from '../generatedRows.ts';
import { accountZone, drChronoIds, isInCalendar, phoneFields, phoneOf, statusWords, timestamp } from './values.ts';

/** How rows look there. */
export type DrChronoRecords = ReturnType<typeof drChronoRecords>;

/** What the API keeps beside the practice, by kind and key. */
export type DrChronoMemory = Map<string, Row>;

const insurers = ['Aetna', 'Cigna', 'Harbor Health Plan', 'Blue Cross Blue Shield'];

function numberOf(kind: Parameters<typeof drChronoIds.of>[0], key: number): number {
  return Number(drChronoIds.of(kind, key));
}

/** Makes rows from the records of a practice. */
export function drChronoRecords({ practice, meet, now }: Backstage, memory: DrChronoMemory) {
  const doctor = (row: ProviderRecord | null): Row | null =>
    row && {
      id: numberOf('provider', row.key),
      first_name: row.givenName,
      last_name: row.familyName,
      suffix: row.title ?? '',
      email: row.email,
      specialty: { veterinarian: 'General Practice', technician: 'Nursing', groomer: 'Aesthetics' }[row.role],
      job_title: 'Provider/Staff (Private Practice)',
      cell_phone: '',
      home_phone: '',
      office_phone: rowOf(practice.places, row.placeKeys[0] ?? null)?.phone ?? '',
      website: '',
      country: 'US',
      timezone: 'US/Eastern',
      npi_number: row.title === null ? '' : String(1_003_000_100 + row.key * 17),
      group_npi_number: '1003999999',
      practice_group: drChronoIds.of('organization', practice.organization.key),
      practice_group_name: practice.organization.name,
      profile_picture: null,
      is_account_suspended: !row.isActive,
    };
  const ownerOf = (placeKey: number): ProviderRecord | null =>
    practice.providers.find(({ placeKeys, isActive }) => isActive && placeKeys.includes(placeKey)) ?? null;

  const office = (row: PlaceRecord | null): Row | null =>
    row && {
      id: numberOf('place', row.key),
      name: row.name,
      doctor: () => doctor(ownerOf(row.key)),
      address: row.street,
      city: row.city,
      state: row.state,
      zip_code: row.postalCode,
      country: 'US',
      phone_number: row.phone,
      fax_number: '',
      start_time: '08:00:00',
      end_time: '18:00:00',
      exam_rooms: [1, 2, 3].map((index) => ({ index, name: `Exam ${String(index)}`, online_scheduling: index === 1 })),
      online_scheduling: row.key !== 3,
      online_timeslots: row.key === 3 ? [] : [0, 1, 2].map((day) => ({ day, hour: 9, minute: 0 })),
      tax_id_number_professional: '',
      archived: false,
    };

  const profile = (row: VisitTypeRecord | null): Row | null =>
    row && {
      id: numberOf('visitType', row.key),
      name: row.name,
      color: row.color,
      duration: row.minutes,
      reason: '',
      doctor: numberOf('provider', 1),
      online_scheduling: row.isBookable,
      sort_order: row.key,
      archived: false,
    };

  /** The primary provider: the one who was chosen, or the first of the office. */
  const doctorKeyOf = (row: ClientRecord): number | null => {
    const chosen = memory.get(`client ${String(row.key)}`)?.['doctor'];
    if (typeof chosen === 'number') return drChronoIds.key('provider', chosen);
    return ownerOf(row.placeKey)?.key ?? null;
  };
  const firstVisitOf = ({ key }: ClientRecord): string | null => {
    const visits = practice.appointments.filter(
      (row) => row.clientKey === key && !row.isDeleted && row.state === 'completed',
    );
    const [first] = visits.toSorted(byStart);
    return first ? wallDay(first.start, accountZone) : null;
  };
  const insuranceOf = ({ key, givenName, familyName }: ClientRecord): Row | null =>
    key % 3 === 0
      ? null
      : {
          insurance_company: insurers[key % insurers.length],
          insurance_payer_id: String(60_000 + (key % insurers.length)),
          insurance_id_number: `W${String(220_000_000 + key)}`,
          insurance_group_number: '',
          insurance_plan_name: '',
          is_subscriber_the_patient: true,
          subscriber_first_name: givenName ?? '',
          subscriber_last_name: familyName,
          subscriber_date_of_birth: null,
        };
  const demographics = ({ key }: ClientRecord): Row => {
    const hasContact = key % 4 === 1;
    return {
      chart_id: `CH${String(key).padStart(6, '0')}`,
      gender: ['Female', 'Male', 'Other'][key % 3],
      date_of_birth:
        key % 7 === 0 ? null : `19${String(40 + (key % 55))}-0${String(1 + (key % 9))}-1${String(key % 10)}`,
      preferred_language: key % 9 === 0 ? 'spa' : 'eng',
      state: '',
      zip_code: '',
      disable_sms_messages: key % 8 === 0,
      emergency_contact_name: hasContact ? `Contact ${String(key)}` : '',
      emergency_contact_phone: hasContact ? `(207) 555-${String(9000 + key)}` : '',
      emergency_contact_relation: hasContact ? 'Spouse' : '',
      employer: key % 6 === 0 ? 'Casco Bay Ferries' : '',
      responsible_party_name: '',
      responsible_party_phone: '',
    };
  };
  /** All of a patient, for filters as well: those don't answer whom they look at. */
  const patientFields = (row: ClientRecord): Row => {
    const [street, city] = [row.street, row.city];
    const unused = [
      'middle_name',
      'nick_name',
      'suffix',
      'social_security_number',
      'employer_address',
      'employer_city',
    ];
    const empty = ['employer_state', 'employer_zip_code', 'responsible_party_relation', 'responsible_party_email'];
    const codes = ['race', 'ethnicity', 'primary_care_physician', 'default_pharmacy', 'referring_source'];
    return {
      ...Object.fromEntries([...unused, ...empty, ...codes].map((name) => [name, ''])),
      ...demographics(row),
      patient_status: row.isActive ? 'A' : 'I',
      ...memory.get(`client ${String(row.key)}`),
      id: numberOf('client', row.key),
      first_name: row.givenName ?? '',
      last_name: row.familyName,
      email: row.emails[0] ?? '',
      ...Object.fromEntries(phoneFields.map(([label, field]) => [field, phoneOf(row, label)])),
      address: street,
      city,
      copay: row.key % 5 === 0 ? '25.00' : null,
      doctor: () => doctor(rowOf(practice.providers, doctorKeyOf(row))),
      offices: () => [office(rowOf(practice.places, row.placeKey))].filter((item) => item !== null),
      date_of_first_appointment: firstVisitOf(row),
      date_of_last_appointment: lastVisitOf(practice, row, now()),
      patient_flags_attached: row.tags.map((text, index) => ({
        id: row.key * 10 + index,
        flag_type: ['VIP', 'Breeder', 'Payment plan'].indexOf(text) + 1,
        flag_text: text,
        archived: false,
        created_at: timestamp(row.createdAt),
        updated_at: timestamp(row.createdAt),
      })),
      primary_insurance: insuranceOf(row),
      secondary_insurance: null,
      custom_demographics: [],
      updated_at: timestamp(row.updatedAt),
    };
  };
  const patient = (row: ClientRecord | null): Row | null => {
    if (!row || row.isDeleted) return null;
    meet('client', row.key);
    return patientFields(row);
  };
  const patientSummary = (row: ClientRecord): Row => {
    const { chart_id, gender, date_of_birth } = { ...demographics(row), ...memory.get(`client ${String(row.key)}`) };
    const names = { first_name: row.givenName ?? '', last_name: row.familyName };
    meet('client', row.key);
    const doctorId = numberOf('provider', doctorKeyOf(row) ?? 1);
    return { id: numberOf('client', row.key), chart_id, ...names, gender, date_of_birth, doctor: doctorId };
  };

  /** The word of an appointment: the one that was written, as long as it is one of its state. */
  const statusOf = (row: AppointmentRecord): string => {
    const words = statusWords[row.state];
    const own = memory.get(`appointment ${String(row.key)}`)?.['status'];
    return words.find((word) => word === own) ?? words[0] ?? '';
  };
  const appointment = (row: AppointmentRecord | null): Row | null => {
    if (!row || !isInCalendar(row)) return null;
    meet('appointment', row.key);
    const id = drChronoIds.of('appointment', row.key);
    const own = memory.get(`appointment ${String(row.key)}`) ?? {};
    const type = rowOf(practice.visitTypes, row.typeKey);
    const isDone = row.state === 'completed';
    const status = statusOf(row);
    const moved = { appointment: id, from_status: '', to_status: status, datetime: timestamp(row.updatedAt) };
    return {
      exam_room: 1 + (row.key % 3),
      color: type?.color ?? '#457b9d',
      notes: row.key % 6 === 0 ? 'Asked for a call the day before.' : '',
      is_walk_in: false,
      allow_overlapping: false,
      billing_status: isDone ? 'Balance Due' : '',
      icd10_codes: isDone && row.key % 2 === 0 ? ['Z00.00'] : [],
      ...own,
      id,
      patient: () => patient(rowOf(practice.clients, row.clientKey)),
      doctor: () => doctor(rowOf(practice.providers, row.providerKey)),
      office: () => office(rowOf(practice.places, row.placeKey)),
      scheduled_time: timestamp(row.start),
      duration: row.minutes,
      status,
      status_transitions: status === '' ? [] : [moved],
      // A profile is named where one was chosen.
      profile: () => (own['profile'] === null || row.isBlock ? null : profile(type)),
      reason: row.reason ?? '',
      appt_is_break: row.isBlock,
      recurring_appointment: false,
      base_recurring_appointment: null,
      is_virtual_base: false,
      cloned_from: null,
      billing_provider: null,
      billing_notes: [],
      supervising_provider: null,
      icd9_codes: [],
      first_billed_date: null,
      last_billed_date: null,
      primary_insurer_name: '',
      secondary_insurer_name: '',
      vitals: isDone
        ? {
            temperature: 98.2,
            temperature_units: 'f',
            pulse: 71,
            height_units: 'inches',
            weight_units: 'lbs',
            pain: '',
          }
        : null,
      clinical_note: isDone ? { locked: row.key % 2 === 0, pdf: null, updated_at: timestamp(row.updatedAt) } : null,
      reminders: row.isBlock ? [] : [{ id: row.key, scheduled_time: timestamp(row.start - 86_400_000), type: 'email' }],
      created_by: null,
      created_at: timestamp(row.createdAt),
      updated_at: timestamp(row.updatedAt),
      deleted_flag: false,
    };
  };
  return { doctor, office, profile, patient, patientFields, patientSummary, statusOf, appointment, doctorKeyOf };
}
