import type { Keys } from '../../../contract/environment.ts';
import type { Result } from '../../../contract/result.ts';
import { cancelledFailure, failureOf } from '../../connection/failures.ts';
import type { Endpoint } from '../../storage/settings/address.ts';
import type { Send } from '../../connection/transport/transport.ts';
import { probeRefusing, readServiceSchema } from './readServiceSchema.ts';
import type { Learned, ServiceMaps, ConnectionKey } from './serviceMaps.ts';

/**
 * Reads the schema of a service and keeps the map it leads to. Where the service does not show its schema, the map that
 * was kept for it stays; without one it is learned by asking. What breaks off on the way is not kept, as it would say of
 * the service what was only true of the line.
 */
export async function readMap(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  service: { readonly send: Send; readonly endpoint: Endpoint; readonly keys: Keys },
  signal: AbortSignal,
  onProgress?: (read: number, wanted: number) => void,
): Promise<Result<Learned>> {
  const { send, ...access } = service;
  const forms = (maps.of(connectionKey).forms ?? []).map(({ mutation }) => mutation);
  const reading = await readServiceSchema(send, access, signal, onProgress, forms);
  if (signal.aborted) return { ok: false, failure: cancelledFailure() };
  if (reading.kind === 'read') return { ok: true, value: maps.learn(connectionKey, reading.schema) };
  const { outcome } = reading;
  if (maps.has(connectionKey)) return outcome.kind === 'ok' ? unchanged : { ok: false, failure: failureOf(outcome) };
  const probed = await probeRefusing(send, access, signal, onProgress);
  if (signal.aborted) return { ok: false, failure: cancelledFailure() };
  if (probed.stopped) return { ok: false, failure: failureOf(probed.stopped) };
  maps.guess(connectionKey, probed.match, probed.schema);
  return { ok: true, value: { differs: true, changes: [] } };
}

const unchanged: Result<Learned> = { ok: true, value: { differs: false, changes: [] } };
