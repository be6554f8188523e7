import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { maxDepth } from '../../../graphql/service/depth.ts';
import { buildSubscriptions } from '../../../graphql/service/documents.ts';
import { isServiceMap } from '../../../graphql/service/mapGuard.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { maxSubscriptions } from '../../../graphql/service/match/subscriptions.ts';
import { modelOf } from '../../support/service/modelOf.ts';
import { amplifyText } from '../../products/amplify/schema.ts';
import { dentiagestText } from '../../products/dentiagest/schema.ts';
import { directusText } from '../../products/directus/schema.ts';
import { hasuraClinicText } from '../../products/hasura/schema.ts';
import { gatewayText } from '../../products/hospitalGateway/schema.ts';
import { medciliaText } from '../../products/medcilia/schema.ts';
import { pawkitText } from '../../products/pawkit/schema.ts';
import { physioDeskText } from '../../products/physioDesk/schema.ts';
import { skeduloText } from '../../products/skedulo/schema.ts';
import { vetspireText } from '../../products/vetspire/schema.ts';
import { schemaText } from '../../../graphql/demo/schema.ts';

const clinicText = `
  type Query {
    org: Organization
    locations: [Location]
    appointments(start: DateTime, end: DateTime, limit: Int!, offset: Int): [Appointment]
    getClients(limit: Int!, offset: Int): [Client]
    patients(limit: Int!, offset: Int): [Patient]
    invoices(limit: Int!): [Invoice]
  }
  scalar DateTime
  type Organization { id: ID! name: String }
  type Location { id: ID! name: String address: String timezone: String }
  type Client { id: ID! givenName: String familyName: String phoneNumber: String email: String patients: [Patient] }
  type Patient { id: ID! name: String species: String breed: String sex: String client: Client }
  type Appointment { id: ID! start: DateTime end: DateTime status: Status reason: String patient: Patient location: Location }
  type Invoice { id: ID! total: String client: Client }
  enum Status { PLANNED CHECKED_IN COMPLETED CANCELLED }
`;

/** What is listened to in the clinic's schema with these subscriptions: documents without their names. */
async function listenedTo(subscriptions: string, more = ''): Promise<readonly string[]> {
  const text = `${clinicText}\n${more}\ntype Subscription { ${subscriptions} }`;
  const { map } = matchSchema(await modelOf(text));
  return buildSubscriptions(map).map(
    ({ operation, text: document }) => `${operation.about}: ${document.replace(/^subscription \w+/, '').trim()}`,
  );
}

