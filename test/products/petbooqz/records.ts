import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { CalendarRow, Calendars } from './calendars.ts';
import type { Hold, PetbooqzMemory } from './memory.ts';
import { dateTime, isOnline, petbooqzIds, phonesOf, skuOf, statusOf } from './values.ts';

/** How rows of the practice look there. */
export type PetbooqzRecords = ReturnType<typeof petbooqzRecords>;

const { of } = petbooqzIds;
const positions: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Veterinarian',
  technician: 'Nurse',
  groomer: 'Groomer',
};
const titles = ['Ms', 'Mr', 'Mrs', 'Dr', null];
const sexes: Readonly<Record<PatientRecord['sex'], string>> = { MALE: 'Male', FEMALE: 'Female', UNKNOWN: 'Unknown' };
const colours = ['black', 'white', 'brindle', 'tabby'];
const idOr = (kind: 'client' | 'patient', key: number | null): string | null => (key === null ? null : of(kind, key));

/** The title of a client, which the practice doesn't keep. */
export function titleOf({ key, givenName }: ClientRecord): string | null {
  return givenName === null ? null : (titles[key % titles.length] ?? null);
}

/** Whether an animal is desexed, which the practice doesn't keep. */
export function desexedOf({ key }: PatientRecord): string {
  return key % 6 === 0 ? 'Unknown' : key % 3 === 1 ? 'No' : 'Yes';
}

/** The sex of an animal as a word. */
export function sexOf({ sex }: PatientRecord): string {
  return sexes[sex];
}

