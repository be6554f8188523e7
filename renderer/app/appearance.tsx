import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { Appearance } from '../../electron/contract/settings.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';

/** What the host wrote into the page, so that the first picture already has the right colours. */
export function startAppearance(): Appearance {
  const written = document.documentElement.dataset['appearance'];
  return written === 'light' || written === 'dark' ? written : 'system';
}

/**
 * Writes the colour scheme where the theme's variables look for it, before anything is drawn: the theme provider does
 * so only after its first paint, which would be one of dark words on a dark page.
 */
export function applyStartScheme(): void {
  const appearance = startAppearance();
  const dark = appearance === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : appearance === 'dark';
  document.documentElement.dataset['colorScheme'] = dark ? 'dark' : 'light';
}

/** Follows the setting; MUI follows the operating system where the setting says so. */
export function AppearanceFromSettings() {
  const { setMode } = useColorScheme();
  const appearance = useSettings().view?.appearance;
  useEffect(() => {
    if (appearance) setMode(appearance);
  }, [appearance, setMode]);
  return null;
}

/** Follows the setting; the style sheet's measures of rows do the rest. The host wrote it into the page before. */
export function DensityFromSettings() {
  const density = useSettings().view?.density;
  useEffect(() => {
    if (density) document.documentElement.dataset['density'] = density;
  }, [density]);
  return null;
}
