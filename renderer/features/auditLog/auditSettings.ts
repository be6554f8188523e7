import { t } from '../../../i18n/page/t.ts';
import { settingsPartTitle, type SettingsPartName } from '../../domain/settingsParts.ts';
import { zonePlace } from '../../lib/timeZone.ts';

type Value = string | number | boolean | null | undefined;

const parts: Readonly<Partial<Record<string, SettingsPartName>>> = {
  timeZone: 'time-zone',
  currency: 'currency',
  numberLinks: 'calls',
  copiedNumbers: 'calls',
  startWithComputer: 'start',
  offlineCopy: 'offline-copy',
  updates: 'updates',
};

/** Where a setting is changed; null for one of another version. */
export function settingOf(name: string): SettingsPartName | null {
  return parts[name] ?? null;
}

/** By its own name where its part has several. */
export function settingTitle(name: string): string {
  if (name === 'numberLinks') return t('settings.numberLinks');
  if (name === 'copiedNumbers') return t('settings.copiedNumbers');
  const part = settingOf(name);
  return part ? settingsPartTitle(part) : name;
}

/** A setting's value as a text; null where the entry does not hold it. */
export function settingText(name: string, value: Value): string | null {
  if (value === undefined) return null;
  if (value === null) return name === 'timeZone' ? t('activity.computerZone') : t('settings.noCurrency');
  if (typeof value === 'boolean') return value ? t('activity.on') : t('activity.off');
  if (name === 'offlineCopy' && typeof value === 'number') return t('activity.daysKept', { count: value });
  return name === 'timeZone' ? zonePlace(String(value)) : String(value);
}
