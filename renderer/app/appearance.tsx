import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { Appearance } from '../../electron/contract/settings.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';

/** Written into the page by the host, so that the first paint has the right colours. */
export function initialAppearance(): Appearance {
  const written = document.documentElement.dataset['appearance'];
  return written === 'light' || written === 'dark' ? written : 'system';
}

/**
 * Sets the colour scheme where the theme's variables look for it, before anything is drawn. The theme provider does so
 * only after its first paint, which would be dark text on a dark page.
 */
export function applyInitialScheme(): void {
  const appearance = initialAppearance();
  const dark = appearance === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : appearance === 'dark';
  document.documentElement.dataset['colorScheme'] = dark ? 'dark' : 'light';
}

/** Follows the setting. For "system", MUI follows the operating system. */
export function AppearanceFromSettings() {
  const { setMode } = useColorScheme();
  const appearance = useSettings().view?.appearance;
  useEffect(() => {
    if (appearance) setMode(appearance);
  }, [appearance, setMode]);
  return null;
}

/** Follow the settings; the style sheet derives row heights and sizes from them. The host sets the initial values. */
export function SizesFromSettings() {
  const { density, textSize } = useSettings().view ?? {};
  useEffect(() => {
    if (density) document.documentElement.dataset['density'] = density;
  }, [density]);
  useEffect(() => {
    if (textSize) document.documentElement.dataset['textSize'] = textSize;
  }, [textSize]);
  return null;
}
