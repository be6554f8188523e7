import { instantOfWall, offsetText, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, type PlaceRecord, rowOf, zoneOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type Ledger,
  type MessageRecord,
  type OrderRecord,
  writeMessage,
} from '../../dialects/practiceLedger.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { type PageInput, pageOf } from './pages.ts';
import { isVisit, type WardbookRecords } from './records.ts';
import * as values from './values.ts';

const { key, of } = values.wardbookIds;
const hourMs = 3_600_000;
const surgery = 4;

/** What lies beside the visits: absences, shifts, admissions, laboratory, money and messages. */
export function wardbookSideDesk(stage: Backstage, records: WardbookRecords, ledger: Ledger): object {
  const { practice, cap, now } = stage;
  const placeOf = (id: string): PlaceRecord => {
    const place = rowOf(practice.places, key('place', id));
    if (!place) throw values.notFound('Hospital', id);
    return place;
  };
  const invoice = (order: OrderRecord): Row => ({
    id: `INV-${String(order.key).padStart(4, '0')}`,
    issuedOn: wallDay(order.at, 'America/New_York'),
    client: () => records.client(rowOf(practice.clients, order.clientKey)),
    patient: () => records.patient(rowOf(practice.patients, order.patientKey)),
    hospital: () => records.hospital(order.placeKey),
    items: order.items.map(({ name, quantity, unitCents }) => ({
      description: name,
      quantity,
      unitPrice: values.decimal(unitCents),
    })),
    net: values.decimal(order.subtotalCents),
    tax: values.decimal(order.taxCents),
    total: values.decimal(order.subtotalCents + order.taxCents),
    due: values.decimal(dueOf(ledger, order)),
  });
  const message = (row: MessageRecord): Row => ({
    id: `MSG-${String(row.key).padStart(4, '0')}`,
    author: row.author,
    fromClient: row.isInbound,
    text: row.body,
    sentAt: values.officeTime(row.at),
    read: row.isRead,
  });

  return {
    absences(args: { readonly hospitalId: string; readonly from: string; readonly to: string }) {
      const place = placeOf(args.hospitalId);
      const [from, to] = [values.instantIn(args.from), values.instantIn(args.to)];
      return practice.appointments
        .filter((row) => row.isBlock && !row.isDeleted && row.placeKey === place.key)
        .filter(({ start }) => start >= from && start < to)
        .toSorted(byStart)
        .map((row) => ({
          id: `ABS-${String(row.key).padStart(4, '0')}`,
          staffMember: () => records.staffMember(row.providerKey),
          start: offsetText(row.start, place.zone),
          duration: values.durationText(row.minutes),
          title: row.reason,
        }));
    },
    shifts({ hospitalId, day }: { readonly hospitalId: string; readonly day: string }) {
      const place = placeOf(hospitalId);
      const [first, ...others] = values.departmentsOf(place);
      const at = (time: string): string =>
        offsetText(instantOfWall(`${values.dayIn(day)}T${time}`, place.zone), place.zone);
      return practice.providers
        .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key))
        .map(({ key: providerKey, role }) => {
          const department = role === 'veterinarian' ? first : others.at(-1);
          return {
            staffMember: () => records.staffMember(providerKey),
            department: () => department && records.department(department),
            start: at(providerKey % 2 === 0 ? '08:00' : '09:00'),
            end: at(providerKey % 2 === 0 ? '16:30' : '17:30'),
          };
        });
    },
    admissions({ hospitalId, page }: { readonly hospitalId: string; readonly page?: PageInput | null }) {
      const place = placeOf(hospitalId);
      const rows = practice.appointments.filter(
        (row) =>
          isVisit(row) &&
          row.placeKey === place.key &&
          row.typeKey === surgery &&
          ['inProgress', 'ready', 'completed'].includes(row.state),
      );
      return pageOf(rows.toSorted(byStart), page, cap, (row) => ({
        id: `ADM-${String(row.key).padStart(4, '0')}`,
        patient: () => records.patient(rowOf(practice.patients, row.patientKey)),
        attending: () => records.staffMember(row.providerKey),
        ward: 'Recovery',
        cage: `R${String(1 + (row.key % 6))}`,
        admittedAt: offsetText(row.start, zoneOf(practice, row)),
        dischargedAt: row.state === 'completed' ? offsetText(row.start + 6 * hourMs, zoneOf(practice, row)) : null,
        diet: null,
      }));
    },
    labOrders({ patientId }: { readonly patientId: string }) {
      const row = rowOf(practice.patients, key('patient', patientId));
      if (!row) throw values.notFound('Patient', patientId);
      return records.labOrders(row);
    },
    invoices(args: {
      readonly clientId?: string | null;
      readonly unpaidOnly?: boolean | null;
      page?: PageInput | null;
    }) {
      const rows = ledger.orders
        .filter((order) => !args.clientId || of('client', order.clientKey) === args.clientId)
        .filter((order) => args.unpaidOnly !== true || dueOf(ledger, order) > 0);
      return pageOf(rows, args.page, cap, invoice);
    },
    conversations: ({ clientId }: { readonly clientId: string }) =>
      ledger.threads
        .filter(({ clientKey }) => clientKey === key('client', clientId))
        .map((thread) => ({
          id: `CNV-${String(thread.key).padStart(4, '0')}`,
          subject: thread.subject,
          closed: thread.isClosed,
          messages: () => ledger.messages.filter(({ threadKey }) => threadKey === thread.key).map(message),
        })),
    sendMessage({ clientId, text }: { readonly clientId: string; readonly text: string }) {
      const details = { clientKey: key('client', clientId), body: text };
      const outcome = written(stage, () => writeMessage(practice, ledger, details, now()));
      if (outcome.ok) return message(outcome.row);
      throw values.failure('invalid-input', 'InvalidInputException', outcome.message);
    },
  };
}
