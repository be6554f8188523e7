import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../../../graphql/demo/schema.ts';
import { buildDocuments } from '../../../../graphql/service/documents.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { RequestFields } from '../../../../graphql/service/serviceMap.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** What a small practice with one more query gives as requests for appointments. */
async function requestsOf(query: string, types: string) {
  const text = `
    scalar DateTime
    scalar Date
    scalar Time
    type Query {
      org: Organization
      locations: [Location!]!
      staff: [Doctor!]!
      owners(limit: Int, offset: Int): [Owner!]!
      visits(locationId: ID!, from: DateTime!, to: DateTime!): [Visit!]!
      ${query}
    }
    type Organization { id: ID! name: String }
    type Location { id: ID! name: String address: String timeZone: String }
    type Doctor { id: ID! name: String specialty: String }
    type Pet { id: ID! name: String species: String owner: Owner }
    type Owner { id: ID! firstName: String lastName: String phone: String email: String pets: [Pet!]! }
    type Visit { id: ID! start: DateTime end: DateTime status: String pet: Pet doctor: Doctor location: Location }
    ${types}
  `;
  const { map } = matchSchema(await modelOf(text));
  for (const document of buildDocuments(map).values())
    expect(validate(buildSchema(text), parse(document.text)), document.text).toEqual([]);
  expect([map.appointments?.field, map.clients?.field]).toEqual(['visits', 'owners']);
  return map.requests ?? null;
}

const typed = 'name: String phone: String email: String';
const request = `type AppointmentRequest { id: ID! ${typed} petName: String preferredDate: Date status: String }`;

describe('requests for appointments are found', () => {
  it.each([
    ['typed by anybody', 'appointmentRequests(limit: Int, offset: Int): [AppointmentRequest!]!', request],
    ['under a brief name', 'requests: [AppointmentRequest!]!', request],
    [
      'of clients, with a state that has a word for new ones',
      'bookingRequests: [BookingRequest!]!',
      'enum S { PENDING ACCEPTED DECLINED } type BookingRequest { id: ID! owner: Owner start: DateTime status: S }',
    ],
    [
      'marked as handled instead of a state',
      'visitRequests: [VisitRequest!]!',
      `type VisitRequest { id: ID! ${typed} wishDay: Date wishTime: Time handled: Boolean createdAt: DateTime }`,
    ],
    [
      'as bookings made online',
      'onlineBookings: [OnlineBooking!]!',
      `type OnlineBooking { id: ID! customerName: String ${typed} requestedTime: String status: String }`,
    ],
    [
      'as enquiries',
      'appointmentEnquiries: [Enquiry!]!',
      `type Enquiry { id: ID! firstName: String lastName: String phone: String desiredDate: String status: String }`,
    ],
  ])('%s', async (_, query, types) => {
    expect((await requestsOf(query, types))?.field).toBe(/^\w+/.exec(query)?.[0]);
  });

  it('in the demo clinic, with everything that was typed', async () => {
    const { map } = matchSchema(await modelOf(schemaText));
    expect(map.requests?.field).toBe('appointmentRequests');
    expect(pathsOf(map.requests?.fields)).toMatchObject({
      created: ['createdAt'],
      name: ['name'],
      patient: ['petName'],
      species: ['species'],
      reason: ['reason'],
      wanted: ['preferredDate'],
      wantedTime: ['preferredTime'],
      status: ['status'],
    });
    expect(map.requests?.fields.client?.path).toEqual(['client']);
    expect(map.clients?.field).toBe('getClients');
  });

  it('with the wanted day and never the day of sending', async () => {
    const found = await requestsOf(
      'appointmentRequests: [AppointmentRequest!]!',
      `type AppointmentRequest {
        id: ID! requestedAt: DateTime createdAt: DateTime ownerName: String petName: String phone: String
        preferredStart: DateTime comment: String declineReason: String status: String
      }`,
    );
    expect(pathsOf(found?.fields)).toMatchObject({
      wanted: ['preferredStart'],
      created: ['createdAt'],
      name: ['ownerName'],
      patient: ['petName'],
      reason: ['comment'],
    });
  });
});

describe('requests for appointments are not', () => {
  it.each([
    ['tasks', 'tasks: [Task!]!', `type Task { id: ID! ${typed} dueDate: Date status: String start: DateTime }`],
    ['tickets', 'supportTickets: [Ticket!]!', `type Ticket { id: ID! ${typed} preferredDate: Date status: String }`],
    [
      'requests for a service',
      'serviceRequests: [ServiceRequest!]!',
      `type ServiceRequest { id: ID! ${typed} preferredDate: Date status: String }`,
    ],
    [
      'requests of records',
      'recordRequests: [RecordRequest!]!',
      `type RecordRequest { id: ID! ${typed} wantedDate: Date status: String }`,
    ],
    [
      'requests of refills',
      'refillRequests: [RefillRequest!]!',
      `type RefillRequest { id: ID! ${typed} requestedDate: Date status: String }`,
    ],
    [
      'requests to an API',
      'apiRequests: [ApiRequest!]!',
      `type ApiRequest { id: ID! ${typed} start: DateTime status: String }`,
    ],
    [
      'requests of anything',
      'requests: [Request!]!',
      `type Request { id: ID! ${typed} start: DateTime status: String }`,
    ],
    [
      'requests to change an appointment',
      'appointmentChangeRequests: [AppointmentChangeRequest!]!',
      `type AppointmentChangeRequest { id: ID! ${typed} requestedStart: DateTime status: String }`,
    ],
    [
      'requests for time off',
      'timeOffRequests: [TimeOffRequest!]!',
      'type TimeOffRequest { id: ID! doctor: Doctor start: Date end: Date status: String }',
    ],
    [
      'those of nobody',
      'visitRequests: [R!]!',
      'type R { id: ID! petName: String preferredDate: Date status: String }',
    ],
    [
      'those of people who can not be called',
      'visitRequests: [R!]!',
      'type R { id: ID! name: String preferredDate: Date status: String }',
    ],
    ['those without a time', 'visitRequests: [R!]!', `type R { id: ID! ${typed} createdAt: DateTime status: String }`],
    [
      'those that nobody can tell from old ones',
      'visitRequests: [R!]!',
      `type R { id: ID! ${typed} preferredDate: Date }`,
    ],
    [
      'those whose states have no word for new ones',
      'visitRequests: [R!]!',
      `enum S { HOT COLD } type R { id: ID! ${typed} preferredDate: Date status: S }`,
    ],
    ['those of a period', 'visitRequests(from: Date!, to: Date!): [AppointmentRequest!]!', request],
    ['counts of them', 'appointmentRequestCounts: [AppointmentRequest!]!', request],
    ['the appointments', 'requestedVisits(from: DateTime!, to: DateTime!): [Visit!]!', ''],
    ['appointments that are asked for', 'pendingVisits: [Visit!]!', ''],
  ])('%s', async (_, query, types) => expect(await requestsOf(query, types)).toBeNull());
});

function pathsOf(fields: RequestFields | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, source]: [string, unknown]) => [
      field,
      typeof source === 'object' && source !== null && 'path' in source ? source.path : null,
    ]),
  );
}
