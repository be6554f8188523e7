import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { EarlyBridge } from '../bridge/prefetch.ts';
import { BridgeContext } from '../bridge/BridgeContext.ts';
import { followNetwork } from '../bridge/followNetwork.ts';
import { SettingsProvider } from '../bridge/SettingsContext.tsx';
import { DeskDataProvider } from '../data/DeskDataProvider.tsx';
import { markFirstPaint } from '../hooks/afterPaint.ts';
import { AppearanceFromSettings, initialAppearance, SizesFromSettings } from './appearance.tsx';
import { LockGate, LanguageGate } from './SessionGates.tsx';
import { OuterBoundary } from './ErrorBoundaries.tsx';
import { Shell } from './Shell.tsx';
import { theme } from './theme.ts';

interface AppProps {
  readonly bridge: EarlyBridge;
  /** Reloads the page. */
  readonly restart: () => void;
}

export function App({ bridge, restart }: AppProps) {
  useEffect(() => markFirstPaint('first-paint-shell'), []);
  useEffect(() => followNetwork(bridge), [bridge]);
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={initialAppearance()}
      storageManager={null}
      noSsr
      disableStyleSheetGeneration
    >
      <OuterBoundary>
        <BridgeContext value={bridge}>
          <SettingsProvider>
            <AppearanceFromSettings />
            <SizesFromSettings />
            <LanguageGate restart={restart}>
              {/* oxlint-disable-next-line react/hooks -- wouter takes the source of the address as a hook */}
              <Router hook={useHashLocation}>
                <LockGate restart={restart}>
                  <DeskDataProvider>
                    <Shell />
                  </DeskDataProvider>
                </LockGate>
              </Router>
            </LanguageGate>
          </SettingsProvider>
        </BridgeContext>
      </OuterBoundary>
    </ThemeProvider>
  );
}