/** Makes rows from the records of a practice. */
export function petbooqzRecords({ practice, meet }: Backstage, memory: PetbooqzMemory, calendars: Calendars) {
  const practiceInfo = (place: PlaceRecord): Row => {
    meet('place', place.key);
    return {
      messagecode: 'Success',
      PracticeCode: of('place', place.key),
      PracticeName: place.name,
      Phone: place.phone,
      Email: place.email,
      Website: `www.${place.email.split('@')[0] ?? 'vet'}.example.test`,
      Logo: null,
      Address: place.street,
      Suburb: place.city,
      Postcode: place.postalCode,
      State: place.state,
      Country: 'USA',
      Timezone: place.zone,
      AllowChooseRoom: place.key === 1 ? 'Yes' : 'No',
      EarliestBooking: 1,
      Notes: 'Please arrive 10 minutes early.',
      isActive: 'Yes',
    };
  };
  const practiceOf = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && practiceInfo(place);
  };

  const staff = (person: ProviderRecord): Row => {
    meet('provider', person.key);
    return {
      staffcode: of('provider', person.key),
      title: person.role === 'veterinarian' ? 'Dr' : null,
      firstname: person.givenName,
      lastname: person.familyName,
      position: positions[person.role],
      email: person.email,
      active: person.isActive,
      practices: () => person.placeKeys.map(practiceOf).filter((row) => row !== null),
    };
  };
  const staffOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && staff(person);
  };

  const calendar = ({ column, name, place, providerKey }: CalendarRow): Row => ({
    column,
    name,
    client_practice: of('place', place.key),
    staff: () => staffOf(providerKey),
  });

  const client = (person: ClientRecord): Row => {
    meet('client', person.key);
    return {
      client_id: of('client', person.key),
      active: person.isActive,
      address: person.street,
      city: person.city,
      postcode: person.city === '' ? '' : person.city === 'Boulder' ? '80302' : '04101',
      state: person.city === '' ? '' : person.city === 'Boulder' ? 'CO' : 'ME',
      title: titleOf(person),
      firstname: person.givenName,
      lastname: person.familyName,
      contacttype: person.givenName === null ? 'Company' : 'Client',
      ...phonesOf(person),
      email: person.emails[0] ?? null,
      company: person.givenName === null ? person.familyName : null,
      client_practice: of('place', person.placeKey),
      patients: () => practice.patients.filter(({ clientKey }) => clientKey === person.key).map(patient),
    };
  };
  const clientOf = (key: number | null): Row | null => {
    const person = rowOf(practice.clients, key);
    return person && client(person);
  };
  const clientDetails = (person: ClientRecord): Row => {
    const { client_id, title, firstname, lastname, email, mobile, phone, address, city, state } = client(person);
    return {
      client_id,
      title: title ?? '',
      first_name: firstname ?? '',
      last_name: lastname,
      email_address: email ?? '',
      mobile_number: mobile ?? '',
      landline_number: phone ?? '',
      address_1: address,
      city,
      state,
      preferred_brance_id: of('place', person.placeKey),
      is_active: person.isActive ? 'Yes' : 'No',
    };
  };

  const patient = (animal: PatientRecord): Row => {
    meet('patient', animal.key);
    return {
      patient_id: of('patient', animal.key),
      client_id: idOr('client', animal.clientKey),
      patientname: animal.name,
      dob: animal.birthDate,
      sex: sexOf(animal),
      breed: animal.breed,
      desexed: desexedOf(animal),
      species: animal.species,
      microchip: animal.microchip,
      colour: animal.color,
      // The column of that name says Current of those who live.
      deceased: animal.isDeceased ? 'Deceased' : 'Current',
      client: () => clientOf(animal.clientKey),
    };
  };
  const patientDetails = (animal: PatientRecord): Row => ({
    patient_id: of('patient', animal.key),
    client_id: idOr('client', animal.clientKey) ?? '',
    name: animal.name,
    species: animal.species,
    breed: animal.breed ?? '',
    date_of_birth: animal.birthDate ?? '',
    colour_id: String(1 + colours.indexOf(animal.color)),
    is_active: animal.isActive && !animal.isDeceased ? 'Yes' : 'No',
  });

  const slot = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const zone = zoneOf(practice, row);
    const extra = memory.extras.get(row.key);
    const person = rowOf(practice.clients, row.clientKey);
    const phones = person && phonesOf(person);
    return {
      slot_id: of('appointment', row.key),
      datetime: dateTime(row.start, zone),
      duration: row.minutes,
      client_id: idOr('client', row.clientKey),
      patient_id: idOr('patient', row.patientKey),
      email_address: extra?.email ?? person?.emails[0] ?? null,
      phone_number: extra?.phone ?? phones?.mobile ?? phones?.phone ?? null,
      status: statusOf(row),
      calendar: calendars.nameFor(row),
      client_practice: of('place', row.placeKey),
      appointment_type: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      reason: row.reason,
      appointment_note: extra?.note ?? null,
      entered_by: isOnline(row) ? 'API' : 'Front Desk',
      created: dateTime(row.createdAt, zone),
      client: () => clientOf(row.clientKey),
      patient() {
        const animal = rowOf(practice.patients, row.patientKey);
        return animal && patient(animal);
      },
      staff: () => staffOf(row.providerKey),
      practice: () => practiceOf(row.placeKey),
    };
  };
  /** A reservation stands in the daybook too, as yet without anyone. */
  const heldSlot = (hold: Hold, providerKey: number | null): Row => {
    const zone = rowOf(practice.places, hold.placeKey)?.zone ?? 'UTC';
    return {
      slot_id: hold.slotId,
      datetime: dateTime(hold.start, zone),
      duration: hold.minutes,
      status: 'Online',
      calendar: hold.calendar,
      client_practice: of('place', hold.placeKey),
      reason: 'Temporary Reservation',
      appointment_note: hold.note,
      entered_by: 'API',
      created: dateTime(hold.created, zone),
      staff: () => staffOf(providerKey),
      practice: () => practiceOf(hold.placeKey),
    };
  };

  const appointmentType = (type: VisitTypeRecord): Row => ({
    id: of('visitType', type.key),
    code: skuOf(type.key),
    name: type.name,
    duration: String(type.minutes),
  });

  return {
    practiceInfo,
    staff,
    calendar,
    client,
    clientDetails,
    patient,
    patientDetails,
    slot,
    heldSlot,
    appointmentType,
  };
}
