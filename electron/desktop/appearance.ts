import { nativeTheme } from 'electron';
import type { Core } from '../core/createCore.ts';

/** Keeps menus, dialogs and the page's `prefers-color-scheme` with the chosen appearance. */
export function followAppearance(core: Core): void {
  const apply = (): void => {
    const chosen = core.appearance().appearance;
    if (nativeTheme.themeSource !== chosen) nativeTheme.themeSource = chosen;
  };
  apply();
  core.subscribe(apply);
}
