import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { type ProductVisit, productVisits } from '../queryProduct.ts';
import { snMedical } from './snMedical.ts';

const visit = productVisits(snMedical);
const { of: idOf } = snMedical.view.ids;
const doctor = idOf('provider', 2);
const fields = 'id appointment_time status reason patient { id } doctor { username }';

/** The message of an error; undefined where there is none. */
const messageOf = async ({ post }: ProductVisit, text: string): Promise<string | undefined> =>
  (await post(text)).body.errors?.[0]?.message;
const one = (answer: Row, path: string): string => String(at(answer, path));
const jo = `first_name: "Jo", last_name: "Park", national_id: "1103700000001", prefix: "Ms", nickname: "J", age: 36
  date_of_birth: "1990-05-01", gender: "female", phone: "+1 207 555 0199", email: "Jo@Example.test", address: "1 Pier Road"`;

describe('writes of SN Medical', () => {
  it('enters patients with all that the form needs, changes what is given, and removes those without a history', async () => {
    const product = await visit();
    const { query, server } = product;
    const { practice } = server;
    const short = 'mutation { createPatient(input: { first_name: "Jo", last_name: "Park" }) { id } }';
    expect(await messageOf(product, short)).toMatch(/^กรอกข้อมูลให้ครบถ้วน: เลขบัตรประชาชน, /);
    const create = `mutation { createPatient(input: { ${jo} }) { id first_name email phone age province created_at } }`;
    const made = at(await query(create), 'createPatient') as Row;
    expect(made).toMatchObject({ first_name: 'Jo', email: 'jo@example.test', age: 36, province: null });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '+1 207 555 0199' }] });
    const first = await query('{ patients { patients { id national_id } } }');
    expect(at(first, 'patients.patients.0')).toEqual({ id: made['id'], national_id: '1103700000001' });
    expect(await messageOf(product, create)).toBe('ผู้ป่วยที่มีเลขบัตรประชาชนนี้มีอยู่แล้ว');
    expect(await messageOf(product, create.replace('+1 207 555 0199', '12'))).toBe('Invalid phone number format');
    const update = `mutation { updatePatient(id: "${String(made['id'])}", input: { last_name: "Parker", phone: "207-555-0188"
      email: "", province: "Saco", nickname: "JJ" }) { first_name last_name phone email province nickname national_id } }`;
    expect(at(await query(update), 'updatePatient')).toEqual({
      first_name: 'Jo',
      last_name: 'Parker',
      phone: '207-555-0188',
      email: 'jo@example.test',
      province: 'Saco',
      nickname: 'JJ',
      national_id: '1103700000001',
    });
    const remove = (id: string): string => `mutation { deletePatient(id: "${id}") }`;
    expect(await query(remove(String(made['id'])))).toEqual({ deletePatient: true });
    expect(practice.clients.at(-1)?.isDeleted).toBe(true);
    expect(await messageOf(product, remove(String(made['id'])))).toMatch(/already deleted/);
    expect(await messageOf(product, remove(idOf('client', 5)))).toMatch(/^Cannot delete patient/);
    const nobody = update.replace(String(made['id']), idOf('client', 1999));
    expect(await messageOf(product, nobody)).toBe('Unexpected error.');
  });

  it('books at a time that is free, moves, cancels, and takes away what has no record', async () => {
    const product = await visit();
    const { query, server } = product;
    const { practice } = server;
    const book = (time: string, rest = '', who = doctor): string => `mutation { createAppointment(input: {
      patientId: "${idOf('client', 5)}", doctorId: "${who}", appointment_time: "${time}" ${rest} }) { ${fields} } }`;
    const row = at(
      await query(book('2026-12-01T10:00:00-05:00', 'reason: "<b>Cough</b>"')),
      'createAppointment',
    ) as Row;
    expect(row).toMatchObject({
      appointment_time: '2026-12-01T15:00:00.000Z',
      status: 'scheduled',
      reason: 'Cough',
      doctor: { username: 'Björn Håkansson' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ providerKey: 2, clientKey: 5, placeKey: 1, state: 'planned' });
    expect(await messageOf(product, book('2026-12-01T15:00:00Z'))).toBe(
      'Doctor already has an appointment at this time',
    );
    expect(await messageOf(product, book('soon'))).toBe('Invalid DateTime format');
    expect(await messageOf(product, book('2026-12-02T15:00:00Z', '', idOf('provider', 5)))).toMatch(/not a doctor/);
    const target = `id: "${String(row['id'])}"`;
    const update = (input: string): string =>
      `mutation { updateAppointment(${target}, input: { ${input} }) { ${fields} } }`;
    expect(
      at(await query(update('appointment_time: "2026-12-01T16:30:00Z", reason: ""')), 'updateAppointment'),
    ).toMatchObject({
      appointment_time: '2026-12-01T16:30:00.000Z',
      reason: 'Cough',
    });
    expect(at(await query(update('status: "no show"')), 'updateAppointment.status')).toBe('no show');
    expect(practice.appointments.at(-1)?.state).toBe('planned');
    expect(at(await query(update('status: "visited"')), 'updateAppointment.status')).toBe('visited');
    expect(practice.appointments.at(-1)?.state).toBe('arrived');
    expect(at(await query(update('status: "cancelled"')), 'updateAppointment.status')).toBe('cancelled');
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    expect(await messageOf(product, book('2026-12-01T16:30:00Z'))).toBeUndefined();
    expect(await query(`mutation { deleteAppointment(${target}) }`)).toEqual({ deleteAppointment: true });
    expect(await messageOf(product, `{ appointment(${target}) { id } }`)).toBe('Appointment not found');
    const records = await query('{ medicalRecords { appointment { id } } }');
    const kept = one(records, 'medicalRecords.0.appointment.id');
    expect(await messageOf(product, `mutation { deleteAppointment(id: "${kept}") }`)).toBe('Unexpected error.');
    const refusing = await visit({ refuseWrites: 'Insufficient permissions' });
    expect(await messageOf(refusing, book('2026-12-01T15:00:00Z'))).toBe('Insufficient permissions');
  });

  it('brings a patient from the triage to the doctor, and writes what was found', async () => {
    const product = await visit();
    const { query } = product;
    const patient = idOf('client', 7);
    const draw = `mutation { createTriageTicket(patientId: "${patient}", priority: 1) { id number status station visit { id } } }`;
    const ticket = at(await query(draw), 'createTriageTicket') as Row;
    expect(ticket).toMatchObject({ status: 'waiting', station: 'triage', visit: null });
    expect(await messageOf(product, draw)).toBe('Unexpected error.');
    const step = (name: string): string => `mutation { ${name}(ticketId: "${String(ticket['id'])}") { status visitId
      called_at started_at events { status } } }`;
    expect(await messageOf(product, step('queueComplete'))).toBe('Unexpected error.');
    expect(at(await query(step('queueCall')), 'queueCall.status')).toBe('called');
    const started = at(await query(step('queueStart')), 'queueStart') as Row;
    expect(rowsAt(started, 'events')).toHaveLength(3);
    const visitId = String(started['visitId']);
    const vitals =
      await query(`mutation { upsertVitals(input: { visitId: "${visitId}", heightCm: 170, weightKg: 68 }) { bmi
      visit { status patient { id } } } }`);
    expect(vitals['upsertVitals']).toEqual({ bmi: 23.53, visit: { status: 'triage', patient: { id: patient } } });
    expect(at(await query(step('queueComplete')), 'queueComplete.status')).toBe('done');
    const next =
      await query(`mutation { updateVisit(id: "${visitId}", input: { status: doctor, diagnosis: "Cold" }) { status }
      createQueueTicket(input: { visitId: "${visitId}", station: doctor }) { station number }
      createMedicalRecord(input: { patientId: "${patient}", doctorId: "${doctor}", symptoms: "Cough" }) { id symptoms } }`);
    expect(next).toMatchObject({ updateVisit: { status: 'doctor' }, createQueueTicket: { station: 'doctor' } });
    const goods = await query('{ searchProducts(query: "paracetamol") { id } }');
    const prescribe = `mutation { createPrescription(input: { medicalRecordId: "${one(next, 'createMedicalRecord.id')}"
      productId: "${one(goods, 'searchProducts.0.id')}", times_per_day: 3 }) { product { product_name } times_per_day } }`;
    expect(at(await query(prescribe), 'createPrescription.product.product_name')).toBe('Paracetamol 500 mg');
    expect(await query(`mutation { deleteVisit(id: "${visitId}") }`)).toEqual({ deleteVisit: true });
    expect(at(await query(`{ patientVisits(patientId: "${patient}") { id } }`), 'patientVisits.0.id')).not.toBe(
      visitId,
    );
    expect(at(await query('mutation { deleteAllQueueTickets }'), 'deleteAllQueueTickets')).toBe(true);
    expect(await query('{ queueTickets { id } }')).toEqual({ queueTickets: [] });
  });

  it('sells, takes money, buys, counts and reports', async () => {
    const product = await visit();
    const { query } = product;
    const goods = await query('{ searchProducts(query: "cetirizine") { id stock_quantity } suppliers { id } }');
    const [id, supplier] = [one(goods, 'searchProducts.0.id'), one(goods, 'suppliers.0.id')];
    const stock = async (): Promise<unknown> =>
      at(await query(`{ product(id: "${id}") { stock_quantity } }`), 'product.stock_quantity');
    const order = (quantity: number): string => `mutation { createOrder(input: { patientId: "${idOf('client', 5)}"
      total_amount: 6, orderItems: [{ productId: "${id}", quantity: ${String(quantity)}, unit_price: 0.6, total_price: 6 }] }) {
      id status user { username } orderItems { product_name quantity } } }`;
    const sold = at(await query(order(10)), 'createOrder') as Row;
    expect(sold).toMatchObject({ status: 'completed', user: { username: 'admin' } });
    expect(await stock()).toBe(230);
    expect(await messageOf(product, order(1000))).toMatch(/^Insufficient stock for Cetirizine 10 mg\. Available: 230/);
    const pay = (amount: number): string => `mutation { processPayment(input: { orderId: "${String(sold['id'])}"
      payment_type: "cash", amount: ${String(amount)} }) { amount invoice { total_amount } order { payments { id } } } }`;
    expect(at(await query(pay(2)), 'processPayment.invoice')).toBeNull();
    expect(await messageOf(product, pay(5))).toMatch(/Remaining: 4$/);
    expect(at(await query(pay(4)), 'processPayment.invoice')).toEqual({ total_amount: 6 });
    const bought = await query(`mutation { createPurchase(input: { supplierId: "${supplier}", status: "pending"
      purchaseItems: [{ productId: "${id}", quantity: 20, unit_cost: 0.2, total_cost: 4 }] }) { id status } }`);
    expect(await stock()).toBe(230);
    await query(`mutation { receivePurchase(id: "${one(bought, 'createPurchase.id')}") { status } }`);
    const adjusted = await query(`mutation { adjustStock(productId: "${id}", quantity: -50) { quantity note
      created_by_username } }`);
    expect(adjusted['adjustStock']).toEqual({ quantity: 50, note: 'Manual adjustment', created_by_username: 'admin' });
    expect(await stock()).toBe(200);
    const report = await query(`mutation { generateComprehensiveDailyReport(date: "2026-11-17") {
      summary { total_orders products_sold } salesReports { product { product_name } } } }`);
    expect(Number(at(report, 'generateComprehensiveDailyReport.summary.total_orders'))).toBeGreaterThan(0);
    const imported =
      await query(`mutation { bulkImportProducts(input: { products: [{ product_name: "Zinc", sale_price: 1
      sku: "SN2001", stock_quantity: 5 }, { product_name: "Twin", sale_price: 1, sku: "SN1001" }] }) { imported skipped failed
      results { status sku } } }`);
    expect(imported['bulkImportProducts']).toMatchObject({ imported: 1, skipped: 1, failed: 0 });
    expect(await messageOf(product, `mutation { deleteSupplier(id: "${supplier}") }`)).toBe('Unexpected error.');
    const user = `mutation { createUser(input: { role: "doctor", email: "new@example.test", username: "New Doctor"
      password: "secret" }) { id status created_at } }`;
    expect(at(await query(user), 'createUser.status')).toBe('active');
    expect(await messageOf(product, user)).toBe('User with this email or username already exists');
  });
});
