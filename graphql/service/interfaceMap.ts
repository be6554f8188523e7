import type {
  AppointmentFields,
  AppointmentTypeFields,
  ClientFields,
  LocationFields,
  PatientFields,
  ProviderFields,
  ServiceMap,
} from './serviceMap.ts';
import type { Path, Source } from './sources.ts';

// The map of a service in the shape of the interface document and the most likely shape of what it leaves open.
// Every document it leads to is checked against depth 8 by test/service/documents.test.ts.

const location: LocationFields = {
  id: at('id'),
  name: at('name'),
  address: at('address'),
  phone: at('phoneNumber'),
  timeZone: at('timezone'),
};

const provider: ProviderFields = { id: at('id'), name: at('name'), role: at('role'), active: at('isActive') };

const patient: PatientFields = {
  id: at('id'),
  name: at('name'),
  species: at('species'),
  breed: at('breed'),
  sex: at('sex'),
  birthDate: at('birthDate'),
  active: at('isActive'),
  deceased: at('isDeceased'),
  alerts: at('alerts'),
};

const contact: ClientFields = {
  id: at('id'),
  name: at('name'),
  phones: [{ list: ['phoneNumbers'], number: ['value'], label: ['name'] }],
  emails: [['email'], ['secondaryEmail']],
  active: at('isActive'),
  alerts: at('alerts'),
  balance: { amount: ['balance'], currency: ['currency'] },
};

const listedClient: ClientFields = {
  ...contact,
  patients: {
    path: ['patients'],
    fields: {
      id: at('id'),
      name: at('name'),
      species: at('species'),
      active: at('isActive'),
      deceased: at('isDeceased'),
    },
  },
};

const clientCard: ClientFields = {
  ...contact,
  givenName: at('givenName'),
  familyName: at('familyName'),
  address: {
    kind: 'join',
    paths: [
      ['address', 'line1'],
      ['address', 'line2'],
      ['address', 'city'],
      ['address', 'state'],
      ['address', 'postalCode'],
    ],
    separator: ', ',
  },
  notes: at('notes'),
  since: { kind: 'path', path: ['insertedAt'], naive: 'utc' },
  patients: { path: ['patients'], fields: patient },
};

const appointmentType: AppointmentTypeFields = {
  id: at('id'),
  name: at('name'),
  minutes: at('duration'),
  color: at('color'),
  blocked: at('isBlockoff'),
};

const appointment: AppointmentFields = {
  id: at('id'),
  start: at('start'),
  end: { kind: 'minutesAfter', start: ['start'], minutes: ['duration'] },
  status: at('status'),
  reason: at('reason'),
  notes: at('note'),
  room: at('room'),
  blocked: at('type', 'isBlockoff'),
  type: { path: ['type'], fields: appointmentType },
  provider: { path: ['provider'], fields: provider },
  location: { path: ['location'], fields: { id: at('id'), name: at('name'), timeZone: at('timezone') } },
  patient: {
    path: ['patient'],
    fields: {
      id: at('id'),
      name: at('name'),
      species: at('species'),
      alerts: at('alerts'),
      deceased: at('isDeceased'),
    },
  },
  client: { path: ['patient', 'client'], fields: contact },
};

const paging = [
  { name: 'limit', type: 'Int!', slots: [{ path: [], role: 'limit' }] },
  { name: 'offset', type: 'Int', slots: [{ path: [], role: 'offset' }] },
] as const;
const byId = [{ name: 'id', type: 'ID!', slots: [{ path: [], role: 'id' }] }] as const;
const byLocation = { name: 'locationId', type: 'ID', slots: [{ path: [], role: 'locationId' }] } as const;

export const interfaceMap: ServiceMap & Required<Pick<ServiceMap, 'organization'>> = {
  format: 1,
  organization: { field: 'org', arguments: [], rows: [], fields: { id: at('id'), name: at('name') } },
  locations: { field: 'locations', arguments: [], rows: [], fields: location },
  providers: { field: 'providers', arguments: [byLocation], rows: [], fields: provider },
  appointmentTypes: {
    field: 'appointmentTypes',
    arguments: [],
    rows: [],
    fields: appointmentType,
  },
  appointments: {
    field: 'appointments',
    arguments: [
      byLocation,
      { name: 'clientId', type: 'ID', slots: [{ path: [], role: 'clientId' }] },
      { name: 'start', type: 'DateTime', slots: [{ path: [], role: 'from' }] },
      { name: 'end', type: 'DateTime', slots: [{ path: [], role: 'to' }] },
      { name: 'includeCancelled', type: 'Boolean', slots: [{ path: [], role: 'includeEnded' }] },
      ...paging,
    ],
    rows: [],
    fields: appointment,
  },
  clients: { field: 'getClients', arguments: paging, rows: [], fields: listedClient },
  clientSearch: {
    field: 'searchClients',
    arguments: [
      { name: 'query', type: 'String!', slots: [{ path: [], role: 'search' }] },
      { name: 'limit', type: 'Int!', slots: [{ path: [], role: 'limit' }] },
    ],
    rows: [],
    fields: listedClient,
  },
  client: { field: 'client', arguments: byId, rows: [], fields: clientCard },
  patient: {
    field: 'patient',
    arguments: byId,
    rows: [],
    fields: { ...patient, client: { path: ['client'], fields: { id: at('id'), name: at('name') } } },
  },
  freeSlots: {
    field: 'availableTimes',
    arguments: [
      { name: 'locationId', type: 'ID!', slots: [{ path: [], role: 'locationId', demanded: true }] },
      { name: 'appointmentTypeId', type: 'ID!', slots: [{ path: [], role: 'typeId', demanded: true }] },
      { name: 'date', type: 'Date!', slots: [{ path: [], role: 'day', form: 'date' }] },
      { name: 'providerId', type: 'ID', slots: [{ path: [], role: 'providerId' }] },
    ],
    rows: [],
    fields: { start: at('time'), provider: { path: ['provider'], fields: { id: at('id'), name: at('name') } } },
  },
};

function at(...path: Path): Source {
  return { kind: 'path', path };
}
