import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { encounterForm } from './ids.ts';
import { openMsupply } from './openMsupply.ts';

const { view } = openMsupply;
const visit = productVisits(openMsupply);
const inStore = `storeId: "${view.ids.of('place', 1)}"`;

describe('Open mSupply, written to', () => {
  it('enters patients under the id that the caller gives, and changes all of their fields at once', async () => {
    const { query, post, server } = await visit();
    const enter = (id: string): string => `mutation { insertPatient(${inStore}, input: { id: "${id}", code: "P9001"
      firstName: "Jo", lastName: "Park", phone: "207 555 0199" }) { ... on PatientNode { id name code phone } } }`;
    const id = '0b8a5c2e-3f0e-4d4c-9d3e-0d5d6c1f2a77';
    expect(await query(enter(id))).toEqual({
      insertPatient: { id, name: 'Park, Jo', code: 'P9001', phone: '207 555 0199' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', phones: [{ value: '207 555 0199' }] });
    expect((await post(enter(id))).body.errors?.[0]).toMatchObject({
      message: 'Bad user input',
      extensions: { details: 'PatientExists' },
    });
    const change = `mutation { updatePatient(${inStore}, input: { id: "${id}", code: "P9001", lastName: "Park" }) {
      ... on PatientNode { name phone } } }`;
    expect(await query(change)).toEqual({ updatePatient: { name: 'Park', phone: null } });
    const found = await query(`{ patient(${inStore}, patientId: "${id}") { name } }`);
    expect(found).toEqual({ patient: { name: 'Park' } });
  });

  it('takes encounters as documents after a form alone', async () => {
    const { query, post, server } = await visit();
    const text = `mutation($data: JSON!, $type: String!) { insertEncounter(${inStore}, input: { data: $data, type: $type
      patientId: "${view.ids.of('client', 1)}", schemaId: "${encounterForm}" }) {
      ... on EncounterNode { id status startDatetime clinician { firstName } document { id } } } }`;
    const times = {
      createdDatetime: '2026-11-17T15:10:00Z',
      startDatetime: '2026-11-19T15:00:00Z',
      endDatetime: '2026-11-19T15:45:00Z',
    };
    const data = {
      ...times,
      status: 'PENDING',
      clinician: { id: view.ids.of('provider', 1) },
      notes: [{ text: 'Cough' }],
    };
    const made = await query(text, { data, type: 'SickVisitEncounter' });
    expect(made['insertEncounter']).toMatchObject({
      status: 'PENDING',
      startDatetime: '2026-11-19T15:00:00+00:00',
      clinician: { firstName: 'Amelia' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      minutes: 45,
      typeKey: 3,
      placeKey: 1,
      reason: 'Cough',
    });
    const change = `mutation($data: JSON!) { updateEncounter(${inStore}, input: { data: $data, type: "SickVisitEncounter"
      schemaId: "${encounterForm}", parent: "${String(at(made, 'insertEncounter.document.id'))}" }) { ... on EncounterNode { status } } }`;
    expect(await query(change, { data: { ...data, status: 'CANCELLED' } })).toEqual({
      updateEncounter: { status: 'CANCELLED' },
    });
    const details = async (body: object): Promise<unknown> =>
      at((await post(text, body)).body.errors?.[0], 'extensions.details');
    expect(await details({ data, type: 'Surgery' })).toBe('InvalidEncounterType');
    expect(await details({ data: { status: 'PENDING' }, type: 'SurgeryEncounter' })).toContain(
      'missing field `startDatetime`',
    );
    expect(await details({ data: { ...data, clinician: { id: '4711' } }, type: 'SurgeryEncounter' })).toBe(
      'InvalidClinicianId',
    );
  });

  it('keeps shelves with errors of their own, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const shelf = (
      id: string,
    ): string => `mutation { insertLocation(${inStore}, input: { id: "${id}", code: "F9", name: "Fridge 9" }) {
      ... on LocationNode { name } ... on InsertLocationError { error { __typename ... on UniqueValueViolation { field } } } } }`;
    expect(await query(shelf('f9'))).toEqual({ insertLocation: { name: 'Fridge 9' } });
    expect(at(await query(shelf('f10')), 'insertLocation.error')).toEqual({
      __typename: 'UniqueValueViolation',
      field: 'code',
    });
    const away = `mutation { deleteLocation(storeId: "${view.ids.of('place', 2)}", input: { id: "f9" }) {
      ... on DeleteLocationError { error { description } } } }`;
    expect(at(await query(away), 'deleteLocation.error')).toEqual({ description: 'Record belongs to another store' });
    const refusing = await visit({ refuseWrites: 'Read only' });
    const entered = await refusing.post(
      `mutation { insertPatient(${inStore}, input: { id: "x", code: "y" }) { __typename } }`,
    );
    expect(entered.body.errors?.[0]).toMatchObject({ message: 'Bad user input', extensions: { details: 'Read only' } });
    const types = await readPiecewise(refusing.query);
    expect(types.get('Queries')).toBeDefined();
    expect(rowsAt(types.get('EncounterResponse'), 'possibleTypes')).toEqual([{ name: 'EncounterConnector' }]);
    expect(refusing.server.received.deepest).toBeLessThanOrEqual(8);
  });
});
