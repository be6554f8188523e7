import type { SchemaModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import type { FailureKind } from '../../../contract/failure.ts';
import type { Result } from '../../../contract/result.ts';
import { notOffered } from '../../connection/failures.ts';
import { fitForms, fitMap, type MapFile } from './mapFile.ts';
import type { ConnectionKey, ServiceMaps } from './serviceMaps.ts';

/**
 * Takes a map from a file for a service, as far as its schema is known: what is not in there is refused by name. Whoever
 * chose the file, a manager or a profile, it is judged and taken in this one way.
 */
export function takeMapFile(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  file: MapFile,
  schema: Result<SchemaModel>,
): Result<null> {
  if (!schema.ok && !hidesSchema(schema.failure.kind)) return schema;
  // What was learned by asking is a part of the schema: what is not in it may well be there.
  const shown = schema.ok && maps.of(connectionKey).source !== 'guessed' ? schema.value : null;
  const fits = shown && fitMap(file.map, shown);
  if (fits && !fits.ok) return fits;
  const formsFit = shown && fitForms(file.forms ?? [], shown);
  if (formsFit && !formsFit.ok) return formsFit;
  // Where the schema is not shown nothing can be compared: the map is taken at its word, and whole.
  maps.take(connectionKey, shown ? file : { ...file, corrected: null });
  return { ok: true, value: null };
}

/** The schema of a service at hand, after it was read; else why there is none. */
export function schemaAfter(
  maps: ServiceMaps,
  connectionKey: ConnectionKey,
  reading: Result<unknown>,
): Result<SchemaModel> {
  const schema = maps.schema(connectionKey);
  if (schema) return { ok: true, value: schema };
  return reading.ok ? { ok: false, failure: notOffered('schema') } : reading;
}

/** Whether a service that is there and takes the key does not show its schema. */
export function hidesSchema(failure: FailureKind): boolean {
  return failure === 'notOffered' || failure === 'forbidden' || failure === 'refused';
}
