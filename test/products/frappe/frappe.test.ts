import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { frappe } from './frappe.ts';

const { view } = frappe;
const visit = productVisits(frappe);

describe('Frappe', () => {
  it('pages patients from the newest change on, and needs to know how many', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const first = await query(
      '{ Patients(first: 50) { totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { name } } } }',
    );
    expect(nodesAt(first, 'Patients').map(({ name }) => name)).toEqual(ids.slice(0, 50));
    expect(at(first, 'Patients.totalCount')).toBe(ids.length);
    const after = at(first, 'Patients.pageInfo.endCursor');
    const second = await query(
      'query($after: String) { Patients(first: 500, after: $after) { pageInfo { hasNextPage hasPreviousPage } edges { node { name } } } }',
      { after },
    );
    expect(nodesAt(second, 'Patients').map(({ name }) => name)).toEqual(ids.slice(50));
    expect(at(second, 'Patients.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    const last = await query('{ Patients(last: 2) { edges { node { name } } } }');
    expect(nodesAt(last, 'Patients').map(({ name }) => name)).toEqual(ids.slice(-2));
    const { body } = await post('{ Patients { totalCount } }');
    expect(body.errors?.[0]?.message).toBe('Argument `first` or `last` should be specified');
    expect(missingOperations(frappe)).toEqual([]);
  });

  it('finds patients by filters on fields, and one by its name', async () => {
    const { server, query, post } = await visit();
    const name = view.ids.of('client', 6);
    const found = await query(
      `query($name: String!) { like: Patients(first: 10, filter: [{ fieldname: "last_name", operator: LIKE, value: "%o'brien%" }], sortBy: { field: NAME, direction: ASC }) { edges { node { name } } }
      both: Patients(first: 10, filter: [{ fieldname: "last_name", operator: EQ, value: "Abel" }, { fieldname: "status", operator: NEQ, value: "Disabled" }]) { edges { node { last_name } } }
      Patient(name: $name) { name first_name last_name patient_name email mobile phone status owner__name owner { full_name } customer { customer_name } } }`,
      { name },
    );
    expect(nodesAt(found, 'like').map((node) => node['name'])).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(nodesAt(found, 'both')).toEqual([{ last_name: 'Abel' }]);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['Patient']).toEqual({
      name,
      first_name: shown?.givenName,
      last_name: shown?.familyName,
      patient_name: shown?.name,
      email: shown?.emails?.[0],
      mobile: null,
      phone: shown?.phones?.[0],
      status: 'Active',
      owner__name: 'Administrator',
      owner: { full_name: 'Administrator' },
      customer: { customer_name: shown?.name },
    });
    const { body } = await post('{ Patient(name: "HLC-PAT-2026-9999") { name } }');
    expect(body.errors?.[0]?.message).toContain('not found');
  });

  it('has the appointments of a day, with their times by the clock of the site', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(frappe, '2026-11-17', { practice: server.practice });
    const day =
      await query(`{ PatientAppointments(first: 100, filter: [{ fieldname: "appointment_date", operator: EQ, value: "2026-11-17" }]) { edges { node {
      name appointment_date appointment_time appointment_datetime duration status notes patient__name patient { patient_name }
      practitioner { name practitioner_name } practitioner_name appointment_type { default_duration } } } } }`);
    const nodes = nodesAt(day, 'PatientAppointments');
    expect(new Set(nodes.map(({ name }) => name))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, end, status, reason, client, provider } of appointments) {
      const node = nodes.find((row) => row['name'] === id);
      const time = String(at(node, 'appointment_time'));
      const instant = instantOfWall(
        `${String(at(node, 'appointment_date'))}T${time.padStart(8, '0')}`,
        'America/New_York',
      );
      expect(instant).toBe(Date.parse(start ?? ''));
      expect(instant + Number(at(node, 'duration')) * 60_000).toBe(Date.parse(end ?? ''));
      expect(node).toMatchObject({ status, notes: reason ?? null, patient__name: client?.id });
      expect(at(node, 'patient.patient_name')).toBe(client?.name);
      expect(at(node, 'practitioner')).toEqual(
        provider ? { name: provider.id, practitioner_name: provider.name } : null,
      );
    }
  });

  it('saves documents that come as JSON, and sets single values', async () => {
    const { server, query, post } = await visit();
    const save =
      'mutation($doctype: String!, $doc: String!) { saveDoc(doctype: $doctype, doc: $doc) { name doc { name ... on PatientAppointment { appointment_time status } } } }';
    const doc = {
      patient: view.ids.of('client', 1),
      practitioner: view.ids.of('provider', 1),
      appointment_type: 'Vaccination',
      appointment_date: '2026-11-19',
      appointment_time: '9:30:00',
      duration: 25,
      company: 'Harbor Veterinary Group',
    };
    const made = await query(save, { doctype: 'Patient Appointment', doc: JSON.stringify(doc) });
    expect(at(made, 'saveDoc.doc')).toMatchObject({ appointment_time: '9:30:00', status: 'Scheduled' });
    const name = at(made, 'saveDoc.name');
    await query(
      'mutation($name: String!) { setValue(doctype: "Patient Appointment", name: $name, fieldname: "status", value: "Cancelled") { value } }',
      { name },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      minutes: 25,
      typeKey: 2,
      providerKey: 1,
    });
    const person = JSON.stringify({ first_name: 'Jo', last_name: 'Park', mobile: '207 555 0199' });
    await query(save, { doctype: 'Patient', doc: person });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '207 555 0199' }] });
    const incomplete = await post(save, { doctype: 'Patient Appointment', doc: '{}' });
    expect(incomplete.body.errors?.[0]?.message).toBe('[Patient Appointment]: patient');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(save, { doctype: 'Patient', doc: person });
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('PatientAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
