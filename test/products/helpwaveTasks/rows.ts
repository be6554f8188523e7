import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import {
  detailsOf,
  helpwaveIds,
  type HelpwaveStore,
  type LocationNode,
  myId,
  type PatientDetails,
  plainText,
  rootId,
  type Task,
} from './store.ts';

/** A patient as the product stores her. */
export interface Patient extends PatientDetails {
  readonly key: number;
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly description: string | null;
  readonly isDeleted: boolean;
}

const forbidden = 'Insufficient permission. Please contact an administrator if you believe this is an error.';

/** Refuses what the caller may not see. */
export function forbid(): never {
  throw new GraphQLError(forbidden, { extensions: { code: 'FORBIDDEN' } });
}

/** A digest of a row's own fields, by which a change tells that the row is still as it was read. */
function checksumOf(row: Row): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex');
}

function ageAt(birthdate: string, now: number): number {
  const [years, day] = [Number(birthdate.slice(0, 4)), birthdate.slice(5)];
  const today = plainText(now);
  return Number(today.slice(0, 4)) - years - (today.slice(5, 10) < day ? 1 : 0);
}

/** How rows of the practice look there, and which of them the caller may see. */
export type HelpwaveRows = ReturnType<typeof helpwaveRows>;

/** Makes rows from the records of a practice and what the product keeps beside them. */
export function helpwaveRows({ practice, meet, now }: Backstage, store: HelpwaveStore) {
  const patientOf = (client: ClientRecord): Patient => ({
    ...detailsOf(client),
    ...store.details.get(client.key),
    key: client.key,
    id: helpwaveIds.of('client', client.key),
    firstname: client.givenName ?? '',
    lastname: client.familyName,
    description: client.note,
    isDeleted: client.isDeleted,
  });
  const patientById = (id: unknown): Patient | null => {
    const client = rowOf(practice.clients, helpwaveIds.key('client', typeof id === 'string' ? id : null));
    return client && patientOf(client);
  };
  const patientByKey = (key: number | null): Patient | null => {
    const client = rowOf(practice.clients, key);
    return client && patientOf(client);
  };
  const patients = (): readonly Patient[] => practice.clients.filter(({ isDeleted }) => !isDeleted).map(patientOf);

  const nodeById = (id: unknown): LocationNode | null => store.nodes.find((node) => node.id === id) ?? null;
  const lineage = (id: string | null): readonly string[] => {
    const node = id === null ? null : nodeById(id);
    return node ? [node.id, ...lineage(node.parentId)] : [];
  };
  const isUnder = (id: string | null, roots: readonly string[]): boolean =>
    lineage(id).some((above) => roots.includes(above));
  const mayEnter = (id: string | null): boolean => isUnder(id, [rootId]);
  const placesOf = ({ clinicId, positionId, assignedLocationId, assignedLocationIds, teamIds }: Patient) => {
    return [clinicId, positionId, assignedLocationId, ...assignedLocationIds, ...teamIds];
  };
  /** Whether a patient is in one of some locations or below them, in any way. */
  const isIn = (patient: Patient, roots: readonly string[]): boolean =>
    placesOf(patient).some((id) => isUnder(id, roots));
  const maySee = (patient: Patient | null): boolean => patient !== null && isIn(patient, [rootId]);

  const showNode = (node: LocationNode): Row => ({
    ...node,
    parent: () => shownNode(node.parentId),
    children: () => store.nodes.filter(({ parentId }) => parentId === node.id).map(showNode),
    // Only of a field that is no longer written by default.
    patients: () =>
      patients()
        .filter(({ assignedLocationId }) => assignedLocationId === node.id)
        .map(showPatient),
  });
  const shownNode = (id: unknown): Row | null => {
    const node = nodeById(id);
    return node && showNode(node);
  };
  const shownNodes = (ids: readonly string[]): readonly Row[] =>
    store.nodes.filter(({ id }) => ids.includes(id)).map(showNode);

  const showProperty = (value: Row): Row => {
    const user = value['userValue'] === null ? '' : textOf(value['userValue']);
    return {
      ...value,
      definition: () => store.definitions.find(({ id }) => id === value['definitionId']),
      user: () => shownUser(user),
      team: () => (user.startsWith('team:') ? shownNode(user.slice('team:'.length)) : null),
    };
  };

  const patientChecksum = (patient: Patient): string => {
    const { id, firstname, lastname, birthdate, sex, state, clinicId, positionId, description } = patient;
    return checksumOf({ id, firstname, lastname, birthdate, sex, state, clinicId, positionId, description });
  };
  const showPatient = (patient: Patient): Row => {
    meet('client', patient.key);
    const { assignedLocationId, assignedLocationIds } = patient;
    const ofPatient = store.tasks.filter(({ patientKey }) => patientKey === patient.key);
    return {
      ...patient,
      name: `${patient.firstname} ${patient.lastname}`,
      age: ageAt(patient.birthdate, now()),
      assignedLocation: () => shownNode(assignedLocationId ?? assignedLocationIds[0]),
      assignedLocations: () => shownNodes(assignedLocationIds),
      clinic: () => shownNode(patient.clinicId),
      position: () => shownNode(patient.positionId),
      teams: () => shownNodes(patient.teamIds),
      tasks: ({ done = null }: { readonly done?: boolean | null }) =>
        ofPatient.filter((task) => done === null || task.done === done).map(showTask),
      properties: () => patient.properties.map(showProperty),
      updateDate: plainText(Math.max(patient.updatedAt, ...ofPatient.map(({ updateDate }) => updateDate))),
      stateUpdateDate: plainText(patient.stateUpdatedAt),
      clinicUpdateDate: plainText(patient.clinicUpdatedAt),
      positionUpdateDate: patient.positionUpdatedAt === null ? null : plainText(patient.positionUpdatedAt),
      checksum: patientChecksum(patient),
    };
  };

  const taskChecksum = (task: Task): string => {
    const { creationDate: _made, updateDate: _changed, properties: _values, assigneeIds: _people, ...own } = task;
    return checksumOf(own);
  };
  const showTask = (task: Task): Row => ({
    ...task,
    dueDate: task.dueDate === null ? null : plainText(task.dueDate),
    creationDate: plainText(task.creationDate),
    updateDate: plainText(task.updateDate),
    patientId: task.patientKey === null ? null : helpwaveIds.of('client', task.patientKey),
    assignees: () => store.users.filter(({ id }) => task.assigneeIds.includes(String(id))).map(showUser),
    assigneeTeam: () => shownNode(task.assigneeTeamId),
    patient() {
      const patient = patientByKey(task.patientKey);
      return patient && showPatient(patient);
    },
    properties: () => task.properties.map(showProperty),
    checksum: taskChecksum(task),
  });
  /** Open wards: tasks of patients who are there, and those without a patient that are the caller's or of a team. */
  const visibleTasks = (roots: readonly string[]): readonly Task[] =>
    store.tasks.filter((task) => {
      if (task.patientKey === null) return task.assigneeIds.includes(myId) || isUnder(task.assigneeTeamId, roots);
      const patient = patientByKey(task.patientKey);
      return patient !== null && isIn(patient, roots) && !['DISCHARGED', 'DEAD'].includes(patient.state);
    });
  const mayTouch = (task: Task): boolean =>
    task.patientKey === null
      ? task.assigneeIds.includes(myId) || mayEnter(task.assigneeTeamId)
      : maySee(patientByKey(task.patientKey));

  const showUser = (user: Row): Row => {
    const { id, username, firstname, lastname, lastOnline } = user;
    const online = typeof lastOnline === 'number' ? lastOnline : null;
    return {
      ...user,
      name: firstname && lastname ? `${textOf(firstname)} ${textOf(lastname)}` : username,
      // The one column with an offset.
      lastOnline: online === null ? null : `${plainText(online)}+00:00`,
      isOnline: online !== null && now() - online <= 15 * 60_000,
      organizations: 'global',
      tasks({ rootLocationIds }: { readonly rootLocationIds?: readonly string[] | null }) {
        const roots = rootLocationIds?.length ? rootLocationIds : [rootId];
        if (!roots.every(mayEnter)) return [];
        const mine = store.tasks.filter(({ patientKey }) => patientKey === null);
        const all = new Set([...visibleTasks(roots), ...mine]);
        return [...all].filter(({ assigneeIds }) => assigneeIds.includes(String(id))).map(showTask);
      },
      rootLocations: () => shownNodes([rootId]),
    };
  };
  const shownUser = (id: unknown): Row | null => {
    const user = store.users.find((each) => each['id'] === id);
    return user ? showUser(user) : null;
  };

  return {
    patientById,
    patientByKey,
    patients,
    nodeById,
    lineage,
    isUnder,
    isIn,
    mayEnter,
    maySee,
    mayTouch,
    visibleTasks,
    showNode,
    shownNode,
    patientChecksum,
    showPatient,
    taskChecksum,
    showTask,
    showUser,
    shownUser,
  };
}
