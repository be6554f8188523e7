import type { Backstage } from '../../dialects/dialect.ts';
import { isLike, type Row } from '../generatedRows.ts';
import { type ListArgs, matching, pageOf } from './engine.ts';
import { entitiesOf } from './entities.ts';
import { queryableFields } from './fields.ts';
import { patientWrites } from './patientWrites.ts';
import { forbid, helpwaveRows, type Patient } from './rows.ts';
import { createStore } from './seeds.ts';
import { settingWrites } from './settingWrites.ts';
import { myId, rootId, type Task } from './store.ts';
import { taskWrites } from './taskWrites.ts';

interface IdArgs {
  readonly id: string;
}

interface RootArgs extends ListArgs {
  readonly rootLocationIds?: readonly string[] | null;
}

interface PatientArgs extends RootArgs {
  readonly locationNodeId?: string | null;
  readonly states?: readonly string[] | null;
}

interface TaskArgs extends RootArgs {
  readonly patientId?: string | null;
  readonly assigneeId?: string | null;
  readonly assigneeTeamId?: string | null;
}

interface NodeArgs {
  readonly kind?: string | null;
  readonly search?: string | null;
  readonly parentId?: string | null;
  readonly recursive: boolean;
  readonly orderByName: boolean;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const allStates = ['WAIT', 'ADMITTED', 'DISCHARGED', 'DEAD'];

/** The root fields of the product. */
export function helpwaveRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const store = createStore(practice, now());
  const rows = helpwaveRows(backstage, store);
  const entities = entitiesOf(store, rows);

  /** Patients in some locations; those who are admitted, where no state is asked for. */
  const patientsOf = ({ locationNodeId, rootLocationIds, states }: PatientArgs): readonly Patient[] => {
    const wanted = states?.length ? states : ['ADMITTED'];
    const found = rows.patients().filter((patient) => wanted.includes(patient.state) && rows.maySee(patient));
    if (locationNodeId) {
      if (!rows.mayEnter(locationNodeId)) forbid();
      return found.filter((patient) => rows.isIn(patient, [locationNodeId]));
    }
    if (!rootLocationIds?.length) return found;
    const roots = rootLocationIds.filter(rows.mayEnter);
    return found.filter((patient) => rows.isIn(patient, roots));
  };
  /** Those of every state; locations that the caller may not enter count for nothing. */
  const recentOf = ({ rootLocationIds }: RootArgs): readonly Patient[] => {
    const roots = (rootLocationIds ?? []).filter(rows.mayEnter);
    return patientsOf({ states: allStates, rootLocationIds: roots });
  };
  const rootsIn = (ids: readonly string[] | null | undefined): readonly string[] => {
    if (!ids?.length) return [rootId];
    if (!ids.every(rows.mayEnter)) forbid();
    return ids;
  };
  const tasksOf = ({ patientId, assigneeId, assigneeTeamId, rootLocationIds }: TaskArgs): readonly Task[] => {
    const isAssigned = ({ assigneeIds }: Task): boolean => !assigneeId || assigneeIds.includes(assigneeId);
    if (patientId) {
      const patient = rows.patientById(patientId);
      if (!rows.maySee(patient)) forbid();
      return store.tasks.filter((task) => {
        const isOfTeam = !assigneeTeamId || task.assigneeTeamId === assigneeTeamId;
        return task.patientKey === patient?.key && isAssigned(task) && isOfTeam;
      });
    }
    if (assigneeTeamId && !rows.mayEnter(assigneeTeamId)) forbid();
    return rows.visibleTasks(rootsIn(rootLocationIds)).filter((task) => {
      return isAssigned(task) && (!assigneeTeamId || rows.isUnder(task.assigneeTeamId, [assigneeTeamId]));
    });
  };
  const showPatients = (found: readonly Patient[], args: ListArgs): readonly Row[] =>
    pageOf(entities.patient, found, args, cap).map(rows.showPatient);
  const showTasks = (found: readonly Task[], args: ListArgs): readonly Row[] =>
    pageOf(entities.task, found, args, cap).map(rows.showTask);

