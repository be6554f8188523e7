import { useEffect } from 'react';
import { useSettings } from '../bridge/SettingsContext.tsx';

/** Follows the setting; the style sheet's measures of rows do the rest. The host wrote it into the page before. */
export function DensityFromSettings() {
  const density = useSettings().view?.density;
  useEffect(() => {
    if (density) document.documentElement.dataset['density'] = density;
  }, [density]);
  return null;
}
