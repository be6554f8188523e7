import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { athenahealth } from './athenahealth.ts';

const visit = productVisits(athenahealth);
const { view } = athenahealth;
const client = (key: number): string => view.ids.of('client', key);
const book = `mutation Book($id: ID!, $input: BookAppointmentInput!) { bookappointment(appointmentid: $id, input: $input) {
  appointmentid date starttime duration appointmentstatus departmentid providerid appointmenttype patientid appointmentnotes { notetext } } }`;
const create = `mutation Create($input: PatientInput!) { createpatient(input: $input) { patientid firstname lastname dob sex status
  email emailexists homephone mobilephone workphone primarydepartmentid contactname } }`;

describe('athenahealth, written to', () => {
  it('opens slots, books them, and moves, cancels and checks in what is booked', async () => {
    const { query, post, server } = await visit();
    const seeded = await query(
      '{ openappointments(departmentid: ["2", "3"]) { totalcount appointments { date starttime departmentid } } }',
    );
    expect(at(seeded, 'openappointments.totalcount')).toBe(20);
    const opened =
      await query(`mutation { createappointmentslot(input: { departmentid: "2", providerid: "73", appointmentdate: "11/19/2026"
      appointmenttime: ["10:00", "11:15"], appointmenttypeid: "82" }) { appointmentid starttime duration } }`);
    const [first, second] = rowsAt(opened, 'createappointmentslot');
    const input = { patientid: client(2), appointmenttypeid: '82', bookingnote: 'Brings papers' };
    const booked = at(await query(book, { id: first?.['appointmentid'], input }), 'bookappointment');
    expect(booked).toMatchObject({
      date: '11/19/2026',
      starttime: '10:00',
      duration: 20,
      appointmentstatus: 'f',
      departmentid: '2',
      providerid: '73',
      patientid: client(2),
      appointmentnotes: [{ notetext: 'Brings papers' }],
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-19T17:00:00Z'));
    const again = await post(book, { id: first?.['appointmentid'], input });
    expect(again.body.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    const id = String(at(booked, 'appointmentid'));
    const move = `rescheduleappointment(appointmentid: "${id}", input: { newappointmentid: "${String(second?.['appointmentid'])}", patientid: "${client(2)}" })`;
    const moved = at(
      await query(`mutation { ${move} { appointmentid starttime appointmenttype } }`),
      'rescheduleappointment',
    );
    expect(moved).toMatchObject({ starttime: '11:15', appointmenttype: 'Vaccination' });
    const next = String(at(moved, 'appointmentid'));
    const before = await query(
      `{ appointment(appointmentid: "${id}") { appointmentstatus cancelreasonname rescheduledappointmentid } }`,
    );
    expect(before['appointment']).toEqual({
      appointmentstatus: 'x',
      cancelreasonname: 'PATIENT RESCHEDULED',
      rescheduledappointmentid: next,
    });
    const changed =
      await query(`mutation { updatebookedappointment(appointmentid: "${next}", input: { providerid: "74" }) { providerid starttime }
      updateappointmentconfirmationstatus(appointmentid: "${next}", appointmentconfirmationid: "2") { appointmentconfirmationname } }`);
    expect(changed).toMatchObject({ updatebookedappointment: { providerid: '74', starttime: '11:15' } });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'confirmed', providerKey: 4 });
    const cancel = (
      patient: string,
    ): string => `mutation { cancelappointment(appointmentid: "${next}", input: { patientid: "${patient}"
      cancellationreason: "Called" }) { appointmentstatus appointmentnotes { notetext } } }`;
    expect((await post(cancel(client(3)))).body.errors?.[0]?.message).toBe('The data provided is invalid.');
    expect(at(await query(cancel(client(2))), 'cancelappointment')).toEqual({
      appointmentstatus: 'x',
      appointmentnotes: [{ notetext: 'Brings papers' }, { notetext: 'Called' }],
    });
    const walkIn =
      await query(`mutation { createexpeditedappointment(input: { departmentid: "1", providerid: "71", patientid: "${client(2)}"
      appointmenttypeid: "81" }) { appointmentid starttime appointmentstatus } }`);
    expect(walkIn['createexpeditedappointment']).toMatchObject({ starttime: '10:10', appointmentstatus: '2' });
    const out = `mutation { checkout(appointmentid: "${String(at(walkIn, 'createexpeditedappointment.appointmentid'))}") { appointmentstatus encounterstatus } }`;
    expect(at(await query(out), 'checkout')).toEqual({ appointmentstatus: '3', encounterstatus: 'CHECKEDOUT' });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(book, { id: '5000001', input });
    expect(refused.body.errors?.[0]).toMatchObject({ message: 'This account is read-only' });
  });

  it('enters patients, once each, and changes them', async () => {
    const { query, post, server } = await visit();
    const input = {
      firstname: 'Jo',
      lastname: 'Park',
      dob: '05/06/1980',
      departmentid: '2',
      sex: 'F',
      mobilephone: '(207) 555-0199',
    };
    const made = at(await query(create, { input }), 'createpatient');
    expect(made).toMatchObject({
      dob: '05/06/1980',
      status: 'active',
      mobilephone: '2075550199',
      homephone: null,
      emailexists: false,
      primarydepartmentid: '2',
    });
    expect(at(await query(create, { input: { ...input, firstname: 'JO' } }), 'createpatient.patientid')).toBe(
      at(made, 'patientid'),
    );
    const silent = await post(create, { input: { ...input, firstname: 'Al', mobilephone: null } });
    expect(silent.body.errors?.[0]?.message).toBe('Additional fields are required.');
    const { length } = server.practice.clients;
    expect((await post(create, { input: { ...input, firstname: 'Al', mobilephone: '12' } })).body.errors).toHaveLength(
      1,
    );
    expect(server.practice.clients).toHaveLength(length);
    const change =
      'lastname: "Parker", homephone: "207-555-0198", mobilephone: "", email: "jo@example.test", status: "inactive", contactname: "Al"';
    const changed =
      await query(`mutation { updatepatient(patientid: "${String(at(made, 'patientid'))}", input: { ${change} }) {
      firstname lastname homephone mobilephone email status contactname dob } }`);
    expect(changed['updatepatient']).toEqual({
      firstname: 'Jo',
      lastname: 'Parker',
      homephone: '2075550198',
      mobilephone: null,
      email: 'jo@example.test',
      status: 'inactive',
      contactname: 'Al',
      dob: '05/06/1980',
    });
    expect(
      (await post('mutation { updatepatient(patientid: "1", input: {}) { patientid } }')).body.errors?.[0]?.extensions
        ?.code,
    ).toBe('NOT_FOUND');
  });
});
