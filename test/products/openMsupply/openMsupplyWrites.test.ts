import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { openMsupply } from './openMsupply.ts';

const visit = productVisits(openMsupply);
const { of } = openMsupply.view.ids;
const store = of('place', 1);

describe('writes of Open mSupply', () => {
  it('enters patients under the caller’s id, and writes all of them on a change', async () => {
    const { query, post, server } = await visit();
    const id = '0b7e7c1e-5a33-4a0c-9a43-6f3f5c1f7a10';
    const enter = `mutation { insertPatient(storeId: "${of('place', 3)}", input: { id: "${id}", code: "N1", firstName: "Jo", lastName: "Park", phone: "207 555 0199" }) {
      ... on PatientNode { id name code phone programEnrolments { ... on ProgramEnrolmentConnector { totalCount } } } } }`;
    expect(await query(enter)).toEqual({
      insertPatient: { id, name: 'Park, Jo', code: 'N1', phone: '207 555 0199', programEnrolments: { totalCount: 0 } },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', placeKey: 3 });
    expect((await post(enter)).body.errors?.[0]).toMatchObject({
      message: 'Bad user input',
      extensions: { details: 'PatientExists' },
    });
    const change = `mutation { updatePatient(storeId: "${store}", input: { id: "${id}", code: "N1", lastName: "Parker" }) { ... on PatientNode { name firstName phone } } }`;
    expect(await query(change)).toEqual({ updatePatient: { name: 'Parker', firstName: null, phone: null } });
    const found = await query(`{ patient(storeId: "${store}", patientId: "${id}") { name } }`);
    expect(at(found, 'patient.name')).toBe('Parker');
    const linked = await query(
      `mutation { linkPatientToStore(storeId: "${store}", nameId: "${id}") { ... on NameStoreJoinNode { nameId } } }`,
    );
    expect(at(linked, 'linkPatientToStore.nameId')).toBe(id);
  });

  it('writes encounters as documents, for those who are enrolled, over the version that is named', async () => {
    const { query, post, server } = await visit();
    const id = '3a9d1d55-2e1e-4c39-8f52-0d9d4e6b8d77';
    await query(
      `mutation { insertPatient(storeId: "${store}", input: { id: "${id}", code: "N2", lastName: "Quill" }) { __typename } }`,
    );
    const book = `mutation($data: JSON!) { insertEncounter(storeId: "${store}", input: { data: $data, patientId: "${id}", schemaId: "s", type: "VeterinaryCareRecheck" }) {
      ... on EncounterNode { id status startDatetime clinician { lastName } document { id } } } }`;
    const data = {
      createdDatetime: '2026-11-17T15:00:00Z',
      startDatetime: '2026-11-19T10:00:00-05:00',
      endDatetime: '2026-11-19T10:45:00-05:00',
      clinician: { id: of('provider', 1) },
      notes: [{ text: 'Stitches out' }],
    };
    const details = async (text: string, variables: object): Promise<unknown> =>
      at((await post(text, variables)).body.errors?.[0], 'extensions.details');
    expect(await details(book, { data })).toBe('PatientIsNotEnrolled');
    await query(
      `mutation { insertProgramEnrolment(storeId: "${store}", input: { data: { status: "ACTIVE" }, patientId: "${id}", schemaId: "s", type: "VeterinaryCareEnrolment" }) { __typename } }`,
    );
    expect(await details(book, { data: { startDatetime: data.startDatetime } })).toContain(
      'missing field `createdDatetime`',
    );
    expect(await details(book, { data: { ...data, clinician: { id: 'x' } } })).toBe('InvalidClinicianId');
    const booked = await query(book, { data });
    expect(at(booked, 'insertEncounter')).toMatchObject({
      status: 'PENDING',
      startDatetime: '2026-11-19T15:00:00+00:00',
      clinician: { lastName: 'Okafor' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      minutes: 45,
      placeKey: 1,
      typeKey: 6,
      reason: 'Stitches out',
    });
    const parent = String(at(booked, 'insertEncounter.document.id'));
    const change = `mutation($data: JSON!) { updateEncounter(storeId: "${store}", input: { data: $data, parent: "${parent}", schemaId: "s", type: "VeterinaryCareRecheck" }) { ... on EncounterNode { status } } }`;
    expect(at(await query(change, { data: { ...data, status: 'CANCELLED' } }), 'updateEncounter.status')).toBe(
      'CANCELLED',
    );
    expect(await details(change, { data })).toBe('InvalidParentId');
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled' });
  });

  it('refuses writes with details beside a general message, cuts and spoils pages, and shows its schema within depth 8', async () => {
    const { query, post, server } = await visit({ refuseWrites: 'This store is closed' });
    const { body } = await post(
      `mutation { insertPatient(storeId: "${store}", input: { id: "x", code: "x", lastName: "X" }) { __typename } }`,
    );
    expect(body.errors?.[0]).toMatchObject({ message: 'Forbidden', extensions: { details: 'This store is closed' } });
    expect(missingOperations(openMsupply)).toEqual([]);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(200);
    expect(rowsAt(types.get('PatientResponse'), 'possibleTypes')).toEqual([{ name: 'PatientConnector' }]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const list = `{ patients(storeId: "${store}") { ... on PatientConnector { totalCount nodes { id } } } }`;
    expect(rowsAt(await (await visit({ cap: 3 })).query(list), 'patients.nodes')).toHaveLength(3);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post(list)).status).toBe(500);
    const without = list.replace(')', ', filter: { id: { notEqualTo: "' + of('client', 2) + '" } })');
    expect((await poisoned.post(without)).status).toBe(200);
  });
});
