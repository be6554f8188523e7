import { type InputModel, inputTypeAt, type SchemaModel } from '../../introspection/schemaModel.ts';
import type { WriteRole, WriteSlot } from '../../serviceWrites.ts';
import { nouns } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const personOfId: ReadonlyMap<WriteRole, 'client' | 'patient' | 'provider'> = new Map([
  ['clientId', 'client'],
  ['patientId', 'patient'],
  ['providerId', 'provider'],
]);

/**
 * Whether an id goes into a copy of a person that a visit keeps: an object that is called after both, and takes the name
 * beside the id. Such services store the name that they are given: an id alone would book a patient without a name.
 */
export function isInCopy(schema: SchemaModel, input: InputModel, { role, path }: WriteSlot): boolean {
  const person = personOfId.get(role);
  const holder = path.at(-2) ?? input.name;
  if (!person || path.length === 0 || !wordsOf(holder).some((word) => nouns[person].includes(word))) return false;
  const type = inputTypeAt(schema, input.type.name ?? '', path.slice(0, -1));
  if (!type?.inputFields.some(({ name }) => wordsOf(name).includes('name'))) return false;
  const words = wordsOf(type.name);
  return nouns.appointment.some((noun) => words.includes(noun));
}
