import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { categoriesOf, encountersOf } from './seeds.ts';
import {
  apptStatuses,
  dateTimeText,
  isEvent,
  openEmrIds,
  phoneColumns,
  phoneOf,
  serverZone,
  statusCodes,
  uuidOf,
} from './values.ts';

/** Columns that were written and that the practice has no place for, by the table's name and the row's key. */
export type OpenEmrMemory = Map<string, Row>;

const { of } = openEmrIds;

/** How rows of the practice look there. */
export type OpenEmrRecords = ReturnType<typeof openEmrRecords>;

/** Columns that nothing fills: they are empty texts, as the tables say. */
const empty = (columns: string): Row => Object.fromEntries(columns.split(' ').map((column) => [column, '']));

/** Makes rows of the tables from the records of a practice. */
export function openEmrRecords({ practice, meet }: Backstage, memory: OpenEmrMemory) {
  const facility = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    if (!place) return null;
    meet('place', place.key);
    return {
      ...empty('fax federal_ein website attn domain_identifier facility_taxonomy mail_street mail_city mail_state'),
      ...empty('mail_zip oid iban info facility_code'),
      id: of('place', place.key),
      uuid: uuidOf(1, place.key),
      name: place.name,
      phone: place.phone,
      street: place.street,
      city: place.city,
      state: place.state,
      postal_code: place.postalCode,
      country_code: 'USA',
      email: place.email,
      color: ['#99ffff', '#ffcc99', '#ccffcc'][place.key - 1] ?? '#99ffff',
      service_location: 1,
      billing_location: place.key === 1 ? 1 : 0,
      accepts_assignment: 1,
      primary_business_entity: place.key === 1 ? 1 : 0,
      pos_code: 11,
      facility_npi: `188888800${String(place.key)}`,
      tax_id_type: 'EI',
      inactive: 0,
    };
  };

  const practitioner = (key: number | null): Row | null => {
    const member = rowOf(practice.providers, key);
    if (!member) return null;
    meet('provider', member.key);
    const home = rowOf(practice.places, member.placeKeys[0] ?? null);
    return {
      ...empty('mname federaltaxid federaldrugid upin taxonomy billname email_direct phone phonecell fax'),
      ...empty('street city state zip'),
      id: of('provider', member.key),
      uuid: uuidOf(2, member.key),
      title: member.role === 'veterinarian' ? 'Dr.' : '',
      fname: member.givenName,
      lname: member.familyName,
      suffix: member.title ?? '',
      username: `staff${String(member.key)}`,
      npi: `123456700${String(member.key)}`,
      specialty: member.role === 'veterinarian' ? 'Veterinary medicine' : '',
      facility: home?.name ?? '',
      facility_id: home ? of('place', home.key) : null,
      email: member.email,
      active: member.isActive ? 1 : 0,
      calendar: 1,
      authorized: 1,
      abook_title: null,
      physician_title: null,
    };
  };

  const patient = (client: ClientRecord | null): Row | null => {
    if (!client || client.isDeleted) return null;
    meet('client', client.key);
    const { key } = client;
    const pid = of('client', key);
    const numbers = Object.fromEntries(phoneColumns.map(([column, label]) => [column, phoneOf(client, label)]));
    return {
      ...empty('title mname suffix preferred_name ss drivers_license street_line_2 county contact_relationship'),
      ...empty('email_direct religion occupation referral_source race ethnicity phone_contact deceased_reason'),
      // The state is that of the city, and how old people are is made up.
      state: client.city === 'Boulder' ? 'CO' : client.city === '' ? '' : 'ME',
      postal_code: client.city === 'Boulder' ? '80302' : client.city === '' ? '' : '04101',
      country_code: 'USA',
      sex: ['Female', 'Male', 'UNK'][key % 3] ?? 'UNK',
      DOB: `19${String(50 + (key % 50))}-0${String(1 + (key % 9))}-1${String(key % 10)}`,
      status: ['married', 'single', ''][key % 3] ?? '',
      ...memory.get(`patient_data ${pid}`),
      pid,
      uuid: uuidOf(3, key),
      pubpid: pid,
      fname: client.givenName ?? '',
      lname: client.familyName,
      street: client.street,
      city: client.city,
      ...numbers,
      email: client.emails[0] ?? '',
      language: 'English',
      providerID: null,
      ref_providerID: null,
      pricelevel: 'standard',
      billing_note: client.note ?? '',
      hipaa_mail: 'NO',
      hipaa_voice: 'YES',
      hipaa_allowsms: phoneOf(client, 'Mobile') === '' ? 'NO' : 'YES',
      hipaa_allowemail: client.emails.length > 0 ? 'YES' : 'NO',
      allow_patient_portal: 'NO',
      deceased_date: null,
      regdate: dateTimeText(client.createdAt),
      date: dateTimeText(client.updatedAt),
      appointments: () =>
        practice.appointments.filter((row) => row.clientKey === key && isEvent(row)).map((row) => appointment(row)),
      encounters: () => encountersOf(practice, client),
    };
  };

  /** What the code of an appointment is: the one that was written, as long as it still says the same. */
  const statusOf = (row: AppointmentRecord): string => {
    const written = memory.get(`events ${String(row.key)}`)?.['pc_apptstatus'];
    const state = apptStatuses.find(([code]) => code === written)?.[2];
    return typeof written === 'string' && state === row.state ? written : statusCodes[row.state];
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const member = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const own = memory.get(`events ${String(row.key)}`);
    const first = practice.places[0];
    return {
      pc_eid: of('appointment', row.key),
      pc_uuid: uuidOf(4, row.key),
      fname: client ? (client.givenName ?? '') : null,
      lname: client ? client.familyName : null,
      DOB: () => patient(client)?.['DOB'] ?? null,
      pid: client && of('client', client.key),
      puuid: client && uuidOf(3, client.key),
      pc_aid: member && of('provider', member.key),
      pce_aid_uuid: member && uuidOf(2, member.key),
      pce_aid_npi: member && `123456700${String(member.key)}`,
      pce_aid_fname: member && member.givenName,
      pce_aid_lname: member && member.familyName,
      pc_apptstatus: statusOf(row),
      pc_eventDate: wallDay(row.start, serverZone),
      pc_startTime: wallTime(row.start, serverZone),
      pc_endTime: wallTime(row.start + row.minutes * 60_000, serverZone),
      pc_time: dateTimeText(row.createdAt),
      pc_duration: row.minutes * 60,
      pc_facility: place && of('place', place.key),
      facility_name: place?.name ?? null,
      // That of the location that stands for the facility in FHIR.
      facility_uuid: place && uuidOf(11, place.key),
      pc_billing_location: of('place', 1),
      billing_location_name: first?.name ?? null,
      billing_location_uuid: uuidOf(11, 1),
      pc_catid: of('visitType', row.typeKey),
      pc_title: own?.['pc_title'] ?? type?.name ?? '',
      pc_hometext: row.reason ?? '',
      pc_room: '',
      patient: () => patient(client),
      provider: () => practitioner(row.providerKey),
      facility: () => facility(row.placeKey),
      category: () => categoriesOf(practice).find((item) => item['pc_catid'] === of('visitType', row.typeKey)) ?? null,
    };
  };

  return { facility, practitioner, patient, appointment, statusOf };
}
