import { describe, expect, it } from 'vitest';
import { openMemoryService } from '../../../support/service/memoryService.ts';
import { atField } from '../../../../electron/core/adapter/clinic/refusedFields.ts';
import type { WriteOperation, WriteRole } from '../../../../graphql/service/serviceWrites.ts';

function schemaWith(card: string): string {
  return `
    type Query { org: Org clients(limit: Int, offset: Int): [Client!]! ${card} pets(limit: Int): [Pet!]! }
    type Org { id: ID! name: String }
    type Client { id: ID! firstName: String lastName: String phone: String altPhone: String email: String pets: [Pet!]! }
    type Pet { id: ID! name: String! species: Species! breed: String owner: Client }
    enum Species { DOG CAT }
    type Mutation {
      updateClient(id: ID!, firstName: String, lastName: String, phone: String, altPhone: String): Client
      createPet(ownerId: ID!, species: Species!, kind: Species, input: PetInput!): Pet
    }
    input PetInput { name: String! species: Species }
  `;
}

describe('what can be changed', () => {
  it('offers only fields that can be compared with the seen version', async () => {
    const { clinic } = await openMemoryService(schemaWith(''), {});
    expect(clinic.changes.unavailableReason('updateClient')).toMatch(/current data can’t be loaded/);
    expect(clinic.changes.unavailableReason('addPatient')).toBeNull();
    const whole = await openMemoryService(schemaWith('client(id: ID!): Client'), {});
    expect(whole.clinic.changes.unavailableReason('updateClient')).toBeNull();
  });

  it('names each term once, and each synonym once', async () => {
    const { clinic } = await openMemoryService(schemaWith('client(id: ID!): Client'), {});
    expect(clinic.changes.fields('updateClient').takes.toSorted()).toEqual(['id', 'name', 'phone']);
    expect(clinic.changes.fields('addPatient').choices).toEqual([{ field: 'species', values: ['DOG', 'CAT'] }]);
  });
});

const places: Readonly<Record<string, WriteRole>> = {
  'input.firstName': 'givenName',
  'input.lastName': 'familyName',
  'input.phoneNumbers.0.value': 'phone',
  'input.emailAddress': 'email',
  'input.address.line1': 'address',
  'input.primaryLocationId': 'locationId',
  'input.dob': 'birthDate',
};

const operation: WriteOperation = {
  field: 'createClient',
  unknown: [],
  result: { anything: true, object: null, refusals: [] },
  arguments: [
    {
      name: 'input',
      type: 'ClientInput!',
      slots: Object.entries(places).map(([path, role]) => ({ path: path.split('.').slice(1), role })),
    },
  ],
};

const variables = { input: { firstName: 'Jo', phoneNumbers: [{ value: '12x34' }], emailAddress: 'jo@' } };

describe('a refusal', () => {
  it.each([
    ['firstName', 'name'],
    ['last_name', 'name'],
    ['input.phoneNumbers.0.value', 'phone'],
    ['phoneNumbers', 'phone'],
    ['/input/emailAddress', 'email'],
    ['address.line1', 'address'],
    ['primaryLocationId', 'location'],
    ['location', 'location'],
    ['birthDate', 'birthDate'],
    // Unknown values stay as the service wrote them.
    ['taxNumber', 'taxNumber'],
    ['base', 'base'],
  ])('of the field %s is at %s', (field, word) => {
    expect(atField({ message: 'is invalid', field }, operation, variables).field).toBe(word);
  });

  it.each([
    ['A client needs a first name or a last name', 'name'],
    ['Phone number is invalid', 'phone'],
    ['“12x34” is not dialable', 'phone'],
    ['jo@ is not an e-mail address', 'email'],
    ['The e-mail address is already taken', 'email'],
    ['Location 999 was not found', 'location'],
    ['Variable "$input" got invalid value "x" at "input.dob"; expected a date', 'birthDate'],
    ['Closed for the day', null],
    ['Neither the phone number nor the e-mail address is known', null],
    ['The id is missing', null],
  ])('from the message alone: %s', (message, word) => {
    expect(atField({ message, field: null }, operation, variables)).toEqual({ message, field: word });
  });
});
