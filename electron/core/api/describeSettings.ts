import type { SettingsView } from '../../contract/settings.ts';
import { countQuestions } from '../adapter/map/mapView.ts';
import { appearanceOf } from '../storage/settings/settings.ts';
import type { Rooms } from './rooms.ts';

/** What the page may know of settings, environments and who is at the desk. */
export function describeSettings({ ports, storage, connection, session, staff, updates }: Rooms): SettingsView {
  const settings = storage.settings.read();
  const { environment, singleKeys = true, timeZones, currency = null, language = 'system' } = settings;
  const { numberLinks = false, copiedNumbers = false, startWithComputer = false } = settings;
  const { appearance, density, language: spoken } = appearanceOf(settings, ports.languages);
  const map = session.maps.of(session.connections.connectionKey());
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
    environments: session.connections.describe(),
    keyStorage: connection.vault.protection(),
    notices: storage.notices.list(),
    staff: staff.view(),
    updates: updates.view(),
    offlineCopy: session.clinic.offlineCopy(),
    questions: countQuestions(map),
    hasForms: (map.forms ?? []).length > 0,
    now: new Date(ports.clock.now()).toISOString(),
    host: ports.host,
    savesPdf: ports.savePdf !== undefined,
    version: ports.version,
  };
}
