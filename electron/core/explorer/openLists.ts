import type { Clinic } from '../adapter/clinic/clinic.ts';
import { zoneHere } from '../adapter/clinic/zoneHere.ts';
import type { Connections } from '../session/connections.ts';
import { schemaNow } from '../session/schemaNow.ts';
import type { ServiceMaps } from '../adapter/map/serviceMaps.ts';
import { lastLocationOf } from '../storage/settings/lastLocation.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import { createLists, type Lists } from './lists.ts';

/** The lists of whatever service is in use. */
export function openLists(using: {
  readonly maps: ServiceMaps;
  readonly connections: Connections;
  readonly clinic: () => Clinic;
  readonly settings: SettingsStore;
  readonly timeZone: string;
}): Lists {
  const { maps, connections, settings, timeZone } = using;
  return createLists({
    zone: () =>
      zoneHere({ clinic: using.clinic(), lastLocation: lastLocationOf(settings, connections.environment()), timeZone }),
    schema: (signal) => schemaNow(maps, connections, signal),
    // Whose card Front Desk has: one can be asked by id.
    clientType: () => maps.of(connections.whose()).concepts.client?.chosen?.type ?? null,
    ask: connections.ask,
  });
}
