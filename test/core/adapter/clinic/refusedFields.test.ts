import { describe, expect, it } from 'vitest';
import { atField } from '../../../../electron/core/adapter/clinic/refusedFields.ts';
import type { WriteOperation, WriteRole } from '../../../../graphql/service/serviceWrites.ts';

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
    // What nobody knows stays as the service wrote it.
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
  ])('that only says: %s', (message, word) => {
    expect(atField({ message, field: null }, operation, variables)).toEqual({ message, field: word });
  });
});
