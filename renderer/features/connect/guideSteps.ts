import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import {
  type ConnectableEnvironment,
  type EnvironmentKind,
  environmentKinds,
} from '../../../electron/contract/environment.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDraft } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { useDraft } from '../../bridge/useDraft.ts';
import { guideStepPath } from '../../lib/paths.ts';

/** What is so already. Nothing of the guide is kept: whoever leaves it and comes back finds it where things are. */
interface GuideFacts {
  /** The part of the address behind `/connect/`, if there is one. */
  readonly asked: string | null;
  /** The environment that the screens show. */
  readonly inUse: EnvironmentKind;
  /** Whether its key is here. */
  readonly hasKey: boolean;
}

export type GuidePlace =
  | { readonly kind: 'choose' }
  | { readonly kind: 'key'; readonly environment: ConnectableEnvironment }
  /** The clinic is connected: what is left is to look, and to choose where this desk stands. */
  | { readonly kind: 'connected'; readonly environment: ConnectableEnvironment };

/** Where somebody is in the guide. */
export function guidePlace({ asked, inUse, hasKey }: GuideFacts): GuidePlace {
  const wanted = connectable(asked);
  const connected = hasKey ? connectable(inUse) : null;
  if (connected && (asked === null || wanted === connected)) return { kind: 'connected', environment: connected };
  return wanted ? { kind: 'key', environment: wanted } : { kind: 'choose' };
}

function connectable(kind: string | null): ConnectableEnvironment | null {
  return environmentKinds.find((each): each is ConnectableEnvironment => each === kind && each !== 'demo') ?? null;
}

const id = 'guide';

/**
 * Remembers which environment was chosen and not connected yet, so that whoever leaves the guide and comes back goes on
 * there. `asked` is the environment in the address; where it is null, the remembered one takes its place.
 */
export function useChosenBefore(asked: string | null): void {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [, navigate] = useLocation();
  const kept = useMemo(() => (asked === null ? null : { environment: asked }), [asked]);
  useDraft(id, null, kept);

  useEffect(() => {
    if (asked !== null || mark === '') return undefined;
    let wanted = true;
    void readDraft(bridge, mark, id).then((before) => {
      const environment = before?.['environment'];
      if (wanted && typeof environment === 'string') navigate(guideStepPath(environment), { replace: true });
    });
    return () => {
      wanted = false;
    };
  }, [bridge, mark, asked, navigate]);
}
