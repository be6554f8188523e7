import { maxDepth } from '../../../../graphql/service/depth.ts';
import { typesForForm } from '../../../../graphql/service/forms/buildForm.ts';
import {
  chooseTypes,
  readSchema,
  type SchemaReading,
  type SendSchemaRequest,
} from '../../../../graphql/service/introspection/readSchema.ts';
import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import type { SchemaMatch } from '../../../../graphql/service/match/matchSchema.ts';
import { proveMap } from '../../../../graphql/service/prove/proveMap.ts';
import type { Keys } from '../../../contract/settings.ts';
import { sendDocument } from '../../connection/serviceClient.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import type { Send } from '../../connection/transport/transport.ts';
import { type ProbeResult, probeService } from '../../../../graphql/service/probe/probeService.ts';
import { createTurns } from './turns.ts';

/** Reads the schema of a service in pieces, as far as the desk and the forms of these mutations need it. */
export function readServiceSchema(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
  onProgress?: (read: number, total: number) => void,
  forms: readonly string[] = [],
): Promise<SchemaReading> {
  return readSchema(
    createSchemaSender(send, access, signal),
    (schema) => [...new Set([...chooseTypes(schema), ...forms.flatMap((mutation) => typesForForm(schema, mutation))])],
    onProgress,
  );
}

/** How a part of the schema is queried. It matches no concept; only its name and text are sent. */
export function createSchemaSender(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
): SendSchemaRequest {
  return ({ name, text }) =>
    sendDocument(send, access, { concept: 'organization', name, text, depth: maxDepth }, {}, signal);
}

/** Infers the schema of a service that does not show it to this key, by probing queries. */
export function probeRefusing(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
  onProgress?: (sent: number, most: number) => void,
): Promise<ProbeResult> {
  return probeService(
    // A probing query belongs to no concept; only its name, text and variables are sent.
    ({ name, text, variables = {} }) =>
      sendDocument(send, access, { concept: 'organization', name, text, depth: maxDepth }, variables, signal),
    onProgress,
  );
}

/** Compares a match with rows of the service: what is refuted makes way for the next candidate. It only reads. */
export function proveMatch(
  send: Send,
  access: { readonly endpoint: Endpoint; readonly keys: Keys },
  using: {
    readonly schema: SchemaModel;
    readonly match: SchemaMatch;
    readonly now: number;
    readonly timeZone: string;
    readonly most?: number;
  },
  signal: AbortSignal,
  onProgress?: (sent: number, most: number) => void,
): Promise<SchemaMatch> {
  return proveMap(using.schema, using.match, {
    // As with probing, only the name, text and variables of a document are sent.
    send: ({ name, text, variables = {} }) =>
      sendDocument(send, access, { concept: 'organization', name, text, depth: maxDepth }, variables, signal),
    now: using.now,
    timeZone: using.timeZone,
    turns: createTurns(),
    ...(using.most !== undefined && { most: using.most }),
    ...(onProgress && { onProgress }),
  });
}
