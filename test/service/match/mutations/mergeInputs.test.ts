import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../../support/propertySeed.ts';
import { buildMutations } from '../../../../graphql/service/documents.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { mutationVariables } from '../../../../graphql/service/variables.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

/** A clinic with one mutation beside what makes its clients and patients known. */
function clinicWith(mutation: string, more = ''): string {
  return `
    scalar DateTime
    type Query { org: Org clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client patients: [Patient!]! }
    type Org { id: ID! name: String }
    type Client { id: ID! firstName: String lastName: String email: String phone: String patients: [Patient!]! }
    type Patient { id: ID! name: String species: String breed: String client: Client }
    type Mutation { ${mutation} }
    ${more}
  `;
}

interface MergeMeaning {
  readonly stays: unknown;
  readonly goes: unknown;
}

/** What is sent to make one client of two; null where nothing is. */
async function merge(mutation: string, more?: string): Promise<Readonly<Record<string, unknown>> | null> {
  const { map } = matchSchema(await modelOf(clinicWith(mutation, more)));
  const operation = map.writes?.mergeClients;
  if (!operation || !buildMutations(map).has('mergeClients')) return null;
  const filled = mutationVariables(operation, { id: 'STAYS', otherId: 'GOES' }, 'UTC');
  return filled.kind === 'ready' ? filled.variables : null;
}

describe('who stays when two clients become one', () => {
  it.each([
    ['mergeClients(keepId: ID!, removeId: ID!): Client', { keepId: 'STAYS', removeId: 'GOES' }],
    ['mergeClients(removeId: ID!, keepId: ID!): Client', { keepId: 'STAYS', removeId: 'GOES' }],
    ['mergeClient(id: ID!, intoId: ID!): Client', { id: 'GOES', intoId: 'STAYS' }],
    ['mergeClient(id: ID!, duplicateId: ID!): Client', { id: 'STAYS', duplicateId: 'GOES' }],
    ['mergeClients(sourceId: ID!, targetId: ID!): Client', { sourceId: 'GOES', targetId: 'STAYS' }],
    ['mergeClients(fromId: ID!, toId: ID!): Client', { fromId: 'GOES', toId: 'STAYS' }],
    [
      'merge_clients(from_client_id: ID!, to_client_id: ID!): Client',
      { from_client_id: 'GOES', to_client_id: 'STAYS' },
    ],
    ['mergeClients(primaryId: ID!, mergeIds: [ID!]!): Client', { primaryId: 'STAYS', mergeIds: ['GOES'] }],
    ['mergeClients(winnerId: ID!, loserIds: [ID!]!): Client', { winnerId: 'STAYS', loserIds: ['GOES'] }],
    ['mergeClients(survivorId: ID!, duplicateIds: [ID!]!): Boolean', { survivorId: 'STAYS', duplicateIds: ['GOES'] }],
    ['mergeClients(mergeFromId: ID!, mergeIntoId: ID!): Client', { mergeFromId: 'GOES', mergeIntoId: 'STAYS' }],
    ['mergeClients(clientToKeep: ID!, clientToRemove: ID!): Client', { clientToKeep: 'STAYS', clientToRemove: 'GOES' }],
    ['combineClients(keepId: ID!, discardId: ID!): Client', { keepId: 'STAYS', discardId: 'GOES' }],
    ['mergeDuplicateClient(clientId: ID!, duplicateId: ID!): Client', { clientId: 'STAYS', duplicateId: 'GOES' }],
    ['clientsZusammenfuehren(bleibtId: ID!, entfaelltId: ID!): Client', { bleibtId: 'STAYS', entfaelltId: 'GOES' }],
    ['fusionnerClients(cibleId: ID!, sourceId: ID!): Client', { cibleId: 'STAYS', sourceId: 'GOES' }],
    ['fusionarClientes(origenId: ID!, destinoId: ID!): Client', { origenId: 'GOES', destinoId: 'STAYS' }],
  ] as const)('%s', async (mutation, sent) => {
    expect(await merge(mutation)).toEqual(sent);
  });

  it('is read inside an input object, and of objects that only hold an id', async () => {
    const more = 'input MergeInput { keep: ClientRef! remove: ClientRef! note: String } input ClientRef { id: ID! }';
    expect(await merge('mergeClients(input: MergeInput!): Client', more)).toEqual({
      input: { keep: { id: 'STAYS' }, remove: { id: 'GOES' } },
    });
  });

  it('is sent as a number where ids are numbers', async () => {
    const { map } = matchSchema(await modelOf(clinicWith('mergeClients(keepId: Int!, dropId: Int!): Client')));
    const operation = map.writes?.mergeClients;
    const filled = operation && mutationVariables(operation, { id: '17', otherId: '4' }, 'UTC');
    expect(filled).toMatchObject({ kind: 'ready', variables: { keepId: 17, dropId: 4 } });
  });

  it.each([
    'mergeClients(clientOneId: ID!, clientTwoId: ID!): Client',
    'mergeClients(firstId: ID!, secondId: ID!): Client',
    'mergeClients(id: ID!, otherId: ID!): Client',
    'mergeClients(id: ID!, withId: ID!): Client',
    'mergeClients(ids: [ID!]!): Client',
    'mergeClients(clientId: ID!, mergeId: ID!): Client',
    'mergeClients(duplicateOfId: ID!, id: ID!): Client',
    'mergeClients(oldId: ID!, newId: ID!): Client',
    'mergeClients(keepId: ID!, dropId: ID!, thirdDropId: ID!): Client',
    'mergeClients(keepIds: [ID!]!, dropId: ID!): Client',
    'mergeClients(keepId: ID!, targetId: ID!): Client',
    'mergeClients(keepId: ID!, dropId: ID!, confirmation: String!): Client',
    // Two owners of one animal are joined, and both stay.
    'joinClients(primaryId: ID!, secondaryId: ID!): Client',
    'mergePatients(keepId: ID!, dropId: ID!): Patient',
    'mergeClientTags(keepId: ID!, dropId: ID!): Client',
    'undoMergeClients(keepId: ID!, dropId: ID!): Client',
    'requestClientMerge(keepId: ID!, dropId: ID!): Client',
  ])('is not guessed: %s', async (mutation) => {
    expect(await merge(mutation)).toBeNull();
  });

  it('is a mutation of clients, not of another entity with such a name', async () => {
    const mutation = 'mergeAccounts(keepId: ID!, removeId: ID!): Boolean';
    expect(await merge(mutation)).not.toBeNull();
    expect(await merge(mutation, 'type Account { id: ID! login: String! }')).toBeNull();
  });
});

