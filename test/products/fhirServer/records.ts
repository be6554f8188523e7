import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PlaceRecord,
  type ProviderRecord,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import { hasClearDay } from '../clearDay.ts';
import { type Row, textOf } from '../generatedRows.ts';
import type { Found } from './search.ts';

/** Numbers that the server counts for each type of resource: an id says nothing about the type. */
export const fhirServerIds = numberIds(1000);

/** Whether a row is an appointment here; blocks are slots that are not free. */
export const isOnBook = (row: AppointmentRecord): boolean => !row.isBlock && !row.isDeleted && hasClearDay(row);

/** The code of a type of visit. */
export const codeOf = ({ name }: VisitTypeRecord): string => name.toLowerCase().replaceAll(' ', '-');

const { of } = fhirServerIds;
const kinds: Readonly<Record<string, Kind>> = { Patient: 'client', Appointment: 'appointment' };
const installed = Date.parse('2022-05-02T12:00:00Z');
const kin = { name: { family: 'Kin', given: ['Next'] }, telecom: [{ system: 'phone', value: '+1 207 555 0188' }] };

/** The rows of the practice as FHIR resources. */
export function fhirServerRecords({ practice, meet }: Backstage) {
  /** A resource, found by what some of its elements say and by further values. */
  function resource(type: string, id: string, updatedAt: number, fields: Row, values: Found['values'] = {}): Found {
    const lastUpdated = new Date(updatedAt).toISOString().replace('Z', '+00:00');
    const shown = { __typename: type, id, meta: { versionId: '1', lastUpdated, source: `#${id}Xy7` }, ...fields };
    const texts = Object.entries<unknown>({ _id: id, _lastUpdated: lastUpdated, ...fields });
    const plain = texts.map(([key, value]) => [key, typeof value === 'object' ? [] : [textOf(value)]]);
    const show = (): object => {
      if (kinds[type]) meet(kinds[type], fhirServerIds.key(kinds[type], id) ?? 0);
      return shown;
    };
    return { id, values: { ...Object.fromEntries(plain), ...values }, show };
  }
  const refer = (type: string, id: string, found: () => Found, display: string | null = null) => {
    return { reference: `${type}/${id}`, type, display, resource: () => found().show() };
  };
  const { name: business } = practice.organization;
  const organization = resource('Organization', of('organization', 1), installed, { active: true, name: business });
  const toOrganization = refer('Organization', organization.id, () => organization, business);
  const toPatient = (row: ClientRecord) => refer('Patient', of('client', row.key), () => patient(row));
  const toPractitioner = (row: ProviderRecord) =>
    refer('Practitioner', of('provider', row.key), () => practitioner(row), fullNameOf(row));
  const toLocation = (row: PlaceRecord) => refer('Location', of('place', row.key), () => location(row), row.name);

  function patient(row: ClientRecord): Found {
    const { givenName, familyName, emails } = row;
    const names = [officialName(row), { use: 'old', family: 'Former', given: officialName(row).given }];
    const phones = row.phones.map(({ label, value }) => ({ system: 'phone', value, use: label.toLowerCase() }));
    const fields = {
      identifier: [{ use: 'usual', system: 'urn:harbor:mrn', value: `MRN${String(70_000 + row.key)}` }],
      active: row.isActive,
      name: names.slice(0, givenName !== null && row.key % 5 === 0 ? 2 : 1),
      telecom: [...phones, ...emails.map((value) => ({ system: 'email', value }))],
      address: [{ use: 'home', line: [row.street], city: row.city, country: 'US' }],
      contact: row.key % 2 === 0 ? [kin] : [],
      managingOrganization: toOrganization,
    };
    const [given, phone] = [givenName === null ? [] : [givenName], phones.map(({ value }) => value)];
    const values = { given, family: [familyName], name: [...given, familyName], phone, email: emails };
    return resource('Patient', of('client', row.key), row.updatedAt, fields, values);
  }
  const relatedPerson = (row: ClientRecord): Found => {
    const fields = { ...kin, name: [kin.name], patient: toPatient(row), relationship: [{ text: 'Next of kin' }] };
    return resource('RelatedPerson', of('client', row.key), row.updatedAt, fields, { name: ['Next', 'Kin'] });
  };
  const practitioner = (row: ProviderRecord): Found => {
    const telecom = [{ system: 'email', value: row.email, use: 'work' }];
    const name = [{ ...officialName(row), prefix: ['Dr.'], suffix: row.title === null ? [] : [row.title] }];
    const fields = { active: row.isActive, name, telecom, qualification: [{ code: { text: row.role } }] };
    const values = { name: [row.givenName, row.familyName] };
    return resource('Practitioner', of('provider', row.key), installed, fields, values);
  };
  const location = (row: PlaceRecord): Found => {
    const { name, city, state, postalCode } = row;
    const points = Object.entries({ phone: row.phone, fax: row.phone.replace(/\d{2}$/, '99'), email: row.email });
    const telecom = points.map(([system, value]) => ({ system, value, use: 'work' }));
    const address = { use: 'work', line: [row.street], city, state, postalCode, country: 'US' };
    const fields = { status: 'active', name, mode: 'instance', telecom, address, managingOrganization: toOrganization };
    return resource('Location', of('place', row.key), installed, fields);
  };
  const service = (row: VisitTypeRecord): Found => {
    const fields = { active: true, providedBy: toOrganization, type: [concept(row)], name: row.name };
    return resource('HealthcareService', of('visitType', row.key), installed, fields);
  };
  const schedule = (row: ProviderRecord): Found =>
    resource('Schedule', of('provider', row.key), installed, { active: true, actor: [toPractitioner(row)] });
  const timesOf = (row: AppointmentRecord) => {
    const zone = zoneOf(practice, row);
    return { start: offsetText(row.start, zone), end: offsetText(row.start + row.minutes * 60_000, zone) };
  };
  function slot(row: AppointmentRecord): Found {
    const provider = rowOf(practice.providers, row.providerKey ?? 1);
    const fields = { ...timesOf(row), status: row.isBlock ? 'busy-unavailable' : 'busy', overbooked: false };
    const to = provider && refer('Schedule', of('provider', provider.key), () => schedule(provider));
    return resource('Slot', of('appointment', row.key), row.updatedAt, { ...fields, schedule: to });
  }
  function appointment(row: AppointmentRecord): Found {
    const client = rowOf(practice.clients, row.clientKey);
    const provider = rowOf(practice.providers, row.providerKey);
    const place = rowOf(practice.places, row.placeKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const escorted = row.key % 7 === 0 ? client : null;
    const actors = [
      place && toLocation(place),
      provider && toPractitioner(provider),
      escorted && refer('RelatedPerson', of('client', escorted.key), () => relatedPerson(escorted), 'Next Kin'),
      client && toPatient(client),
    ].filter((actor) => actor !== null);
    const answered = row.state === 'planned' ? 'needs-action' : 'accepted';
    const requested = [{ start: new Date(row.start - 7 * 86_400_000).toISOString().slice(0, 10) }];
    const fields = {
      status: fhirAppointmentCodes[row.state],
      cancelationReason: row.cancelReason === null ? null : { text: row.cancelReason },
      serviceType: type ? [concept(type)] : [],
      appointmentType: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0276', code: 'ROUTINE' }] },
      reasonCode: row.reason === null ? [] : [{ text: row.reason }],
      description: type?.name ?? null,
      ...timesOf(row),
      minutesDuration: row.minutes,
      slot: [refer('Slot', of('appointment', row.key), () => slot(row))],
      created: new Date(row.createdAt).toISOString().replace('Z', '+00:00'),
      participant: actors.map((actor) => ({ actor, required: 'required', status: answered })),
      requestedPeriod: row.key % 4 === 0 ? requested : [],
    };
    const actor = actors.map(({ reference }) => reference);
    const named = (kind: string): string[] => actor.filter((text) => text.startsWith(kind));
    const found = { actor, patient: named('Pat'), practitioner: named('Pra'), location: named('Loc') };
    const values = { ...found, date: [fields.start], service_type: type ? [codeOf(type)] : [] };
    return resource('Appointment', of('appointment', row.key), row.updatedAt, fields, values);
  }
  const present = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const tables: Readonly<Record<string, () => readonly Found[]>> = {
    Patient: () => present().map(patient),
    RelatedPerson: () => present().map(relatedPerson),
    Practitioner: () => practice.providers.map(practitioner),
    Organization: () => [organization],
    Location: () => practice.places.map(location),
    HealthcareService: () => practice.visitTypes.filter((row) => !row.isBlock).map(service),
    Schedule: () => practice.providers.map(schedule),
    Slot: () => practice.appointments.filter((row) => !row.isDeleted && hasClearDay(row)).map(slot),
    Appointment: () => practice.appointments.filter(isOnBook).map(appointment),
  };
  return { tables, patient, appointment };
}

function concept(row: VisitTypeRecord): object {
  return { coding: [{ system: 'urn:harbor:service-type', code: codeOf(row), display: row.name }], text: row.name };
}

function officialName({ givenName, familyName }: { readonly givenName: string | null; readonly familyName: string }) {
  return { use: 'official', family: familyName, given: givenName === null ? [] : [givenName] };
}
