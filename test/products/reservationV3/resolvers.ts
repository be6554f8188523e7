import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf } from './connections.ts';
import { createMemory } from './memory.ts';
import { reservationRecords, type ReservationRecords } from './records.ts';
import { type NodeType, nodeTypes, numberIn, partsOf } from './values.ts';
import { reservationWrites } from './writes.ts';

interface NodeArgs {
  readonly id: string;
}

type Find = (records: ReservationRecords, number: number) => Row | null;
type List = (records: ReservationRecords, args: ConnectionArgs) => Row;

/** The root fields of the service over a practice. */
export function reservationRoots(backstage: Backstage): object {
  const { cap } = backstage;
  const memory = createMemory(backstage);
  const read = (): ReservationRecords => reservationRecords(backstage, memory);

  /** A row by its global id: null for what is no id of anything, and an error for the id of another type. */
  const node =
    (type: NodeType, find: Find) =>
    ({ id }: NodeArgs): Row | null => {
      const parts = partsOf(id);
      if (!parts || !nodeTypes.some((each) => each === parts.type)) return null;
      if (parts.type !== type) throw new GraphQLError(`Must receive a ${type} id.`);
      return find(read(), numberIn(parts.number));
    };
  const list =
    (show: List) =>
    (args: ConnectionArgs): Row =>
      show(read(), args);

  return {
    reservation: node('ReservationType', ({ tables, reservation }, number) => {
      const row = rowOf(tables.reservations, number);
      return row && reservation(row);
    }),
    reservations: list(({ tables, reservation }, args) => connectionOf(tables.reservations, args, cap, reservation)),
    activeReservations: list(({ tables, reservation }, args) =>
      connectionOf(tables.reservations.filter(tables.isActive), args, cap, reservation),
    ),
    // Two parts of the schema have a field of this name, and that of the slots is the one that counts.
    confirmedAppointments: list(({ tables, slot, isConfirmedSlot }, args) =>
      connectionOf(tables.slots.filter(isConfirmedSlot), args, cap, slot),
    ),
    // Its resolver has another name.
    expiredAppointments(): never {
      throw new GraphQLError(
        'Resolved value from the connection field have to be iterable or instance of ReservationConnection. Received "None"',
      );
    },
    provider: node('ProviderType', ({ providers, provider }, number) => {
      const row = rowOf(providers, number);
      return row && provider(row);
    }),
    providers: list(({ providers, provider }, args) => connectionOf(providers, args, cap, provider)),
    client: node('ClientType', ({ clients, client }, number) => {
      const row = rowOf(clients, number);
      return row && client(row);
    }),
    clients: list(({ clients, client }, args) => connectionOf(clients, args, cap, client)),
    appointment: node('AppointmentType', ({ tables, slot }, number) => {
      const row = tables.slots.find((each) => each.number === number);
      return row ? slot(row) : null;
    }),
    appointments: list(({ tables, slot }, args) => connectionOf(tables.slots, args, cap, slot)),
    availableAppointments: list(({ tables, slot }, args) =>
      connectionOf(tables.slots.filter(tables.isAvailable), args, cap, slot),
    ),
    ...reservationWrites(backstage, memory, read),
  };
}
