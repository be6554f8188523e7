import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { ipassRecords } from './records.ts';
import { dayText, documentId, failure, hourText, instantOfHour, ipassIds } from './values.ts';

/** A service in a cart: ids, and when it is wanted. */
interface Line {
  readonly id: string;
  readonly service?: string | null;
  readonly staff?: string | null;
  readonly hour?: string | null;
  readonly day?: string | null;
  readonly store?: string | null;
}

interface Card {
  readonly id: string;
  readonly client: string;
  readonly status: string;
  readonly lines: readonly Line[];
  readonly timeToPay: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type ByClient = Readonly<Record<'client', string>>;

/**
 * Carts, called cards here: a client's own way to a visit.
 *
 * Services are put in, get an hour, and are in the agenda once the cart is paid with one of the client's credit cards.
 */
export function cardRoots(stage: Backstage): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  const records = ipassRecords(stage);
  const carts: Card[] = [];
  let count = 0;
  const freshId = (): string => {
    count += 1;
    return documentId(1, 5000 + count);
  };
  const creditCards = new Map<string, string[]>();

  const clientOf = (id: string | undefined): number => {
    const key = ipassIds.key('client', id);
    if (key === null || !practice.clients.some((row) => row.key === key && !row.isDeleted))
      throw failure('Cliente no encontrado');
    return key;
  };
  const line = (row: Line): Row => {
    const type = rowOf(practice.visitTypes, ipassIds.key('visitType', row.service));
    const staff = rowOf(practice.providers, ipassIds.key('provider', row.staff));
    const store = rowOf(practice.places, ipassIds.key('place', row.store));
    return {
      _id: row.id,
      service: type && records.service(type),
      staff: staff && records.staff(staff),
      hour: row.hour ?? null,
      day: row.day ?? null,
      store: store && records.store(store),
    };
  };
  const shown = (card: Card): Row => {
    const client = rowOf(practice.clients, ipassIds.key('client', card.client));
    return {
      _id: card.id,
      client: () => client && records.client(client),
      services: card.lines.map(line),
      status: card.status,
      timeToPay: card.timeToPay,
      createdAt: card.createdAt,
      updatedAt: card.updatedAt,
    };
  };
  /** The cart behind a visit that is in the agenda, or was. */
  const cardOf = (row: AppointmentRecord): Card => ({
    id: documentId(1, row.key),
    client: ipassIds.of('client', row.clientKey ?? 0),
    status: row.state === 'cancelled' ? 'DELETED' : row.state === 'completed' ? 'FINISHED' : 'PAYED',
    lines: [
      {
        id: documentId(1, row.key + 1000),
        service: ipassIds.of('visitType', row.typeKey),
        staff: row.providerKey === null ? null : ipassIds.of('provider', row.providerKey),
        hour: hourText(row.start),
        day: dayText(row.start),
        store: ipassIds.of('place', row.placeKey),
      },
    ],
    timeToPay: null,
    createdAt: utcText(row.createdAt),
    updatedAt: utcText(row.updatedAt),
  });
  const all = (): readonly Card[] => [
    ...practice.appointments.filter((row) => row.clientKey !== null && !row.isDeleted && !row.isBlock).map(cardOf),
    ...carts,
  ];
  const open = (client: string, statuses: readonly string[]): Card | null =>
    carts.find((card) => card.client === client && statuses.includes(card.status)) ?? null;
  const current = (client: string, statuses: readonly string[] = ['CURRENT', 'WAITING_PAYMENT']): Card => {
    clientOf(client);
    const found = open(client, statuses);
    if (!found) throw failure('No hay un carrito activo');
    return found;
  };
  const put = (before: Card | null, after: Card): Row => {
    if (stage.refuseWrites !== null) throw failure(stage.refuseWrites);
    if (before) carts[carts.indexOf(before)] = after;
    else carts.push(after);
    return shown(after);
  };
  const change = (card: Card, part: Partial<Card>): Row => put(card, { ...card, ...part, updatedAt: utcText(now()) });
  const fieldsOf = (input: Row): Partial<Line> => {
    const names = ['service', 'staff', 'hour', 'day', 'store'] as const;
    return presentFields(Object.fromEntries(names.map((name) => [name, givenText(input, name)])));
  };

