import type {
  CardClientFragment,
  CardPatientFragment,
  ClientUpdate,
  PatientUpdate,
} from '../../../graphql/desk/generated/operations.ts';
import { birthText, readBirthDate } from '../../lib/birthDate.ts';
import { splitName, wholeName } from '../../lib/personName.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import {
  type ClientWord,
  noClient,
  noPatient,
  type PatientWord,
  type TypedClient,
  type TypedPatient,
} from '../../lib/typedPeople.ts';

export type EditWord = ClientWord | PatientWord;

/** Somebody who is being changed, as she was when last read: what stands in the fields before anybody types. */
export type Subject = ClientSubject | PatientSubject;

interface Seen {
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

export interface ClientSubject extends Seen {
  readonly kind: 'client';
  readonly typed: TypedClient;
  /** How many there are besides the first, which is the one that is changed. */
  readonly more: { readonly phones: number; readonly emails: number };
}

export interface PatientSubject extends Seen {
  readonly kind: 'patient';
  readonly typed: TypedPatient;
}

export type Typed = Readonly<Partial<Record<EditWord, string>>>;

/** A word that two people wrote in two ways: the person decides which stays. */
export interface Clash {
  readonly word: EditWord;
  readonly mine: string;
  readonly theirs: string;
}

/** A name that the service keeps in two pieces is changed in two, as no one splits it better than it was. */
export function clientSubject(client: CardClientFragment): ClientSubject {
  const { id, version, name, givenName, familyName, phones, emails, address, location, notes } = client;
  const inPieces = givenName !== null || familyName !== null;
  return {
    kind: 'client',
    id,
    version,
    name,
    typed: {
      ...noClient,
      ...(inPieces ? { givenName: givenName ?? '', familyName: familyName ?? '' } : { name }),
      phone: phones[0]?.number ?? '',
      email: emails[0] ?? '',
      address: address ?? '',
      location: location?.id ?? '',
      notes: notes ?? '',
    },
    more: { phones: Math.max(0, phones.length - 1), emails: Math.max(0, emails.length - 1) },
  };
}

export function patientSubject({
  id,
  version,
  name,
  species,
  breed,
  sex,
  birthDate,
}: CardPatientFragment): PatientSubject {
  return {
    kind: 'patient',
    id,
    version,
    name,
    typed: {
      ...noPatient,
      name,
      species: species ?? '',
      breed: breed ?? '',
      sex: sex ?? '',
      birthDate: birthText(birthDate),
    },
  };
}

/** The fields in their order. Notes of a patient are not read, so nobody could change them without losing what is there. */
export function wordsOf({ kind, typed }: Subject): readonly EditWord[] {
  if (kind === 'patient') return ['name', 'species', 'breed', 'sex', 'birthDate'];
  const name: readonly EditWord[] = typed.givenName || typed.familyName ? ['givenName', 'familyName'] : ['name'];
  return [...name, 'phone', 'email', 'location', 'address', 'notes'];
}

/** Whether two texts of a field mean the same. */
export function isSame(word: EditWord, one: string, other: string, today: string): boolean {
  if (word !== 'birthDate') return one.trim() === other.trim();
  const [first, second] = [readBirthDate(one, today), readBirthDate(other, today)];
  return first.kind === 'day' && second.kind === 'day' ? first.date === second.date : one.trim() === other.trim();
}

/** The words that say something else than what was read. */
export function changedFields(subject: Subject, typed: Typed, today: string): readonly EditWord[] {
  return wordsOf(subject).filter((word) => !isSame(word, textOf(subject, word), typed[word] ?? '', today));
}

export function textOf({ typed }: Subject, word: EditWord): string {
  const texts: Typed = typed;
  return texts[word] ?? '';
}

/** What is sent of a client: only what was changed; an empty text takes away what was there. */
export function clientUpdate(subject: Subject, typed: Typed, today: string): ClientUpdate {
  const changed = changedFields(subject, typed, today);
  const update = Object.fromEntries(changed.map((word) => [word, (typed[word] ?? '').trim()]));
  // A service that keeps one name is told it as one.
  const pieces = changed.includes('givenName') || changed.includes('familyName');
  if (pieces) return { ...update, name: nameOf(typed), ...piecesOf(typed) };
  const { name } = typed;
  return changed.includes('name') && name ? { ...update, name: wholeName(name), ...splitName(name) } : update;
}

function piecesOf({ givenName = '', familyName = '' }: Typed): ClientUpdate {
  return { givenName: givenName.trim(), familyName: familyName.trim() };
}

export function patientUpdate(subject: Subject, typed: Typed, today: string): PatientUpdate {
  return Object.fromEntries(
    changedFields(subject, typed, today).map((word) => {
      const text = (typed[word] ?? '').trim();
      const born = word === 'birthDate' ? readBirthDate(text, today) : null;
      return [word, born?.kind === 'day' ? born.date : text];
    }),
  );
}

/** The name that the fields make, in one piece or in two. */
export function nameOf({ name = '', givenName = '', familyName = '' }: Typed): string {
  return (
    wholeName(name) ||
    [givenName, familyName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ')
  );
}

/**
 * What the fields say once somebody else has changed the same: what only she changed is taken over, what only was typed
 * here stays, and what both changed has to be decided.
 */
export function mergeTyped(
  seen: Subject,
  typed: Typed,
  now: Subject,
  today: string,
): { readonly typed: Typed; readonly clashes: readonly Clash[]; readonly taken: readonly EditWord[] } {
  const merged: Partial<Record<EditWord, string>> = { ...now.typed };
  const clashes: Clash[] = [];
  const taken: EditWord[] = [];
  for (const word of new Set([...wordsOf(seen), ...wordsOf(now)])) {
    const [before, mine, theirs] = [textOf(seen, word), typed[word] ?? '', textOf(now, word)];
    const mineChanged = !isSame(word, before, mine, today);
    const theirsChanged = !isSame(word, before, theirs, today);
    if (mineChanged) merged[word] = mine;
    if (theirsChanged && !mineChanged) taken.push(word);
    if (theirsChanged && mineChanged && !isSame(word, mine, theirs, today)) clashes.push({ word, mine, theirs });
  }
  return { typed: merged, clashes, taken };
}

/** Whether what was stored with a draft is somebody who was being changed. */
export function isSubject(value: unknown): value is Subject {
  if (!isShapedLike({ kind: '', id: '', version: '', name: '' }, value)) return false;
  return value.kind === 'client'
    ? isShapedLike({ typed: noClient, more: { phones: 0, emails: 0 } }, value)
    : isShapedLike({ typed: noPatient }, value);
}

/** What was changed elsewhere in the meantime. */
export interface Meanwhile {
  readonly clashes: readonly Clash[];
  /** What only was changed there: it was taken over. */
  readonly taken: readonly EditWord[];
  readonly decided: ReadonlyMap<EditWord, Side>;
}

export type Side = 'mine' | 'theirs';

/** What the form holds. */
export interface EditValues {
  /** As it was last read. */
  readonly subject: Subject;
  /** As it was read before something changed in the meantime. */
  readonly base: Subject;
  readonly typed: Typed;
  readonly meanwhile: Meanwhile | null;
}

export function startEdit(now: Subject): EditValues {
  return { subject: now, base: now, typed: now.typed, meanwhile: null };
}

/** What was typed before, over what is there now. */
export function resumeEdit(seen: Subject, typed: Typed, now: Subject, today: string): EditValues {
  const { typed: merged, clashes, taken } = mergeTyped(seen, typed, now, today);
  const hasChanged = clashes.length + taken.length > 0;
  return {
    subject: now,
    base: seen,
    typed: merged,
    meanwhile: hasChanged ? { clashes, taken, decided: new Map() } : null,
  };
}

/** The form once the subject turned out to be changed: what both changed has to be decided. */
export function takeOver({ subject, base, typed, meanwhile }: EditValues, now: Subject, today: string): EditValues {
  const { typed: merged, clashes, taken } = mergeTyped(subject, typed, now, today);
  const isUndecided = meanwhile?.clashes.some(({ word }) => !meanwhile.decided.has(word)) ?? false;
  return {
    subject: now,
    base: isUndecided ? base : subject,
    typed: merged,
    meanwhile: { clashes, taken, decided: new Map() },
  };
}

/** The form once a person has decided which side of a clash stays. */
export function decide(values: EditValues, word: EditWord, side: Side): EditValues {
  const { meanwhile, typed } = values;
  const clash = meanwhile?.clashes.find((each) => each.word === word);
  if (!meanwhile || !clash) return values;
  return {
    ...values,
    typed: { ...typed, [word]: clash[side] },
    meanwhile: { ...meanwhile, decided: new Map([...meanwhile.decided, [word, side]]) },
  };
}
