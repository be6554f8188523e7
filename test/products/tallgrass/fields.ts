import { type Row, rowsAt } from '../../dialects/readByHand.ts';
import type { ProductVisit } from '../queryProduct.ts';

/** For tests: what is asked of a household. */
export const householdFields: string = `id displayName kind status headsUp lastSeenOn
  primaryMember { givenName familyName fullName phoneNumbers { number kind } emailAddresses { address } }
  homeHospital { id name } labels { name } mailingAddress { line1 city }`;

/** For tests: what is asked of a companion. */
export const companionFields: string = `id name species { name } breed { name } sex standing dateOfBirth household { id }`;

/** For tests: what is asked of a visit. */
export const visitFields: string = `id stage startsAt endsAt presentingConcern hospital { id name timeZone } template { id name }
  companion { id name } household { id displayName } teammate { id fullName } calendar { id title }
  cancellation { reason isLate }`;

const wrong = `__typename ... on Error { message } ... on ValidationError { fieldErrors { path message } }
  ... on NotFoundError { missingId } `;

/** For tests: sends one mutation and answers its result; `fields` are those of its data. */
export async function sendMutation({ query }: ProductVisit, name: string, fields: string, input: object): Promise<Row> {
  const type = name.slice(0, 1).toUpperCase() + name.slice(1);
  const conflicts = name.endsWith('Visit') ? '... on ConflictError { conflicts { id startsAt } }' : '';
  const answer = await query(
    `mutation($input: ${type}Input!) { ${name}(input: $input) { ${wrong} ${conflicts} ... on Mutation${type}Success { data { ${fields} } } } }`,
    { input },
  );
  // Sound: every mutation answers an object.
  return answer[name] as Row;
}

/** The fields that a refused input is blamed on. */
export const pathsOf = (row: Row): unknown[] =>
  rowsAt(row, 'fieldErrors').map(({ path }) => (path as string[]).join('.'));
