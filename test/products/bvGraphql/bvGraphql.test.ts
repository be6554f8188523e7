import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { bvGraphql } from './bvGraphql.ts';
import { bvZone, departmentIds, patientCodeOf } from './records.ts';

const visit = productVisits(bvGraphql);
const { view } = bvGraphql;
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): readonly unknown[] => rows.map((row) => at(row, path));
const booking = (
  time: string,
  more: string,
): string => `mutation { createAppointment(data: { appointmentDate: "2026-11-19",
  appointmentTime: "${time}", departmentId: "${departmentIds[0] ?? ''}", note: "Ho", channel: "CRM", ${more} }) { code message data } }`;
const known = `patientCode: "${patientCodeOf(1) ?? ''}"`;

describe('the hospital in Vietnam', () => {
  it('lists people in pages that count from 0, in an envelope', async () => {
    const { query, server } = await visit({ cap: 30 });
    const listed = await allPages(async (page) => {
      const answer = await query(`{ users(page: ${page ?? '0'}, pageSize: 50) { code message page pages records data {
        _id fullName firstName lastName name phoneNumber email } } }`);
      expect(answer['users']).toMatchObject({ code: 0, message: null, page: Number(page ?? '0') });
      const next = Number(page ?? '0') + 1;
      return {
        rows: rowsAt(answer, 'users.data'),
        next: next < Number(at(answer, 'users.pages')) ? String(next) : null,
      };
    });
    const clients = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(
      listed.map(({ _id, fullName, firstName, lastName, phoneNumber, email }) => ({
        id: _id,
        name: fullName,
        ...(firstName !== null && { givenName: firstName }),
        familyName: lastName,
        phones: phoneNumber === null ? [] : [phoneNumber],
        emails: email === null ? [] : [email],
      })),
    ).toEqual(clients);
    expect(clients[0]?.name).toBe("O'Brien Zoë");
  });

  it('finds people by conditions, by number, by code and in the records', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ part: users(filtered: [{ id: "fullName,phoneNumber", value: "o'br" }]) { records data { _id } }
      exact: users(filtered: [{ id: "fullName", value: "O'Brien", operation: "==" }]) { records }
      two: users(filtered: [{ id: "lastName", value: "O'Brien" }, { id: "email", value: "zoe2" }]) { data { _id } }
      sorted: users(sorted: [{ id: "fullName", desc: true }], pageSize: 3) { data { fullName } }
      userByPhone(phoneNumber: "+1 303 555 0104") { code data { fullName gender } } none: userByPhone(phoneNumber: "1") { code data { _id } }
      patient(patientCode: "${patientCodeOf(5) ?? ''}") { code data { _id fullName patientCode appointments } }
      search_his_patients(data: { lastName: "abb" }) { records data { fullName patientCode province { name } } }
      user(_id: "5") { code message data { _id } } }`);
    expect(column(rowsAt(answer, 'part.data'), '_id')).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect([at(answer, 'part.records'), at(answer, 'exact.records')]).toEqual([2, 0]);
    expect(column(rowsAt(answer, 'two.data'), '_id')).toEqual([view.ids.of('client', 8)]);
    const names = column(rowsAt(answer, 'sorted.data'), 'fullName').map(String);
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(answer['userByPhone']).toEqual({ code: 0, data: { fullName: 'Müller Søren', gender: '' } });
    expect(answer['none']).toEqual({ code: 0, data: null });
    expect(at(answer, 'patient.data')).toMatchObject({ _id: view.ids.of('client', 5), fullName: "D'Angelo Ana" });
    expect(rowsAt(answer, 'search_his_patients.data')).toMatchObject([
      { fullName: 'Abbott Ruth', province: { name: 'Maine' } },
    ]);
    expect(answer['user']).toEqual({ code: 1, message: 'Không tìm thấy người dùng', data: null });
  });

  it('shows the appointments of a day by day and time', async () => {
    const { query } = await visit();
    const fields = `_id appointmentDate appointmentTime state note patientCode user { _id fullName } patient { _id fullName } inputPatient { _id fullName }
      department { _id name } departmentId channel`;
    const of = (operation: string, value: string): string =>
      `[{ id: "appointmentDate", value: "${value}", operation: "${operation}" }]`;
    const answer =
      await query(`{ appointments(filtered: ${of('==', '17/11/2026')}, sorted: [{ id: "appointmentTime", desc: false }]) {
        code records data { ${fields} } }
      iso: appointments(filtered: ${of('==', '2026-11-17')}) { records } until: appointments(filtered: ${of('<=', '16/11/2026')}) { data { appointmentDate } }
      between: appointments(filtered: ${of('between', '2026-11-16,2026-11-17')}) { data { appointmentDate } }
      kinds: appointments(filtered: [{ id: "state", value: "[SERVED, CANCEL]", operation: "IN" }]) { data { state } }
      person: appointments(filtered: [{ id: "inputPatient.fullName,inputPatient.phoneNumber", value: "castel" }]) { data { user { fullName } } } }`);
    const rows = rowsAt(answer, 'appointments.data');
    const { appointments, statusWords } = expectedSample(bvGraphql, day);
    expect(appointments.length).toBeGreaterThan(10);
    expect(column(rows, '_id').map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const expected of appointments) {
      const row = rows.find(({ _id }) => _id === expected.id) ?? {};
      const wall = `${String(row['appointmentDate']).slice(0, 10)}T${String(row['appointmentTime'])}:00`;
      expect(utcText(instantOfWall(wall, bvZone))).toBe(expected.start);
      expect(statusWords[expected.id]).toEqual([row['state']]);
      expect(row['note']).toBe(expected.reason ?? null);
      expect(row['user']).toEqual({ _id: expected.client?.id, fullName: expected.client?.name });
      expect(at(row, 'inputPatient')).toEqual({ _id: null, fullName: expected.client?.name });
      if (row['patient'] !== null) expect(row['patient']).toEqual(row['user']);
      expect(row['patient'] === null).toBe(row['patientCode'] === null);
    }
    const times = column(rows, 'appointmentTime').map(String);
    expect(times).toEqual(times.toSorted());
    expect(at(answer, 'iso.records')).toBe(rows.length);
    expect(column(rowsAt(answer, 'until.data'), 'appointmentDate').every((date) => String(date) < '2026-11-17')).toBe(
      true,
    );
    expect(new Set(column(rowsAt(answer, 'between.data'), 'appointmentDate'))).toEqual(
      new Set(['2026-11-16T00:00:00Z', '2026-11-17T00:00:00Z']),
    );
    expect(new Set(column(rowsAt(answer, 'kinds.data'), 'state'))).toEqual(new Set(['SERVED', 'CANCEL']));
    expect(new Set(column(rowsAt(answer, 'person.data'), 'user.fullName'))).toEqual(
      new Set(['Castellano Hugo', 'Castellano Liam']),
    );
  });

  it('tells departments, rooms, staff and what is offered', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ departments { records data { _id name code servingTimes { dayOfWeek timeFrame } clinics { name } } }
      clinics(filtered: [{ id: "departmentCode", value: "K01" }]) { data { name allowAppointment department { name } } }
      accounts { data { _id base { fullName work } } } doctors: accounts(filtered: [{ id: "base.work", value: "Bác sĩ" }]) { records }
      shiftDoctors(departmentId: "${departmentIds[1] ?? ''}", date: "2026-11-19") { data { base { fullName } } }
      service_demand_online { data { _id name departments { name } } } department(_id: "${departmentIds[0] ?? ''}") { data {
        servtime_on_date(date: "2026-11-17") } } sunday: department(_id: "${departmentIds[0] ?? ''}") { data { servtime_on_date(date: "2026-11-22") } }
      medical_sessions(pageSize: 2) { records data { process patient { fullName } appointment { appointmentTime } } } }`);
    expect(column(rowsAt(answer, 'departments.data'), 'name')).toEqual([
      'Khoa Khám bệnh',
      'Khoa Ngoại',
      'Khoa Chăm sóc',
    ]);
    expect(column(rowsAt(answer, 'clinics.data'), 'department.name')).toEqual(['Khoa Khám bệnh', 'Khoa Khám bệnh']);
    expect(rowsAt(answer, 'accounts.data').at(-1)).toMatchObject({
      base: { fullName: 'Whitfield Dana', work: 'Tổng đài' },
    });
    expect(rowsAt(answer, 'accounts.data')[0]).toEqual({
      _id: view.ids.of('provider', 1),
      base: { fullName: 'Okafor Amelia', work: 'Bác sĩ' },
    });
    expect(at(answer, 'doctors.records')).toBe(2);
    expect(column(rowsAt(answer, 'shiftDoctors.data'), 'base.fullName')).toEqual(['Okafor Amelia']);
    expect(rowsAt(answer, 'service_demand_online.data')).toHaveLength(6);
    expect(rowsAt(answer, 'service_demand_online.data')[3]).toMatchObject({
      name: 'Surgery',
      departments: [{ name: 'Khoa Ngoại' }],
    });
    expect(rowsAt(answer, 'department.data.servtime_on_date')[1]).toMatchObject({ time: '08:00' });
    expect(at(answer, 'sunday.data.servtime_on_date')).toEqual([]);
    expect(rowsAt(answer, 'medical_sessions.data')).toHaveLength(2);
  });

  it('books, moves by id, approves and calls off', async () => {
    const { query, server } = await visit();
    const made = await query(booking('15:30', known));
    expect(made['createAppointment']).toMatchObject({ code: 0, message: null });
    const id = String(at(made, 'createAppointment.data'));
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-19T20:30:00Z'),
      clientKey: 1,
      placeKey: 1,
      reason: 'Ho',
      state: 'planned',
    });
    const moved = await query(
      `mutation { createAppointment(data: { _id: "${id}", appointmentTime: "16:00" }) { code } }`,
    );
    expect(at(moved, 'createAppointment.code')).toBe(0);
    expect(last()).toMatchObject({ start: Date.parse('2026-11-19T21:00:00Z'), reason: 'Ho' });
    const change = (state: string): string =>
      `mutation { changeAppointmentState(_id: "${id}", state: ${state}, terminateReason: "Bận") { code message } }`;
    expect(at(await query(change('APPROVE')), 'changeAppointmentState.code')).toBe(0);
    const read = await query(
      `{ appointment(_id: "${id}") { code data { state appointmentTime patient { fullName } department { name } } } }`,
    );
    expect(at(read, 'appointment.data')).toEqual({
      state: 'APPROVE',
      appointmentTime: '16:00',
      patient: { fullName: "O'Brien Zoë" },
      department: { name: 'Khoa Khám bệnh' },
    });
    expect(at(await query(change('CANCEL')), 'changeAppointmentState.code')).toBe(0);
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Bận' });
    expect(at(await query(change('WAITING')), 'changeAppointmentState')).toEqual({
      code: 1,
      message: 'Lịch khám đã kết thúc',
    });
    const bare = await query(booking('15:30', ''));
    expect(bare['createAppointment']).toEqual({ code: 1, message: 'Thiếu thông tin bệnh nhân', data: null });
    const wrong = await query(booking('3 pm', known));
    expect(at(wrong, 'createAppointment.message')).toBe('Thời gian khám không hợp lệ');
  });

  it('fills a time four times over, and enters who books on the page', async () => {
    const { query, server } = await visit();
    const guest = (index: number): string =>
      `inputPatient: { lastName: "Trần", middleName: "Thị", firstName: "Hoa${String(index)}", phoneNumber: "09012345${String(index)}" }`;
    const page = (index: number): string =>
      booking('13:30', guest(index)).replace('createAppointment', 'create_appointment_unauthorize');
    const codes: unknown[] = [];
    // One after the other, as each takes a place.
    // eslint-disable-next-line no-await-in-loop
    for (const index of [1, 2, 3, 4, 5, 6])
      codes.push(at(await query(page(index)), 'create_appointment_unauthorize.message'));
    expect(codes.at(-1)).toBe('Khung giờ này đã hết chỗ');
    expect(codes[0]).toBeNull();
    expect(server.practice.clients[120]).toMatchObject({
      familyName: 'Trần',
      givenName: 'Thị Hoa1',
      phones: [{ value: '090123451' }],
    });
  });

  it('saves people, once for each number, and refuses in words', async () => {
    const { query, server } = await visit();
    const save = (more: string): string =>
      `mutation { saveUser(data: { ${more} }) { code message data { _id fullName phoneNumber } } }`;
    const made = await query(
      save('lastName: "Park", firstName: "Jo", phoneNumber: "207 555 0199", email: "jo@example.test"'),
    );
    expect(made['saveUser']).toMatchObject({ code: 0, data: { fullName: 'Park Jo', phoneNumber: '207 555 0199' } });
    const again = await query(save('lastName: "Park", firstName: "Joan", phoneNumber: "2075550199"'));
    expect(at(again, 'saveUser.data._id')).toBe(at(made, 'saveUser.data._id'));
    expect(server.practice.clients).toHaveLength(121);
    expect(at(await query(save('fullName: "Lê Lan"')), 'saveUser')).toEqual({
      code: 1,
      message: 'Số điện thoại không được để trống',
      data: null,
    });
    const closed = await visit({ refuseWrites: 'Hệ thống đang bảo trì' });
    expect(at(await closed.query(booking('15:30', known)), 'createAppointment')).toEqual({
      code: 1,
      message: 'Hệ thống đang bảo trì',
      data: null,
    });
    expect(missingOperations(bvGraphql)).toEqual([]);
    const types = await readPiecewise(closed.query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('search_his_patients');
    expect(closed.server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ users { data { _id } } }')).status).toBe(500);
    expect((await poisoned.post('{ users(pageSize: 1) { data { _id } } }')).status).toBe(200);
  });
});
