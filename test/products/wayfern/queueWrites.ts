import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { nextKey, type RequestRow, type WaitlistRow, type WayfernMemory } from './memory.ts';
import type { WayfernShown } from './queues.ts';
import { dateIn, notFound, problem, typeKey, wayfernIds } from './values.ts';
import type { WriteTools } from './writeTools.ts';

interface InputArgs {
  readonly input: Row;
}

const { key } = wayfernIds;

/** Puts a row of a list in the place of the one with its key. */
function put<Item extends { readonly key: number }>(rows: Item[], row: Item): Item {
  rows[rows.findIndex((each) => each.key === row.key)] = row;
  return row;
}

/** Mutations of what waits to be done. */
export function queueWrites(
  { practice, now }: Backstage,
  memory: WayfernMemory,
  records: WayfernShown,
  { done, allowed }: WriteTools,
): object {
  const needed = <Item extends { readonly key: number }>(
    type: string,
    rows: readonly Item[],
    rowKey: number | null,
    id: unknown,
  ): Item => {
    const row = rowOf(rows, rowKey);
    if (!row) throw notFound(type, id);
    return row;
  };
  const placeIn = (id: unknown) => needed('Location', practice.places, key('place', String(id)), id);
  const pendingIn = (id: unknown): RequestRow => {
    const row = needed('AppointmentRequest', memory.requests, typeKey('arq', id), id);
    if (row.state !== 'PENDING') throw problem('FAILED_PRECONDITION', `The appointment request is ${row.state}`);
    return row;
  };

  return {
    createWaitlistEntry({ input }: InputArgs): Row {
      allowed();
      const given = isRow(input['waitlistEntry']) ? input['waitlistEntry'] : {};
      const clients = practice.clients.filter((row) => !row.isDeleted);
      const { clientId, appointmentTypeId } = given;
      const row: WaitlistRow = {
        key: nextKey(memory.waitlist),
        clientKey: needed('Client', clients, key('client', String(clientId)), clientId).key,
        patientKey: key('patient', givenText(given, 'patientId')),
        placeKey: placeIn(input['locationId']).key,
        typeKey: needed(
          'AppointmentType',
          records.types(),
          key('visitType', String(appointmentTypeId)),
          appointmentTypeId,
        ).key,
        providerKey: key('provider', givenText(given, 'preferredProviderId')),
        earliestDate: dateIn(given, 'earliestDate') ?? '',
        latestDate: dateIn(given, 'latestDate') ?? null,
        state: 'WAITING',
        notes: givenText(given, 'notes') ?? null,
        at: now(),
      };
      memory.waitlist.push(row);
      return records.waitlistEntry(row);
    },
    removeWaitlistEntry({ input }: InputArgs): Row {
      allowed();
      const row = needed('WaitlistEntry', memory.waitlist, typeKey('wle', input['id']), input['id']);
      return records.waitlistEntry(put(memory.waitlist, { ...row, state: 'REMOVED' }));
    },
    acceptAppointmentRequest({ input }: InputArgs): Row {
      allowed();
      const row = pendingIn(input['id']);
      const clients = practice.clients.filter((each) => !each.isDeleted);
      const client = needed('Client', clients, key('client', String(input['clientId'])), input['clientId']);
      const patientKey = key('patient', givenText(input, 'patientId'));
      const providerKey = key('provider', givenText(input, 'providerId'));
      const { start, placeKey, typeKey: visitType } = row;
      const booking = { start, placeKey, typeKey: visitType, clientKey: client.key, patientKey, providerKey };
      const visit = done(() => bookAppointment(practice, booking, now()));
      memory.visits.set(visit.key, { bookingChannel: 'ONLINE' });
      const taken = { clientKey: client.key, patientKey, appointmentKey: visit.key, state: 'ACCEPTED' };
      return records.request(put(memory.requests, { ...row, ...taken }));
    },
    declineAppointmentRequest({ input }: InputArgs): Row {
      allowed();
      const row = pendingIn(input['id']);
      const declined = { ...row, state: 'DECLINED', declineReason: String(input['reason']) };
      return records.request(put(memory.requests, declined));
    },
    updateOnlineBookingSettings({ input }: InputArgs): Row {
      allowed();
      const place = placeIn(input['locationId']);
      const given = presentFields(isRow(input['settings']) ? input['settings'] : {});
      memory.booking.set(place.key, { ...memory.booking.get(place.key), ...given, updateTime: utcText(now()) });
      return records.settings(place);
    },
    snoozeRecall({ input }: InputArgs): Row {
      allowed();
      const row = needed('Recall', practice.patients, typeKey('rcl', input['id']), input['id']);
      memory.snoozes.set(row.key, dateIn(input, 'untilDate') ?? '');
      return records.recall(row);
    },
    sendMessage({ input }: InputArgs): Row {
      const { conversationId } = input;
      const written = done(() =>
        writeMessage(
          practice,
          memory.ledger,
          {
            clientKey: key('client', String(input['clientId'])),
            threadKey: typeof conversationId === 'string' ? typeKey('cnv', conversationId) : undefined,
            body: String(input['body']),
          },
          now(),
        ),
      );
      return records.message(written);
    },
    recordPayment({ input }: InputArgs): Row {
      allowed();
      const order = needed('Invoice', memory.ledger.orders, typeKey('inv', input['invoiceId']), input['invoiceId']);
      const units = Number(input['amountUnits']);
      const cents = Math.round(units * 100 + Number(input['amountNanos'] ?? 0) / 10_000_000);
      const payment = {
        clientKey: order.clientKey,
        orderKey: order.key,
        cents: Number.isFinite(cents) ? cents : null,
        method: String(input['method']),
        reference: givenText(input, 'reference') ?? null,
      };
      return records.payment(done(() => takePayment(practice, memory.ledger, payment, now())));
    },
  };
}
