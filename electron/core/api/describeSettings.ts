import type { SettingsView } from '../../contract/settings.ts';
import type { Connections } from '../session/connections.ts';
import type { LiveClinic } from '../session/clinicSession.ts';
import { countQuestions } from '../adapter/map/mapView.ts';
import type { ServiceMaps } from '../adapter/map/serviceMaps.ts';
import type { Notices } from '../foundation/notices.ts';
import type { CorePorts } from '../foundation/ports.ts';
import type { Staff } from '../staff/staff.ts';
import type { Updates } from '../updates/updates.ts';
import type { Vault } from '../connection/vault/vault.ts';
import { looksOf } from '../storage/settings/settings.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';

/** What the page may know of settings, environments and who is at the desk. */
export function describeSettings(
  ports: CorePorts,
  settings: SettingsStore,
  notices: Notices,
  vault: Vault,
  connections: Connections,
  maps: ServiceMaps,
  live: LiveClinic,
  staff: Staff,
  updates: Updates,
): SettingsView {
  const { environment, singleKeys = true, timeZones, currency = null, language = 'system' } = settings.read();
  const { numberLinks = false, copiedNumbers = false, startWithComputer = false } = settings.read();
  const { appearance, density, language: spoken } = looksOf(settings.read(), ports.languages);
  const map = maps.of(connections.whose());
  return {
    appearance,
    density,
    language,
    spoken,
    singleKeys,
    numberLinks,
    copiedNumbers,
    startWithComputer,
    timeZone: timeZones?.[environment] ?? null,
    currency,
    environment,
    environments: connections.describe(),
    keyStorage: vault.protection(),
    notices: notices.list(),
    staff: staff.view(),
    updates: updates.view(),
    offlineCopy: live.offlineCopy(),
    questions: countQuestions(map),
    hasForms: (map.forms ?? []).length > 0,
    now: new Date(ports.clock.now()).toISOString(),
    host: ports.host,
    savesPdf: ports.savePdf !== undefined,
    version: ports.version,
  };
}
