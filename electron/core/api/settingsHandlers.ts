import { isTimeZone } from '../../../graphql/service/readers/time.ts';
import type { SettingsChange, SettingsView } from '../../contract/settings.ts';
import type { Result } from '../../contract/result.ts';
import type { Connections } from '../session/connections.ts';
import type { Handlers } from './coreApi.ts';
import { copyNotErased, unfitValues } from '../connection/failures.ts';
import type { ClinicSession } from '../session/clinicSession.ts';
import type { Notices } from '../foundation/notices.ts';
import { readUpdatePlace } from '../updates/updatePlace.ts';
import type { Updates } from '../updates/updates.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';

/** What each person or a manager chooses, and how things stand. */
export function createSettingsHandlers(using: {
  readonly settings: SettingsStore;
  readonly connections: Connections;
  readonly clinic: ClinicSession;
  readonly notices: Notices;
  readonly updates: Updates;
  readonly describe: () => SettingsView;
  /** Another language was chosen. */
  readonly onLanguage: () => void;
  readonly onChange: () => void;
}): Pick<Handlers, 'settings:read' | 'settings:change'> {
  const { settings, connections, clinic, notices, updates, describe } = using;

  async function change(wanted: SettingsChange): Promise<Result<SettingsView>> {
    if (wanted.timeZone !== undefined) {
      if (wanted.timeZone !== null && !isTimeZone(wanted.timeZone)) return { ok: false, failure: unfitValues() };
      connections.chooseZone(wanted.timeZone);
    }
    if (wanted.currency !== undefined) settings.change({ currency: wanted.currency });
    if (wanted.updates !== undefined) {
      const place = wanted.updates && readUpdatePlace(wanted.updates.url);
      if (place?.ok === false) return place;
      settings.change({ updates: place && { url: place.value } });
      updates.placeChanged();
    }
    if (wanted.language) {
      settings.change({ language: wanted.language });
      using.onLanguage();
    }
    if (wanted.appearance) settings.change({ appearance: wanted.appearance });
    if (wanted.density) settings.change({ density: wanted.density });
    for (const flag of ['singleKeys', 'numberLinks', 'copiedNumbers', 'startWithComputer'] as const)
      if (wanted[flag] !== undefined) settings.change({ [flag]: wanted[flag] });
    if (wanted.offlineCopy) {
      settings.change({ offlineCopy: wanted.offlineCopy });
      if (!wanted.offlineCopy.on && !(await clinic.erase()))
        notices.note('snapshot-unerased', () => copyNotErased().message);
    }
    if (wanted.dismissNotice) notices.dismiss(wanted.dismissNotice);
    using.onChange();
    return { ok: true, value: describe() };
  }

  return { 'settings:read': async () => ({ ok: true, value: describe() }), 'settings:change': change };
}
