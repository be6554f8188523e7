import { copyNotErased, unfitValues } from '../connection/failures.ts';
import type { Notices } from '../foundation/notices.ts';
import type { ClinicSession } from '../session/clinicSession.ts';
import type { Connections } from '../session/connections.ts';
import type { Staff } from '../staff/staff.ts';
import { notResettable, staffUnreadable } from '../staff/staffFailures.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import { readUpdatePlace, type Updates } from '../updates/updates.ts';
import type { Result } from '../../contract/failure.ts';
import type { SettingsChange, SettingsView } from '../../contract/settings.ts';
import { isTimeZone } from '../../../graphql/service/readers/time.ts';
import type { Handlers } from './coreApi.ts';

/** Personal and clinic-wide settings, and the current state. */
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

  async function change(requested: SettingsChange): Promise<Result<SettingsView>> {
    if (requested.timeZone !== undefined) {
      if (requested.timeZone !== null && !isTimeZone(requested.timeZone)) return { ok: false, failure: unfitValues() };
      connections.chooseZone(requested.timeZone);
    }
    if (requested.currency !== undefined) settings.change({ currency: requested.currency });
    if (requested.updates !== undefined) {
      const place = requested.updates && readUpdatePlace(requested.updates.url);
      if (place?.ok === false) return place;
      settings.change({ updates: place && { url: place.value } });
      updates.placeChanged();
    }
    if (requested.language) {
      settings.change({ language: requested.language });
      using.onLanguage();
    }
    if (requested.appearance) settings.change({ appearance: requested.appearance });
    if (requested.density) settings.change({ density: requested.density });
    if (requested.textSize) settings.change({ textSize: requested.textSize });
    for (const flag of ['singleKeys', 'numberLinks', 'copiedNumbers', 'startWithComputer'] as const)
      if (requested[flag] !== undefined) settings.change({ [flag]: requested[flag] });
    if (requested.offlineCopy) {
      settings.change({ offlineCopy: requested.offlineCopy });
      if (!requested.offlineCopy.on && !(await clinic.erase()))
        notices.note('snapshot-unerased', () => copyNotErased().message);
    }
    const dismissed = notices.list().find(({ id }) => id === requested.dismissNotice);
    if (dismissed && !dismissed.stays) notices.dismiss(dismissed.id);
    using.onChange();
    return { ok: true, value: describe() };
  }

  return { 'settings:read': async () => ({ ok: true, value: describe() }), 'settings:change': change };
}

type StaffChannel =
  'staff:signIn' | 'staff:lock' | 'staff:active' | 'staff:ownPin' | 'staff:change' | 'staff:reset' | 'staff:reopen';

/** Signing in, locking, and managing members. The page sees the result in the settings that it refetches. */
export function createStaffHandlers(
  staff: Staff,
  /** Erases the data behind the sign-in: keys, drafts, the offline copy. Returns whether all of it is gone. */
  eraseProtected: () => Promise<boolean>,
): Pick<Handlers, StaffChannel> {
  return {
    'staff:signIn': ({ member, pin }) => staff.signIn(member, pin),
    async 'staff:lock'() {
      staff.lock('hand');
      return { ok: true, value: null };
    },
    async 'staff:active'() {
      staff.active();
      return { ok: true, value: null };
    },
    'staff:ownPin': ({ pin, next }) => staff.changeOwnPin(pin, next),
    'staff:change': (change) => staff.change(change),
    async 'staff:reopen'() {
      return (await staff.reopen()) ? { ok: true, value: null } : { ok: false, failure: staffUnreadable() };
    },
    async 'staff:reset'() {
      if (staff.view().kind !== 'locked') return { ok: false, failure: notResettable() };
      // The sign-in stays until everything that it protects is erased.
      if (!(await eraseProtected())) return { ok: false, failure: notResettable() };
      await staff.forgetAll();
      return { ok: true, value: null };
    },
  };
}
