import type { ClientRecord } from '../../dialects/practice.ts';

/** A patient must have a first name, so that the front desk split the one of an organization. */
export function namedByDesk(client: ClientRecord): ClientRecord {
  if (client.givenName !== null) return client;
  const words = client.familyName.split(' ');
  return { ...client, givenName: words.slice(0, -1).join(' '), familyName: words.at(-1) ?? '' };
}
