import { describe, expect, it } from 'vitest';
import { openMemoryService } from '../../../support/service/memoryService.ts';

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
  it('is nothing that could not be compared with what was seen', async () => {
    const { clinic } = await openMemoryService(schemaWith(''), {});
    expect(clinic.changes.whyNot('updateClient')).toMatch(/no card/);
    expect(clinic.changes.whyNot('addPatient')).toBeNull();
    const whole = await openMemoryService(schemaWith('client(id: ID!): Client'), {});
    expect(whole.clinic.changes.whyNot('updateClient')).toBeNull();
  });

  it('says each word once, and the words that are taken for it once', async () => {
    const { clinic } = await openMemoryService(schemaWith('client(id: ID!): Client'), {});
    expect(clinic.changes.words('updateClient').takes.toSorted()).toEqual(['id', 'name', 'phone']);
    expect(clinic.changes.words('addPatient').choices).toEqual([{ about: 'species', words: ['DOG', 'CAT'] }]);
  });
});