describe('what is listened to', () => {
  it('is an event that carries a row, or leads to one', async () => {
    const events = `
      type AppointmentEvent { action: String appointment: Appointment }
      type Payload { event: AppointmentEvent }
      union Changed = Client | Failed
      type Failed { message: String }`;
    expect(await listenedTo('a: Appointment', events)).toEqual(['appointment: { a { id } }']);
    expect(await listenedTo('b: AppointmentEvent', events)).toEqual(['appointment: { b { appointment { id } } }']);
    expect(await listenedTo('c: Payload!', events)).toEqual(['appointment: { c { event { appointment { id } } } }']);
    expect(await listenedTo('d: [Patient!]', events)).toEqual(['patient: { d { id } }']);
    expect(await listenedTo('e: Changed', events)).toEqual(['client: { e { ... on Client { id } } }']);
  });

  it('is an event that names a row', async () => {
    const events = `
      type Notice { at: DateTime clientId: ID }
      type AppointmentNotice { at: DateTime kind: String }`;
    expect(await listenedTo('appointmentChanged: ID', events)).toEqual(['appointment: { appointmentChanged }']);
    expect(await listenedTo('appointmentsChanged: Boolean', events)).toEqual(['appointment: { appointmentsChanged }']);
    expect(await listenedTo('noticed: Notice', events)).toEqual(['client: { noticed { clientId } }']);
    expect(await listenedTo('appointmentNotice: AppointmentNotice', events)).toEqual([
      'appointment: { appointmentNotice { __typename } }',
    ]);
  });

  it('is nothing that only leads past a row of its own, speaks of something else, or is deprecated', async () => {
    const events = 'type Message { text: String }';
    expect(
      await listenedTo(
        `invoicePaid: Invoice message: Message tick: Int locationOpened: Location
         appointmentMoved: Appointment @deprecated(reason: "gone")`,
        events,
      ),
    ).toEqual([]);
  });

  it('is no live query, which sends whole lists', async () => {
    expect(
      await listenedTo('appointments(limit: Int!): [Appointment] appointments_stream(size: Int): [Appointment]'),
    ).toEqual([]);
    const { map } = matchSchema(await modelOf(hasuraClinicText));
    expect(map.subscriptions).toBeUndefined();
  });

  it('fills only arguments that it understands', async () => {
    const filter = 'input Filter { topic: String! }';
    expect(
      await listenedTo(
        `one(locationId: ID!): Appointment two(organizationId: ID!): Client three(topic: String!): Appointment
         four(filter: Filter!): Appointment five(topic: String, locationId: ID): Patient six(size: Int! = 3): Patient`,
        filter,
      ),
    ).toEqual([
      'appointment: ($locationId: ID!) { one(locationId: $locationId) { id } }',
      'client: ($organizationId: ID!) { two(organizationId: $organizationId) { id } }',
      'patient: { five { id } }',
      'patient: { six { id } }',
    ]);
  });

  it('is not more than a dozen, whole rows of the book first', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `a${index}: Client b${index}: Appointment`).join(' ');
    const found = await listenedTo(many);
    expect(found).toHaveLength(maxSubscriptions);
    expect(found.every((each) => each.startsWith('appointment'))).toBe(true);
  });
});

describe('what products report by themselves', () => {
  it.each([
    ['amplify', amplifyText, 9],
    ['dentiagest', dentiagestText, 4],
    ['directus', directusText, 3],
    ['hospitalGateway', gatewayText, 4],
    ['medcilia', medciliaText, 0],
    ['pawkit', pawkitText, 9],
    ['physioDesk', physioDeskText, 0],
    ['skedulo', skeduloText, 3],
    ['vetspire', vetspireText, 3],
    ['the demo clinic', schemaText, 0],
  ])('%s', async (_name, text, atLeast) => {
    const { map } = matchSchema(await modelOf(text));
    const schema = buildSchema(text);
    const documents = buildSubscriptions(map);
    expect(documents.length).toBeGreaterThanOrEqual(atLeast);
    for (const { text: document, depth } of documents) {
      expect(
        validate(schema, parse(document)).map(({ message }) => message),
        document,
      ).toEqual([]);
      expect(depth).toBeLessThanOrEqual(maxDepth);
    }
    expect(isServiceMap(JSON.parse(JSON.stringify(map)))).toBe(true);
  });

  it('does not depend on the order of the schema', async () => {
    const model = await modelOf(pawkitText);
    const { subscriptions } = model;
    if (!subscriptions) throw new Error('Pawkit has subscriptions.');
    const turned = {
      ...model,
      subscriptions: { fields: subscriptions.fields.toReversed(), types: subscriptions.types.toReversed() },
    };
    expect(JSON.stringify(matchSchema(turned))).toBe(JSON.stringify(matchSchema(model)));
  });
});

describe('a map from a file', () => {
  const subscription = { field: 'changed', about: 'client', arguments: [], id: ['id'] };
  it.each([
    ['a selection as a name', { ...subscription, field: 'changed { secret }' }],
    ['a step that is none', { ...subscription, id: ['id } evil { x'] }],
    ['an unknown subject', { ...subscription, about: 'invoice' }],
    ['an argument that is none', { ...subscription, arguments: [{ name: 'a' }] }],
  ])('is refused with %s', (_name, bad) => {
    expect(isServiceMap({ format: 1, subscriptions: [subscription] })).toBe(true);
    expect(isServiceMap({ format: 1, subscriptions: [bad] })).toBe(false);
  });
});
