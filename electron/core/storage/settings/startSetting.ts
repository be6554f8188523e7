import type { SettingsStore } from './settingsStore.ts';

/** Whether Front Desk is to start with the computer. The host sees to it, and tells what it found instead. */
export interface StartSetting {
  wanted(): boolean;
  /** It came with the computer's profile, and the system does not know it yet. */
  readonly isPreset: boolean;
  /** How the system has it: somebody changed it there, or it refused. Settings say how it is. */
  found(on: boolean): void;
}

/** The choice in the settings; `onChange` is called when it follows the system. */
export function createStartSetting(settings: SettingsStore, onChange: () => void): StartSetting {
  const chosen = (): boolean | undefined => settings.read().startWithComputer;
  return {
    wanted: () => chosen() ?? false,
    isPreset: settings.isFirst && chosen() !== undefined,
    found(on) {
      settings.change({ startWithComputer: on });
      onChange();
    },
  };
}
