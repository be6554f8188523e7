import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { addPatient, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { KultusFacts } from './facts.ts';
import type { KultusMemory, LanguageCode } from './memory.ts';
import type { KultusRecords } from './records.ts';
import { failure, kultusIds, localId, type Person } from './values.ts';
import { studyLevels } from './words.ts';

/** What mutations work with. */
export interface WriteParts {
  readonly backstage: Backstage;
  readonly memory: KultusMemory;
  readonly facts: KultusFacts;
  readonly records: KultusRecords;
}

/** Arguments of a mutation in Relay's form. */
export interface Sent<Input> {
  readonly input: Input & { readonly clientMutationId?: string | null };
}

export interface PersonInput {
  readonly id?: string | null;
  readonly name: string;
  readonly phoneNumber?: string | null;
  readonly emailAddress: string;
  readonly language?: LanguageCode | null;
  readonly placeIds?: readonly (string | null)[] | null;
}

export interface GroupInput {
  readonly person?: PersonInput | null;
  readonly unitId?: string | null;
  readonly unitName?: string | null;
  readonly groupSize?: number | null;
  readonly groupName?: string | null;
  readonly extraNeeds?: string | null;
  readonly preferredTimes?: string | null;
  readonly amountOfAdult?: number | null;
  readonly studyLevels?: readonly (string | null)[] | null;
}

/** Refuses a key that may not write. */
export function allow({ refuseWrites }: Backstage): void {
  if (refuseWrites !== null) throw failure('PERMISSION_DENIED_ERROR', refuseWrites);
}

export function done<Item>(outcome: Written<Item>): Item {
  if (outcome.ok) return outcome.row;
  throw failure('DATA_VALIDATION_ERROR', outcome.message);
}

export function missing(model: string): Error {
  return failure('OBJECT_DOES_NOT_EXIST_ERROR', `${model} matching query does not exist.`);
}

/** The number in a global id of a type; one of another type is refused. */
export function keyIn(type: string, id: string): number {
  const key = localId(type, id);
  if (key === null) throw failure('INCORRECT_GLOBAL_ID_ERROR', 'Node type does not match');
  return Number(key);
}

export function checkEmail(address: string | null | undefined): void {
  if (typeof address === 'string' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw failure('INVALID_EMAIL_FORMAT_ERROR', 'Invalid email format');
}

/** A name as the book keeps it: the last word is the family's. */
export function namesOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  const familyName = words.pop() ?? '';
  return { givenName: words.length > 0 ? words.join(' ') : null, familyName };
}

/** Who is meant by an input: someone who is known, or else a new person. */
export function personFrom({ backstage, memory, facts }: WriteParts, input: PersonInput): Person {
  if (input.id) {
    const known = facts.personOf(input.id);
    if (localId('PersonNode', input.id) === null)
      throw failure('INCORRECT_GLOBAL_ID_ERROR', 'Node type does not match');
    if (!known) throw missing('Person');
    return known;
  }
  const row = done(
    registerClient(
      backstage.practice,
      { ...namesOf(input.name), phones: [input.phoneNumber], emails: [input.emailAddress] },
      backstage.now(),
    ),
  );
  const placeIds = (input.placeIds ?? []).filter((id) => id !== null);
  memory.persons.set(kultusIds.of('client', row.key), { language: input.language ?? 'FI', placeIds });
  return { kind: 'client', row };
}

/** A new group with its contact person. */
export function createGroup(parts: WriteParts, input: GroupInput): PatientRecord {
  const { backstage, memory } = parts;
  checkUnit(input);
  const levelIds = levelsIn(input.studyLevels ?? []);
  const person = input.person ? personFrom(parts, input.person) : null;
  // Groups belong to people who enrol; one of staff is entered among them with the same name.
  const client: ClientRecord | null = person?.kind === 'client' ? person.row : null;
  if (!client) throw failure('DATA_VALIDATION_ERROR', 'The contact person of a group cannot be an event provider');
  const name = input.groupName?.trim() || 'Group';
  const row = done(addPatient(backstage.practice, { clientKey: client.key, name }, backstage.now()));
  memory.groups.set(row.key, {
    unitId: input.unitId ?? null,
    unitName: input.unitName ?? '',
    groupSize: input.groupSize ?? 0,
    amountOfAdult: input.amountOfAdult ?? 0,
    extraNeeds: input.extraNeeds ?? '',
    preferredTimes: input.preferredTimes ?? '',
    studyLevelIds: levelIds,
  });
  return row;
}

export function checkUnit({ unitId, unitName }: GroupInput): void {
  if (!unitId && !unitName)
    throw failure('INVALID_STUDY_GROUP_UNIT_INFO_ERROR', 'Study group should always have an unit id or an unit name.');
}

export function levelsIn(ids: readonly (string | null)[]): readonly string[] {
  return ids.map((id) => {
    const level = studyLevels.find((each) => each.id === id?.toLowerCase());
    if (!level) throw missing('StudyLevel');
    return level.id;
  });
}

export function groupIn({ backstage, memory }: WriteParts, id: string): PatientRecord {
  const row = rowOf(backstage.practice.patients, keyIn('StudyGroupNode', id));
  if (!row || memory.goneGroups.has(row.key)) throw missing('StudyGroup');
  return row;
}
