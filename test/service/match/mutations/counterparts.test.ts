import { describe, expect, it } from 'vitest';
import { buildDocuments } from '../../../../graphql/service/documents.ts';
import { isServiceMap } from '../../../../graphql/service/mapGuard.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { ServiceMap } from '../../../../graphql/service/serviceMap.ts';
import type { WriteConcept } from '../../../../graphql/service/serviceWrites.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

async function mapOf(client: string, input: string, more = ''): Promise<ServiceMap> {
  const text = `
    type Query { org: Org clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client patients: [Patient!]!
      patient(id: ID!): Patient }
    type Org { id: ID! name: String }
    type Client { id: ID! firstName: String lastName: String patients: [Patient!]! ${client} }
    type Patient { id: ID! name: String species: String breed: String speciesCode: String notes: String client: Client }
    type Mutation {
      createClient(input: ClientInput!): Client
      updateClient(id: ID!, input: ClientInput!): Client
      updatePatient(id: ID!, input: PatientInput!): Patient
    }
    input ClientInput { firstName: String lastName: String ${input} }
    input PatientInput { name: String speciesCode: String breed: String notes: String }
    ${more}
  `;
  return matchSchema(await modelOf(text)).map;
}

/** What a change fills, as `place:role`. */
function filled(map: ServiceMap, concept: WriteConcept, role?: string): readonly string[] {
  return (map.writes?.[concept]?.arguments ?? []).flatMap(({ slots }) =>
    slots.flatMap((slot) => (role === undefined || slot.role === role ? [`${slot.path.join('.')}:${slot.role}`] : [])),
  );
}

const phoneType = 'type Phone { id: ID! value: String label: String preferred: Boolean }';

describe('a change of a client writes', () => {
  it('the name that is read, never that of a company beside it', async () => {
    const map = await mapOf('companyName: String email: String', 'companyName: String email: String');
    expect(filled(map, 'updateClient', 'name')).toEqual([]);
    expect(filled(map, 'registerClient', 'name')).toEqual([]);
    expect(filled(map, 'updateClient', 'givenName')).toEqual(['firstName:givenName']);
  });

  it('every field that holds a number, each in its place', async () => {
    const fields = 'phone: String altPhone: String emergencyPhone: String email: String';
    const map = await mapOf(fields, fields);
    expect(filled(map, 'updateClient', 'phone').toSorted()).toEqual(['altPhone:phone', 'phone:phone']);
    expect(filled(map, 'registerClient', 'phone')).toEqual(['phone:phone']);
  });

  it('a whole list of numbers: every field of an entry that the service takes is read to be resent', async () => {
    const input = 'input PhoneInput { value: String! label: String preferred: Boolean verifiedBy: String }';
    const map = await mapOf(
      'phones: [Phone!]! email: String',
      'phones: [PhoneInput!] email: String',
      phoneType + input,
    );
    const slot = map.writes?.updateClient?.arguments.flatMap(({ slots }) => slots).find(({ role }) => role === 'phone');
    expect(slot?.entries).toEqual({
      list: ['phones'],
      again: [
        { path: ['value'], reads: ['value'] },
        { path: ['label'], reads: ['label'] },
        { path: ['preferred'], reads: ['preferred'] },
      ],
    });
    expect(buildDocuments(map).get('client')?.text).toContain('preferred');
    expect(buildDocuments(map).get('clients')?.text).not.toContain('preferred');
    expect(isServiceMap(JSON.parse(JSON.stringify(map)))).toBe(true);
  });

  it.each([
    [
      'a list that is added to',
      'phones: PhoneChanges',
      'input PhoneChanges { create: [PhoneInput!] } input PhoneInput { value: String! }',
    ],
    [
      'entries that demand an unread field',
      'phones: [PhoneInput!]',
      'input PhoneInput { value: String! country: String! }',
    ],
  ])('no number into %s', async (_, input, more) => {
    const map = await mapOf('phones: [Phone!]! email: String', `${input} email: String`, phoneType + more);
    expect(filled(map, 'updateClient', 'phone')).toEqual([]);
  });

  it('no number into a list where only one is read', async () => {
    const map = await mapOf(
      'phone: String email: String',
      'phones: [PhoneInput!] email: String',
      'input PhoneInput { value: String! }',
    );
    expect(filled(map, 'updateClient', 'phone')).toEqual([]);
  });

  it('all lines of an address or none, of the address that is read', async () => {
    const type = 'type Address { street: String city: String zip: String country: String }';
    const address = (input: string): string => `${type} input AddressInput { ${input} }`;
    const whole = await mapOf(
      'email: String homeAddress: Address billingAddress: Address',
      'email: String homeAddress: AddressInput billingAddress: AddressInput',
      address('street: String city: String zip: String country: String'),
    );
    const slots = whole.writes?.updateClient?.arguments.flatMap((each) => each.slots) ?? [];
    const found = slots.filter(({ role }) => role === 'address');
    expect(found.map(({ path }) => path)).toEqual([['homeAddress', 'street']]);
    expect(found[0]?.pieces?.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'homeAddress.city',
      'homeAddress.street',
      'homeAddress.zip',
    ]);
    expect(found[0]?.beside).toEqual([{ path: ['homeAddress', 'country'], reads: ['homeAddress', 'country'] }]);

    const part = await mapOf(
      'email: String address: Address',
      'email: String address: AddressInput',
      address('street: String city: String'),
    );
    expect(filled(part, 'updateClient', 'address')).toEqual([]);
  });

  it('the siblings of a value in an object that may be replaced as a whole', async () => {
    const part = 'email: String mobile: String landline: String';
    const map = await mapOf(
      'contact: Contact',
      'contact: ContactInput',
      `type Contact { ${part} } input ContactInput { ${part} }`,
    );
    const email = map.writes?.updateClient?.arguments
      .flatMap((each) => each.slots)
      .find(({ role }) => role === 'email');
    expect(email?.beside?.map(({ path }) => path.join('.')).toSorted()).toEqual(['contact.landline', 'contact.mobile']);
  });
});

describe('a change of a patient writes', () => {
  it('no code where a label is read, and no unread notes', async () => {
    const map = await mapOf('email: String', 'email: String');
    expect(filled(map, 'updatePatient').toSorted()).toEqual([':id', 'breed:breed', 'name:name']);
  });
});
