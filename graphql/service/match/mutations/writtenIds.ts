import type { SchemaModel } from '../../introspection/schemaModel.ts';
import type { WriteRole } from '../../serviceWrites.ts';
import { isIdOf, isNumbered } from '../values/idMeaning.ts';
import { entityOfTypeId, idRoleOf } from '../entities/typeIds.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import type { Written } from './strictInputs.ts';

export const idWords: readonly string[] = ['id', 'uuid', 'guid', 'ref', 'key'];

const invoiceNouns: readonly string[] = ['invoice', 'order', 'bill'];
const conversationNouns: readonly string[] = ['conversation', 'thread', 'message'];

/** What the id in an input of a mutation is of; null for what is no id, and for ids of what the desk does not have. */
export function idRole(
  schema: SchemaModel,
  words: readonly string[],
  kind: ValueKind,
  { self, hasId, people }: Pick<Written, 'self' | 'people'> & { readonly hasId: boolean },
): WriteRole | null {
  if (!['id', 'number', 'text'].includes(kind)) return null;
  if (isNumbered(words) && hasId && words.every((word) => self.includes(word))) return 'id';
  // `SiteNo` where that is the key of a Site.
  const keyed = isNumbered(words) ? entityOfTypeId(schema, words) : null;
  if (keyed) return idRoleOf[keyed];
  const isId = idWords.includes(words.at(-1) ?? '') || kind === 'id';
  if (!isId) return null;
  const of = words.filter((word) => !idWords.includes(word) && word !== 'row');
  if (hasId && of.every((word) => self.includes(word))) return 'id';
  const isOf = (type: readonly string[]): boolean => of.length > 0 && of.every((word) => type.includes(word));
  if (isOf(people.patient)) return 'patientId';
  if (isOf(people.client)) return 'clientId';
  const full = [...of, 'id'];
  if (isIdOf(full, 'appointmentType')) return 'typeId';
  if (isIdOf(full, 'patient')) return 'patientId';
  if (isIdOf(full, 'client')) return 'clientId';
  // A resource may be a room: it is staff where that is what the staff is called.
  const mayBeRoom = of.includes('resource') && entityOfTypeId(schema, ['resource', 'id']) !== 'provider';
  if (isIdOf(full, 'provider')) return mayBeRoom ? null : 'providerId';
  if (of.length > 0 && of.every((word) => invoiceNouns.includes(word))) return 'invoiceId';
  if (of.length > 0 && of.every((word) => conversationNouns.includes(word))) return 'conversationId';
  if (isIdOf(full, 'location')) return 'locationId';
  const entity = entityOfTypeId(schema, full);
  return entity && idRoleOf[entity];
}
