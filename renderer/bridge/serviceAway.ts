import { useEffect, useRef } from 'react';
import { isOutage } from '../../electron/contract/failure.ts';
import type { OutcomeView, SettingsView } from '../../electron/contract/settings.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { currentEnvironment, useSettings } from './SettingsContext.tsx';

/** Whether nobody answers for the service, as far as the last question told. */
export function isServiceAway(view: SettingsView | null): boolean {
  const outcome = currentEnvironment(view)?.lastOutcome;
  return outcome ? isOutage(outcome) : false;
}

/**
 * Since when nobody answers for the service, once its last outcome is this; null while somebody does. That a question was
 * stopped tells nothing of the line.
 */
export function awaySince(
  since: string | null,
  outcome: Pick<OutcomeView, 'kind' | 'at'> | null | undefined,
): string | null {
  if (!outcome || outcome.kind === 'cancelled') return since;
  return isOutage(outcome) ? (since ?? outcome.at) : null;
}

/** Calls the listener when the service answers again, with the moment since when it had not. */
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
