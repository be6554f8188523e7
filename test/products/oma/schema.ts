import { entities } from './entities.ts';
import { commonText } from './schemaCommon.ts';
import { block, entityTypes, filterInput } from './schemaEntities.ts';
import { writesText } from './schemaWrites.ts';

/** Fields of objects that are no columns and lead to no rows of their own kind. */
const extraFields: Readonly<Record<string, readonly string[]>> = {
  HealthProvider: ['location: Location'],
  Schedule: ['bookedSlots: [Appointment!]!'],
};

const manyNames: Readonly<Record<string, string>> = { DoctorTypeCategory: 'doctorTypeCategories' };

/** The name of the field of a single row: Appointment as appointment. */
export function oneName(entity: string): string {
  return entity.slice(0, 1).toLowerCase() + entity.slice(1);
}

/** The name of the list of an entity. */
export function manyName(entity: string): string {
  return manyNames[entity] ?? `${oneName(entity)}s`;
}

const queries = entities.flatMap(({ name, pages, aggregate }) => {
  const filter = `filter: ${name}Filter! = {}`;
  const sorting = `sorting: [${name}Sort!]! = []`;
  const paging = 'paging: CursorPaging! = { first: 10 }';
  const notes = ['"Specify to filter the records returned."', '"Specify to sort results."'];
  const args = `${notes[0] ?? ''} ${filter} ${notes[1] ?? ''} ${sorting}`;
  return [
    `${oneName(name)}(id: ID!): ${name}!`,
    pages === 'none'
      ? `${manyName(name)}(${args}): [${name}!]!`
      : `${manyName(name)}("Limit or page results." ${paging} ${args}): ${name}Connection!`,
    ...(aggregate === 'root'
      ? [
          `${oneName(name)}Aggregate("Filter to find records to aggregate on" filter: ${name}AggregateFilter): [${name}AggregateResponse!]!`,
        ]
      : []),
  ];
});

const subscriptionText = /* GraphQL */ `
  type Subscription {
    createdTransaction(
      "Specify to filter the records returned."
      input: CreateTransactionSubscriptionFilterInput
    ): Transaction!
    deletedManyTransactions: DeleteManyResponse!
    deletedOneTransaction(
      "Specify to filter the records returned."
      input: DeleteOneTransactionSubscriptionFilterInput
    ): TransactionDeleteResponse!
    updatedManyTransactions: UpdateManyResponse!
    updatedOneTransaction(
      "Specify to filter the records returned."
      input: UpdateOneTransactionSubscriptionFilterInput
    ): Transaction!
  }
`;

const subscriptionInputs = ['Create', 'DeleteOne', 'UpdateOne'].map((verb) =>
  block('input', `${verb}TransactionSubscriptionFilterInput`, ['filter: TransactionSubscriptionFilter!']),
);

/** SDL of the service. */
export const omaText: string = [
  block(
    'type',
    'Query',
    [...queries, '"Get User Profile for currently logged in user"\n  getCurrentUserProfile: UserProfile!'].toSorted(),
  ),
  commonText,
  ...entities.map((entity) => entityTypes(entity, extraFields[entity.name] ?? [])),
  subscriptionText,
  ...subscriptionInputs,
  filterInput('TransactionSubscriptionFilter', 'Transaction'),
  writesText,
].join('\n');
