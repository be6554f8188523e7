import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import {
  type ConnectableEnvironment,
  type EnvironmentKind,
  environmentKinds,
} from '../../../electron/contract/settings.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';
import { guideStepPath } from '../../lib/paths.ts';

/** The guide stores no step: its step is derived from these facts. */
interface GuideFacts {
  /** The part of the address behind `/connect/`. */
  readonly requested: string | null;
  /** The environment in use. */
  readonly inUse: EnvironmentKind;
  /** Whether its key is stored. */
  readonly hasKey: boolean;
}

export type GuideStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'key'; readonly environment: ConnectableEnvironment }
  /** Connected: what is left is to review the service and to choose a location. */
  | { readonly kind: 'connected'; readonly environment: ConnectableEnvironment };

/** The current step of the guide. */
export function guideStep({ requested, inUse, hasKey }: GuideFacts): GuideStep {
  const requestedEnvironment = connectable(requested);
  const connected = hasKey ? connectable(inUse) : null;
  if (connected && (requested === null || requestedEnvironment === connected))
    return { kind: 'connected', environment: connected };
  return requestedEnvironment ? { kind: 'key', environment: requestedEnvironment } : { kind: 'choose' };
}

function connectable(kind: string | null): ConnectableEnvironment | null {
  return environmentKinds.find((each): each is ConnectableEnvironment => each === kind && each !== 'demo') ?? null;
}

const id = 'guide';

/**
 * Stores the chosen environment until it is connected, so that the guide can be resumed. `requested` is the environment
 * in the address; where it is null, the stored one is opened.
 */
export function useResumedEnvironment(requested: string | null): void {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [, navigate] = useLocation();
  const draft = useMemo(() => (requested === null ? null : { environment: requested }), [requested]);
  useDraft(id, null, draft);

  useEffect(() => {
    if (requested !== null || mark === '') return undefined;
    let isCurrent = true;
    void readDraft(bridge, mark, id).then((before) => {
      const environment = before?.['environment'];
      if (isCurrent && typeof environment === 'string') navigate(guideStepPath(environment), { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [bridge, mark, requested, navigate]);
}
