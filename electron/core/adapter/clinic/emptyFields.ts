import type { ClientFields } from '../../../../graphql/service/serviceMap.ts';

/** What a client may have none of any more. */
const mayBeEmpty = ['phones', 'emails', 'address', 'alerts', 'tags'] as const;

/** Those of them that a reading asks for: where it answers none, there are none. */
export function emptyFieldsOf(fields: Partial<ClientFields>): ReadonlySet<string> {
  return new Set(mayBeEmpty.filter((field) => fields[field] !== undefined));
}
