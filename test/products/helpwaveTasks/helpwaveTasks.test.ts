import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { helpwaveTasks } from './helpwaveTasks.ts';
import { myId, rootId } from './store.ts';

const visit = productVisits(helpwaveTasks);
const { view } = helpwaveTasks;
const clinic = (key: number): string => view.ids.of('place', key);
const client = (key: number): string => view.ids.of('client', key);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const newPatient = (more: string): string => `mutation { createPatient(data: { firstname: "Jo", lastname: "Park"
  birthdate: "1980-02-03", sex: FEMALE ${more} }) { id name state age clinic { title } position { title } } }`;

describe('helpwave tasks', () => {
  it('has its places among everything else in a tree, as the clinics of one hospital', async () => {
    const { query, server } = await visit();
    const { locations } = expectedSample(helpwaveTasks, '2026-11-17');
    const answer =
      await query(`{ clinics: locationNodes(kind: CLINIC) { id title parent { id title kind } organizationIds }
      all: locationNodes { kind } some: locationNodes(limit: 2, offset: 1, orderByName: true) { title }
      locationRoots { id title kind children { id } patients { id } }
      below: locationNodes(parentId: "${clinic(2)}") { kind }
      deep: locationNodes(parentId: "${clinic(2)}", recursive: true, search: "BED") { kind parent { title parent { title } } }
      odd: locationNode(id: "4711") { id } }`);
    expect(rowsAt(answer, 'clinics').map(({ id, title }) => ({ id, name: title }))).toEqual(locations);
    expect(at(rowsAt(answer, 'clinics')[0], 'parent')).toEqual({
      id: rootId,
      title: 'Harbor Veterinary Group',
      kind: 'HOSPITAL',
    });
    expect(rowsAt(answer, 'all').length).toBe(1 + 3 * 10);
    expect(rowsAt(answer, 'some')).toHaveLength(2);
    expect(rowsAt(answer, 'locationRoots')).toEqual([
      {
        id: rootId,
        title: server.practice.organization.name,
        kind: 'HOSPITAL',
        children: locations.map(({ id }) => ({ id })),
        patients: [],
      },
    ]);
    expect(column(rowsAt(answer, 'below'), 'kind')).toEqual(['TEAM', 'TEAM', 'WARD']);
    expect(rowsAt(answer, 'deep')).toHaveLength(4);
    expect(rowsAt(answer, 'deep')[0]).toMatchObject({ parent: { title: 'Room 01', parent: { title: 'Ward B' } } });
    expect(answer['odd']).toBeNull();
  });

  it('lists who is admitted in pages, by ids, and counts them apart; other states are asked for', async () => {
    const { query, server } = await visit();
    const patients = await allPages(async (from) => {
      const pageIndex = Number(from ?? 0);
      const answer = await query(`{ patients(pagination: { pageIndex: ${String(pageIndex)}, pageSize: 50 }) {
        id firstname lastname name state clinic { id title } } patientsTotal }`);
      const isLast = (pageIndex + 1) * 50 >= Number(answer['patientsTotal']);
      return { rows: rowsAt(answer, 'patients'), next: isLast ? null : String(pageIndex + 1) };
    });
    const expected = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    expect(patients).toHaveLength(108);
    expect(
      patients.map(({ id, name, firstname, lastname, clinic: home }) => ({
        id,
        name: String(name).trim(),
        ...(firstname !== '' && { givenName: firstname }),
        familyName: lastname,
        location: { id: at(home, 'id'), name: at(home, 'title') },
      })),
    ).toEqual(expected);
    expect(expectedSample(helpwaveTasks, '2026-11-17')).toMatchObject({
      clients: expected.slice(0, 5),
      patients: [],
      appointments: [],
    });
    const counts = await query(`{ scopedPatientCounts { scopedPatientsTotal scopedPatientsAdmitted
        scopedPatientsDischarged scopedPatientsWaiting scopedPatientsDeceased }
      all: patients(states: [WAIT, ADMITTED, DISCHARGED, DEAD]) { id state } recentPatientsTotal
      gone: patientsTotal(states: [DISCHARGED]) none: patientsTotal(states: []) whole: patients { id } }`);
    expect(counts).toMatchObject({
      scopedPatientCounts: {
        scopedPatientsTotal: 118,
        scopedPatientsAdmitted: 108,
        scopedPatientsDischarged: 10,
        scopedPatientsWaiting: 0,
        scopedPatientsDeceased: 0,
      },
      recentPatientsTotal: 118,
      gone: 10,
      none: 108,
    });
    expect(rowsAt(counts, 'whole')).toHaveLength(108);
    // A reader who asks for every state sees the same ones first.
    expect(
      rowsAt(counts, 'all')
        .slice(0, 5)
        .map(({ id }) => id),
    ).toEqual(expected.slice(0, 5).map(({ id }) => id));
  });

  it('filters by keys of columns and properties, passes over what it does not know, and searches names', async () => {
    const { query } = await visit();
    const fields = await query(`{ queryableFields(entity: "Patient") { key label valueType allowedOperators
      propertyDefinitionId relation { targetEntity } choice { optionKeys } } other: queryableFields(entity: "Room") { key } }`);
    const keyOf = (label: string): string =>
      String(rowsAt(fields, 'queryableFields').find((row) => row['label'] === label)?.['key']);
    expect(fields['other']).toEqual([]);
    expect(keyOf('Location')).toBe('position');
    const where = (key: string, rest: string): string => `filters: [{ fieldKey: "${key}", operator: ${rest} }]`;
    const answer = await query(`{
      named: patients(search: { searchText: " o'brien " }) { name }
      like: patients(${where('lastname', 'STARTS_WITH, value: { stringValue: "abb" }')}) { name }
      born: patients(${where('birthdate', 'BETWEEN, value: { dateMin: "1940-01-01", dateMax: "1949-12-31" }')}) { birthdate }
      allergic: patients(${where(keyOf('Allergies'), 'EQ, value: { stringValue: "Latex" }')}) {
        properties { textValue definition { name fieldType } } }
      risky: patientsTotal(${where(keyOf('Risks'), 'ANY_IN, value: { stringValues: ["Bites"] }')})
      light: patients(${where(keyOf('Weight (kg)'), 'LT, value: { floatValue: 50 }')}) { properties { numberValue } }
      unknown: patientsTotal(${where('phone', 'EQ, value: { stringValue: "1" }')})
      wordless: patientsTotal(${where('lastname', 'EQ, value: { floatMin: 1 }')})
      inBed: patients(${where('position', 'IS_NOT_NULL')}) { position { kind } }
      ward: patientsTotal(${where('location-WARD', 'EQ, value: { stringValue: "Ward C" }')})
      byText: patientsTotal(search: { searchText: "latex" })
      byProperty: patientsTotal(search: { searchText: "latex", includeProperties: true })
      here: patients(locationNodeId: "${clinic(2)}") { clinicId }
      there: patientsTotal(rootLocationIds: ["4711"])
      sorted: patients(sorts: [{ fieldKey: "name", direction: DESC }, { fieldKey: "nonsense", direction: ASC }]
        pagination: { pageSize: 3 }) { lastname }
    }`);
    expect(column(rowsAt(answer, 'named'), 'name')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(column(rowsAt(answer, 'like'), 'name')).toContain('Ruth Abbott');
    expect(rowsAt(answer, 'born').every((row) => String(row['birthdate']).startsWith('194'))).toBe(true);
    expect(rowsAt(answer, 'allergic').length).toBeGreaterThan(3);
    expect(rowsAt(rowsAt(answer, 'allergic')[0], 'properties')[0]).toEqual({
      textValue: 'Latex',
      definition: { name: 'Allergies', fieldType: 'FIELD_TYPE_TEXT' },
    });
    expect(Number(answer['risky'])).toBeGreaterThan(10);
    expect(rowsAt(answer, 'light').length).toBeGreaterThan(0);
    expect([answer['unknown'], answer['wordless'], answer['there'], answer['byText']]).toEqual([108, 108, 0, 0]);
    expect(answer['byProperty']).toBe(rowsAt(answer, 'allergic').length);
    expect(rowsAt(answer, 'inBed').every((row) => at(row, 'position.kind') === 'BED')).toBe(true);
    expect(Number(answer['ward'])).toBeGreaterThan(3);
    expect(new Set(column(rowsAt(answer, 'here'), 'clinicId'))).toEqual(new Set([clinic(2)]));
    const names = column(rowsAt(answer, 'sorted'), 'lastname').map(String);
    expect(names).toEqual(names.toSorted((one, other) => (one > other ? -1 : 1)));
  });

  it('knows tasks in place of visits: due in UTC without saying so, and hidden where a patient has left', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ tasks { id title dueDate done priority estimatedTime creationDate patient { id name }
        assignees { name } assigneeTeam { title kind } patientId } tasksTotal
      due: tasks(filters: [{ fieldKey: "dueDate", operator: BETWEEN, value: { dateMin: "2026-11-17", dateMax: "2026-11-17" } }
        { fieldKey: "done", operator: EQ, value: { boolValue: false } }], sorts: [{ fieldKey: "dueDate", direction: ASC }]) { dueDate }
      latest: recentTasks(pagination: { pageSize: 5 }) { updateDate }
      ofPatient: tasks(patientId: "${client(5)}") { title } patient(id: "${client(5)}") { tasks(done: true) { done } }
      loose: tasks(filters: [{ fieldKey: "patient", operator: IS_NULL }]) { title }
      amelia: tasksTotal(filters: [{ fieldKey: "assignee", operator: CONTAINS, value: { stringValue: "okafor" } }]) }`);
    const tasks = rowsAt(answer, 'tasks');
    expect(tasks).toHaveLength(Number(answer['tasksTotal']));
    expect(column(tasks, 'id')).toEqual(column(tasks, 'id').map(String).toSorted());
    expect(tasks.some(({ dueDate }) => dueDate === null)).toBe(true);
    const times = column(tasks, 'dueDate').filter((text) => typeof text === 'string');
    expect(times.every((text) => /^2026-11-1\dT\d{2}:00:00$/.test(text))).toBe(true);
    const due = column(rowsAt(answer, 'due'), 'dueDate').map(String);
    expect(due.length).toBeGreaterThan(5);
    expect(due).toEqual(due.filter((text) => text.startsWith('2026-11-17')).toSorted());
    const latest = column(rowsAt(answer, 'latest'), 'updateDate').map(String);
    expect(latest).toEqual(latest.toSorted().toReversed());
    expect(rowsAt(answer, 'ofPatient')).toHaveLength(2);
    expect(new Set(column(rowsAt(answer, 'loose'), 'title'))).toEqual(
      new Set(['Calibrate the scale', 'Restock the crash cart']),
    );
    expect(Number(answer['amelia'])).toBeGreaterThan(3);
    const inactive = server.practice.clients.filter((row) => !row.isActive).map(({ key }) => client(key));
    expect(tasks.filter(({ patientId }) => inactive.includes(String(patientId)))).toEqual([]);
  });

  it('has users for staff, with those who have left and those at the desk among them', async () => {
    const { query } = await visit();
    const answer = await query(`{ users { id name username title email lastOnline isOnline } me { id name organizations
        rootLocations { title } tasks { title } }
      found: users(search: { searchText: "håk" }) { name } user(id: "${view.ids.of('provider', 1)}") { title tasks { id } } }`);
    expect(rowsAt(answer, 'users')).toHaveLength(9);
    expect(column(rowsAt(answer, 'found'), 'name')).toEqual(['Björn Håkansson']);
    expect(answer['me']).toMatchObject({ id: myId, name: 'Dana Whitfield', organizations: 'global' });
    expect(at(answer, 'me.tasks')).toEqual([{ title: 'Calibrate the scale' }]);
    expect(at(answer, 'user.title')).toBe('DVM');
    const amelia = rowsAt(answer, 'users').find((row) => row['username'] === 'a.okafor');
    expect(amelia).toMatchObject({ lastOnline: '2026-11-17T15:06:00+00:00', isOnline: true });
  });

  it('refuses writes in words, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'This account is read-only', cap: 20 });
    const refused = 'This account is read-only';
    const texts = [newPatient(`clinicId: "${clinic(1)}"`), `mutation { deletePatient(id: "${client(1)}") }`];
    for (const text of texts) {
      // One after the other, so that each is refused by itself.
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body).toMatchObject({ errors: [{ message: refused }] });
    }
    const pages = await query('{ patients { id } next: patients(pagination: { pageIndex: 1, pageSize: 50 }) { id } }');
    expect(rowsAt(pages, 'patients')).toHaveLength(20);
    expect(new Set([...rowsAt(pages, 'patients'), ...rowsAt(pages, 'next')].map(({ id }) => id)).size).toBe(40);
    expect(missingOperations(helpwaveTasks)).toEqual([]);
    const types = await readPiecewise(query);
    const states = rowsAt(types.get('PatientState'), 'enumValues').map(({ name }) => name);
    expect(states).toEqual(['WAIT', 'ADMITTED', 'DISCHARGED', 'DEAD']);
    expect(types.size).toBeGreaterThan(58);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
