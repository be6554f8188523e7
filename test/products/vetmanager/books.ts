import type { Practice } from '../../dialects/practice.ts';
import { type Ledger, paidOf } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { decimalText, serverZone, sqlText, vetIds, zoneAt } from './values.ts';

const goodNames = ['Examination', 'Rabies vaccine', 'Nail trim', 'Blood panel', 'Antibiotic tablets'];
const dayLong = 86_400_000;

/** Money and care beside the calendar: invoices with their lines and payments, goods, medical cards and the hospital. */
export function bookTables(practice: Practice, ledger: Ledger): Readonly<Record<string, () => readonly Row[]>> {
  const at = (instant: number): string => sqlText(instant, serverZone);
  const creator = vetIds.of('provider', 5);
  const idOf = (kind: 'patient' | 'provider', key: number | null): string | null =>
    key === null ? null : vetIds.of(kind, key);
  return {
    invoices: () =>
      ledger.orders.map((order) => {
        const total = order.subtotalCents + order.taxCents;
        const paid = paidOf(ledger, order.key);
        const doctor = practice.providers.find(({ placeKeys }) => placeKeys.includes(order.placeKey));
        return {
          id: String(5000 + order.key),
          doctor_id: idOf('provider', doctor?.key ?? null),
          client_id: vetIds.of('client', order.clientKey),
          pet_id: idOf('patient', order.patientKey),
          description: '',
          percent: decimalText(0),
          amount: decimalText(total),
          status: 'exec',
          invoice_date: at(order.at),
          discount: decimalText(0),
          paid_amount: decimalText(paid),
          create_date: at(order.at),
          payment_status: paid === 0 ? 'none' : paid < total ? 'partial' : 'full',
          clinic_id: vetIds.of('place', order.placeKey),
          creator_id: creator,
        };
      }),
    invoice_documents: () =>
      ledger.orders.flatMap((order) =>
        order.items.map((item, index) => ({
          id: String(order.key * 10 + index),
          document_id: String(5000 + order.key),
          good_id: String(301 + goodNames.indexOf(item.name)),
          quantity: decimalText(item.quantity * 100),
          price: decimalText(item.unitCents),
          create_date: at(order.at),
        })),
      ),
    payments: () =>
      ledger.payments.map((payment) => ({
        id: String(700 + payment.key),
        amount: decimalText(payment.cents),
        status: 'exec',
        cassa_id: '1',
        create_date: at(payment.at),
        payed_user: creator,
        description: '',
        payment_type: payment.method === 'CASH' ? 'cash' : 'cashless',
        invoice_id: payment.orderKey === null ? null : String(5000 + payment.orderKey),
      })),
    goods: () =>
      goodNames.map((title, index) => {
        const isGood = title.endsWith('tablets') || title.endsWith('vaccine');
        return {
          id: String(301 + index),
          group_id: isGood ? '66' : '67',
          title,
          is_warehouse_account: isGood ? 1 : 0,
          is_active: 1,
          code: '',
          is_call: 0,
          is_for_sale: 1,
          barcode: '',
          description: '',
          prime_cost: decimalText(0),
        };
      }),
    good_groups: () => [
      { id: '66', title: 'Drugs', is_service: 0 },
      { id: '67', title: 'Services', is_service: 1 },
    ],
    medical_cards: () =>
      practice.appointments
        .filter((row) => row.state === 'completed' && row.patientKey !== null && !row.isDeleted)
        .map((row) => ({
          id: String(20_000 + row.key),
          patient_id: idOf('patient', row.patientKey),
          date_create: sqlText(row.start, zoneAt(row.placeKey)),
          date_edit: sqlText(row.start + row.minutes * 60_000, zoneAt(row.placeKey)),
          diagnos: '0',
          recomendation: row.key % 3 === 0 ? '<div>Rest for a week</div>' : '',
          invoice: null,
          admission_type: vetIds.of('visitType', row.typeKey),
          weight: decimalText(450 + row.key),
          temperature: decimalText(3850),
          meet_result_id: String(61 + (row.key % 2)),
          description: '<div>Examined</div>',
          doctor_id: idOf('provider', row.providerKey),
          creator_id: creator,
          status: 'active',
          admission_id: vetIds.of('appointment', row.key),
          diagnos_text: '',
          clinic_id: vetIds.of('place', row.placeKey),
        })),
    hospitals: () =>
      practice.patients.slice(9, 12).flatMap((pet, index) => {
        const start = Date.parse('2026-11-15T14:00:00Z') + index * dayLong;
        if (pet.clientKey === null) return [];
        return {
          id: String(index + 1),
          client_id: vetIds.of('client', pet.clientKey),
          pet_id: vetIds.of('patient', pet.key),
          user_id: vetIds.of('provider', 1),
          start_date: at(start),
          end_date: at(start + 2 * dayLong),
          place: String(index + 1),
          description: 'Drip, twice a day',
          hospital_block_id: '1',
          clinic_id: '1',
          status: ['discharged', 'in_hospital', 'planned'][index],
        };
      }),
    hospital_blocks: () => [
      {
        id: '1',
        title: 'Cats and small dogs',
        places_count: 8,
        reserved_places_count: 1,
        status: 'active',
        clinic_id: '1',
      },
    ],
    properties: () =>
      practice.places.map(({ key }) => ({
        id: String(key + 1),
        property_name: 'calendar_step',
        property_value: '15',
        property_title: 'Step of the calendar, minutes',
        clinic_id: vetIds.of('place', key),
      })),
  };
}
