import type { SettingsStore } from './settingsStore.ts';

/** Whether Front Desk is to start with the computer. The host sees to it, and tells what it found instead. */
export interface StartWish {
  wanted(): boolean;
  /** The wish came with the computer's profile, and the system has not heard of it yet. */
  readonly isPreset: boolean;
  /** How the system has it: somebody changed it there, or it refused. Settings say how it is. */
  found(on: boolean): void;
}

/** The wish in the settings; `onChange` hears when it follows the system. */
export function createStartWish(settings: SettingsStore, onChange: () => void): StartWish {
  const wish = (): boolean | undefined => settings.read().startWithComputer;
  return {
    wanted: () => wish() ?? false,
    isPreset: settings.isFirst && wish() !== undefined,
    found(on) {
      settings.change({ startWithComputer: on });
      onChange();
    },
  };
}
