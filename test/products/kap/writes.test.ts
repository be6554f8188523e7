import { describe, expect, it } from 'vitest';
import { at, nodesAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { kap } from './kap.ts';
import { globalId } from './seeds.ts';

const { of } = kap.view.ids;
const visit = productVisits(kap);
const send = (name: string, input: string, fields: string): string =>
  `mutation { ${name}(input: { ${input} }) { ${fields} } }`;
const slotId = (pk: number): string => globalId('AppointmentType', pk);
const shown =
  'appointment { id title taken noshow commentPatient appointmentStart appointmentEnd patient { username } }';

describe('writes of KAP', () => {
  it('enters free slots, one or many, and says which of many could not be', async () => {
    const { query, post } = await visit();
    const slot = (start: string, end: string): string =>
      `title: "Control" appointmentStart: "2026-12-01T${start}:00Z" appointmentEnd: "2026-12-01T${end}:00Z"`;
    const made = await query(
      send('createAppointment', `${slot('09:00', '09:30')} clientMutationId: "7"`, `${shown} clientMutationId`),
    );
    expect(made['createAppointment']).toMatchObject({
      appointment: { taken: false, patient: null },
      clientMutationId: '7',
    });
    const again = await post(send('createAppointment', slot('09:15', '09:45'), shown));
    expect(again.body.errors?.[0]?.message).toBe('Selected time slot overlaps with existing appointment');
    const short = await post(send('createAppointment', slot('11:00', '11:04'), shown));
    expect(short.body.errors?.[0]?.message).toBe('Appointment too short ( < 5 min)');
    const untitled = slot('12:00', '12:30').replace('Control', '');
    expect((await post(send('createAppointment', untitled, shown))).body.errors?.[0]?.message).toBe('Invalid Title');
    // A patient may be named there, and is not looked at.
    const many = `appointments: [{ ${slot('09:00', '10:00')} }, { ${slot('10:00', '10:30')} patient: "${of('client', 1)}" }]`;
    const failed = await query(send('createAppointments', many, 'appointments { id appointmentStart }'));
    expect(at(failed, 'createAppointments.appointments')).toEqual([
      { id: globalId('AppointmentType', null), appointmentStart: '2026-12-01T09:00:00+00:00' },
    ]);
    const day = await query(
      '{ getAppointments(after: "2026-12-01T00:00:00Z") { edges { node { taken patient { id } } } } }',
    );
    expect(nodesAt(day, 'getAppointments')).toEqual(Array.from({ length: 2 }, () => ({ taken: false, patient: null })));
  });

  it('books slots for a patient: they become one appointment with a number of its own', async () => {
    const { query, post, server } = await visit();
    const book = (list: string, more = `userId: "${of('client', 10)}"`): string =>
      send('bookSlots', `appointmentList: [${list}] ${more} commentPatient: "By train"`, 'appointmentList');
    const booked = await query(book(`"${slotId(1001)}", "${slotId(1002)}"`));
    const row = server.practice.appointments.at(-1);
    expect(at(booked, 'bookSlots.appointmentList')).toEqual([String(row?.key)]);
    expect(row).toMatchObject({
      start: Date.parse('2026-11-23T15:00:00Z'),
      minutes: 60,
      clientKey: 10,
      reason: 'By train',
      state: 'planned',
    });
    const found =
      await query(`{ getAppointment(id: "${slotId(row?.key ?? 0)}") { title taken commentDoctor patient { username } }
      gone: getAppointment(id: "${slotId(1001)}") { id } }`);
    expect(found).toEqual({
      getAppointment: { title: 'Blood sample', taken: true, commentDoctor: 'Fasting', patient: { username: '010' } },
      gone: null,
    });
    expect((await post(book(`"${slotId(row?.key ?? 0)}"`))).body.errors?.[0]?.message).toBe(
      'Appointment already taken',
    );
    expect((await post(book(`"${of('client', 1)}"`))).body.errors?.[0]?.message).toBe('InvalidID');
    expect((await post(book('""'))).body.errors?.[0]?.message).toBe('Invalid ID');
    expect((await post(book(''))).body.errors?.[0]?.message).toBe('list index out of range');
    // Without a user it is the caller's own.
    await query(book(`"${slotId(1003)}"`, ''));
    expect(
      nodesAt(await query('{ getMe { appointmentSet { edges { node { taken } } } } }'), 'getMe.appointmentSet'),
    ).toEqual([{ taken: true }]);
  });

  it('gives a slot to a patient by username, moves it, marks who did not come, and frees it', async () => {
    const { query, post, server } = await visit();
    const change = (pk: number, more: string): string =>
      send('updateAppointment', `id: "${slotId(pk)}" ${more}`, shown);
    const given = await query(change(1005, 'patient: "007"'));
    expect(at(given, 'updateAppointment.appointment')).toMatchObject({
      id: slotId(1005),
      taken: true,
      patient: { username: '007' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ key: 1005, clientKey: 7, minutes: 30 });
    const moved = await query(
      change(
        1005,
        'appointmentStart: "2026-12-02T08:00:00+00:00" appointmentEnd: "2026-12-02T09:00:00" commentPatient: "Late"',
      ),
    );
    expect(at(moved, 'updateAppointment.appointment')).toMatchObject({
      appointmentStart: '2026-12-02T08:00:00+00:00',
      commentPatient: 'Late',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 60, reason: 'Late' });
    const clash = await post(
      change(1005, 'appointmentStart: "2026-11-24T15:20:00Z" appointmentEnd: "2026-11-24T15:50:00Z"'),
    );
    expect(clash.body.errors?.[0]?.message).toMatch(/overlaps/);
    expect((await post(change(1006, 'patient: "9999"'))).body.errors?.[0]?.message).toBe('list index out of range');
    await query(change(1005, 'noshow: true'));
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'noShow' });
    // An hour becomes two slots, of which the last is shown.
    const freed = await query(change(1005, 'taken: false'));
    expect(at(freed, 'updateAppointment.appointment')).toMatchObject({
      taken: false,
      patient: null,
      appointmentStart: '2026-12-02T08:30:00+00:00',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ key: 1005, state: 'cancelled' });
    const day = await query(
      '{ getAppointments(after: "2026-12-02T00:00:00Z", before: "2026-12-03T00:00:00Z") { edges { node { id taken } } } }',
    );
    expect(nodesAt(day, 'getAppointments')).toHaveLength(2);
    expect((await query(`{ getAppointment(id: "${slotId(1005)}") { id } }`))['getAppointment']).toBeNull();
  });

  it('deletes an appointment, or only takes its patient out', async () => {
    const { query, post, server } = await visit();
    const [one, other] = server.practice.appointments.filter((row) => kap.view.shows(row) && row.state === 'planned');
    const drop = (key: number | undefined, more = ''): string =>
      send('deleteAppointment', `id: "${of('appointment', key ?? 0)}" ${more}`, 'ok appointment { id }');
    expect(await query(drop(one?.key, 'removePatient: true'))).toEqual({
      deleteAppointment: { ok: true, appointment: null },
    });
    const left = await query(
      `{ getAppointment(id: "${of('appointment', one?.key ?? 0)}") { taken patient { id } commentPatient } }`,
    );
    expect(left['getAppointment']).toEqual({ taken: false, patient: null, commentPatient: '' });
    await query(drop(other?.key));
    expect(server.practice.appointments.find(({ key }) => key === other?.key)?.isDeleted).toBe(true);
    expect((await post(drop(other?.key))).body.errors?.[0]?.message).toBe('Appointment matching query does not exist.');
  });

  it('enters patients, and fails halfway with everyone else', async () => {
    const { query, post, server } = await visit();
    const enter = (name: string, group: string): string =>
      send(
        'createUser',
        `username: "${name}" password: "x" email: "${name}@example.test" group: "${group}" emailNotification: false`,
        'user { id username group emailNotification studyParticipation { name } }',
      );
    const entered = await query(enter('121', 'Patient'));
    expect(at(entered, 'createUser.user')).toEqual({
      id: of('client', server.practice.clients.at(-1)?.key ?? 0),
      username: '121',
      group: 'Patient',
      emailNotification: true,
      studyParticipation: { name: 'Standard' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: null,
      familyName: '121',
      emails: ['121@example.test'],
    });
    expect((await post(enter('121', 'Patient'))).body.errors?.[0]?.message).toMatch(/UNIQUE constraint failed/);
    expect((await post(enter('newdoc', 'Doctor'))).body.errors?.[0]?.message).toMatch(/checkup_set/);
    const doctor = await query('{ getUsers(username: "newdoc") { edges { node { group } } } }');
    expect(nodesAt(doctor, 'getUsers')).toEqual([{ group: '' }]);
  });

  it('changes and deletes users, and notes calls', async () => {
    const { query, post, server } = await visit();
    const change = (key: number, more: string): string =>
      send('updateUser', `id: "${of('client', key)}" ${more}`, 'user { username email timeslotsNeeded group }');
    const changed = await query(change(2, 'username: "002b" email: "b@example.test" timeslotsNeeded: 3'));
    expect(at(changed, 'updateUser.user')).toEqual({
      username: '002b',
      email: 'b@example.test',
      timeslotsNeeded: 3,
      group: 'Patient',
    });
    expect(server.practice.clients[1]).toMatchObject({
      givenName: null,
      familyName: '002b',
      emails: ['b@example.test'],
    });
    expect((await post(change(2, 'group: "Cook"'))).body.errors?.[0]?.message).toBe('Unknown group');
    expect(
      (await post(change(2, `studyParticipation: "${globalId('StudyType', 1)}"`))).body.errors?.[0]?.message,
    ).toMatch(/True or False/);
    const called = await query(
      send(
        'userCalled',
        `userId: "${of('client', 2)}" comment: "Moved"`,
        'user { callSet { edges { node { comment } } } }',
      ),
    );
    expect(nodesAt(called, 'userCalled.user.callSet')).toEqual([{ comment: 'Moved' }]);
    const patient = server.practice.appointments.find(kap.view.shows)?.clientKey ?? 0;
    await query(send('deleteUser', `id: "${of('client', patient)}"`, 'ok'));
    expect(server.practice.clients.find(({ key }) => key === patient)?.isDeleted).toBe(true);
    expect(
      server.practice.appointments.filter(({ clientKey }) => clientKey === patient).every(({ isDeleted }) => isDeleted),
    ).toBe(true);
    expect((await query(`{ getUser(id: "${of('client', patient)}") { id } }`))['getUser']).toBeNull();
  });

  it('plans studies', async () => {
    const { query, post } = await visit();
    const made = await query(send('createStudy', 'name: "Booster"', 'study { id name }'));
    const id = String(at(made, 'createStudy.study.id'));
    const checkup = await query(
      send('createCheckup', `name: "First" studyId: "${id}" daysUntil: 14`, 'checkup { id study { name } }'),
    );
    expect(at(checkup, 'createCheckup.checkup.study.name')).toBe('Booster');
    const checkupId = String(at(checkup, 'createCheckup.checkup.id'));
    const changed = await query(send('updateCheckup', `id: "${checkupId}" daysUntil: 0`, 'checkup { name daysUntil }'));
    expect(at(changed, 'updateCheckup.checkup')).toEqual({ name: 'First', daysUntil: 0 });
    await query(send('updateStudy', `id: "${id}" name: "Booster 2"`, 'study { name }'));
    await query(send('deleteCheckup', `id: "${checkupId}"`, 'ok'));
    await query(send('deleteStudy', `id: "${id}"`, 'ok'));
    const left = await query('{ getStudies(name: "Booster 2") { edges { cursor } } }');
    expect(left).toEqual({ getStudies: { edges: [] } });
    expect((await post(send('deleteStudy', `id: "${id}"`, 'ok'))).body.errors).toHaveLength(1);
    const token = await query(
      'mutation { tokenAuth(username: "kap", password: "x") { token } verifyToken(token: "t") { payload } }',
    );
    expect(token).toMatchObject({ tokenAuth: { token: 'kap.token' }, verifyToken: { payload: { username: 'kap' } } });
  });

  it('refuses writes in words', async () => {
    const { post, server } = await visit({ refuseWrites: 'No permissions to change a appointment!' });
    const before = server.practice.appointments.length;
    const { body } = await post(send('updateAppointment', `id: "${slotId(1005)}" patient: "007"`, shown));
    expect(body).toMatchObject({
      data: { updateAppointment: null },
      errors: [{ message: 'No permissions to change a appointment!' }],
    });
    expect(server.practice.appointments).toHaveLength(before);
  });
});
