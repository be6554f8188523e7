import { useEffect, useRef } from 'react';
import { isOutage } from '../../electron/contract/failure.ts';
import type { OutcomeView, SettingsView } from '../../electron/contract/settings.ts';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { currentEnvironment, useSettings } from './SettingsContext.tsx';

/** Whether the service was unreachable at the last request. */
export function isServiceAway(view: SettingsView | null): boolean {
  const outcome = currentEnvironment(view)?.lastOutcome;
  return outcome ? isOutage(outcome) : false;
}

/**
 * Since when the service has been unreachable, given the latest outcome; null while it responds. A cancelled request
 * is no evidence about the connection.
 */
export function awaySince(
  since: string | null,
  outcome: Pick<OutcomeView, 'kind' | 'at'> | null | undefined,
): string | null {
  if (!outcome || outcome.kind === 'cancelled') return since;
  return isOutage(outcome) ? (since ?? outcome.at) : null;
}

/** Calls the listener when the service responds again, with the instant since when it was unreachable. */
export function useServiceBack(listener: (since: string) => void): void {
  const { view } = useSettings();
  const outcome = currentEnvironment(view)?.lastOutcome;
  const since = useRef<string | null>(null);
  const notifyListener = useStableCallback(listener);
  useEffect(() => {
    const before = since.current;
    since.current = awaySince(before, outcome);
    if (before !== null && since.current === null) notifyListener(before);
  }, [outcome, notifyListener]);
}
