import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf, type VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Store } from './store.ts';
import { clinicZone, isAppointment, isoText } from './words.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const visitStatuses: Readonly<Partial<Record<VisitState, string>>> = {
  arrived: 'triage',
  inProgress: 'doctor',
  ready: 'pharmacy',
  completed: 'done',
};
const stations: Readonly<Record<string, readonly [station: string, status: string]>> = {
  triage: ['triage', 'waiting'],
  doctor: ['doctor', 'in_service'],
  pharmacy: ['pharmacy', 'called'],
  done: ['cashier', 'done'],
};
const diagnoses = ['Acute pharyngitis', 'Lumbar strain', 'Essential hypertension', 'Contact dermatitis'];
const treatments = ['Rest and fluids', 'Physical therapy twice a week', 'Lifestyle counselling', 'Topical steroid'];

/** Visits, records and plans that came of appointments, the queue of the day, and reports. */
export function seedClinic(store: Store, { practice, now }: Backstage): void {
  const today = wallDay(now(), clinicZone(practice));
  const book = practice.appointments.filter(isAppointment).toSorted(byStart);
  for (const row of book) {
    const status = visitStatuses[row.state];
    if (status === undefined) continue;
    const visit = seedVisit(store, row, status);
    if (row.state === 'completed') seedRecord(store, row, rowOf(practice.providers, row.providerKey)?.role);
    if (wallDay(row.start, clinicZone(practice)) === today) seedTicket(store, visit, row, status);
  }
  seedWalkIns(store, now());
  seedPlans(store, book);
  seedReports(store, now());
}

function seedVisit({ insert, appointmentRow }: Store, row: AppointmentRecord, status: string): Row {
  const { id, patientId } = appointmentRow(row);
  const at = isoText(row.start - 10 * minuteMs);
  const visit = insert('visit', {
    patientId,
    appointmentId: id,
    visit_date: at,
    status,
    chief_complaint: row.reason,
    diagnosis: row.state === 'completed' ? (diagnoses[row.key % 4] ?? null) : null,
    notes: null,
    created_at: at,
    updated_at: at,
  });
  if (status === 'triage') return visit;
  const [height, weight] = [152 + (row.key % 40), 50 + (row.key % 45)];
  insert('vitals', {
    visitId: visit['id'],
    heightCm: height,
    weightKg: weight,
    tempC: 36 + (row.key % 20) / 10,
    sbp: 105 + (row.key % 40),
    dbp: 65 + (row.key % 25),
    hr: 60 + (row.key % 35),
    rr: 14 + (row.key % 6),
    spo2: 95 + (row.key % 5),
    bmi: Math.round((weight / (height / 100) ** 2) * 100) / 100,
    created_at: at,
    updated_at: at,
  });
  return visit;
}

function seedRecord({ insert, rows, appointmentRow }: Store, row: AppointmentRecord, role: string | undefined): void {
  if (role !== 'veterinarian') return;
  const { id, patientId, doctorId } = appointmentRow(row);
  const at = isoText(row.start + row.minutes * minuteMs);
  const record = insert('medicalRecord', {
    patientId,
    doctorId,
    appointmentId: id,
    symptoms: row.reason,
    diagnosis: diagnoses[row.key % 4],
    treatment: treatments[row.key % 4],
    notes: null,
    created_at: at,
    updated_at: at,
  });
  const medicines = rows('product').filter((each) => each['product_type'] === 'medicine');
  const product = medicines[row.key % medicines.length];
  if (row.key % 2 === 0 && product)
    insert('prescription', {
      medicalRecordId: record['id'],
      productId: product['id'],
      dosage: '1',
      dosage_unit: product['unit'],
      times_per_day: 3,
      duration_days: 5 + (row.key % 5),
      instructions: 'After meals',
    });
}

function seedTicket({ insert, rows }: Store, visit: Row, row: AppointmentRecord, status: string): void {
  const [station, state] = stations[status] ?? ['triage', 'waiting'];
  const at = (minutes: number): string => isoText(row.start + (minutes - 10) * minuteMs);
  const ticket = insert('queueTicket', {
    visitId: visit['id'],
    patientId: visit['patientId'],
    number: 1 + rows('queueTicket').filter((each) => each['station'] === station).length,
    station,
    status: state,
    priority: row.key % 10 === 0 ? 1 : 0,
    called_at: state === 'waiting' ? null : at(4),
    started_at: state === 'in_service' || state === 'done' ? at(6) : null,
    done_at: state === 'done' ? at(row.minutes) : null,
    created_at: at(0),
    updated_at: at(0),
  });
  for (const [index, word] of [...new Set(['waiting', state])].entries())
    insert('queueEvent', {
      ticketId: ticket['id'],
      station,
      status: word,
      at: at(index * 4),
      byUserId: null,
      note: null,
    });
}

/** Whoever came without an appointment. */
function seedWalkIns({ insert, rows }: Store, now: number): void {
  const orders = rows('order').filter((row) => Date.parse(String(row['order_date'])) < now - dayMs);
  for (const order of orders.filter((_, index) => index % 6 === 0)) {
    const at = order['order_date'];
    const visit = insert('visit', {
      patientId: order['patientId'],
      appointmentId: null,
      visit_date: at,
      status: 'done',
      chief_complaint: 'Walk-in',
      diagnosis: null,
      notes: null,
      created_at: at,
      updated_at: at,
    });
    insert('visitOrder', { visitId: visit['id'], orderId: order['id'], created_at: at });
  }
}

function seedPlans({ insert, appointmentRow }: Store, book: readonly AppointmentRecord[]): void {
  for (const row of book.filter(({ key, state }) => state === 'completed' && key % 5 === 0)) {
    const { patientId, doctorId } = appointmentRow(row);
    const at = isoText(row.start);
    insert('treatmentPlan', {
      patientId,
      doctorId,
      plan_details: treatments[row.key % 4],
      start_date: at,
      end_date: isoText(row.start + 42 * dayMs),
      created_at: at,
      updated_at: at,
    });
  }
}

function seedReports({ insert, rows }: Store, now: number): void {
  for (let back = 1; back <= 7; back += 1) {
    const day = isoText(now - back * dayMs).slice(0, 10);
    const orders = rows('order').filter((row) => String(row['order_date']).startsWith(day));
    const report = { report_date: `${day}T00:00:00.000Z`, created_at: `${day}T23:30:00.000Z` };
    insert('dailyReport', {
      ...report,
      total_sales: orders.reduce((sum, row) => sum + Number(row['total_amount']), 0),
      total_orders: orders.length,
      total_patients: new Set(orders.map((row) => row['patientId'])).size,
      created_by_username: 'system',
    });
    const ids = new Set(orders.map((row) => row['id']));
    const items = rows('orderItem').filter((row) => ids.has(row['orderId']));
    for (const productId of new Set(items.map((row) => row['productId']))) {
      const own = items.filter((row) => row['productId'] === productId);
      insert('salesReport', {
        ...report,
        productId,
        quantity_sold: own.reduce((sum, row) => sum + Number(row['quantity']), 0),
        total_sales: own.reduce((sum, row) => sum + Number(row['total_price']), 0),
        created_by_username: 'system',
      });
    }
  }
}
