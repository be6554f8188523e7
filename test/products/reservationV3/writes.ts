import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf } from './connections.ts';
import { nextSlotNumber, type ReservationMemory, type Slot } from './memory.ts';
import type { ReservationRecords } from './records.ts';
import { doesNotExist, rowNumberIn, slotMinutes } from './values.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

interface Input<Fields> {
  readonly input: Fields;
}

const minuteMs = 60_000;

/** The mutations: who and when is entered, what is free is reserved, and what is reserved is confirmed. */
export function reservationWrites(
  backstage: Backstage,
  memory: ReservationMemory,
  read: () => ReservationRecords,
): object {
  const { practice, now, cap, refuseWrites } = backstage;
  const allowed = (): void => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
  };
  const done = <Item>(outcome: Written<Item>): Item => {
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  };
  const providerIn = (id: string): ProviderRecord => {
    const row = rowOf(read().providers, rowNumberIn(id));
    if (!row) throw doesNotExist('Provider');
    return row;
  };

  return {
    reservationCreate({ input }: Input<{ readonly clientId: string; readonly appointmentId: string }>): Row {
      allowed();
      const { clients, providers, tables } = read();
      const client = rowOf(clients, rowNumberIn(input.clientId));
      if (!client) throw doesNotExist('Client');
      const number = rowNumberIn(input.appointmentId);
      // A slot that is taken or too near is refused as if it were not there.
      const slot = tables.slots.find((each) => each.number === number && tables.isAvailable(each));
      if (!slot) throw doesNotExist('Appointment');
      const row = done(
        bookAppointment(
          practice,
          {
            start: slot.start,
            minutes: slotMinutes,
            placeKey: rowOf(providers, slot.providerKey)?.placeKeys[0] ?? practice.places[0]?.key ?? null,
            typeKey: practice.visitTypes.find(({ isBlock }) => !isBlock)?.key ?? null,
            providerKey: slot.providerKey,
            clientKey: client.key,
          },
          now(),
        ),
      );
      memory.slotNumbers.set(row.key, slot.number);
      return { reservation: () => read().reservation(row) };
    },
    reservationConfirm({ input }: Input<{ readonly reservationId: string }>): Row {
      allowed();
      const { tables } = read();
      const row = rowOf(tables.reservations, rowNumberIn(input.reservationId));
      if (!row) throw doesNotExist('Reservation');
      if (tables.isExpired(row)) throw new GraphQLError('Reservation has expired.');
      const state = row.state === 'planned' ? ('confirmed' as const) : row.state;
      const after = done(changeAppointment(practice, row.key, { state }, now()));
      return { reservation: () => read().reservation(after) };
    },
    providerCreate({ input }: Input<Person>): Row {
      allowed();
      const key = 1 + Math.max(0, ...read().providers.map((each) => each.key));
      const row: ProviderRecord = {
        key,
        givenName: input.firstName,
        familyName: input.lastName,
        title: null,
        role: 'veterinarian',
        email: '',
        isActive: true,
        placeKeys: [],
      };
      memory.providers.push(row);
      return { provider: () => read().provider(row) };
    },
    clientCreate({ input }: Input<Person>): Row {
      allowed();
      const names = { givenName: input.firstName, familyName: input.lastName };
      const row = done(registerClient(practice, names, now()));
      return { client: () => read().client(row) };
    },
    appointmentBulkCreate({
      input,
    }: Input<{ readonly providerId: string; readonly startTime: unknown; readonly endTime: unknown }>): Row {
      allowed();
      const { key } = providerIn(input.providerId);
      const [start, end] = [timeIn(input.startTime), timeIn(input.endTime)];
      const count = Math.max(0, Math.floor(Math.floor((end.instant - start.instant) / minuteMs) / slotMinutes));
      const made = Array.from({ length: count }, (_, index): Slot => {
        const number = nextSlotNumber(memory) + index;
        return { number, start: start.wall + index * slotMinutes * minuteMs, providerKey: key };
      });
      memory.openSlots.push(...made);
      return { appointments: (args: ConnectionArgs) => connectionOf(made, args, cap, read().slot) };
    },
  };
}

/** An instant of an input, and the same time of day in UTC: slots are made at the latter, whatever the offset says. */
function timeIn(value: unknown): { readonly instant: number; readonly wall: number } {
  const text = typeof value === 'string' ? value : '';
  const [, wall = ''] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const times = { instant: Date.parse(wall === text ? `${text}Z` : text), wall: Date.parse(`${wall}Z`) };
  if (wall !== '' && !Number.isNaN(times.instant) && !Number.isNaN(times.wall)) return times;
  throw new GraphQLError(`Expected type "DateTime", found ${JSON.stringify(value)}.`);
}