describe('the direction of a merge', () => {
  const stay = fc.constantFrom('keep', 'kept', 'target', 'into', 'winner', 'survivor', 'primary', 'master', 'retain');
  const go = fc.constantFrom('remove', 'drop', 'discard', 'source', 'from', 'loser', 'duplicate', 'secondary');
  const style = fc.constantFrom(
    (word: string) => `${word}Id`,
    (word: string) => `${word}ClientId`,
    (word: string) => `client_${word}_id`,
    (word: string) => `clientIdTo_${word}`,
    (word: string) => `${word.toUpperCase()}_ID`,
  );

  function readBack(
    sent: Readonly<Record<string, unknown>> | null,
    names: readonly [string, string],
  ): MergeMeaning | null {
    const inner = (sent?.['input'] ?? sent) as Readonly<Record<string, unknown>> | null;
    const plain = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
    return inner && { stays: plain(inner[names[0]]), goes: plain(inner[names[1]]) };
  }

  it('follows the words in any order, style and position', async () => {
    await fc.assert(
      fc.asyncProperty(stay, go, style, fc.boolean(), fc.boolean(), fc.boolean(), async (one, two, write, ...how) => {
        const [isTurned, isInput, isList] = how;
        const names = [write(one), write(two)] as const;
        const fields = [`${names[0]}: ID!`, `${names[1]}: ${isList ? '[ID!]!' : 'ID!'}`];
        const said = (isTurned ? fields.toReversed() : fields).join(' ');
        const sent = isInput
          ? await merge('mergeClients(input: Both!): Client', `input Both { ${said} }`)
          : await merge(`mergeClients(${said}): Client`);
        expect(readBack(sent, names), said).toEqual({ stays: 'STAYS', goes: 'GOES' });
      }),
      { numRuns: 60 },
    );
  });

  it('is never derived from words that both or neither name has', async () => {
    const vague = fc.constantFrom('first', 'other', 'one', 'old', 'new', 'with', 'original', 'left');
    const any = fc.oneof(stay, go, vague);
    await fc.assert(
      fc.asyncProperty(fc.tuple(vague, any), style, fc.boolean(), async ([one, two], write, isTurned) => {
        const names = [write(one), write(two)];
        if (one === two) return;
        const said = (isTurned ? names.toReversed() : names).map((name) => `${name}: ID!`).join(' ');
        expect(await merge(`mergeClients(${said}): Client`), said).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('is not derived from two words of one side', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(stay, go), fc.nat(), fc.nat(), async (side, one, two) => {
        const [first = '', second = ''] = [one, two].map((seed) => fc.sample(side, { numRuns: 1, seed })[0]);
        if (first === second) return;
        expect(await merge(`mergeClients(${first}Id: ID!, ${second}Id: ID!): Client`)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
