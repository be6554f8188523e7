import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger, type OrderRecord } from '../../dialects/practiceLedger.ts';
import { type Estado, estados } from './values.ts';

/** What is kept of a paciente beside the shared practice. */
export interface Ficha {
  readonly rut?: string | undefined;
  readonly tipo_documento?: number | undefined;
  readonly nombre_social?: string | undefined;
  readonly comuna?: string | undefined;
  readonly sexo?: string | undefined;
  readonly id_genero?: number | undefined;
  readonly numero_ficha?: string | undefined;
  readonly fecha_nacimiento?: string | undefined;
}

/** What was said of a cita when it was booked. */
export interface Reserva {
  readonly idSillon: number;
  readonly orderKey: number | null;
}

/** A to-do of the clinic. */
export interface TareaRow {
  readonly id: number;
  readonly detalle: string;
  readonly mensaje: string;
  readonly vencimiento: string | null;
  readonly isDone: boolean;
  readonly placeKey: number;
  readonly clientKey: number | null;
  readonly at: number;
}

/** A position of a plan de tratamiento. */
export interface Posicion {
  readonly id: number;
  readonly order: OrderRecord;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** A service of the price list. */
export interface PrestacionRow {
  readonly id: number;
  readonly name: string;
  readonly unitCents: number;
}

/** What the service keeps that the practice has no place for. */
export interface DentalinkMemory {
  readonly ledger: Ledger;
  readonly estados: Estado[];
  /** By keys of appointments: which of the states that stand for the same was set. */
  readonly chosen: Map<number, number>;
  readonly reservas: Map<number, Reserva>;
  readonly fichas: Map<number, Ficha>;
  /** Ids of convenios by keys of clients. */
  readonly convenios: Map<number, readonly number[]>;
  readonly tareas: TareaRow[];
  /** The first plan of each client. */
  readonly planes: ReadonlyMap<number, OrderRecord>;
  readonly posiciones: readonly Posicion[];
  readonly prestaciones: readonly PrestacionRow[];
}

const dayMs = 86_400_000;

/** What the service holds when it starts. */
export function createMemory(practice: Practice, now: number): DentalinkMemory {
  const ledger = createLedger(practice);
  const items = ledger.orders.flatMap((order) => order.items.map((item) => ({ order, ...item })));
  const names = [...new Map(items.map(({ name, unitCents }) => [name, unitCents]))];
  const day = (days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10);
  const firstPlace = practice.places[0]?.key ?? 1;
  const someone = practice.clients.find(({ isDeleted }) => !isDeleted)?.key ?? null;
  const tarea = (id: number, detalle: string, rest: Partial<TareaRow>): TareaRow => ({
    mensaje: '',
    vencimiento: null,
    isDone: false,
    placeKey: firstPlace,
    clientKey: null,
    at: now - id * dayMs,
    ...rest,
    id,
    detalle,
  });
  return {
    ledger,
    estados: [...estados],
    chosen: new Map(
      practice.appointments
        .filter(({ key, state }) => key % 7 === 0 && (state === 'confirmed' || state === 'planned'))
        .map(({ key, state }) => [key, state === 'confirmed' ? 9 : 10]),
    ),
    reservas: new Map(),
    fichas: new Map(),
    convenios: new Map(practice.clients.filter(({ key }) => key % 6 === 0).map(({ key }) => [key, [1 + (key % 2)]])),
    tareas: [
      tarea(1, 'Llamar al laboratorio', { vencimiento: day(1), mensaje: 'Preguntar por los exámenes' }),
      tarea(2, 'Reponer guantes y mascarillas', {}),
      tarea(3, 'Enviar presupuesto', { vencimiento: day(-2), isDone: true, clientKey: someone }),
    ],
    planes: new Map(ledger.orders.toReversed().map((order) => [order.clientKey, order])),
    posiciones: items.map((item, index) => ({ ...item, id: 9001 + index })),
    prestaciones: names.map(([name, unitCents], index) => ({ id: 101 + index, name, unitCents })),
  };
}

/** The state of a cita: what was set of those that stand for the same, or the first of them. */
export function estadoOfCita(
  { estados: all, chosen }: DentalinkMemory,
  { key, state }: { readonly key: number; readonly state: Estado['state'] },
): Estado {
  const set = all.find(({ id }) => id === chosen.get(key));
  const found = set?.state === state ? set : all.find((each) => each.state === state);
  if (!found) throw new Error(`No state of the clinic stands for ${state}`);
  return found;
}
