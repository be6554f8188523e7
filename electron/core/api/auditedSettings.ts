import type { AuditValues } from '../../contract/audit.ts';
import { listDeskSettings, type SettingsChange, type SettingsView } from '../../contract/settings.ts';

/** The values that a change of settings asks for, without the address of updates, which may hold a password. */
export function requestedSettings(change: SettingsChange): AuditValues {
  const { offlineCopy, updates } = change;
  return pick(change, {
    ...change,
    offlineCopy: offlineCopy && daysOf(offlineCopy),
    updates: updates !== undefined && updates !== null,
  });
}

/** The values of the same settings as they are. */
export function formerSettings(change: SettingsChange, view: SettingsView): AuditValues {
  return pick(change, { ...view, offlineCopy: daysOf(view.offlineCopy), updates: view.updates.kind === 'on' });
}

/** Days that the copy is kept for; false where none is. */
function daysOf({ on, days }: { readonly on: boolean; readonly days: number }): number | false {
  return on ? days : false;
}

function pick(change: SettingsChange, values: Readonly<Record<string, unknown>>): AuditValues {
  const entries = listDeskSettings(change).flatMap((name) => {
    const value = values[name];
    const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    // Sound: checked above.
    return isPlain ? [[name, value as string | number | boolean | null] as const] : [];
  });
  return Object.fromEntries(entries);
}
