import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { janeApp } from './janeApp.ts';

const { view } = janeApp;
const { of } = view.ids;
const visit = productVisits(janeApp);
const day = '2026-11-17';
const period = 'startAt: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T00:00:00-05:00" }';

function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `after: "${from}"`;
    const answer = await query(`{ ${list}(first: 30 ${after} ${args}) {
      edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`);
    const cursor = at(answer, `${list}.pageInfo.endCursor`);
    const hasNext = at(answer, `${list}.pageInfo.hasNextPage`) === true && typeof cursor === 'string';
    return { rows: nodesAt(answer, list), next: hasNext ? cursor : null };
  });
}

describe('Jane', () => {
  it('gives the company, its locations, and patients in connections', async () => {
    const { query, server, post } = await visit();
    const { locations, clients } = expectedSample(janeApp, day);
    const places = await readAll(query, 'locations', 'id name streetAddress city province postal onlineBookable');
    expect(
      places.map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['streetAddress', 'city', 'province', 'postal'].map((name) => String(row[name])).join(', '),
      })),
    ).toEqual(locations);
    const people = await readAll(
      query,
      'patients',
      `id firstName lastName preferredName email status phoneNumbers { type number isPrimary } mobilePhoneNumber
        patientNumber patientSince deepLinks { profile { web } }`,
    );
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    expect(
      people.map((row) => ({
        id: row['id'],
        name: named(row, 'firstName', 'lastName'),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: rowsAt(row, 'phoneNumbers').map(({ number }) => number),
        emails: [row['email']].filter((email) => email !== null),
        active: row['status'] === 'ACTIVE',
      })),
    ).toEqual(everybody);
    expect(people[0]).toMatchObject({ mobilePhoneNumber: '+1 207 555 0101', preferredName: null });
    expect(at(await query('{ company { name timeZone patientTerminology { plural } } }'), 'company')).toEqual({
      name: 'Harbor Veterinary Group',
      timeZone: 'America/New_York',
      patientTerminology: { plural: 'Clients' },
    });
    const usual = await query('{ patients { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } } }');
    expect(nodesAt(usual, 'patients')).toHaveLength(50);
    const long = await post('{ patients(first: 1001) { pageInfo { hasNextPage } } }');
    expect(long.body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
    expect(missingOperations(janeApp)).toEqual([]);
  });

  it('has the appointments of a day, with those that are cancelled, archived or reserved', async () => {
    const { query } = await visit();
    const fields = `id startAt endAt state patient { id firstName lastName } staffMember { id firstName lastName }
      location { id name } treatment { name treatmentDuration } arrivedAt noShowAt cancelledAt cancelledReason archivedAt`;
    const rows = await readAll(
      query,
      'appointments',
      fields,
      `filter: { ${period} } sort: [START_AT_ASC, CREATED_AT_ASC]`,
    );
    const { appointments, mayOmit } = expectedSample(janeApp, day);
    const shown = rows.map((row) => ({
      id: row['id'],
      start: row['startAt'],
      end: row['endAt'],
      status: row['state'],
      ...(row['patient'] !== null && {
        client: { id: at(row, 'patient.id'), name: named(row, 'patient.firstName', 'patient.lastName') },
      }),
      ...(row['staffMember'] !== null && {
        provider: { id: at(row, 'staffMember.id'), name: named(row, 'staffMember.firstName', 'staffMember.lastName') },
      }),
      location: row['location'],
    }));
    const byId = (one: { readonly id: unknown }, other: { readonly id: unknown }): number =>
      String(one.id) < String(other.id) ? -1 : 1;
    expect(shown.toSorted(byId)).toEqual(appointments.toSorted(byId));
    expect(appointments.length).toBeGreaterThan(20);
    expect(mayOmit).toHaveLength(2);
    expect(new Set(rows.map((row) => row['state']))).toEqual(
      new Set(['BOOKED', 'RESERVED', 'ARRIVED', 'NO_SHOW', 'CANCELLED', 'ARCHIVED']),
    );
    for (const row of rows) {
      expect(row['cancelledAt'] === null).toBe(row['state'] !== 'CANCELLED');
      expect(row['cancelledReason']).toBe(row['state'] === 'CANCELLED' ? 'Other' : null);
      expect(row['archivedAt'] === null).toBe(row['state'] !== 'ARCHIVED');
      expect(row['noShowAt'] === null).toBe(row['state'] !== 'NO_SHOW');
    }
    const starts = rows.map((row) => String(row['startAt']));
    expect(starts).toEqual(starts.toSorted());
    expect(rows.some((row) => at(row, 'treatment.treatmentDuration') === 1800)).toBe(true);
  });

  it('filters by ids and precise times, sorts, and searches patients by text', async () => {
    const { query, post } = await visit();
    const [two, three] = [of('place', 2), of('place', 3)];
    const answer = await query(`{
      one: appointments(filter: { locationId: { eq: "${two}" }, ${period} }) { edges { node { location { id } } } }
      both: appointments(filter: { locationId: { eq: ["${two}", "${three}"] }, ${period} }) { edges { node { location { id } } } }
      of: appointments(filter: { patientId: { eq: "${of('client', 5)}" } }) { edges { node { patient { lastName } } } }
      late: appointments(first: 3, sort: START_AT_DESC) { edges { node { startAt } } }
      name: searchPatients(search: "zoë o'b") { edges { node { lastName } } }
      phone: searchPatients(search: "555-0107") { edges { node { lastName } } }
      number: searchPatients(search: "1006") { edges { node { lastName } } }
      email: searchPatients(search: "MAI@") { edges { node { lastName status } } }
      new: patients(first: 1, sort: CREATED_AT_DESC) { edges { node { patientNumber } } }
      patient(id: "${of('client', 1)}") { lastName appointments(first: 2, sort: START_AT_ASC) { edges { node { startAt } } } }
      gone: patient(id: "${of('client', 41)}") { id }
      node(id: "${of('appointment', 1)}") { __typename ... on Appointment { state bookedAt } }
      treatments(filter: { staffMemberIds: { eq: "${of('provider', 7)}" } }) { edges { node { name discipline { name } } } }
      staffMembers { edges { node { lastName suffix prefix } } }
      disciplines(sort: NAME_ASC) { edges { node { name } } }
    }`);
    expect(new Set(nodesAt(answer, 'one').map((row) => at(row, 'location.id')))).toEqual(new Set([two]));
    expect(new Set(nodesAt(answer, 'both').map((row) => at(row, 'location.id')))).toEqual(new Set([two, three]));
    expect(nodesAt(answer, 'of').every((row) => at(row, 'patient.lastName') === "D'Angelo")).toBe(true);
    expect(nodesAt(answer, 'name')).toEqual([{ lastName: "O'Brien" }, { lastName: "O'Brien" }]);
    expect(nodesAt(answer, 'phone')).toEqual([{ lastName: 'Abbott' }]);
    expect(nodesAt(answer, 'number')[0]).toEqual({ lastName: 'Abel' });
    expect(nodesAt(answer, 'email')).toEqual([{ lastName: 'Nguyễn', status: 'DISCHARGED' }]);
    expect(nodesAt(answer, 'new')).toEqual([{ patientNumber: '1120' }]);
    expect(answer).toMatchObject({ gone: null, node: { __typename: 'Appointment' } });
    expect(nodesAt(answer, 'treatments')).toEqual([{ name: 'Nail trim', discipline: { name: 'Grooming' } }]);
    expect(nodesAt(answer, 'staffMembers')).toHaveLength(7);
    expect(nodesAt(answer, 'disciplines')[0]).toEqual({ name: 'Grooming' });
    for (const text of ['2026-11-17', '2026-11-17T05:00Z', '2026-11-17T05:00:00']) {
      // One after the other, so that a failure names its text.
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ appointments(filter: { startAt: { gte: "${text}" } }) { edges { cursor } } }`);
      expect(body.errors?.[0]?.message, text).toMatch(/precise to the second$/);
    }
  });

  it('writes the chart and webhooks alone', async () => {
    const { query, post } = await visit();
    const patientId = of('client', 3);
    const made = await query(`mutation {
      createObservation(input: { patientId: "${patientId}", category: EXAM, note: "Fine", clientMutationId: "a" }) {
        observation { id category note patient { lastName } practitioner { id } values { code } } clientMutationId }
      createMedication(input: { patientId: "${patientId}", text: "Salve", status: ACTIVE, source: PATIENT_REPORTED }) {
        medication { id text status } }
      createCarePlan(input: { patientId: "${patientId}", title: "Weight" }) { carePlan { id status activities { id } } }
      createWebhook(input: { eventTopic: APPOINTMENT_RESCHEDULED, targetUrl: "https://hooks.example.test" }) { webhook { id isActive } secret } }`);
    expect(made['createObservation']).toMatchObject({
      observation: { category: 'EXAM', patient: { lastName: 'Riverside Cat Rescue' }, practitioner: null, values: [] },
      clientMutationId: 'a',
    });
    expect(at(made, 'createCarePlan.carePlan.status')).toBe('DRAFT');
    const idAt = (path: string): string => String(at(made, path));
    const changed = await query(`mutation {
      updateMedication(input: { id: "${idAt('createMedication.medication.id')}", status: INACTIVE }) { medication { text status } }
      createCarePlanActivity(input: { carePlanId: "${idAt('createCarePlan.carePlan.id')}", category: NUTRITION }) {
        carePlan { activities { category } } }
      deleteWebhook(input: { id: "${idAt('createWebhook.webhook.id')}" }) { deletedId } }`);
    expect(changed).toMatchObject({
      updateMedication: { medication: { text: 'Salve', status: 'INACTIVE' } },
      createCarePlanActivity: { carePlan: { activities: [{ category: 'NUTRITION' }] } },
    });
    const chart = await query(`{ webhooks { eventTopic }
      observations(patientId: "${patientId}") { edges { node { note } } }
      labs: observations(category: LABORATORY) { edges { node { category values { display } } } }
      medications(first: 2) { edges { node { text patient { id } } } pageInfo { hasNextPage } }
      carePlans { edges { node { title activities { description } } } } }`);
    expect(nodesAt(chart, 'observations')).toEqual([{ note: 'Fine' }]);
    expect(rowsAt(chart, 'webhooks')).toHaveLength(2);
    expect(nodesAt(chart, 'labs').length).toBeGreaterThan(2);
    expect(at(chart, 'medications.pageInfo.hasNextPage')).toBe(true);
    const nobody = await post(
      `mutation { createCarePlan(input: { patientId: "x", title: "No" }) { clientMutationId } }`,
    );
    expect(nobody.body.errors?.[0]).toMatchObject({ message: 'Patient not found', extensions: { code: 'NOT_FOUND' } });
    const locked = await visit({ refuseWrites: 'Insufficient scope' });
    const refused = await locked.post(
      `mutation { createCarePlan(input: { patientId: "${patientId}", title: "No" }) { clientMutationId } }`,
    );
    expect(refused.body.errors?.[0]?.message).toBe('Insufficient scope');
  });

  it('shows its schema within the depth that is allowed, and fails with a row that it can not read', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Node'), 'possibleTypes')).toHaveLength(10);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(first: 1) { edges { node { id } } } }')).status).toBe(200);
    expect((await poisoned.post('{ patients(first: 2) { edges { node { id } } } }')).status).toBe(500);
  });
});
