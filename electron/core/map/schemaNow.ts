import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import type { Result } from '../../contract/result.ts';
import type { Connections } from '../connection/connections.ts';
import { notOffered } from '../failures.ts';
import type { ServiceMaps } from './serviceMaps.ts';

/** The schema of the service in use as it is at hand, else read now. */
export async function schemaNow(
  maps: ServiceMaps,
  connections: Connections,
  signal: AbortSignal,
): Promise<Result<SchemaModel>> {
  const kept = maps.schema(connections.whose());
  if (kept) return { ok: true, value: kept };
  const learned = await connections.readMap(signal);
  if (!learned.ok) return learned;
  const read = maps.schema(connections.whose());
  return read ? { ok: true, value: read } : { ok: false, failure: notOffered('schema') };
}
