import { spokenLanguage } from '../../contract/language.ts';
import type { SettingsView } from '../../contract/settings.ts';
import type { Connections } from '../connection/connections.ts';
import type { LiveClinic } from '../liveClinic.ts';
import { countQuestions } from '../map/mapView.ts';
import type { ServiceMaps } from '../map/serviceMaps.ts';
import type { Notices } from '../notices.ts';
import type { CorePorts } from '../ports.ts';
import type { Staff } from '../staff/staff.ts';
import type { Vault } from '../vault/vault.ts';
import type { SettingsStore } from './settingsStore.ts';

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
): SettingsView {
  const { appearance, environment, singleKeys = true, timeZones, language = 'system' } = settings.read();
  const { numberLinks = false, copiedNumbers = false, startWithComputer = false } = settings.read();
  return {
    appearance,
    language,
    spoken: spokenLanguage(language, ports.languages ?? []),
    singleKeys,
    numberLinks,
    copiedNumbers,
    startWithComputer,
    timeZone: timeZones?.[environment] ?? null,
    environment,
    environments: connections.describe(),
    keyStorage: vault.protection(),
    notices: notices.list(),
    staff: staff.view(),
    offlineCopy: live.offlineCopy(),
    questions: countQuestions(maps.of(connections.whose())),
    now: new Date(ports.clock.now()).toISOString(),
    host: ports.host,
    savesPdf: ports.savePdf !== undefined,
    version: ports.version,
  };
}
