import { maxDepth } from '../../../../graphql/service/depth.ts';
import { type ProbeResult, probeService } from '../../../../graphql/service/probe/probeService.ts';
import type { Keys } from '../../../contract/environment.ts';
import { askOnce } from '../../connection/serviceClient.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import type { Send } from '../../connection/transport/transport.ts';

/** Learns by asking what a service offers that does not show its schema to this key. */
export function probeRefusing(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
  onProgress?: (asked: number, most: number) => void,
): Promise<ProbeResult> {
  return probeService(
    // A question of the probing answers no concept; only its name, text and variables are sent.
    ({ name, text, variables = {} }) =>
      askOnce(send, access, { concept: 'organization', name, text, depth: maxDepth }, variables, signal),
    onProgress,
  );
}
