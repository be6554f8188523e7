import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Failure, Result } from '../../electron/contract/failure.ts';
import type { EnvironmentView, SettingsChange, SettingsView } from '../../electron/contract/settings.ts';
import { setClock } from '../state/clock.ts';
import { setDeskCurrency } from '../lib/currency.ts';
import { useBridge } from './BridgeContext.ts';
import { changesSettings } from './prefetch.ts';

interface Settings {
  /** Null until the core has answered. */
  readonly view: SettingsView | null;
  /** Why the settings could not be read or changed, until something works again. */
  readonly failure: Failure | null;
  /** Increments with each clinic or environment of this run; data of the former one is dropped then. */
  readonly clinic: number;
  /** Also increments when the same clinic is read in another way; the screens refetch then. */
  readonly connection: number;
  readonly change: (change: SettingsChange) => void;
  readonly reread: () => void;
  /** Stores settings that another channel returned. */
  readonly accept: (answer: Result<SettingsView>) => void;
}

const SettingsContext = createContext<Settings | null>(null);

/** Holds the core's settings and reads them again on each change event. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const bridge = useBridge();
  const [view, setView] = useState<SettingsView | null>(() => {
    const early = bridge.known?.('settings:read', null);
    if (!early?.ok) return null;
    setClock(early.value.now);
    setDeskCurrency(early.value.currency);
    return early.value;
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [clinic, setClinic] = useState(0);
  const [connection, setConnection] = useState(0);

  const accept = useCallback((answer: Result<SettingsView>): void => {
    if (!answer.ok) {
      setFailure(answer.failure);
      return;
    }
    setClock(answer.value.now);
    setDeskCurrency(answer.value.currency);
    setFailure(null);
    setView(answer.value);
  }, []);
  const reread = useCallback((): void => {
    void bridge.request('settings:read', null).then(accept);
  }, [bridge, accept]);
  const change = useCallback(
    (requested: SettingsChange): void => {
      void bridge.request('settings:change', requested).then(accept);
    },
    [bridge, accept],
  );

  useEffect(() => {
    reread();
    return bridge.subscribe((event) => {
      if (!changesSettings(event)) return;
      if (event.kind === 'connectionChanged') setClinic((count) => count + 1);
      if (event.kind !== 'settingsChanged') setConnection((count) => count + 1);
      reread();
    });
  }, [bridge, reread]);

  const settings = useMemo(
    () => ({ view, failure, clinic, connection, change, reread, accept }),
    [view, failure, clinic, connection, change, reread, accept],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('There are no settings around this component.');
  return settings;
}

/** The environment that the screens show; null until the core has answered. */
export function currentEnvironment(view: SettingsView | null): EnvironmentView | null {
  return view?.environments.find(({ kind }) => kind === view.environment) ?? null;
}
