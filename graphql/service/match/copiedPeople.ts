import { type InputModel, inputTypeAt, type SchemaModel, type TypeModel } from '../introspection/schemaModel.ts';
import type { WriteRole, WriteSlot } from '../serviceWrites.ts';
import { nouns } from './vocabulary.ts';
import type { Scores } from './patientsFirst.ts';
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

/**
 * The scores of a schema where what a visit says of a person, `AppointmentPatient { id name }`, is that person: such a
 * copy is called after both and has few fields.
 */
export function withCopiedPeople(types: readonly TypeModel[], scores: Scores): Scores {
  const byWords = new Map(types.map((type) => [wordsOf(type.name).join(' '), type]));
  const copies = types.flatMap(({ name, fields }) => {
    const [first = '', ...rest] = wordsOf(name);
    const record = nouns.appointment.includes(first) ? byWords.get(rest.join(' ')) : undefined;
    const own = record && scores.get(record.name);
    return record && own && own.client.score >= leastPerson && fields.length < mostCopied ? [[name, own] as const] : [];
  });
  return copies.length === 0 ? scores : new Map([...scores, ...copies]);
}

const leastPerson = 0.6;
const mostCopied = 12;
