import { describe, expect, it } from 'vitest';
import { type Row, at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { clinicR } from './clinicR.ts';
import { clinicRIds, isHere } from './records.ts';

const visit = productVisits(clinicR);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const person = (key: number): string => clinicRIds.of('client', key);
const doctor = (key: number): string => clinicRIds.of('provider', key);

describe('what changes clinicR', () => {
  it('books with a doctor who is called userId, and refuses taken and past times', async () => {
    const { server, query, post } = await visit();
    const book = (
      date: string,
      more = '',
    ): string => `mutation { createAppointment(appointment: { patientId: "${person(5)}",
      date: "${date}", type: Examination, userId: "${doctor(1)}"${more} })
      { id date duration status confirmed doctor { id } user { name } branch { id } session { name } notes canAddFollowUp } }`;
    const more = `, branchId: "${clinicRIds.of('place', 1)}", sessionId: "${clinicRIds.of('visitType', 3)}", duration: 40, notes: "Cough"`;
    const made = await query(book('2026-11-20T22:00:00.000Z', more));
    expect(made['createAppointment']).toMatchObject({
      date: '2026-11-20T22:00:00.000Z',
      duration: 40,
      status: 'Scheduled',
      confirmed: false,
      doctor: { id: doctor(1) },
      user: { name: 'Dana Kim' },
      branch: { id: clinicRIds.of('place', 1) },
      session: { name: 'Sick visit' },
      notes: 'Cough',
      canAddFollowUp: true,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      providerKey: 1,
      clientKey: 5,
      placeKey: 1,
      typeKey: 3,
    });
    const bare = await query(book('2026-11-20T22:30:00Z', ', waiting: true'));
    expect(bare['createAppointment']).toMatchObject({ duration: 5, status: 'Waiting', branch: null, session: null });
    const messageOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf(book('2026-11-16T22:00:00Z'))).toBe('Can not set to past time');
    expect(await messageOf(book('2026-11-20'))).toContain("Got invalid value '2026-11-20'");
    expect(await messageOf(book('2026-11-20T23:00:00Z', `, sessionId: "${person(1)}"`))).toContain(
      "'SessionDefinition'",
    );
    // Only the entries of somebody at the desk take time, and only five minutes of it.
    const desk = (date: string): string => book(date).replace(doctor(1), doctor(101));
    expect(await messageOf(desk('2026-11-20T22:04:00Z'))).toBe('Time slot already reserved');
    expect(await messageOf(desk('2026-11-20T22:05:00Z'))).toBeUndefined();
    const id = String(at(made, 'createAppointment.id'));
    const follow = `, followUp: true, appointmentId: "${id}"`;
    expect(await messageOf(book('2026-11-27T22:00:00Z', follow))).toBeUndefined();
    expect(await messageOf(book('2026-11-28T22:00:00Z', follow))).toBe('This appointment has followUp already');
    for (const hour of [14, 15, 16, 17, 18])
      await query(book(`2026-12-01T${String(hour)}:00:00Z`, ', reference: "Online"'));
    expect(await messageOf(book('2026-12-01T19:00:00Z', ', reference: "Online"'))).toContain('max number');
  });

  it('moves, confirms, transfers, cancels and completes', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const found = practice.appointments.find((row) => isHere(row) && row.state === 'planned' && row.placeKey === 1);
    const id = clinicRIds.of('appointment', found?.key ?? 0);
    const now = (): unknown => practice.appointments.find(({ key }) => key === found?.key);
    const moved = await query(`mutation { cancelAppointment(id: "${id}") { status }
      adjustAppointment(id: "${id}", date: "2026-11-20T23:00:00Z", userId: "${doctor(2)}", branchId: "${clinicRIds.of('place', 3)}")
      { date status doctor { id } branch { id } user { name } } }`);
    expect(moved['cancelAppointment']).toEqual({ status: 'Cancelled' });
    // Another time schedules again what was cancelled.
    expect(moved['adjustAppointment']).toMatchObject({
      date: '2026-11-20T23:00:00.000Z',
      status: 'Scheduled',
      user: { name: 'Dana Kim' },
    });
    expect(now()).toMatchObject({ providerKey: 2, placeKey: 3, state: 'planned' });
    const twice = `mutation { confirmedAppointment(id: "${id}") { confirmed status } }`;
    expect(await query(twice)).toEqual({ confirmedAppointment: { confirmed: true, status: 'Scheduled' } });
    expect(await query(twice)).toEqual({ confirmedAppointment: { confirmed: false, status: 'Scheduled' } });
    await query(`mutation { transferAppointments(transferData: { doctorId: "${doctor(1)}", appIds: ["${id}"] }) }`);
    expect(now()).toMatchObject({ providerKey: 1 });
    const written = await post(`mutation { updateAppointment(appointment: { id: "${id}", notes: "Better" }) { id } }`);
    expect(written.body.errors?.[0]?.message).toBe("Cannot read property 'map' of undefined");
    await query(`mutation { updateAppointment(appointment: { id: "${id}", notes: "Better", data: [], pictures: [], prescription: [],
      labIds: [], imageIds: [] }) { notes updater { name } } }`);
    expect(now()).toMatchObject({ reason: 'Better' });
    const over = await query(`mutation { completeAppointment(id: "${id}") { status accounted } }`);
    expect(over['completeAppointment']).toEqual({ status: 'Archived', accounted: false });
    const missing = await post(`mutation { cancelAppointment(id: "${person(1)}") { id } }`);
    expect(missing.body.errors?.[0]?.message).toContain('Record to update not found.');
    const history = await query(`{ appointmentHistory(appointmentId: "${id}") { status notes }
      patientAppointments(patientId: "${clinicRIds.of('client', found?.clientKey ?? 0)}", status: Archived) { id }
      appointmentsDayCount(date: "2026-11-20", userId: "${doctor(1)}") { totalAppointment } }`);
    expect(column(rowsAt(history, 'appointmentHistory'), 'notes')).toContain('Better');
    expect(column(rowsAt(history, 'patientAppointments'), 'id')).toContain(id);
    expect(at(history, 'appointmentsDayCount.totalAppointment')).toBeGreaterThan(0);
  });

  it('enters and changes patients, one for each number, and other things', async () => {
    const { server, query, post } = await visit();
    const enter = (
      name: string,
      phone: string,
    ): string => `mutation { createPatient(input: { name: "${name}", phoneNo: "${phone}",
      age: 41, sex: Female, type: Primary, email: "jo@example.test", branchId: "${clinicRIds.of('place', 2)}" })
      { id name phoneNo age code branchId } }`;
    const made = await query(enter('Jo Park', '207 555 0199'));
    expect(made['createPatient']).toMatchObject({
      name: 'Jo Park',
      age: 41,
      code: 'cr121',
      branchId: clinicRIds.of('place', 2),
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
    });
    const twice = await post(enter('Jo Parker', '207 555 0199'));
    expect(twice.body.errors?.[0]?.message).toContain('organizationId_phoneNo_unique_constraint');
    const id = String(at(made, 'createPatient.id'));
    const changed =
      await query(`mutation { editPatient(patient: { id: "${id}", name: "Jo Parker", phoneNo: "207 555 0199",
      phoneNoTwo: "207 555 0188", age: 42, sex: Female, type: Secondary, patientLevel: VIP }) { name phoneNoTwo age type patientLevel email } }`);
    expect(changed['editPatient']).toEqual({
      name: 'Jo Parker',
      phoneNoTwo: '207 555 0188',
      age: 42,
      type: 'Secondary',
      patientLevel: 'VIP',
      email: 'jo@example.test',
    });
    const first = await query('{ patients(limit: 1) { patients { name } } }');
    expect(at(rowsAt(first, 'patients.patients')[0], 'name')).toBe('Jo Parker');
    const registered =
      await query(`mutation { registerPatient(input: { phoneNo: "207 555 0199", password: "x", name: "Who", age: 1,
      sex: Male, organizationId: "${clinicRIds.of('organization', 1)}" }) { id }
      createEvent(event: { name: "Lunch", start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z" }) { name }
      createSnippet(snippet: { title: "Hi", body: "Hello" }) { id searchName } changeLanguage(lang: ar) { language }
      login(email: "desk1@example.test", password: "x") { user { name } } }`);
    expect(at(registered, 'registerPatient.id')).toBe(id);
    const text = String(at(registered, 'createSnippet.id'));
    await query(
      `mutation { updateSnippet(snippet: { id: "${text}", title: "Hey", body: "Hello" }) { searchName } deleteSnippet(id: "${text}") { title } }`,
    );
    expect(column(rowsAt(await query('{ myEvents { name } mySnippets { id } }'), 'myEvents'), 'name')).toContain(
      'Lunch',
    );
    const closed = await visit({ refuseWrites: 'No writes today', poison: [{ kind: 'client', key: 2 }] });
    const { body } = await closed.post(enter('Jo Park', '207 555 0199'));
    expect(body.errors?.[0]?.message).toBe('No writes today');
    expect(closed.server.practice.clients).toHaveLength(120);
    expect((await closed.post('{ patients { patients { id } } }')).status).toBe(500);
  });
});
