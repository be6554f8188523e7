import { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../../graphql/desk/generated/possibleTypes.ts';

/** A list is read as a whole: the newer one takes the place of the older. */
const whole = { merge: false } as const;

/**
 * What screens show, kept once. Only an object with a `version` is an entity that every query shares: it was read as a
 * whole, by its id. A client named in an appointment or found in a list is that appointment's or list's own view of her,
 * with less in it, and must never overwrite what her card tells.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    dataIdFromObject: ({ __typename, id, version }) =>
      typeof version === 'string' && typeof id === 'string' ? `${__typename}:${id}` : undefined,
    typePolicies: {
      Query: {
        fields: {
          // `recent` and `inPassing` change how a day is read, never what it is.
          day: { keyArgs: ['location', 'date'] },
        },
      },
      ScheduleDay: {
        keyFields: ['date', 'location', ['id']],
        fields: { appointments: whole, providers: whole, statuses: whole, offers: whole, hours: whole },
      },
      Client: { fields: { patients: whole, appointments: whole, phones: whole, emails: whole, tags: whole } },
      // One object each, of which queries read different parts.
      Service: { merge: true },
      Directory: { merge: true },
    },
  });
}
