import type {
  CardClientFragment,
  CardPatientFragment,
  ClientUpdate,
  PatientUpdate,
} from '../../../graphql/desk/generated/operations.ts';
import { birthText, readBirthDate } from '../../domain/birthDate.ts';
import { splitName, wholeName } from '../../domain/personName.ts';
import { isShapedLike } from '../../lib/shapes.ts';
import {
  type ClientField,
  noClient,
  noPatient,
  type PatientField,
  type TypedClient,
  type TypedPatient,
} from '../../domain/typedPeople.ts';

export type SubjectField = ClientField | PatientField;

/** The record being edited, as last read: the initial values of the fields. */
export type Subject = ClientSubject | PatientSubject;

interface Seen {
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

export interface ClientSubject extends Seen {
  readonly kind: 'client';
  readonly typed: TypedClient;
  /** How many there are besides the first, which is the editable one. */
  readonly more: { readonly phones: number; readonly emails: number };
}

export interface PatientSubject extends Seen {
  readonly kind: 'patient';
  readonly typed: TypedPatient;
}

export type Typed = Readonly<Partial<Record<SubjectField, string>>>;

/** A field with two different changes; the user decides which one stays. */
export interface Clash {
  readonly field: SubjectField;
  readonly mine: string;
  readonly theirs: string;
}

/** A name that the service stores in two parts is edited in two, as splitting a combined name would be less exact. */
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

/** The fields in order. Notes of a patient are not read, so a change would overwrite them unseen. */
export function fieldsOf({ kind, typed }: Subject): readonly SubjectField[] {
  if (kind === 'patient') return ['name', 'species', 'breed', 'sex', 'birthDate'];
  const name: readonly SubjectField[] = typed.givenName || typed.familyName ? ['givenName', 'familyName'] : ['name'];
  return [...name, 'phone', 'email', 'location', 'address', 'notes'];
}

/** Whether two texts of a field mean the same. */
export function isSame(field: SubjectField, one: string, other: string, today: string): boolean {
  if (field !== 'birthDate') return one.trim() === other.trim();
  const [first, second] = [readBirthDate(one, today), readBirthDate(other, today)];
  return first.kind === 'day' && second.kind === 'day' ? first.date === second.date : one.trim() === other.trim();
}

/** The fields that differ from the record as read. */
export function changedFields(subject: Subject, typed: Typed, today: string): readonly SubjectField[] {
  return fieldsOf(subject).filter((field) => !isSame(field, textOf(subject, field), typed[field] ?? '', today));
}

export function textOf({ typed }: Subject, field: SubjectField): string {
  const texts: Typed = typed;
  return texts[field] ?? '';
}

/** The input for a client: only changed fields; an empty text clears the value. */
export function clientUpdate(subject: Subject, typed: Typed, today: string): ClientUpdate {
  const changed = changedFields(subject, typed, today);
  const update = Object.fromEntries(changed.map((field) => [field, (typed[field] ?? '').trim()]));
  // A service with a single name field gets a single name.
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
    changedFields(subject, typed, today).map((field) => {
      const text = (typed[field] ?? '').trim();
      const born = field === 'birthDate' ? readBirthDate(text, today) : null;
      return [field, born?.kind === 'day' ? born.date : text];
    }),
  );
}

/** The name from the fields, in one part or in two. */
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
 * The fields after a change made elsewhere: fields changed only there take the new value, fields changed only here
 * stay, and fields changed on both sides are a conflict.
 */
export function mergeTyped(
  seen: Subject,
  typed: Typed,
  now: Subject,
  today: string,
): { readonly typed: Typed; readonly clashes: readonly Clash[]; readonly taken: readonly SubjectField[] } {
  const merged: Partial<Record<SubjectField, string>> = { ...now.typed };
  const clashes: Clash[] = [];
  const taken: SubjectField[] = [];
  for (const field of new Set([...fieldsOf(seen), ...fieldsOf(now)])) {
    const [before, mine, theirs] = [textOf(seen, field), typed[field] ?? '', textOf(now, field)];
    const mineChanged = !isSame(field, before, mine, today);
    const theirsChanged = !isSame(field, before, theirs, today);
    if (mineChanged) merged[field] = mine;
    if (theirsChanged && !mineChanged) taken.push(field);
    if (theirsChanged && mineChanged && !isSame(field, mine, theirs, today)) clashes.push({ field, mine, theirs });
  }
  return { typed: merged, clashes, taken };
}

/** Whether a draft's stored value is a record being edited. */
export function isSubject(value: unknown): value is Subject {
  if (!isShapedLike({ kind: '', id: '', version: '', name: '' }, value)) return false;
  return value.kind === 'client'
    ? isShapedLike({ typed: noClient, more: { phones: 0, emails: 0 } }, value)
    : isShapedLike({ typed: noPatient }, value);
}

/** The changes made elsewhere in the meantime. */
export interface Meanwhile {
  readonly clashes: readonly Clash[];
  /** Changed only there: the new value was taken. */
  readonly taken: readonly SubjectField[];
  readonly decided: ReadonlyMap<SubjectField, Side>;
}

export type Side = 'mine' | 'theirs';

/** What the form holds. */
export interface EditValues {
  /** As last read. */
  readonly subject: Subject;
  /** As read before the change made elsewhere. */
  readonly base: Subject;
  readonly typed: Typed;
  readonly meanwhile: Meanwhile | null;
}

export function startEdit(now: Subject): EditValues {
  return { subject: now, base: now, typed: now.typed, meanwhile: null };
}

/** The earlier input merged with the current record. */
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

/** The form once the record was changed elsewhere: fields changed on both sides need a decision. */
export function takeOver({ subject, base, typed, meanwhile }: EditValues, now: Subject, today: string): EditValues {
  const { typed: merged, clashes, taken } = mergeTyped(subject, typed, now, today);
  const isUndecided = meanwhile?.clashes.some(({ field }) => !meanwhile.decided.has(field)) ?? false;
  return {
    subject: now,
    base: isUndecided ? base : subject,
    typed: merged,
    meanwhile: { clashes, taken, decided: new Map() },
  };
}

/** The form once the user has decided which side of a conflict stays. */
export function decide(values: EditValues, field: SubjectField, side: Side): EditValues {
  const { meanwhile, typed } = values;
  const clash = meanwhile?.clashes.find((each) => each.field === field);
  if (!meanwhile || !clash) return values;
  return {
    ...values,
    typed: { ...typed, [field]: clash[side] },
    meanwhile: { ...meanwhile, decided: new Map([...meanwhile.decided, [field, side]]) },
  };
}
