import { wallDay } from '../../dialects/clock.ts';
import type { Row } from '../generatedRows.ts';
import { filled, inputOf } from './fields.ts';
import type { Service, Writes } from './resolvers.ts';
import { clinicZone, instantIn, isoText, maskedError, numberIn, textIn } from './words.ts';

const activeStatuses = ['waiting', 'called', 'in_service'];
const vitalFields = ['heightCm', 'weightKg', 'tempC', 'sbp', 'dbp', 'hr', 'rr', 'spo2', 'bmi'];
/** When a ticket came to a status. */
const momentOf: Readonly<Record<string, string>> = {
  called: 'called_at',
  in_service: 'started_at',
  done: 'done_at',
  skipped: 'done_at',
  cancelled: 'done_at',
};

/** Mutations of visits, vitals and the queue. What can't be done is an error that the server keeps to itself. */
export function clinicWrites({ store, dress, me, backstage: { practice, now } }: Service): Writes {
  const must = (row: Row | null): Row => {
    if (!row) throw maskedError();
    return row;
  };
  const patientOf = (id: unknown): Row => {
    const row = must(store.find('patient', id));
    if (row['isDelete'] === true) throw maskedError();
    return row;
  };
  const appointmentFor = (id: unknown, patientId: unknown): unknown => {
    if (id === undefined || id === null) return null;
    if (must(store.find('appointment', id))['patientId'] !== patientId) throw maskedError();
    return id;
  };
  const dayOf = (instant: number): string => wallDay(instant, clinicZone(practice));
  const drawnOn = (day: string): readonly Row[] =>
    store.rows('queueTicket').filter((row) => dayOf(Date.parse(String(row['created_at']))) === day);
  const note = (ticket: Row, text: string | null, byUserId: unknown): void => {
    const { id: ticketId, station, status } = ticket;
    store.insert('queueEvent', { ticketId, station, status, at: isoText(now()), byUserId, note: text });
  };
  const draw = (station: string, patientId: unknown, visitId: unknown, priority: number | null): Row => {
    const today = drawnOn(dayOf(now())).filter((row) => row['station'] === station);
    const number = 1 + Math.max(0, ...today.map((row) => Number(row['number'])));
    const values = { visitId, patientId, number, station, status: 'waiting', priority: priority ?? 0 };
    const ticket = store.insert('queueTicket', { ...values, called_at: null, started_at: null, done_at: null });
    note(ticket, null, null);
    return dress('queueTicket', ticket);
  };
  const move = (ticket: Row, status: string, text: string | null = null, rest: Row = {}): Row => {
    const moment = momentOf[status];
    const values = { ...rest, status, ...(moment !== undefined && { [moment]: isoText(now()) }) };
    const moved = store.update('queueTicket', ticket['id'], values);
    note(moved, text, me()['id']);
    return dress('queueTicket', moved);
  };
  const triageTicket = (id: unknown, from: readonly string[]): Row => {
    const ticket = must(store.find('queueTicket', id));
    if (ticket['station'] !== 'triage' || !from.includes(String(ticket['status']))) throw maskedError();
    return ticket;
  };
  const dropTickets = (isGone: (row: Row) => boolean): boolean => {
    const ids = new Set(
      store
        .rows('queueTicket')
        .filter(isGone)
        .map((row) => row['id']),
    );
    store.remove('queueEvent', (row) => ids.has(row['ticketId']));
    store.remove('queueTicket', (row) => ids.has(row['id']));
    return true;
  };

  return {
    createVisit(args): Row {
      const input = inputOf(args);
      const { id: patientId } = patientOf(input['patientId']);
      const visit = store.insert('visit', {
        patientId,
        appointmentId: appointmentFor(input['appointmentId'], patientId),
        visit_date: isoText(now()),
        status: 'open',
        chief_complaint: textIn(input, 'chief_complaint'),
        diagnosis: textIn(input, 'diagnosis'),
        notes: textIn(input, 'notes'),
      });
      return dress('visit', visit);
    },
    updateVisit({ id, ...args }): Row {
      const input = inputOf(args);
      const before = must(store.find('visit', id));
      const appointmentId = appointmentFor(input['appointmentId'], before['patientId']) ?? undefined;
      return dress('visit', store.update('visit', id, { ...filled(input), appointmentId }));
    },
    deleteVisit({ id }): boolean {
      must(store.find('visit', id));
      const isOf = (row: Row): boolean => row['visitId'] === id;
      store.remove('vitals', isOf);
      store.remove('visitOrder', isOf);
      store.remove('visit', (row) => row['id'] === id);
      return dropTickets(isOf);
    },
    upsertVitals(args): Row {
      const input = inputOf(args);
      const { id: visitId } = must(store.find('visit', input['visitId']));
      const before = store.rows('vitals').find((row) => row['visitId'] === visitId);
      const given = Object.fromEntries(vitalFields.map((field) => [field, numberIn(input, field) ?? undefined]));
      const [height, weight] = [numberIn(input, 'heightCm'), numberIn(input, 'weightKg')];
      const bmi = height && weight ? Math.round((weight / (height / 100) ** 2) * 100) / 100 : undefined;
      const values = { ...given, bmi: given['bmi'] ?? bmi };
      const row = before
        ? store.update('vitals', before['id'], values)
        : store.insert('vitals', { ...values, visitId });
      return dress('vitals', row);
    },
    createQueueTicket(args): Row {
      const input = inputOf(args);
      const visit = must(store.find('visit', input['visitId']));
      const isWaiting = store
        .rows('queueTicket')
        .some(
          (row) =>
            row['visitId'] === visit['id'] &&
            row['station'] === input['station'] &&
            activeStatuses.includes(String(row['status'])),
        );
      if (isWaiting) throw maskedError();
      return draw(String(input['station']), visit['patientId'], visit['id'], numberIn(input, 'priority'));
    },
    updateQueueStatus: (args): Row =>
      move(must(store.find('queueTicket', args['id'])), String(args['status']), textIn(args, 'note')),
    linkOrderToVisit(args): Row {
      const input = inputOf(args);
      const visit = must(store.find('visit', input['visitId']));
      const order = must(store.find('order', input['orderId']));
      const link = { visitId: visit['id'], orderId: order['id'] };
      const isLinked = store
        .rows('visitOrder')
        .some((row) => row['visitId'] === link.visitId && row['orderId'] === link.orderId);
      if (order['patientId'] !== visit['patientId'] || isLinked) throw maskedError();
      return dress('visitOrder', store.insert('visitOrder', link));
    },
    createTriageTicket(args): Row {
      const { id: patientId } = patientOf(args['patientId']);
      const isWaiting = drawnOn(dayOf(now())).some(
        (row) =>
          row['patientId'] === patientId &&
          row['station'] === 'triage' &&
          activeStatuses.includes(String(row['status'])),
      );
      if (isWaiting) throw maskedError();
      return draw('triage', patientId, null, numberIn(args, 'priority'));
    },
    queueCall: ({ ticketId }): Row => move(triageTicket(ticketId, ['waiting']), 'called'),
    queueStart({ ticketId }): Row {
      const ticket = triageTicket(ticketId, ['waiting', 'called']);
      const { patientId } = ticket;
      const visitId =
        ticket['visitId'] ??
        store.insert('visit', {
          patientId,
          appointmentId: null,
          visit_date: isoText(now()),
          status: 'triage',
          chief_complaint: 'Triage Assessment',
        })['id'];
      return move(ticket, 'in_service', null, { visitId });
    },
    queueComplete: ({ ticketId }): Row => move(triageTicket(ticketId, ['in_service']), 'done'),
    deleteAllQueueTickets: (): boolean => dropTickets(() => true),
    deleteQueueTicketsByDate({ date }): boolean {
      const drawn = new Set(drawnOn(dayOf(instantIn(date))));
      return dropTickets((row) => drawn.has(row));
    },
  };
}
