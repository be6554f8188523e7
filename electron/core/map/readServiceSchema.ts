import { maxDepth } from '../../../graphql/service/depth.ts';
import { chooseTypes } from '../../../graphql/service/introspection/chooseTypes.ts';
import { readSchema, type SchemaReading } from '../../../graphql/service/introspection/readSchema.ts';
import type { Keys } from '../../contract/environment.ts';
import { askOnce } from '../connection/serviceClient.ts';
import type { Endpoint } from '../transport/endpoint.ts';
import type { Send } from '../transport/transport.ts';

/** Reads the schema of a service in pieces, as far as the desk needs it. */
export function readServiceSchema(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
  onProgress?: (read: number, wanted: number) => void,
): Promise<SchemaReading> {
  return readSchema(
    // A piece of the schema answers no concept; only its name and text are sent.
    ({ name, text }) => askOnce(send, access, { concept: 'organization', name, text, depth: maxDepth }, {}, signal),
    chooseTypes,
    onProgress,
  );
}
