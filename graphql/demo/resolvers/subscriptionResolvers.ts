import type { GraphQLFieldResolver } from 'graphql';
import type { RecordChange } from '../changeFeed.ts';
import type { ClinicStore } from '../store.ts';
import type { DemoContext } from './resolver.ts';

const kindOf: Readonly<Record<string, RecordChange['kind']>> = {
  appointmentChanged: 'appointment',
  clientChanged: 'client',
  patientChanged: 'patient',
};

/** The events of one subscription, each as the root object that its field is read from. */
export const subscribeField: GraphQLFieldResolver<unknown, DemoContext> = (_source, args, { store }, { fieldName }) => {
  // What was due before is no news.
  store.advance();
  const locationId: unknown = args['locationId'] ?? null;
  return store.changes.iterate((change) => {
    const record = change.kind === kindOf[fieldName] ? recordOf(store, change) : null;
    if (record === null) return null;
    const isElsewhere = locationId !== null && 'locationId' in record && record.locationId !== locationId;
    return isElsewhere ? null : { [fieldName]: record };
  });
};

function recordOf(store: ClinicStore, { kind, id }: RecordChange): object | null {
  if (kind === 'appointment') return store.appointment(id);
  return kind === 'client' ? store.client(id) : store.patient(id);
}
