import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { instantIn } from './engine.ts';
import { allow, checkDigest, idsIn, type Mutations, note, propertiesIn, refuse, textIn } from './given.ts';
import { graphIn } from './graphs.ts';
import { forbid, type HelpwaveRows } from './rows.ts';
import { type HelpwaveStore, myId, type Preset, type Task, uuidOf } from './store.ts';

interface DataArgs {
  readonly data: Row;
}

interface IdArgs {
  readonly id: string;
}

/** The mutations of tasks. */
export function taskWrites(backstage: Backstage, store: HelpwaveStore, rows: HelpwaveRows): Mutations {
  const { now } = backstage;
  const patientKeyOf = (id: string | null): number | null => {
    if (id === null) return null;
    const patient = rows.patientById(id);
    if (!rows.maySee(patient)) forbid();
    return patient?.key ?? null;
  };
  const assigneesIn = (given: unknown): readonly string[] => {
    const ids = [...new Set(idsIn(given) ?? [])];
    if (ids.every((id) => rows.shownUser(id))) return ids;
    return refuse('One or more assignee users were not found.');
  };
  const dueIn = (given: unknown): number | null => (textIn(given) === null ? null : instantIn(given));
  const numberIn = (given: unknown): number | null => (typeof given === 'number' ? given : null);
  /** A task is of a patient, of people or of a team, and never of both people and a team. */
  const checkScope = ({ patientKey, assigneeIds, assigneeTeamId }: Task): void => {
    if (assigneeIds.length > 0 && assigneeTeamId !== null)
      refuse('Cannot assign both users and a team. Please assign either users or a team.');
    if (patientKey === null && assigneeIds.length === 0 && assigneeTeamId === null)
      refuse('Task must have a patient, assignees, or an assignee team.');
  };
  const found = (id: string): Task => {
    allow(backstage);
    const task = store.tasks.find((each) => each.id === id);
    if (!task) throw new GraphQLError('Task not found');
    if (!rows.mayTouch(task)) forbid();
    return task;
  };
  const put = (task: Task, activity: string): Row => {
    checkScope(task);
    const index = store.tasks.findIndex(({ id }) => id === task.id);
    if (index === -1) store.tasks.push(task);
    else store.tasks[index] = task;
    note(store, now(), task.id, activity);
    return rows.showTask(task);
  };
  const newTask = (parts: Partial<Task>): Task => ({
    id: uuidOf(`new task:${String(store.tasks.length)}:${String(store.audit.length)}`),
    title: '',
    description: null,
    done: false,
    dueDate: null,
    creationDate: now(),
    updateDate: now(),
    assigneeIds: [],
    assigneeTeamId: null,
    patientKey: null,
    sourceTaskPresetId: null,
    priority: null,
    estimatedTime: null,
    properties: [],
    ...parts,
  });
  /** Tasks that come before another; which they are is kept, and never shown. */
  const checkBefore = (given: unknown, task: Task): void => {
    for (const id of idsIn(given) ?? []) {
      if (id === task.id) refuse('Task cannot depend on itself');
      const before = store.tasks.find((each) => each.id === id);
      if (!before) refuse('Previous task not found');
      if (before?.patientKey !== task.patientKey) refuse('Previous task must belong to the same patient');
    }
  };
  const change = (id: string, parts: Partial<Task>, activity: string): Row =>
    put({ ...found(id), ...parts, updateDate: now() }, activity);

  return {
    createTask({ data }: DataArgs): Row {
      allow(backstage);
      const assigneeIds = assigneesIn(data['assigneeIds']);
      const draft = newTask({});
      const task = {
        ...draft,
        title: textOf(data['title']),
        description: textIn(data['description']),
        patientKey: patientKeyOf(textIn(data['patientId'])),
        assigneeIds,
        assigneeTeamId: textIn(data['assigneeTeamId']),
        dueDate: dueIn(data['dueDate']),
        priority: textIn(data['priority']),
        estimatedTime: numberIn(data['estimatedTime']),
        properties: propertiesIn(draft.id, data['properties']) ?? [],
      };
      checkBefore(data['previousTaskIds'], task);
      return put(task, 'create_task');
    },
    updateTask({ id, data }: IdArgs & DataArgs): Row {
      const task = found(id);
      checkDigest(data['checksum'], rows.taskChecksum(task), 'Task');
      const isGiven = (name: string): boolean => data[name] !== undefined;
      const team = isGiven('assigneeTeamId') ? textIn(data['assigneeTeamId']) : task.assigneeTeamId;
      const people = isGiven('assigneeIds') ? assigneesIn(data['assigneeIds']) : task.assigneeIds;
      const toTeam = isGiven('assigneeTeamId') && team !== null;
      const toPeople = !isGiven('assigneeTeamId') && isGiven('assigneeIds') && people.length > 0;
      const changed: Task = {
        ...task,
        title: textIn(data['title']) ?? task.title,
        description: textIn(data['description']) ?? task.description,
        patientKey: isGiven('patientId') ? patientKeyOf(textIn(data['patientId'])) : task.patientKey,
        done: typeof data['done'] === 'boolean' ? data['done'] : task.done,
        dueDate: isGiven('dueDate') ? dueIn(data['dueDate']) : task.dueDate,
        priority: isGiven('priority') ? textIn(data['priority']) : task.priority,
        estimatedTime: isGiven('estimatedTime') ? numberIn(data['estimatedTime']) : task.estimatedTime,
        assigneeIds: toTeam ? [] : people,
        assigneeTeamId: toPeople ? null : team,
        properties: propertiesIn(task.id, data['properties']) ?? task.properties,
        updateDate: now(),
      };
      checkBefore(data['previousTaskIds'], changed);
      return put(changed, 'update_task');
    },
    clearTaskProperty(args: { readonly propertyDefinitionId: string; readonly taskIds: readonly string[] }): number {
      allow(backstage);
      const ids = [...new Set(args.taskIds)];
      const tasks = store.tasks.filter(({ id }) => ids.includes(id));
      if (tasks.length < ids.length) refuse('One or more tasks were not found.');
      let cleared = 0;
      for (const task of tasks) {
        const left = task.properties.filter(({ definitionId }) => definitionId !== args.propertyDefinitionId);
        cleared += task.properties.length - left.length;
        store.tasks[store.tasks.indexOf(task)] = { ...task, properties: left };
      }
      return cleared;
    },
    addTaskAssignee({ id, userId }: IdArgs & { readonly userId: string }): Row {
      if (!rows.shownUser(userId)) refuse('Assignee user was not found.');
      const assigneeIds = [...new Set([...found(id).assigneeIds, userId])];
      return change(id, { assigneeIds, assigneeTeamId: null }, 'add_task_assignee');
    },
    removeTaskAssignee({ id, userId }: IdArgs & { readonly userId: string }): Row {
      const assigneeIds = found(id).assigneeIds.filter((each) => each !== userId);
      return change(id, { assigneeIds }, 'remove_task_assignee');
    },
    assignTaskToTeam: ({ id, teamId }: IdArgs & { readonly teamId: string }) =>
      change(id, { assigneeIds: [], assigneeTeamId: teamId }, 'assign_task_to_team'),
    unassignTaskFromTeam: ({ id }: IdArgs) => change(id, { assigneeTeamId: null }, 'unassign_task_from_team'),
    completeTask: ({ id }: IdArgs) => change(id, { done: true }, 'complete_task'),
    reopenTask: ({ id }: IdArgs) => change(id, { done: false }, 'reopen_task'),
    applyTaskGraph({ data }: DataArgs): readonly Row[] {
      allow(backstage);
      const patientKey = patientKeyOf(textOf(data['patientId']));
      const [presetId, given] = [textIn(data['presetId']), data['graph']];
      const [hasPreset, hasGraph] = [presetId !== null, isRow(given)];
      if (hasPreset === hasGraph) refuse('Provide exactly one of presetId or graph');
      if (hasPreset && textIn(data['sourcePresetId']) !== null)
        refuse('sourcePresetId is only allowed when graph is provided');
      const preset: Preset | null = store.presets.find(({ id }) => id === presetId) ?? null;
      if (hasPreset && !preset) refuse('Preset not found', 'NOT_FOUND');
      if (preset && preset.ownerUserId !== null && preset.ownerUserId !== myId) forbid();
      const graph = preset?.graph ?? graphIn(given);
      const assigneeIds = data['assignToCurrentUser'] === true ? [myId] : [];
      const sourceTaskPresetId = preset?.id ?? textIn(data['sourcePresetId']);
      return graph.nodes.map(({ title, description, priority, estimatedTime }) => {
        const parts = { patientKey, assigneeIds, sourceTaskPresetId, title: textOf(title) };
        const more = { description: textIn(description), priority: textIn(priority) };
        return put(newTask({ ...parts, ...more, estimatedTime: numberIn(estimatedTime) }), 'apply_task_graph');
      });
    },
    deleteTask({ id }: IdArgs): boolean {
      allow(backstage);
      const index = store.tasks.findIndex((each) => each.id === id);
      const [task] = index === -1 ? [] : store.tasks.slice(index);
      if (!task) return false;
      if (!rows.mayTouch(task)) forbid();
      store.tasks.splice(index, 1);
      return true;
    },
  };
}