  return {
    patient({ id }: IdArgs): Row | null {
      const patient = rows.patientById(id);
      if (!patient || patient.isDeleted) return null;
      if (!rows.maySee(patient)) forbid();
      return rows.showPatient(patient);
    },
    patients: (args: PatientArgs) => showPatients(patientsOf(args), args),
    patientsTotal: (args: PatientArgs) => matching(entities.patient, patientsOf(args), args).length,
    scopedPatientCounts({ rootLocationIds = null }: RootArgs): Row {
      const found = patientsOf({ states: allStates, rootLocationIds });
      const count = (state: string): number => found.filter((patient) => patient.state === state).length;
      return {
        scopedPatientsTotal: found.length,
        scopedPatientsWaiting: count('WAIT'),
        scopedPatientsAdmitted: count('ADMITTED'),
        scopedPatientsDischarged: count('DISCHARGED'),
        scopedPatientsDeceased: count('DEAD'),
      };
    },
    recentPatients: (args: RootArgs) => showPatients(recentOf(args), args),
    recentPatientsTotal: (args: RootArgs) => matching(entities.patient, recentOf(args), args).length,
    task({ id }: IdArgs): Row | null {
      const task = store.tasks.find((each) => each.id === id);
      if (!task) return null;
      if (!rows.mayTouch(task)) forbid();
      return rows.showTask(task);
    },
    tasks: (args: TaskArgs) => showTasks(tasksOf(args), args),
    tasksTotal: (args: TaskArgs) => matching(entities.task, tasksOf(args), args).length,
    recentTasks(args: RootArgs): readonly Row[] {
      const latest = [{ fieldKey: 'updateDate', direction: 'DESC' }];
      const found = rows.visibleTasks(rootsIn(args.rootLocationIds));
      return showTasks(found, args.sorts?.length ? args : { ...args, sorts: latest });
    },
    recentTasksTotal(args: RootArgs): number {
      return matching(entities.task, rows.visibleTasks(rootsIn(args.rootLocationIds)), args).length;
    },
    taskPresets: () =>
      store.presets
        .filter(({ ownerUserId }) => ownerUserId === null || ownerUserId === myId)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    taskPreset({ id }: IdArgs): object | null {
      const preset = store.presets.find((each) => each.id === id) ?? null;
      if (preset && preset.ownerUserId !== null && preset.ownerUserId !== myId) forbid();
      return preset;
    },
    taskPresetByKey({ key }: { readonly key: string }): object | null {
      const preset = store.presets.find((each) => each.key === key) ?? null;
      if (preset && preset.ownerUserId !== null && preset.ownerUserId !== myId) forbid();
      return preset;
    },
    locationRoots: () =>
      store.nodes.filter(({ id, parentId }) => parentId === null && rows.mayEnter(id)).map(rows.showNode),
    locationNode({ id }: IdArgs): Row | null {
      if (rows.nodeById(id) && !rows.mayEnter(id)) forbid();
      return rows.shownNode(id);
    },
    locationNodes({ kind, search, parentId, recursive, orderByName, limit, offset }: NodeArgs): readonly Row[] {
      if (parentId && !rows.mayEnter(parentId)) forbid();
      const isBelow = (id: string, above: string | null): boolean => {
        if (!parentId) return true;
        return recursive ? rows.isUnder(id, [parentId]) : above === parentId;
      };
      const found = store.nodes.filter(
        (node) =>
          rows.mayEnter(node.id) &&
          isBelow(node.id, node.parentId) &&
          (!kind || node.kind === kind) &&
          (!search || isLike(node.title, `%${search}%`, 'i')),
      );
      const sorted = orderByName ? found.toSorted((one, other) => (one.title < other.title ? -1 : 1)) : found;
      const from = offset ?? 0;
      return sorted.slice(from, from + Math.min(limit ?? cap, cap)).map(rows.showNode);
    },
    propertyDefinitions: () => store.definitions,
    user: ({ id }: IdArgs) => rows.shownUser(id),
    users: (args: ListArgs) => pageOf(entities.user, store.users, args, cap).map(rows.showUser),
    me: () => rows.shownUser(myId),
    auditLogs({ caseId, limit, offset }: { caseId: string; limit?: number | null; offset?: number | null }) {
      const found = store.audit.filter((entry) => entry['caseId'] === caseId).toReversed();
      return found.slice(offset ?? 0, (offset ?? 0) + (limit ?? cap));
    },
    queryableFields: ({ entity }: { readonly entity: string }) => queryableFields(entity, store.definitions),
    ...patientWrites(backstage, store, rows),
    ...taskWrites(backstage, store, rows),
    ...settingWrites(backstage, store, rows),
  };
}
