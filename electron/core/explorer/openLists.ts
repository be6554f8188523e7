import { zoneHere } from '../adapter/clinic/zoneHere.ts';
import type { Session } from '../session/openSession.ts';
import { schemaNow } from '../session/schemaNow.ts';
import { lastLocationOf } from '../storage/settings/lastLocation.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import { createLists, type Lists } from './lists.ts';

/** The lists of whatever service is in use. `timeZone` is the computer's. */
export function openLists(
  { maps, connections, clinic }: Pick<Session, 'maps' | 'connections' | 'clinic'>,
  settings: SettingsStore,
  timeZone: string,
): Lists {
  return createLists({
    zone: () =>
      zoneHere({
        clinic: clinic.clinic(),
        lastLocation: lastLocationOf(settings, connections.environment()),
        timeZone,
      }),
    schema: (signal) => schemaNow(maps, connections, signal),
    // The type of which Front Desk has a card: one can be asked by id.
    clientType: () => maps.of(connections.connectionKey()).concepts.client?.chosen?.type ?? null,
    ask: connections.ask,
  });
}
