import type { ArgumentRole } from '../../serviceMap.ts';
import type { Path, Source } from '../../sources.ts';
import type { ValueForm } from '../../valueForm.ts';
import { numberWords } from '../schema/identity.ts';
import type { Leaf } from '../schema/leaves.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { entities, type Entity, nouns, organizationNouns, ownNouns } from '../words/vocabulary.ts';

/** What an argument, or a field of an input object, takes. */
export interface Meaning {
  readonly role: ArgumentRole;
  readonly form?: ValueForm;
  /** How far its name is from the plainest one; of several the nearest is used. */
  readonly cost: number;
}

const idWords: readonly string[] = ['id', 'uuid', 'guid', 'ref', 'key', 'gid', 'uid', 'oid', 'ulid', 'identifier'];

const typeWords: readonly string[] = [
  'type',
  'kind',
  'service',
  'category',
  'reason',
  'offering',
  'procedure',
  'treatment',
];
/** Words beside those of a type that leave it the type of an appointment: `pVisitTypeId`, `serviceItemIds`. */
const besideType: readonly string[] = [...nouns.appointmentType, ...nouns.appointment];

/** An id of the row itself, or of what rows belong to: a location, client, patient, provider or appointment type. */
export function idMeaning(
  words: readonly string[],
  kind: ValueKind,
  self: readonly string[],
  lists: number,
): Meaning | null {
  if (kind !== 'id' && kind !== 'text' && kind !== 'number') return null;
  const form = idForm(kind);
  // A row is asked for by its key, which may be called a number: `Account(AccountNo: Int!)`.
  if (lists === 0 && isNumbered(words) && words.every((word) => self.includes(word)))
    return { role: 'id', ...form, cost: 1 };
  // What is of an id's type is one, also where it is called a number or a code.
  const own = kind === 'id' ? [...idWords, ...numberWords] : idWords;
  const isId = words.some((word) => own.includes(word)) || kind === 'id';
  if (!isId) return null;
  const of = words.filter((word) => !own.includes(word) && word !== 'row');
  if (lists === 0 && of.length === 0) return { role: 'id', ...form, cost: words.length - 1 };
  if (lists === 0 && of.every((word) => self.includes(word))) return { role: 'id', ...form, cost: 1 };
  const noun = of.at(-1) ?? '';
  const cost = of.length - 1 + (lists > 0 ? 2 : 0);
  if (of.length > 0 && nouns.location.includes(noun)) return { role: 'locationId', ...form, cost };
  if (of.length === 1 && organizationNouns.includes(noun)) return { role: 'organizationId', ...form, cost };
  if (ownNouns.client.includes(noun) || noun === 'user') return { role: 'clientId', ...form, cost };
  if (nouns.patient.includes(noun)) return { role: 'patientId', ...form, cost };
  const plain = of.filter((word) => word.length > 1);
  if (
    plain.some((word) => typeWords.includes(word)) &&
    plain.every((word) => [...typeWords, ...besideType].includes(word))
  )
    return { role: 'typeId', ...form, cost };
  if (ownNouns.provider.includes(noun)) return { role: 'providerId', ...form, cost };
  return null;
}

/** How an id is written for an argument of some kind. */
export function idForm(kind: ValueKind): Pick<Meaning, 'form'> {
  return kind === 'number' ? { form: 'number' } : {};
}

/** `AccountNo`, `site_code`: what is called the number of something. */
export function isNumbered(words: readonly string[]): boolean {
  return words.length > 1 && words.some((word) => numberWords.includes(word));
}

const notOfType: ReadonlySet<string> = new Set([
  'variant',
  'cancel',
  'cancelled',
  'canceled',
  'cancellation',
  'decline',
]);

/** The host of a visit gives it, as calendars say; a host of anything else may be a computer, or a family. */
export function isHost(words: readonly string[]): boolean {
  return words.length === 1 && words[0] === 'host';
}

/** `petId`, `staffMemberId`: the id of another object. */
export function isIdOf(words: readonly string[], entity: Entity): boolean {
  if (words.length < 2) return false;
  // `id_owner`, `idCliente`: the other way round, and then nothing but the noun.
  const isTurned = words[0] === 'id' && words.length === 2;
  if (!isTurned && words.at(-1) !== 'id') return false;
  const before = isTurned ? words.slice(1) : words.slice(0, -1);
  if (entity === 'appointmentType') {
    const plain = before.filter((word) => word.length > 1);
    // The variant of a service is no service, and the reason of a cancellation no kind of visit.
    return plain.some((word) => typeWords.includes(word)) && !plain.some((word) => notOfType.has(word));
  }
  if (before.some((word) => ['type', 'kind', 'category', 'external', 'created', 'updated', 'cancelled'].includes(word)))
    return false;
  const noun = before.at(-1) ?? '';
  // The patient of a visit (FHIR R4, Encounter.subject); a subject that is a text is the title of a message.
  if (entity === 'client' && noun === 'subject') return true;
  return ownNouns[entity].includes(noun) || (entity === 'provider' && isHost(before));
}

/** The words of a type in the name of an id, joined: `petshop` of `petshopId`. Null where a noun tells what it is of. */
export function typeInId(words: readonly string[]): string | null {
  if (words.length < 2 || words.at(-1) !== 'id') return null;
  const of = words.slice(0, -1);
  return entities.some((entity) => nouns[entity].includes(of.at(-1) ?? '')) ? null : of.join('');
}

/** A text called `client` or `clientName`: the name of a client or patient, where services do not link their records. */
export function isPlainMention(words: readonly string[], entity: Entity): boolean {
  if (entity !== 'client' && entity !== 'patient') return false;
  const [noun = '', more] = words;
  return nouns[entity].slice(0, 4).includes(noun) && (words.length === 1 || (words.length === 2 && more === 'name'));
}

/** Who comes, where a booking holds the person itself instead of leading to a client: a name, with ways to reach it. */
export function personInBooking(leaves: readonly Pick<Leaf, 'words' | 'path'>[]): Source | null {
  const own = leaves.filter(({ path }) => path.length === 1);
  const find = (...names: readonly string[]): Path | undefined =>
    own.find(({ words }) => names.includes(words.join(' ')))?.path;
  const isReached =
    own.some(({ words }) => words.includes('phone')) && own.some(({ words }) => words.includes('email'));
  if (!isReached) return null;
  const whole = find('full name');
  if (whole) return { kind: 'path', path: whole };
  const [given, family] = [find('first name', 'given name'), find('last name', 'family name')];
  return given && family ? { kind: 'join', paths: [given, family], separator: ' ' } : null;
}
