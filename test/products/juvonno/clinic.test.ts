import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { juvonno } from './juvonno.ts';

const visit = productVisits(juvonno);
const { view } = juvonno;

describe('The clinic of Juvonno', () => {
  it('has staff, types, rooms and free times', async () => {
    const { query } = await visit();
    const answer = await query(`{ staff { count data { id num first_name status branch { name } branches { id } } }
      few: staff(count: 3, page: 2) { count data { id } } left: staff(status: inactive) { data { last_name } }
      one: staff_by_staffId(staffId: ${view.ids.of('provider', 2)}) { staff { num branches { id } discipline { name } } }
      there: staff(branch_id: ${view.ids.of('place', 2)}) { count } appointments_types { id name duration }
      branches_options { value label } rooms: branches_by_branchId_rooms(branchId: 1) { list { id name } }
      free: appointments_availability_by_branchId(branchId: 1, start_date: "2026-11-18", end_date: "2026-11-19"
        staff_num: "101", schedule_type_id: ${view.ids.of('visitType', 4)}) { total list { date start_time duration staff { num } } } }`);
    expect(at(answer, 'staff.count')).toBe(8);
    expect(rowsAt(answer, 'staff.data').every(({ branches }) => branches === null)).toBe(true);
    expect(rowsAt(answer, 'few.data')).toHaveLength(3);
    expect(answer['left']).toEqual({ data: [{ last_name: 'Bell' }] });
    expect(at(answer, 'one.staff')).toEqual({
      num: '102',
      branches: [{ id: 1 }, { id: 3 }],
      discipline: { name: 'Veterinarian' },
    });
    expect(at(answer, 'there.count')).toBe(3);
    expect(rowsAt(answer, 'appointments_types')).toHaveLength(6);
    expect(rowsAt(answer, 'branches_options')).toHaveLength(3);
    expect(rowsAt(answer, 'rooms.list')).toHaveLength(4);
    const free = rowsAt(answer, 'free.list');
    expect(free.length).toBeGreaterThan(5);
    expect(new Set(free.map(({ date }) => date))).toEqual(new Set(['2026-11-18', '2026-11-19']));
    expect(free.every((row) => row['duration'] === 90 && at(row, 'staff.num') === '101')).toBe(true);
  });

  it('has complaints, encounters and money beside the desk', async () => {
    const { query, server } = await visit();
    const done = server.practice.appointments.find((row) => row.state === 'completed' && row.reason !== null);
    const id = view.ids.of('appointment', done?.key ?? 0);
    const customer = view.ids.of('client', done?.clientKey ?? 0);
    const answer = await query(`{ encounters_appointment(appointment_id: ${id}) { charts intakes }
      appointments_by_appointmentId_complaints(appointmentId: ${id}) { total list { id name customer_id onset_date } }
      customers_by_customerId_complaints(customerId: ${customer}, results: 1) { count list { id } }
      customers_by_customerId_appointments(customerId: ${customer}, status: all) { total list { customer { id } } }
      invoices_list(status: open, count: 3) { total list { id num balance total paid lines { amount service { code } } customer { id } } }
      payments(start_date: "2026-11-01", end_date: "2026-11-17") { list { date method } } services { list { id code name price } }
      commissions(start_date: "2026-11-01", end_date: "2026-11-17", branch_num: 1) { list { staff { num } branch { id } appointments amount } } }`);
    const [complaint] = rowsAt(answer, 'appointments_by_appointmentId_complaints.list');
    expect(complaint).toMatchObject({ name: done?.reason, customer_id: Number(customer) });
    expect(rowsAt(answer, 'customers_by_customerId_complaints.list')).toHaveLength(1);
    expect(Number(at(answer, 'customers_by_customerId_appointments.total'))).toBeGreaterThan(0);
    const [chart] = at(answer, 'encounters_appointment.charts') as number[];
    const more =
      await query(`{ encounters_by_encounterId(encounterId: ${String(chart)}) { encounter { appointment_id status
      template { name } data { name fields { name value } } customer { id } } }
      complaints_by_complaintId_encounters(complaintId: ${String(complaint?.['id'])}) { list { id } }
      invoices_by_invoiceId(invoiceId: ${String(rowsAt(answer, 'invoices_list.list')[0]?.['id'])}) { invoice { status } } }`);
    expect(at(more, 'encounters_by_encounterId.encounter')).toMatchObject({
      appointment_id: Number(id),
      status: 'signed',
    });
    expect(rowsAt(more, 'complaints_by_complaintId_encounters.list').map((row) => row['id'])).toContain(chart);
    expect(at(more, 'invoices_by_invoiceId.invoice.status')).toBe('open');
    expect(rowsAt(answer, 'invoices_list.list').every(({ balance }) => Number(balance) > 0)).toBe(true);
    expect(rowsAt(answer, 'payments.list').every(({ date }) => String(date) >= '2026-11-01')).toBe(true);
    expect(rowsAt(answer, 'services.list').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'commissions.list').every((row) => at(row, 'branch.id') === 1)).toBe(true);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(75);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers_list { total list { id } } }')).status).toBe(500);
    const capped = await visit({ cap: 7 });
    expect(at(await capped.query('{ customers_list(count: 50) { count } }'), 'customers_list.count')).toBe(7);
  });
});
