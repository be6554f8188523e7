import { maxDepth } from '../../../graphql/service/depth.ts';
import { chooseTypes } from '../../../graphql/service/introspection/chooseTypes.ts';
import { readSchema, type SchemaReading } from '../../../graphql/service/introspection/readSchema.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import type { Keys } from '../../contract/environment.ts';
import { askOnce } from '../connection/serviceClient.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import type { Send } from '../transport/transport.ts';

interface Access {
  readonly endpoint: Endpoint;
  readonly keys: Keys;
}

/** Reads the schema of a service in pieces, as far as the desk needs it. */
export function readServiceSchema(send: Send, access: Access, signal: AbortSignal): Promise<SchemaReading> {
  return readSchema(
    // A piece of the schema answers no concept; only its name and text are sent.
    ({ name, text }) => askOnce(send, access, { concept: 'organization', name, text, depth: maxDepth }, {}, signal),
    chooseTypes,
  );
}

/** Reads a service's schema and maps it; null where it does not show its schema to this key. */
export async function readServiceMap(send: Send, access: Access, signal: AbortSignal): Promise<ServiceMap | null> {
  const reading = await readServiceSchema(send, access, signal);
  return reading.kind === 'read' ? matchSchema(reading.schema).map : null;
}
