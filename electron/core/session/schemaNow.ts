import type { SchemaModel } from '../../../graphql/service/introspection/schemaModel.ts';
import type { Result } from '../../contract/result.ts';
import type { Connections } from './connections.ts';
import type { ServiceMaps } from '../adapter/map/serviceMaps.ts';
import { schemaAfter } from '../adapter/map/takeMapFile.ts';

/** The schema of the service in use as it is at hand, else read now. */
export async function schemaNow(
  maps: ServiceMaps,
  connections: Connections,
  signal: AbortSignal,
): Promise<Result<SchemaModel>> {
  const kept = maps.schema(connections.connectionKey());
  if (kept) return { ok: true, value: kept };
  const learned = await connections.readMap(signal);
  return learned.ok ? schemaAfter(maps, connections.connectionKey(), learned) : learned;
}
