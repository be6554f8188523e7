import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { mbjAppointmentWrites } from './appointmentWrites.ts';
import { createTools } from './deskTools.ts';
import { mbjItemWrites } from './itemWrites.ts';
import { mbjPatientWrites } from './patientWrites.ts';
import { mbjQueries } from './queries.ts';
import { mbjReminderWrites } from './reminderWrites.ts';
import { createStore } from './shelves.ts';
import { createShow } from './show.ts';
import { mbjUserWrites } from './userWrites.ts';
import { mbjQueueWrites, mbjVisitWrites } from './visitWrites.ts';

/** The resolvers of all root fields; those that the service has none for are null. */
export function mbjRoots(backstage: Backstage): object {
  const store = createStore(backstage);
  const show = createShow(store, backstage);
  const tools = createTools(store, show);
  const writes = {
    ...mbjItemWrites(store, show),
    ...mbjUserWrites(backstage, store, tools, show),
    ...mbjPatientWrites(backstage, store, tools),
    ...mbjAppointmentWrites(backstage, store, tools),
    ...mbjVisitWrites(backstage, store, tools),
    ...mbjReminderWrites(backstage, store, tools, show),
    ...mbjQueueWrites(backstage, store, tools, show),
  };
  return { ...mbjQueries(backstage, store, show), ...gated(writes, backstage) };
}

/** The same, where a key that may only read is refused. */
function gated(writes: object, { refuseWrites }: Backstage): object {
  if (refuseWrites === null) return writes;
  const refuse = (): void => {
    throw new GraphQLError(refuseWrites);
  };
  return Object.fromEntries(Object.keys(writes).map((name) => [name, refuse]));
}
