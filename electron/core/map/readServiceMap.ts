import { chooseTypes } from '../../../graphql/service/introspection/chooseTypes.ts';
import { readSchema } from '../../../graphql/service/introspection/readSchema.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import type { Keys } from '../../contract/environment.ts';
import { askOnce } from '../connection/serviceClient.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import type { Send } from '../transport/transport.ts';

/** Reads a service's schema in pieces and maps it; null where it does not show its schema to this key. */
export async function readServiceMap(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
): Promise<ServiceMap | null> {
  const reading = await readSchema(
    ({ name, text }) => askOnce(send, access, { concept: 'organization', name, text, depth: 0 }, {}, signal),
    chooseTypes,
  );
  return reading.kind === 'read' ? matchSchema(reading.schema).map : null;
}
