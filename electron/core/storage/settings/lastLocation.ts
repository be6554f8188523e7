import type { Settings } from './settings.ts';
import type { SettingsStore } from './settingsStore.ts';

/** Where this desk was last, in each environment. */
export function lastLocationOf(
  settings: SettingsStore,
  environment: Settings['environment'],
): { read(): string | null; keep(location: string): void } {
  return {
    read: () => settings.read().lastLocation[environment] ?? null,
    keep(location) {
      const { lastLocation } = settings.read();
      if (lastLocation[environment] !== location) {
        settings.change({ lastLocation: { ...lastLocation, [environment]: location } });
      }
    },
  };
}
