import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  helpwaveIds,
  type HelpwaveStore,
  type LocationNode,
  myId,
  plainText,
  type Preset,
  propertyValue,
  rootId,
  type Task,
  uuidOf,
} from './store.ts';

function treeOf({ organization, places }: Practice): LocationNode[] {
  const node = (
    id: string,
    title: string,
    kind: string,
    parentId: string | null,
    owner: string[] = [],
  ): LocationNode => {
    return { id, title, kind, parentId, organizationIds: owner };
  };
  const clinics = places.flatMap(({ key, name, city }) => {
    const clinic = helpwaveIds.of('place', key);
    const below = (text: string): string => uuidOf(`node:${String(key)}:${text}`);
    const [ward, ...rooms] = [below('ward'), below('room 1'), below('room 2')];
    const beds = rooms.flatMap((room, index) =>
      ['Bed by the door', 'Bed by the window'].map((title) =>
        node(below(`${title} ${String(index)}`), title, 'BED', room),
      ),
    );
    return [
      node(clinic, name, 'CLINIC', rootId, [`org-${city.toLowerCase()}-${String(key)}`]),
      node(below('surgery'), 'Surgery team', 'TEAM', clinic, [`org-surgery-${String(key)}`]),
      node(below('nursing'), 'Nursing team', 'TEAM', clinic),
      node(ward ?? '', `Ward ${'ABC'.charAt(key - 1)}`, 'WARD', clinic),
      ...rooms.map((room, index) => node(room, `Room 0${String(index + 1)}`, 'ROOM', ward ?? '')),
      ...beds,
    ];
  });
  return [node(rootId, organization.name, 'HOSPITAL', null, ['global']), ...clinics];
}

function usersOf({ providers }: Practice, now: number): Row[] {
  const staff = providers.map(({ key, givenName, familyName, title, email }) => ({
    id: helpwaveIds.of('provider', key),
    username: `${givenName.slice(0, 1)}.${familyName}`.toLowerCase(),
    email: key % 3 === 0 ? null : email,
    firstname: givenName,
    lastname: familyName,
    title,
    avatarUrl: null,
    lastOnline: key === 8 ? null : now - key * 4 * 60_000,
  }));
  const me = { firstname: 'Dana', lastname: 'Whitfield', title: null, avatarUrl: null, lastOnline: now };
  return [...staff, { id: myId, username: 'dana', email: 'dana@example.test', ...me }];
}

function definitionsOf(): Row[] {
  const definition = (name: string, fieldType: string, entity: string, options: readonly string[] = []): Row => {
    const isActive = name !== 'Billing code';
    const allowedEntities = [entity];
    const id = uuidOf(`definition:${name}`);
    return { id, name, description: null, fieldType: `FIELD_TYPE_${fieldType}`, isActive, options, allowedEntities };
  };
  return [
    definition('Allergies', 'TEXT', 'PATIENT'),
    definition('Isolation', 'CHECKBOX', 'PATIENT'),
    definition('Triage', 'SELECT', 'PATIENT', ['Red', 'Yellow', 'Green']),
    definition('Risks', 'MULTI_SELECT', 'PATIENT', ['Falls', 'Bites', 'Pressure sores']),
    definition('Attending', 'USER', 'PATIENT'),
    definition('Weight (kg)', 'NUMBER', 'PATIENT'),
    definition('Last round', 'DATE_TIME', 'PATIENT'),
    definition('Material', 'TEXT', 'TASK'),
    definition('Billing code', 'TEXT', 'TASK'),
  ];
}

const toDos = [
  'Draw blood',
  'Change dressing',
  'Weigh',
  'Call with lab results',
  'Check temperature',
  'Renew prescription',
];
const dayMs = 86_400_000;
const noon = Date.UTC(2026, 10, 17, 12);

function task(name: string, parts: Partial<Task>): Task {
  const id = uuidOf(`task:${name}`);
  const none = { description: null, dueDate: null, assigneeTeamId: null, patientKey: null, sourceTaskPresetId: null };
  const more = { priority: null, estimatedTime: null, assigneeIds: [], properties: [] };
  const dates = { creationDate: noon - 9 * dayMs, updateDate: noon - 2 * dayMs };
  return { title: name, done: false, ...none, ...more, ...dates, ...parts, id };
}

