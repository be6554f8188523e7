import {
  type ConnectableEnvironment,
  type EnvironmentKind,
  environmentKinds,
} from '../../../electron/contract/settings.ts';

/** What is so already. Nothing of the guide is kept: whoever leaves it and comes back finds it where things are. */
export interface GuideFacts {
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
