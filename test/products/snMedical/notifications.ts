import { startOfDay, wallDay } from '../../dialects/clock.ts';
import { byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { holds } from './queries.ts';
import type { Service } from './resolvers.ts';
import { clinicZone, instantIn, isAppointment, sliceOf } from './words.ts';

interface DayArgs {
  readonly date?: string | null;
  readonly skip: number;
  readonly take: number;
  readonly status?: string | null;
}

interface ExpiryArgs {
  readonly skip: number;
  readonly take: number;
  readonly search?: string | null;
}

const dayMs = 86_400_000;
const usualWarning = 30;
const overviewTake = 50;

function colorOf(percent: number): string {
  if (percent > 80) return 'yellow';
  if (percent > 40) return 'orange';
  return percent > 10 ? 'red' : 'black';
}

/** What the bell of the app shows: appointments of a day, and stock that is about to expire. */
export function notificationQueries({ store, backstage }: Service): object {
  const { practice, cap, now } = backstage;

  /** The day is the one that an instant is in by the clinic's clock; today, if none is given. */
  const todaysAppointments = ({ date = null, skip, take, status = null }: DayArgs): Row => {
    const zone = clinicZone(practice);
    const day = wallDay(date === null ? now() : instantIn(date), zone);
    const [from, to] = [startOfDay(day, zone), startOfDay(day, zone, 1)];
    const found = practice.appointments
      .filter((row) => row.start >= from && row.start < to && isAppointment(row))
      .toSorted(byStart)
      .map((record) => ({ record, row: store.appointmentRow(record) }))
      .filter(({ row }) => !status || row['status'] === status);
    const items = sliceOf(found, skip, take, cap).map(({ record, row }): Row => {
      backstage.meet('appointment', record.key);
      const person = rowOf(practice.clients, record.clientKey);
      return {
        appointment_id: row['id'],
        time: row['appointment_time'],
        status: row['status'],
        reason: row['reason'],
        patient_id: row['patientId'],
        patient_fullname: person ? `${person.givenName ?? ''} ${person.familyName}` : '',
        doctor_id: row['doctorId'],
        doctor_name: store.find('user', row['doctorId'])?.['username'] ?? null,
      };
    });
    return { items, total: found.length };
  };

  const expiryOf = (stock: Row): Row | null => {
    const product = store.find('product', stock['productId']);
    const expiry = stock['expiration_date'];
    if (!product || typeof expiry !== 'string' || Number(stock['quantity']) <= 0) return null;
    const zone = clinicZone(practice);
    const dayNumber = (instant: number): number => Date.parse(wallDay(instant, zone)) / dayMs;
    const left = dayNumber(Date.parse(expiry)) - dayNumber(now());
    const warning = Number(product['expiration_warning_date'] ?? usualWarning);
    if (warning <= 0 || left > warning) return null;
    const percent = Math.max(0, Math.min(100, (left / warning) * 100));
    return {
      stock_id: stock['id'],
      product_id: product['id'],
      product_name: product['product_name'],
      sku: product['sku'],
      unit: product['unit'],
      quantity: stock['quantity'],
      expiration_date: expiry,
      days_left: Math.max(left, 0),
      warn_days: warning,
      percent_remaining: percent,
      color: colorOf(percent),
      shelf_code: product['shelf_code'],
      shelf_row: product['shelf_row'],
      barcode: product['barcode'],
      category: store.find('category', product['categoryId'])?.['name'] ?? null,
    };
  };
  const stockExpiryAlerts = ({ skip, take, search = null }: ExpiryArgs): Row => {
    const found = store
      .rows('stock')
      .map(expiryOf)
      .filter((item) => item !== null)
      .filter((item) => !search || ['product_name', 'sku', 'barcode'].some((column) => holds(item[column], search)))
      .toSorted(
        (one, other) =>
          Number(one['percent_remaining']) - Number(other['percent_remaining']) ||
          Number(one['days_left']) - Number(other['days_left']),
      );
    return { items: sliceOf(found, skip, take, cap), total: found.length };
  };

  return {
    todaysAppointments,
    stockExpiryAlerts,
    notificationsOverview: ({ date = null }: { readonly date?: string | null }): Row => ({
      stocks: stockExpiryAlerts({ skip: 0, take: overviewTake }),
      appointments: todaysAppointments({ date, skip: 0, take: overviewTake }),
    }),
  };
}
