import type { Clinic } from '../clinic/clinic.ts';
import type { Connections } from '../connection/connections.ts';
import { schemaNow } from '../map/schemaNow.ts';
import type { ServiceMaps } from '../map/serviceMaps.ts';
import { createLists, type Lists } from './lists.ts';

/** The lists of whatever service is in use. */
export function openLists(using: {
  readonly maps: ServiceMaps;
  readonly connections: Connections;
  readonly clinic: () => Clinic;
  readonly timeZone: string;
}): Lists {
  const { maps, connections } = using;
  return createLists({
    ...using,
    schema: (signal) => schemaNow(maps, connections, signal),
    // Whose card Front Desk has: one can be asked by id.
    clientType: () => maps.of(connections.whose()).concepts.client?.chosen?.type ?? null,
    ask: connections.ask,
  });
}