/** To-dos of the wards, most of them for a patient; none of them is a visit. */
function tasksOf({ clients }: Practice): Task[] {
  const ofPatients = clients
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap(({ key, placeKey }) =>
      toDos.slice(0, key % 3).map((_, index) => {
        const dueDate = (key + index) % 4 === 0 ? null : noon + (((key * 7 + index * 3) % 72) - 36) * 3_600_000;
        const team = key % 5 === 0 ? uuidOf(`node:${String(placeKey)}:nursing`) : null;
        const name = `${String(key)}:${String(index)}`;
        const material = propertyValue(name, uuidOf('definition:Material'), { textValue: 'Tray 2' });
        return task(name, {
          title: toDos[(key + index) % toDos.length] ?? 'Round',
          description: key % 6 === 1 ? 'Before the round.' : null,
          done: dueDate !== null && dueDate < noon - 4 * 3_600_000,
          dueDate,
          updateDate: noon - ((key * 11 + index) % 200) * 3_600_000,
          assigneeIds: team === null ? [helpwaveIds.of('provider', 1 + ((key + index) % 7))] : [],
          assigneeTeamId: team,
          patientKey: key,
          priority: [null, 'P1', 'P2', 'P3', 'P4'][(key + index) % 5] ?? null,
          estimatedTime: [null, 5, 15, 30][key % 4] ?? null,
          properties: key % 10 === 1 ? [material] : [],
        });
      }),
    );
  return [
    ...ofPatients,
    task('Restock the crash cart', { assigneeTeamId: uuidOf('node:1:surgery'), dueDate: noon + 3_600_000 }),
    task('Calibrate the scale', { assigneeIds: [myId], priority: 'P4' }),
    // To be seen by its assignee alone.
    task('Order sutures', { assigneeIds: [helpwaveIds.of('provider', 3)] }),
  ];
}

function presetsOf(): Preset[] {
  const node = (id: string, title: string, estimatedTime: number | null): Row => {
    return { id, title, description: null, priority: id === 'a' ? 'P2' : null, estimatedTime };
  };
  const graph = {
    nodes: [node('a', 'Examine', 20), node('b', 'Draw blood', 5), node('c', 'Brief the family', null)],
    edges: [
      { fromId: 'a', toId: 'b' },
      { fromId: 'a', toId: 'c' },
    ],
  };
  const preset = (name: string, ownerUserId: string | null): Preset => {
    const key = name.toLowerCase().replaceAll(' ', '-');
    const scope = ownerUserId === null ? 'GLOBAL' : 'PERSONAL';
    return { id: uuidOf(`preset:${name}`), name, key, scope, ownerUserId, graph };
  };
  return [preset('Discharge', myId), preset('Admission', null), preset('My round', helpwaveIds.of('provider', 1))];
}

function viewsOf(): Row[] {
  const view = (name: string, ownerUserId: string, visibility: string): Row => {
    const own = { filterDefinition: '[]', sortDefinition: '[{"field":"name"}]', parameters: '{}' };
    const related = { relatedFilterDefinition: '{}', relatedSortDefinition: '{}', relatedParameters: '{}' };
    const stamps = { createdAt: plainText(noon - 30 * dayMs), updatedAt: plainText(noon - 3 * dayMs) };
    const id = uuidOf(`view:${name}`);
    return { id, name, baseEntityType: 'PATIENT', ...own, ...related, ownerUserId, visibility, ...stamps };
  };
  return [
    view('Isolation', myId, 'PRIVATE'),
    view('Surgery today', helpwaveIds.of('provider', 1), 'LINK_SHARED'),
    view('Mine alone', helpwaveIds.of('provider', 2), 'PRIVATE'),
  ];
}

/** What the product holds when it starts. */
export function createStore(practice: Practice, now: number): HelpwaveStore {
  return {
    nodes: treeOf(practice),
    users: usersOf(practice, now),
    definitions: definitionsOf(),
    details: new Map(),
    tasks: tasksOf(practice),
    presets: presetsOf(),
    views: viewsOf(),
    audit: [],
  };
}
