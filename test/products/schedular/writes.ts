import { instantOf } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import * as practiceWrites from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { refusal } from '../amplify/refusal.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { bookingPrefix, itemKey, rowIn, schedularIds, type SchedularMemory, type SchedularTable } from './records.ts';

interface InputArgs {
  readonly input?: Row | null;
}

interface GroupArgs {
  readonly userId: string;
  readonly groupName: string;
}

const deletion = 'pending*';
const numbers = uuidIds();

/** A date and time of AppSync, as it was written. */
function dateTimeIn(value: unknown): string {
  const text = textOf(value);
  try {
    instantOf(text);
  } catch {
    throw refusal('BAD_REQUEST', `Unable to parse \`${text}\` as a valid AWSDateTime.`);
  }
  return text;
}

/** What one who reads along says where nothing was found: the function looks for a key in it. */
function notThere(): never {
  throw refusal('Code', "TypeError: Cannot read properties of undefined (reading 'pk')");
}

/** The mutations of the product. */
export function schedularWrites(
  backstage: Backstage,
  table: SchedularTable,
  memory: SchedularMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  let count = 0;
  const done = <Record>(write: () => practiceWrites.Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw refusal('DynamoDB:ValidationException', outcome.message);
  };
  const slotAt = (pk: unknown, sk: unknown): Row | undefined =>
    table.slots().find((item) => item['pk'] === pk && item['sk'] === sk);
  const keyOf = (item: Row | undefined): number | null => (typeof item?.['key'] === 'number' ? item['key'] : null);
  const stamp = (): string => new Date(now()).toISOString();

  /** A slot that was entered by hand gets into the book when it is booked, and keeps its key. */
  const enter = (item: Row, clientKey: number | null): number => {
    const { sk, pk, duration, category } = item;
    const row = done(() =>
      practiceWrites.bookAppointment(
        practice,
        {
          start: instantOf(textOf(sk)),
          minutes: Number(duration),
          placeKey: 1,
          typeKey: practice.visitTypes.find(({ name }) => name === category)?.key ?? 1,
          providerKey: schedularIds.key('provider', textOf(rowIn(item, 'administratorDetails')['id'])),
          clientKey,
        },
        now(),
      ),
    );
    memory.keys.set(row.key, textOf(pk));
    return row.key;
  };

  return {
    upsertDeleteAppointments({ input }: InputArgs): Row {
      done(() => ({ ok: true, row: null }));
      const given = Array.isArray(input?.['appointments']) ? input['appointments'].filter(isRow) : [];
      const putting = given.filter(({ status }) => status !== deletion);
      const upserted = putting.map((item) => {
        dateTimeIn(item['sk']);
        const key = keyOf(slotAt(item['pk'], item['sk']));
        if (key !== null)
          done(() => practiceWrites.changeAppointment(practice, key, { minutes: Number(item['duration']) }, now()));
        // The whole item is put: one that was booked loses its customer.
        const put = { ...item, ...(key !== null && { key }), createdAt: stamp(), updatedAt: stamp() };
        memory.items.set(itemKey(item), put);
        return table.met(put);
      });
      const deleted = given.filter(({ status }) => status === deletion);
      for (const item of deleted) {
        const key = keyOf(slotAt(item['pk'], item['sk']));
        if (key !== null) done(() => practiceWrites.changeAppointment(practice, key, { isDeleted: true }, now()));
        memory.items.set(itemKey(item), null);
      }
      // What there is none of is a list of one item without keys.
      return {
        upserted: upserted.length > 0 ? upserted : [{}],
        deleted: deleted.length > 0 ? deleted.map(({ pk, sk }) => ({ pk, sk })) : [{}],
      };
    },
    createBooking({ input }: InputArgs): Row {
      if (!input) return notThere();
      dateTimeIn(input['sk']);
      const item = slotAt(input['pk'], input['sk']);
      if (item?.['status'] !== 'available') {
        const reasons = 'please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed]';
        throw refusal('DynamoDB:TransactionCanceledException', `Transaction cancelled, ${reasons}`);
      }
      const customer = rowIn(input, 'customer');
      const clientKey = schedularIds.key('client', textOf(customer['id']));
      const key = keyOf(item);
      if (key === null) memory.items.delete(itemKey(item));
      else {
        const before = practice.appointments.find((row) => row.key === key);
        const change = { state: 'planned', patientKey: null, clientKey: clientKey ?? undefined } as const;
        if (before) memory.past.push(table.booking(before));
        done(() => practiceWrites.changeAppointment(practice, key, change, now()));
        memory.items.delete(itemKey(item));
      }
      const booked = key ?? enter(item, clientKey);
      count += 1;
      const bookingId = numbers.of('organization', 1500 + count);
      memory.booked.set(booked, { customer, bookingId });
      const made = table.bookings().find(({ pk }) => pk === bookingPrefix + bookingId);
      return made ? table.met(made) : notThere();
    },
    cancelBooking({ input }: InputArgs): Row {
      if (!input) return notThere();
      const bookingId = textOf(input['bookingId']);
      const { pk, sk } = rowIn(input, 'appointmentDetails');
      const key = keyOf(slotAt(pk, sk));
      // The slot is set free, whatever the booking is.
      if (key === null) done(() => ({ ok: true, row: null }));
      else done(() => practiceWrites.changeAppointment(practice, key, { state: 'cancelled' }, now()));
      const found = table.bookings().find((item) => item['pk'] === bookingId && item['sk'] === sk);
      // Its key has a prefix, which the number at the slot hasn't.
      if (!bookingId.startsWith(bookingPrefix) || !found) return notThere();
      return table.met(found);
    },
    addUserToGroup({ groupName }: GroupArgs): boolean {
      done(() => ({ ok: true, row: null }));
      if (!['Admins', 'Clients', 'Public'].includes(groupName)) throw refusal('Lambda:Unhandled', 'Group not found.');
      return true;
    },
  };
}
