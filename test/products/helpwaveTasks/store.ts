import { createHash } from 'node:crypto';
import { utcText } from '../../dialects/clock.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Random UUIDs, as the product gives to every row. */
export const helpwaveIds: Ids = uuidIds();

/** What stands in the tree of locations: the hospital, its clinics, and their teams, wards, rooms and beds. */
export interface LocationNode {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly parentId: string | null;
  readonly organizationIds: readonly string[];
}

/** What the product keeps of a patient beside the name. */
export interface PatientDetails {
  readonly birthdate: string;
  readonly sex: string;
  readonly state: string;
  readonly clinicId: string;
  readonly positionId: string | null;
  readonly assignedLocationId: string | null;
  readonly assignedLocationIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly properties: readonly Row[];
  readonly updatedAt: number;
  readonly stateUpdatedAt: number;
  readonly clinicUpdatedAt: number;
  readonly positionUpdatedAt: number | null;
}

/** A to-do. */
export interface Task {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly done: boolean;
  readonly dueDate: number | null;
  readonly creationDate: number;
  readonly updateDate: number;
  readonly assigneeIds: readonly string[];
  readonly assigneeTeamId: string | null;
  readonly patientKey: number | null;
  readonly sourceTaskPresetId: string | null;
  readonly priority: string | null;
  readonly estimatedTime: number | null;
  readonly properties: readonly Row[];
}

/** A chain of tasks to be given to a patient at once. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly scope: string;
  readonly ownerUserId: string | null;
  readonly graph: { readonly nodes: readonly Row[]; readonly edges: readonly Row[] };
}

/** Everything that the product remembers beside the practice; lists change as writes come in. */
export interface HelpwaveStore {
  readonly nodes: LocationNode[];
  readonly users: Row[];
  readonly definitions: Row[];
  readonly details: Map<number, Partial<PatientDetails>>;
  readonly tasks: Task[];
  readonly presets: Preset[];
  readonly views: Row[];
  readonly audit: Row[];
}

/** A UUID that always is the same for a text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** An instant as its columns hold it: in UTC, and without saying so. */
export function plainText(instant: number): string {
  return utcText(instant).replace(/(?:\.\d+)?Z$/, '');
}

/** Who works at the desk, and calls. */
export const myId: string = uuidOf('user:dana');

/** The hospital at the root of the tree, where those who call may go. */
export const rootId: string = helpwaveIds.of('organization', 1);

/** A value of a property, with nothing but what is given. */
export function propertyValue(owner: string, definitionId: string, given: Row): Row {
  const none = { textValue: null, numberValue: null, booleanValue: null, dateValue: null, dateTimeValue: null };
  const choices = { selectValue: null, multiSelectValues: null, userValue: null };
  return { id: uuidOf(`value:${owner}:${definitionId}`), definitionId, ...none, ...choices, ...given };
}

/** What stands of a client of the practice before a change is written. */
export function detailsOf({ key, isActive, placeKey, createdAt, updatedAt }: ClientRecord): PatientDetails {
  const id = helpwaveIds.of('client', key);
  const property = (name: string, isThere: boolean, given: Row): Row[] =>
    isThere ? [propertyValue(id, uuidOf(`definition:${name}`), given)] : [];
  const team = uuidOf(`node:${String(placeKey)}:nursing`);
  const attending = key % 8 === 0 ? `team:${team}` : helpwaveIds.of('provider', 1 + (key % 7));
  const bed = `node:${String(placeKey)}:${key % 8 < 4 ? 'Bed by the door' : 'Bed by the window'} ${String(key % 2)}`;
  const isInBed = key % 4 === 0;
  const [year, month, day] = [1935 + (key % 70), 1 + (key % 12), 1 + ((key * 5) % 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return {
    birthdate: [year, month, day].join('-'),
    sex: ['FEMALE', 'MALE', 'FEMALE', 'MALE', 'UNKNOWN'][key % 5] ?? 'UNKNOWN',
    state: isActive ? 'ADMITTED' : 'DISCHARGED',
    clinicId: helpwaveIds.of('place', placeKey),
    positionId: isInBed ? uuidOf(bed) : null,
    assignedLocationId: null,
    assignedLocationIds: [],
    teamIds: key % 3 === 0 ? [team] : [],
    properties: [
      ...property('Allergies', key % 6 === 0, { textValue: key % 12 === 0 ? 'Latex' : 'Penicillin' }),
      ...property('Isolation', key % 9 === 0, { booleanValue: true }),
      ...property('Triage', key % 5 === 0, { selectValue: ['Red', 'Yellow', 'Green'][key % 3] }),
      ...property('Risks', key % 7 === 0, { multiSelectValues: ['Falls', 'Bites'] }),
      ...property('Attending', isInBed, { userValue: attending }),
      ...property('Weight (kg)', key % 2 === 0, { numberValue: 48.5 + (key % 40) }),
      ...property('Last round', key % 3 === 0, { dateTimeValue: plainText(Date.UTC(2026, 10, 17, key % 9, 30)) }),
    ],
    updatedAt,
    stateUpdatedAt: createdAt,
    clinicUpdatedAt: createdAt,
    positionUpdatedAt: isInBed ? createdAt : null,
  };
}
