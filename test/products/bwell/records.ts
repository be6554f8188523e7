import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import type { Row } from '../generatedRows.ts';
import { bwellDirectory, bwellIds, concept, instantText, namedOf, type Resource } from './directory.ts';

/** Whether a row is an appointment here; blocks are slots that are not free. */
export const isOnBook = (row: practices.AppointmentRecord): boolean =>
  !row.isBlock && !row.isDeleted && hasClearDay(row);

const { of } = bwellIds;
/** The rows of the practice as resources. */
export function bwellRecords(backstage: Backstage) {
  const { practice } = backstage;
  const directory = bwellDirectory(backstage);
  const { resource, show, refer, toOrganization, toPractitioner, toLocation, toService } = directory;
  const toPatient = (row: practices.ClientRecord): Row =>
    refer('Patient', of('client', row.key), () => (row.isDeleted ? null : patient(row)));
  const toAppointment = (row: practices.AppointmentRecord): Row =>
    refer('Appointment', of('appointment', row.key), () => appointment(row));
  const contactOf = (row: practices.ClientRecord): Row => {
    const mails = row.emails.map((value, index) => ({ system: 'email', value, rank: index + 1 }));
    const phones = row.phones.map(({ label, value }) => ({ system: 'phone', value, use: label.toLowerCase() }));
    const address = { use: 'home', type: 'physical', line: [row.street], city: row.city, country: 'US' };
    return { telecom: [...mails, ...phones], address: [address], managingOrganization: toOrganization };
  };
  const patient = (row: practices.ClientRecord): Resource => {
    const former = { use: 'maiden', family: 'Former', given: namedOf(row).given };
    const kin = { name: { family: 'Kin', given: ['Next'] }, telecom: [{ system: 'phone', value: '+1 207 555 0188' }] };
    const visits = (): readonly practices.AppointmentRecord[] =>
      practice.appointments.filter(({ clientKey }) => clientKey === row.key);
    return resource('Patient', of('client', row.key), row.updatedAt, {
      identifier: [{ use: 'usual', system: 'urn:harbor:mrn', value: `MRN${String(70_000 + row.key)}` }],
      active: row.isActive,
      name: row.givenName !== null && row.key % 5 === 0 ? [former, namedOf(row)] : [namedOf(row)],
      birthDate: `19${String(40 + (row.key % 60))}-0${String(1 + (row.key % 9))}-14`,
      gender: row.key % 3 === 0 ? null : row.key % 2 === 0 ? 'female' : 'male',
      deceasedBoolean: false,
      ...contactOf(row),
      contact: row.key % 2 === 0 ? [kin] : [],
      appointments: () => visits().filter(isOnBook).map(appointment).map(show),
      appointmentResponses: () => visits().filter(isOnBook).map(response),
      encounters: () => visits().filter(isEncounter).map(encounter),
      invoices: () => visits().filter(isEncounter).map(invoice),
      persons: () => [person(row)],
      relatedPersons: () => (row.key % 7 === 0 ? [relatedPerson(row)] : []),
    });
  };
  // One for each patient, so that the records of several sources can be one person's.
  const person = (row: practices.ClientRecord): Resource =>
    resource('Person', of('organization', 200 + row.key), row.createdAt, {
      name: [{ ...namedOf(row), use: 'usual' }],
      active: true,
      ...contactOf(row),
      link: [{ target: toPatient(row), assurance: 'level4' }],
    });
  const relatedPerson = (row: practices.ClientRecord): Resource =>
    resource('RelatedPerson', of('organization', 400 + row.key), row.updatedAt, {
      active: true,
      patient: toPatient(row),
      relationship: [{ text: 'Next of kin' }],
      name: [{ family: 'Kin', given: ['Next'] }],
      telecom: [{ system: 'phone', value: '+1 207 555 0188' }],
    });
  const timesOf = (row: practices.AppointmentRecord): { readonly start: string; readonly end: string } => {
    return { start: instantText(row.start), end: instantText(row.start + row.minutes * 60_000) };
  };
  const slot = (row: practices.AppointmentRecord): Resource => {
    const provider = practices.rowOf(practice.providers, row.providerKey ?? 1);
    const on = provider && directory.schedule(provider);
    return resource('Slot', of('visitType', 100 + row.key), row.updatedAt, {
      ...timesOf(row),
      status: row.isBlock ? 'busy-unavailable' : 'busy',
      overbooked: false,
      schedule: on && refer('Schedule', on.id, () => on),
    });
  };
  const appointment = (row: practices.AppointmentRecord): Resource => {
    const client = practices.rowOf(practice.clients, row.clientKey);
    const provider = practices.rowOf(practice.providers, row.providerKey);
    const place = practices.rowOf(practice.places, row.placeKey);
    const type = practices.rowOf(practice.visitTypes, row.typeKey);
    const kin = client && row.key % 7 === 0 ? relatedPerson(client) : null;
    const actors = [
      kin && refer('RelatedPerson', kin.id, () => kin, 'Next Kin'),
      place && toLocation(place),
      type && toService(type),
      client && toPatient(client),
      provider && toPractitioner(provider),
    ].filter((actor) => actor !== null);
    const status = row.state === 'planned' ? 'needs-action' : 'accepted';
    const requested = { start: instantText(row.start - 7 * 86_400_000), end: instantText(row.start) };
    return resource('Appointment', of('appointment', row.key), row.updatedAt, {
      identifier: [{ system: 'urn:harbor:appointment', value: String(30_000 + row.key) }],
      status: fhirAppointmentCodes[row.state],
      cancelationReason: row.cancelReason === null ? null : { text: row.cancelReason },
      serviceType: type ? [concept(type)] : [],
      appointmentType: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0276', code: 'ROUTINE' }] },
      reasonCode: row.reason === null ? [] : [{ text: row.reason }],
      description: type?.name ?? null,
      ...timesOf(row),
      minutesDuration: row.minutes,
      slot: [refer('Slot', of('visitType', 100 + row.key), () => slot(row))],
      created: instantText(row.createdAt),
      participant: actors.map((actor) => ({ actor, required: 'required', status })),
      requestedPeriod: row.key % 4 === 0 ? [requested] : [],
    });
  };
  const response = (row: practices.AppointmentRecord): Resource => {
    const client = practices.rowOf(practice.clients, row.clientKey);
    return resource('AppointmentResponse', of('visitType', 400 + row.key), row.createdAt, {
      appointment: toAppointment(row),
      ...timesOf(row),
      actor: client && toPatient(client),
      participantStatus: row.state === 'cancelled' ? 'declined' : row.state === 'planned' ? 'needs-action' : 'accepted',
    });
  };
  const encounter = (row: practices.AppointmentRecord): Resource => {
    const client = practices.rowOf(practice.clients, row.clientKey);
    const provider = practices.rowOf(practice.providers, row.providerKey);
    const place = practices.rowOf(practice.places, row.placeKey);
    const late = row.start + (row.key % 4) * 300_000;
    return resource('Encounter', of('visitType', 700 + row.key), row.updatedAt, {
      status: row.state === 'completed' ? 'finished' : 'in-progress',
      class: { code: 'AMB', display: 'ambulatory' },
      subject: client && toPatient(client),
      participant: provider ? [{ individual: toPractitioner(provider) }] : [],
      appointment: [toAppointment(row)],
      period: { start: instantText(late), end: instantText(late + row.minutes * 60_000) },
      location: place ? [{ location: toLocation(place), status: 'completed' }] : [],
      serviceProvider: toOrganization,
    });
  };
  const invoice = (row: practices.AppointmentRecord): Resource => {
    const client = practices.rowOf(practice.clients, row.clientKey);
    const total = { value: 40 + (row.key % 9) * 15, currency: 'USD' };
    return resource('Invoice', of('visitType', 1000 + row.key), row.updatedAt, {
      status: 'issued',
      subject: client && toPatient(client),
      recipient: client && toPatient(client),
      date: instantText(row.start),
      issuer: toOrganization,
      totalNet: total,
      totalGross: total,
    });
  };
  const isEncounter = (row: practices.AppointmentRecord): boolean =>
    isOnBook(row) && row.clientKey !== null && ['completed', 'inProgress', 'ready'].includes(row.state);
  const present = (): readonly practices.ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const booked = (): readonly practices.AppointmentRecord[] => practice.appointments.filter(isOnBook);
  const tables: Readonly<Record<string, () => readonly Resource[]>> = {
    Appointment: () => booked().map(appointment),
    AppointmentResponse: () => booked().map(response),
    Encounter: () => booked().filter(isEncounter).map(encounter),
    HealthcareService: () => practice.visitTypes.filter(({ isBlock }) => !isBlock).map(directory.service),
    Invoice: () => booked().filter(isEncounter).map(invoice),
    Location: () => practice.places.map(directory.location),
    Organization: () => [directory.organization],
    Patient: () => present().map(patient),
    Person: () => present().map(person),
    Practitioner: () => practice.providers.map(directory.practitioner),
    PractitionerRole: directory.roles,
    RelatedPerson: () =>
      present()
        .filter(({ key }) => key % 7 === 0)
        .map(relatedPerson),
    Schedule: () => practice.providers.map(directory.schedule),
    Slot: () => practice.appointments.filter((row) => !row.isDeleted && hasClearDay(row)).map(slot),
  };
  return { tables, show };
}
