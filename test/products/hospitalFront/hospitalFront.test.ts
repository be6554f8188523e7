import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hospitalFront } from './hospitalFront.ts';
import { hospitalZone } from './values.ts';

const { view } = hospitalFront;
const visit = productVisits(hospitalFront);
const day = '2026-11-17';
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const instant = (text: unknown): number => instantOfWall(String(text).replace(' ', 'T'), hospitalZone);
const set = (rows: readonly Row[], path: string): ReadonlySet<unknown> => new Set(rows.map((row) => at(row, path)));

describe('the hospital with departments', () => {
  it('lists patients in pages whose size has to be said', async () => {
    const { server, query, post } = await visit();
    const fields = 'id name email phone gender date_of_birth symptom created_at';
    const read = (first: number): Promise<Row[]> =>
      allPages(async (next) => {
        const answer = await query(`{ patients(first: ${String(first)}, page: ${next ?? '1'}) {
          data { ${fields} } paginatorInfo { count currentPage hasMorePages lastPage perPage total firstItem lastItem } } }`);
        const info = at(answer, 'patients.paginatorInfo');
        const rows = rowsAt(answer, 'patients.data');
        expect(at(info, 'count')).toBe(rows.length);
        expect(at(info, 'perPage')).toBe(first);
        return { rows, next: at(info, 'hasMorePages') === true ? String(Number(at(info, 'currentPage')) + 1) : null };
      });
    const people = view.clients(server.practice);
    const listed = await read(50);
    expect(listed).toEqual(await read(7));
    expect(column(listed, 'id')).toEqual(people.map(({ key }) => String(key)));
    for (const [index, client] of people.entries()) {
      const { id, name, phones = [], emails = [] } = clientThrough(view, server.practice, client);
      const row = listed[index] ?? {};
      expect([row['id'], row['name'], row['phone'], row['email']]).toEqual([
        id,
        name,
        phones[0] ?? null,
        emails[0] ?? null,
      ]);
    }
    expect(listed.slice(0, 5)).toMatchObject(
      expectedSample(hospitalFront, day).clients.map(({ id, name }) => ({ id, name })),
    );
    expect(listed[1]?.['date_of_birth']).toMatch(/^\d{4}-\d{2}-\d{2} 00:00:00$/);
    expect(listed[1]?.['created_at']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(set(listed, 'symptom').size).toBeGreaterThan(3);
    const beyond = await query(
      '{ patients(first: 50, page: 9) { data { id } paginatorInfo { total firstItem lastPage } } }',
    );
    expect(beyond['patients']).toEqual({
      data: [],
      paginatorInfo: { total: people.length, firstItem: null, lastPage: 3 },
    });
    expect((await post('{ patients { data { id } } }')).body.errors?.[0]?.message).toContain('Query.patients(first:)');
    const short = await (
      await visit({ cap: 3 })
    ).query('{ patients(first: 50) { data { id } paginatorInfo { lastPage } } }');
    expect([rowsAt(short, 'patients.data').length, at(short, 'patients.paginatorInfo.lastPage')]).toEqual([3, 40]);
    expect(missingOperations(hospitalFront)).toEqual([]);
  });

  it('finds patients by parts of texts, and by the whole of all else', async () => {
    const { query, post } = await visit();
    const find = (filter: string): string => `patients(first: 100, filter: { ${filter} }) { data { id name gender } }`;
    const found = await query(`{ name: ${find('name: "o\'BRI"')} phone: ${find('phone: "555 0101"')}
      digits: ${find('phone: "2075550101"')} mail: ${find('email: "zoe2"')} both: ${find('name: "Zoë", email: "zoe2"')}
      none: ${find('name: "zqxwv"')} women: ${find('gender: FEMALE')} one: ${find('id: "5"')}
      born: ${find('date_of_birth: "1945-02-11 00:00:00"')}
      patient(id: 4) { name } gone: patient(id: 41) { name } }`);
    expect(column(rowsAt(found, 'name.data'), 'id')).toEqual(['1', '8']);
    expect(column(rowsAt(found, 'phone.data'), 'id')).toEqual(['1']);
    expect([...rowsAt(found, 'digits.data'), ...rowsAt(found, 'none.data')]).toEqual([]);
    expect(column(rowsAt(found, 'mail.data'), 'id')).toEqual(['8']);
    expect(column(rowsAt(found, 'both.data'), 'id')).toEqual(['8']);
    expect(set(rowsAt(found, 'women.data'), 'gender')).toEqual(new Set(['FEMALE']));
    expect(rowsAt(found, 'one.data')).toMatchObject([{ name: "Ana D'Angelo" }]);
    expect(column(rowsAt(found, 'born.data'), 'id')).toContain('1');
    expect([found['patient'], found['gone']]).toEqual([{ name: 'Mai Nguyễn' }, null]);
    const odd = await post(`{ ${find('date_of_birth: "1945-02-11"')} }`);
    expect(odd.body.errors?.[0]?.message).toContain('is not of the format Y-m-d H:i:s');
  });

  it('has the appointments of a day among all others, which no filter tells apart', async () => {
    const { server, query } = await visit();
    const fields = `id appointment_date duration_minutes status notes patient { id name symptom } doctor { id userName
      department { name } }`;
    const rows = await allPages(async (next) => {
      const answer = await query(`{ appointments(first: 20, page: ${next ?? '1'}) { data { ${fields} }
        paginatorInfo { hasMorePages currentPage } } }`);
      const info = at(answer, 'appointments.paginatorInfo');
      const page = at(info, 'hasMorePages') === true ? String(Number(at(info, 'currentPage')) + 1) : null;
      return { rows: rowsAt(answer, 'appointments.data'), next: page };
    });
    expect(rows.length).toBe(server.practice.appointments.filter((row) => view.shows(row)).length);
    const { appointments } = expectedSample(hospitalFront, day, { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(12);
    const shown = rows
      .filter((row) => String(row['appointment_date']).startsWith(day))
      .toSorted((one, other) => instant(one['appointment_date']) - instant(other['appointment_date']));
    expect(column(shown, 'id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start = '', end = '', status, reason, client, provider }] of appointments.entries()) {
      const row = shown[index] ?? {};
      expect(row['appointment_date']).toMatch(/^2026-11-17 \d{2}:\d{2}:00$/);
      expect(instant(row['appointment_date'])).toBe(Date.parse(start));
      expect(Date.parse(start) + Number(row['duration_minutes']) * 60_000).toBe(Date.parse(end));
      expect([row['status'], row['notes'] ?? undefined]).toEqual([status, reason]);
      expect([at(row, 'patient.id'), at(row, 'patient.name')]).toEqual([client?.id, client?.name]);
      expect([at(row, 'doctor.id'), at(row, 'doctor.userName')]).toEqual([
        provider?.id ?? null,
        provider?.name ?? null,
      ]);
    }
    expect(shown.some((row) => row['doctor'] === null)).toBe(true);
    expect(set(rows, 'status').size).toBe(6);
    const found = await query(`{ own: appointments(first: 500, filter: { doctor_id: 2 }) { data { doctor { id } } }
      of: appointments(first: 500, filter: { patient_id: 5, status: "pending" }) { data { status patient { id } } }
      off: appointments(first: 500, filter: { status: "cancelled" }) { data { status } paginatorInfo { total } }
      upper: appointments(first: 5, filter: { status: "CANCELLED" }) { data { id } } appointment(id: 47) { id }
      denver: appointment(id: 60) { id } one: appointments(first: 1, filter: { id: 47 }) { data { id } } }`);
    expect(set(rowsAt(found, 'own.data'), 'doctor.id')).toEqual(new Set(['2']));
    expect(set(rowsAt(found, 'of.data'), 'patient.id')).toEqual(new Set(['5']));
    expect(set(rowsAt(found, 'off.data'), 'status')).toEqual(new Set(['cancelled']));
    expect(rowsAt(found, 'upper.data')).toEqual([]);
    expect([found['appointment'], found['denver'], at(found, 'one.data.0.id')]).toEqual([{ id: '47' }, null, '47']);
  });

  it('has doctors, departments, hours, leaves and what is free', async () => {
    const { query } = await visit();
    const answer = await query(`{ me { userName role createdAt }
      doctors(first: 10) { data { id userName specialization leave_status department { name } image { url } } }
      found: doctors(first: 10, filter: { userName: "håk" }) { data { id } } doctor(id: 1) { userName } left: doctor(id: 8) { id }
      departments(first: 10) { data { name doctors { userName } } } department(id: 2) { description }
      named: departments(first: 10, filter: { description: "operations" }) { data { name } }
      doctorDutyShifts(first: 50, filter: { doctor_id: 1, from_date: "2026-11-17", to_date: "2026-11-18" }) {
        data { doctor { id } duty_date start_time end_time } }
      on: doctorDutyShifts(first: 50, filter: { duty_date: "2026-11-17" }) { data { duty_date } }
      doctorLeaves(first: 10, filter: { from_date: "2026-11-01", to_date: "2026-11-30" }) { data { doctor { id } start_date } }
      free: doctorAvailableSlots(doctor_id: 1, date: "2026-11-17", duration_minutes: 30) { start end doctor { userName } }
      away: doctorAvailableSlots(doctor_id: 1, date: "2026-12-24", duration_minutes: 30) { start }
      taken: appointments(first: 500, filter: { doctor_id: 1 }) { data { appointment_date status duration_minutes } } }`);
    expect(answer['me']).toEqual({ userName: 'frontdesk', role: 'ADMIN', createdAt: '2025-10-01 09:00:00' });
    expect(rowsAt(answer, 'doctors.data')).toMatchObject([
      { id: '1', userName: 'Amelia Okafor', leave_status: 'NOT_ON_LEAVE', department: { name: 'General medicine' } },
      { id: '2', userName: 'Björn Håkansson', image: { url: '/storage/doctors/2.jpg' } },
      { id: '5', leave_status: 'ON_LEAVE', department: null },
    ]);
    expect([column(rowsAt(answer, 'found.data'), 'id'), answer['left']]).toEqual([['2'], null]);
    expect(rowsAt(answer, 'departments.data').map((row) => rowsAt(row, 'doctors').length)).toEqual([1, 1, 0]);
    expect(column(rowsAt(answer, 'named.data'), 'name')).toEqual(['Surgery']);
    expect(column(rowsAt(answer, 'doctorDutyShifts.data'), 'duty_date')).toEqual(['2026-11-17', '2026-11-18']);
    expect(set(rowsAt(answer, 'on.data'), 'duty_date')).toEqual(new Set(['2026-11-17']));
    expect(rowsAt(answer, 'doctorLeaves.data')).toEqual([{ doctor: { id: '5' }, start_date: '2026-11-16' }]);
    const slots = rowsAt(answer, 'free');
    expect(slots.length).toBeGreaterThan(3);
    for (const visitRow of rowsAt(answer, 'taken.data')) {
      if (visitRow['status'] === 'cancelled') continue;
      const start = instant(visitRow['appointment_date']);
      const end = start + Number(visitRow['duration_minutes']) * 60_000;
      expect(slots.some((slot) => instant(slot['start']) < end && instant(slot['end']) > start)).toBe(false);
    }
    expect(answer['away']).toEqual([]);
  });

  it('is spoiled by a poisoned row, and shows its schema within the depth that is allowed', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('doctorAvailableSlots');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 7 }] });
    expect((await poisoned.post('{ patients(first: 10) { data { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ patients(first: 5) { data { id } } }')).status).toBe(200);
  });
});
