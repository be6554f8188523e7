import { t } from '../../i18n/page/t.ts';

/** The parts of the settings, in the order of the page; their names are those of their addresses. */
export const settingsParts = [
  'connections',
  'features',
  'users',
  'activity-log',
  'time-zone',
  'currency',
  'templates',
  'appearance',
  'density',
  'text-size',
  'language',
  'keyboard',
  'calls',
  'start',
  'offline-copy',
  'updates',
  'notices',
  'about',
] as const;

export type SettingsPartName = (typeof settingsParts)[number];

const titles = {
  connections: 'settings.connections',
  features: 'settings.offered',
  users: 'settings.people',
  'activity-log': 'settings.record',
  'time-zone': 'settings.zone',
  currency: 'settings.currency',
  templates: 'templates.title',
  appearance: 'settings.appearance',
  density: 'settings.density',
  'text-size': 'settings.textSize',
  language: 'settings.language',
  keyboard: 'settings.keyboard',
  calls: 'settings.calls',
  start: 'start.title',
  'offline-copy': 'settings.offline',
  updates: 'updates.title',
  notices: 'settings.notices',
  about: 'settings.about',
} as const satisfies Readonly<Record<SettingsPartName, string>>;

export function settingsPartTitle(part: SettingsPartName): string {
  return t(titles[part]);
}

export function settingsPartPath(part: SettingsPartName): string {
  return `/settings/${part}`;
}

/** The part that an address names; null where it names none, as with an environment. */
export function settingsPartOf(name: string | null): SettingsPartName | null {
  return settingsParts.find((part) => part === name) ?? null;
}
