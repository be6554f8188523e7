import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { helpwaveTasks } from './helpwaveTasks.ts';
import { myId, rootId, uuidOf } from './store.ts';

const visit = productVisits(helpwaveTasks);
const { view } = helpwaveTasks;
const clinic = (key: number): string => view.ids.of('place', key);
const client = (key: number): string => view.ids.of('client', key);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const newPatient = (more: string): string => `mutation { createPatient(data: { firstname: "Jo", lastname: "Park"
  birthdate: "1980-02-03", sex: FEMALE ${more} }) { id name state age clinic { title } position { title } } }`;

describe('changes in helpwave tasks', () => {
  it('takes patients in, who wait until they are admitted, and changes them as they were read', async () => {
    const { query, post, server } = await visit();
    const bed = uuidOf('node:2:Bed by the door 0');
    const made = await query(
      newPatient(`clinicId: "${clinic(2)}", positionId: "${bed}", description: "Calls at night."`),
    );
    expect(made['createPatient']).toMatchObject({
      name: 'Jo Park',
      state: 'WAIT',
      age: 46,
      clinic: { title: 'Summit Pet Clinic' },
      position: { title: 'Bed by the door' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 2, note: 'Calls at night.' });
    const id = String(at(made, 'createPatient.id'));
    const read = `{ found: patients(search: { searchText: "jo park" }) { id } waiting: patients(states: [WAIT]) { id }
      patient(id: "${id}") { checksum stateUpdateDate positionId } auditLogs(caseId: "${id}") { activity userId } }`;
    const before = await query(read);
    expect(before).toMatchObject({ found: [], waiting: [{ id }], patient: { stateUpdateDate: '2026-11-17T15:10:00' } });
    expect(await query(`mutation { admitPatient(id: "${id}") { state } }`)).toEqual({
      admitPatient: { state: 'ADMITTED' },
    });
    expect(await query(read)).toMatchObject({
      found: [{ id }],
      waiting: [],
      auditLogs: [{ activity: 'admit_patient' }, {}],
    });
    const stale = `mutation { updatePatient(id: "${id}", data: { firstname: "Joan", checksum: "${String(at(before, 'patient.checksum'))}" }) { name } }`;
    expect((await post(stale)).body.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const changed = await query(`mutation { updatePatient(id: "${id}", data: { firstname: "Joan", positionId: null
      properties: [{ definitionId: "${uuidOf('definition:Allergies')}", textValue: "Latex" }] }) {
      name birthdate positionId properties { textValue } } }`);
    expect(changed['updatePatient']).toEqual({
      name: 'Joan Park',
      birthdate: '1980-02-03',
      positionId: null,
      properties: [{ textValue: 'Latex' }],
    });
    const cleared = `mutation { clearPatientProperty(propertyDefinitionId: "${uuidOf('definition:Allergies')}", patientIds: ["${id}"]) }`;
    expect(await query(cleared)).toEqual({ clearPatientProperty: 1 });
    const gone = `mutation { deletePatient(id: "${id}") }`;
    expect(await query(gone)).toEqual({ deletePatient: true });
    expect(await query(gone)).toEqual({ deletePatient: false });
    expect((await query(read))['patient']).toBeNull();
  });

  it('says in words and codes why it refuses', async () => {
    const { post, query } = await visit();
    const said = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0];
    expect(await said(newPatient('clinicId: "4711"'))).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await said(newPatient(`clinicId: "${rootId}"`))).toMatchObject({
      message: 'clinic_id must be a location of kind CLINIC, but got HOSPITAL',
    });
    expect(await said(newPatient(''))).toMatchObject({ message: expect.stringContaining('clinicId') as unknown });
    expect(await said(newPatient(`clinicId: "${clinic(1)}"`).replace('1980-02-03', '03.02.1980'))).toMatchObject({
      message: expect.stringContaining('Value cannot represent a Date') as unknown,
    });
    expect(await said(`mutation { admitPatient(id: "4711") { id } }`)).toMatchObject({ message: 'Patient not found' });
    expect(await said(`{ patients(pagination: { pageIndex: -1, pageSize: 5 }) { id } }`)).toMatchObject({
      message: 'OFFSET must not be negative',
    });
    expect(await said(`{ taskPresetByKey(key: "my-round") { id } }`)).toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
    // A root of one's own making can't be entered.
    const made = await query('mutation { createLocationNode(data: { title: "Annex", kind: CLINIC }) { id } }');
    const id = String(at(made, 'createLocationNode.id'));
    expect(await said(`{ locationNode(id: "${id}") { id } }`)).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await said(`mutation { deleteLocationNode(id: "${clinic(1)}") }`)).toMatchObject({
      message: expect.stringContaining('foreign key') as unknown,
    });
  });

  it('keeps tasks: of a patient, of people or of a team, alone or in chains', async () => {
    const { query, post } = await visit();
    const made = await query(`mutation { createTask(data: { title: "Weigh", patientId: "${client(5)}", priority: P2
      dueDate: "2026-11-18T09:00:00-05:00" }) { id dueDate priority done checksum } }`);
    expect(made['createTask']).toMatchObject({ dueDate: '2026-11-18T14:00:00', priority: 'P2', done: false });
    const id = String(at(made, 'createTask.id'));
    expect((await post('mutation { createTask(data: { title: "Weigh" }) { id } }')).body.errors?.[0]).toMatchObject({
      message: 'Task must have a patient, assignees, or an assignee team.',
      extensions: { code: 'BAD_REQUEST' },
    });
    const team = uuidOf('node:1:nursing');
    const changed =
      await query(`mutation { toTeam: assignTaskToTeam(id: "${id}", teamId: "${team}") { assigneeTeam { title } }
      toMe: addTaskAssignee(id: "${id}", userId: "${myId}") { assigneeTeamId assignees { name } }
      updateTask(id: "${id}", data: { dueDate: null, title: null }) { title dueDate priority }
      completeTask(id: "${id}") { done } reopenTask(id: "${id}") { done } }`);
    expect(changed).toEqual({
      toTeam: { assigneeTeam: { title: 'Nursing team' } },
      toMe: { assigneeTeamId: null, assignees: [{ name: 'Dana Whitfield' }] },
      updateTask: { title: 'Weigh', dueDate: null, priority: 'P2' },
      completeTask: { done: true },
      reopenTask: { done: false },
    });
    const presets = rowsAt(
      await query('{ taskPresets { id name scope graph { nodes { id title } edges { fromId toId } } } }'),
      'taskPresets',
    );
    expect(column(presets, 'name')).toEqual(['Admission', 'Discharge']);
    const apply = (how: string): string => `mutation { applyTaskGraph(data: { patientId: "${client(5)}" ${how} }) {
      title sourceTaskPresetId assignees { name } } }`;
    const chain = await query(apply(`presetId: "${String(presets[0]?.['id'])}", assignToCurrentUser: true`));
    expect(column(rowsAt(chain, 'applyTaskGraph'), 'title')).toEqual(['Examine', 'Draw blood', 'Brief the family']);
    const circle = `graph: { nodes: [{ nodeId: "a", title: "A" }, { nodeId: "b", title: "B" }]
      edges: [{ fromNodeId: "a", toNodeId: "b" }, { fromNodeId: "b", toNodeId: "a" }] }`;
    expect((await post(apply(circle))).body.errors?.[0]?.message).toBe('Task graph contains a cycle');
    expect((await post(apply(''))).body.errors?.[0]?.message).toBe('Provide exactly one of presetId or graph');
    expect(await query(`mutation { deleteTask(id: "${id}") }`)).toEqual({ deleteTask: true });
  });

  it('keeps views, presets, properties and the tree', async () => {
    const { query, post } = await visit();
    const views = await query(`mutation { createSavedView(data: { name: " Dogs ", baseEntityType: PATIENT
        filterDefinition: "[]", sortDefinition: "[]", parameters: "{}" }) { id name visibility isOwner createdAt }
      copy: duplicateSavedView(id: "${uuidOf('view:Surgery today')}", name: "Copy") { visibility isOwner } }`);
    expect(views).toMatchObject({
      createSavedView: { name: 'Dogs', visibility: 'LINK_SHARED', isOwner: true, createdAt: '2026-11-17T15:10:00' },
      copy: { visibility: 'PRIVATE', isOwner: true },
    });
    expect(rowsAt(await query('{ mySavedViews { name } }'), 'mySavedViews')).toHaveLength(3);
    const broken = `mutation { updateSavedView(id: "${uuidOf('view:Isolation')}", data: { relatedParameters: "{" }) { id } }`;
    expect((await post(broken)).body.errors?.[0]?.message).toBe('Invalid JSON in related_parameters');
    const hidden = await post(`{ savedView(id: "${uuidOf('view:Mine alone')}") { id } }`);
    expect(hidden.body.errors?.[0]?.message).toBe('Not found or access denied');
    const made = await query(`mutation { createTaskPreset(data: { name: "Night round", scope: GLOBAL
        graph: { nodes: [{ nodeId: "a", title: "Look in" }], edges: [] } }) { key ownerUserId }
      createPropertyDefinition(data: { name: "Diet", fieldType: FIELD_TYPE_SELECT, allowedEntities: [PATIENT], options: ["Soft"] }) { options isActive }
      createLocationNode(data: { title: "Kennels", kind: WARD, parentId: "${clinic(3)}" }) { id parent { title } } }`);
    expect(made).toMatchObject({
      createTaskPreset: { key: expect.stringMatching(/^night-round-/) as unknown, ownerUserId: null },
      createPropertyDefinition: { options: ['Soft'], isActive: true },
      createLocationNode: { parent: { title: "St. Mary's Cat Practice" } },
    });
    const id = String(at(made, 'createLocationNode.id'));
    const moved = await query(`mutation { updateLocationNode(id: "${id}", data: { title: "Cattery" }) { title kind }
      deleteLocationNode(id: "${id}") updateProfilePicture(data: { avatarUrl: "https://example.test/a.png" }) { avatarUrl } }`);
    expect(moved).toMatchObject({ updateLocationNode: { title: 'Cattery', kind: 'WARD' }, deleteLocationNode: true });
  });
});
