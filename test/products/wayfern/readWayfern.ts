import { asText } from '../../../graphql/service/sources.ts';
import { offsetText, startOfDay, utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';

export const clientFields = `id displayName givenName familyName state phoneNumbers { e164Number type } emailAddresses { address }
  tags { displayName } lastVisitDate homeLocation { id displayName }`;
export const patientFields = 'id name species { displayName } breed { displayName } client { id }';
export const appointmentFields = `id state startTime endTime reasonForVisit patient { id name } client { id displayName }
  provider { id displayName } location { id displayName timeZone }`;
export const bookQuery = `query($input: ListAppointmentsInput!) { listAppointments(input: $input) {
  appointments { ${appointmentFields} } nextPageToken totalSize } }`;

const reference = (row: unknown): object => ({
  ...(row !== null && { id: at(row, 'id'), name: at(row, 'displayName') ?? at(row, 'name') }),
});
const named = (name: string, row: unknown): object => (row === null ? {} : { [name]: reference(row) });

/** A client as a person would write her down. */
export function clientFrom(row: Row): Row {
  return {
    id: row['id'],
    name: row['displayName'],
    ...(row['givenName'] !== null && { givenName: row['givenName'] }),
    familyName: row['familyName'],
    phones: rowsAt(row, 'phoneNumbers').map(({ e164Number }) => e164Number),
    emails: rowsAt(row, 'emailAddresses').map(({ address }) => address),
    active: row['state'] === 'ACTIVE',
    tags: rowsAt(row, 'tags').map(({ displayName }) => displayName),
    ...(row['lastVisitDate'] !== null && { lastVisit: row['lastVisitDate'] }),
    location: reference(row['homeLocation']),
  };
}

export function patientFrom(row: Row): Row {
  return {
    id: row['id'],
    name: row['name'],
    species: at(row, 'species.displayName'),
    ...(row['breed'] !== null && { breed: at(row, 'breed.displayName') }),
    ...(row['client'] !== null && { clientId: at(row, 'client.id') }),
  };
}

/** An appointment as a person would write it down. */
export function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'location.timeZone'));
  return {
    id: row['id'],
    start: offsetText(Date.parse(String(row['startTime'])), zone),
    end: offsetText(Date.parse(String(row['endTime'])), zone),
    status: row['state'],
    ...(row['reasonForVisit'] !== null && { reason: row['reasonForVisit'] }),
    ...named('patient', row['patient']),
    ...named('client', row['client']),
    ...named('provider', row['provider']),
    ...named('location', row['location']),
  };
}

/** All pages of a list: a token that is empty ends it. */
export function listed(query: RunQuery, text: string, path: string, input: object = {}): Promise<Row[]> {
  const [field = ''] = path.split('.');
  return allPages(async (pageToken) => {
    const answer = await query(text, { input: { ...input, ...(pageToken !== null && { pageToken }) } });
    return { rows: rowsAt(answer, path), next: asText(at(answer, `${field}.nextPageToken`)) || null };
  });
}

export const clientsQuery = `query($input: ListClientsInput) { listClients(input: $input) { clients { ${clientFields} } nextPageToken totalSize } }`;
export const patientsQuery = `query($input: ListPatientsInput) { listPatients(input: $input) { patients { ${patientFields} } nextPageToken } }`;

/** What a person reads of a day. */
export async function readDay(query: RunQuery, day: string): Promise<object> {
  const places = rowsAt(
    await query(`{ listLocations { locations { id displayName timeZone
      postalAddress { addressLines locality administrativeArea postalCode } } } }`),
    'listLocations.locations',
  );
  const books: readonly Row[][] = await Promise.all(
    places.map(({ id, timeZone }) => {
      const [startTime, endTime] = [0, 1].map((later) => utcText(startOfDay(day, String(timeZone), later)));
      return listed(query, bookQuery, 'listAppointments.appointments', {
        locationId: id,
        interval: { startTime, endTime },
      });
    }),
  );
  const clients = await listed(query, clientsQuery, 'listClients.clients');
  const patients = await listed(query, patientsQuery, 'listPatients.patients');
  return {
    locations: places.map((row) => ({
      id: row['id'],
      name: row['displayName'],
      timeZone: row['timeZone'],
      address: [at(row, 'postalAddress.addressLines.0'), at(row, 'postalAddress.locality')]
        .concat(at(row, 'postalAddress.administrativeArea'), at(row, 'postalAddress.postalCode'))
        .join(', '),
    })),
    clients: clients.slice(0, 5).map(clientFrom),
    patients: patients.slice(0, 5).map(patientFrom),
    appointments: books.flat().map(appointmentFrom),
  };
}
