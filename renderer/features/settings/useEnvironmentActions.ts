import { useState } from 'react';
import type { EnvironmentKind, SettingsView } from '../../../electron/contract/settings.ts';
import type { Failure, Result } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';

interface EnvironmentActions {
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly use: () => void;
  readonly forget: () => void;
}

/** Switching to an environment and forgetting its key; what fails stays with the card. */
export function useEnvironmentActions(environment: EnvironmentKind): EnvironmentActions {
  const bridge = useBridge();
  const { accept } = useSettings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const finish = (answer: Result<SettingsView>): void => {
    setBusy(false);
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) accept(answer);
  };
  const ask = (channel: 'connection:use' | 'connection:forget', kind: EnvironmentKind): void => {
    setBusy(true);
    void bridge.request(channel, { environment: kind }).then(finish);
  };

  return {
    failure,
    busy,
    use: () => ask('connection:use', environment),
    forget: () => ask('connection:forget', environment),
  };
}