  return {
    getShoppingCard({ _id: id }: { readonly _id?: string }) {
      const found = all().find((card) => card.id === id);
      return found ? shown(found) : null;
    },
    getClientShoppingCards: ({ client }: ByClient) =>
      all()
        .filter((card) => card.client === client)
        .map(shown),
    getClientCurrentShoppingCard({ client }: ByClient) {
      const found = open(client, ['CURRENT', 'WAITING_PAYMENT']);
      return found && shown(found);
    },
    getClientCurrentShoppingCardToPay({ client }: ByClient) {
      const found = open(client, ['WAITING_PAYMENT']);
      return found && shown(found);
    },
    listClientCards: ({ _id: id }: { readonly _id: string }) =>
      (creditCards.get(id) ?? []).map((card, index) => ({ id: String(index + 1), last4: card.slice(-4) })),
    createCard({ id, card }: { readonly id: string; readonly card: string }) {
      clientOf(id);
      creditCards.set(id, [...(creditCards.get(id) ?? []), card]);
      return true;
    },
    deleteCard({ id, card }: { readonly id: string; readonly card: string }) {
      const kept = (creditCards.get(id) ?? []).filter((_, index) => String(index + 1) !== card);
      creditCards.set(id, kept);
      return true;
    },
    addShoppingCard({ client, service }: ByClient & { readonly service?: Row }) {
      clientOf(client);
      const before = open(client, ['CURRENT', 'WAITING_PAYMENT']);
      const stamp = utcText(now());
      const added = {
        ...fieldsOf(service ?? {}),
        id: freshId(),
      };
      const fresh = { id: freshId(), client, timeToPay: null, createdAt: stamp };
      const lines = [...(before?.lines ?? []), added];
      return put(before, { ...(before ?? fresh), lines, status: 'CURRENT', updatedAt: stamp });
    },
    updateShoppingCardService({
      client,
      service,
      input,
    }: ByClient & { readonly service: string; readonly input?: Row }) {
      const card = current(client);
      return change(card, {
        lines: card.lines.map((row) => (row.id === service ? { ...row, ...fieldsOf(input ?? {}) } : row)),
      });
    },
    deleteShoppingCardService({ client, service }: ByClient & { readonly service: string }) {
      const card = current(client);
      return change(card, { lines: card.lines.filter((row) => row.id !== service) });
    },
    goPayShoppingCard: ({ client }: ByClient) =>
      change(current(client), { status: 'WAITING_PAYMENT', timeToPay: utcText(now() + 600_000) }),
    validateShoppingCard: ({ client }: ByClient) => change(current(client), {}),
    InvalidateShoppingCard: ({ client }: ByClient) => change(current(client), { status: 'CURRENT', timeToPay: null }),
    makePaymentShoppingCard({ client, selectedCard }: ByClient & { readonly selectedCard?: string }) {
      const card = current(client, ['WAITING_PAYMENT']);
      if (!(creditCards.get(client) ?? [])[Number(selectedCard) - 1]) throw failure('Tarjeta no válida');
      for (const row of card.lines) {
        const booking = {
          start: instantOfHour(row.day ?? '', row.hour ?? ''),
          placeKey: ipassIds.key('place', row.store),
          typeKey: ipassIds.key('visitType', row.service),
          providerKey: ipassIds.key('provider', row.staff),
          clientKey: clientOf(client),
        };
        rowOrError(stage, () => bookAppointment(practice, booking, now()), 'INTERNAL_SERVER_ERROR');
      }
      // From now on each visit has a cart that was paid.
      carts.splice(carts.indexOf(card), 1);
      return { idTransaction: `T-${card.id.slice(-6)}`, status: 'APPROVED' };
    },
  };
}
