import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { carePlanOf, inputType } from './carePlan.ts';
import {
  type DalaCareMemory,
  type DalaCareRecords,
  dalaCareIds,
  dateTime,
  idBeside,
  isVisit,
  rowsIn,
} from './records.ts';
import { instantIn, occurrencesOf } from './recurrence.ts';

interface Input {
  readonly input: Row;
}

interface CancelArgs {
  readonly visitInstanceId: string;
  readonly cancelledAt: string;
  readonly cancelledReason: string;
  readonly cancelFollowing: boolean;
  readonly cancelledAdditionalInformation?: string | null;
}

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];

function wrong(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** The mutations of the product. */
export function dalaCareWrites(
  backstage: Backstage,
  { caregiver, visit, recipients }: DalaCareRecords,
  memory: DalaCareMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write, 'FORBIDDEN');
  const visitOf = (id: unknown): AppointmentRecord => {
    const row = rowOf(practice.appointments, dalaCareIds.key('appointment', textOf(id)));
    if (row && isVisit(row)) return row;
    throw wrong('Visit not found');
  };
  const caregiverOf = (id: string) => {
    const person = rowOf(practice.providers, dalaCareIds.key('provider', id));
    if (person) return person;
    throw wrong('Caregiver not found');
  };
  const definitionOf = (row: AppointmentRecord): string =>
    textOf(
      memory.visits.get(row.key)?.['visitDefinitionId'] ?? idBeside('def0', dalaCareIds.of('appointment', row.key)),
    );
  const remember = (key: number, change: Row): void => {
    memory.visits.set(key, { ...memory.visits.get(key), ...change });
  };
  const visitorsOf = (ids: readonly string[], clock: (id: string) => Row = () => ({})): readonly Row[] =>
    ids.map((id) => {
      const { givenName: firstName, familyName: lastName } = caregiverOf(id);
      return { id, firstName, lastName, clockInTime: null, clockOutTime: null, ...clock(id) };
    });
  const firstOf = (ids: readonly string[]): number | null => (ids[0] === undefined ? null : caregiverOf(ids[0]).key);

  return {
    visitCreateV2({ input }: Input): Row {
      const { subjectId, subjectType, officeId, start, end, durationMinutes, requiredCaregiversCount, rRule } = input;
      if (subjectType !== 'CARE_RECIPIENT') throw wrong('Care home not found');
      const clientKey = dalaCareIds.key('client', textOf(subjectId));
      if (!recipients().some(({ key }) => key === clientKey)) throw wrong('Care recipient not found');
      const placeKey = dalaCareIds.key('place', textOf(officeId));
      const visitorIds = texts(input['visitorIds']);
      const providerKey = firstOf(visitorIds);
      const minutes = Number(durationMinutes);
      const starts = occurrencesOf(instantIn(start), end, rRule);
      const made = starts.map((instant) => {
        const booking = { start: instant, minutes, placeKey, typeKey: 1, providerKey, clientKey };
        const { key } = done(() => bookAppointment(practice, booking, now()));
        memory.visitors.set(key, visitorsOf(visitorIds));
        return key;
      });
      const [first] = made;
      if (first === undefined) throw wrong('The pattern has no occurrence');
      const id = idBeside('def0', dalaCareIds.of('appointment', first));
      // Nothing says of which type the visit is.
      for (const key of made) remember(key, { visitDefinitionId: id, visitType: null, requiredCaregiversCount });
      const recurrence = {
        id: idBeside('eec0', id),
        start: dateTime(starts[0] ?? 0),
        end: end ?? null,
        durationMinutes: minutes,
        visitorIds,
        visitors: visitorIds.map((visitorId) => caregiver(caregiverOf(visitorId))),
        rRule: rRule ?? null,
      };
      return { id, subjectId, subjectType, recurrences: [recurrence] };
    },
    visitUpdate({ input }: Input): Row {
      const row = visitOf(input['visitInstanceId']);
      const { start, durationMinutes, requiredCaregiversCount, visitorIds } = input;
      if (row.start <= now()) throw wrong('The visit is past, update its log');
      const ids = Array.isArray(visitorIds) ? texts(visitorIds) : null;
      const change = {
        start: typeof start === 'string' ? instantIn(start) : undefined,
        minutes: typeof durationMinutes === 'number' ? durationMinutes : undefined,
        providerKey: ids ? firstOf(ids) : undefined,
      };
      const changed = done(() => changeAppointment(practice, row.key, change, now()));
      if (ids) memory.visitors.set(row.key, visitorsOf(ids));
      if (typeof requiredCaregiversCount === 'number') remember(row.key, { requiredCaregiversCount });
      return visit(changed);
    },
    visitLogUpdate({ visitInstanceId, input }: Input & { readonly visitInstanceId: string }): Row {
      const row = visitOf(visitInstanceId);
      if (row.start > now()) throw wrong('The visit is still to come');
      const { startDate, durationMinutes, visitors } = input;
      const clocks = new Map(rowsIn(visitors).map((visitor) => [textOf(visitor['id']), visitor]));
      const ids = [...clocks.keys()];
      const isDone = [...clocks.values()].some(({ clockOutTime }) => typeof clockOutTime === 'string');
      const isHere = [...clocks.values()].some(({ clockInTime }) => typeof clockInTime === 'string');
      const change = {
        start: typeof startDate === 'string' ? instantIn(startDate) : undefined,
        minutes: typeof durationMinutes === 'number' ? durationMinutes : undefined,
        providerKey: ids.length > 0 ? firstOf(ids) : undefined,
        state: isDone ? ('completed' as const) : isHere ? ('inProgress' as const) : undefined,
      };
      const changed = done(() => changeAppointment(practice, row.key, change, now()));
      if (ids.length > 0)
        memory.visitors.set(
          row.key,
          visitorsOf(ids, (id) => clocks.get(id) ?? {}),
        );
      return visit(changed);
    },
    visitCancel(args: CancelArgs): Row {
      const row = visitOf(args.visitInstanceId);
      const { cancelledReason, cancelFollowing, cancelledAdditionalInformation: cancelReason = null } = args;
      const cancelledAt = dateTime(instantIn(args.cancelledAt));
      const definition = definitionOf(row);
      const off = practice.appointments.filter(
        (other) =>
          other.key === row.key || (cancelFollowing && other.start > row.start && definitionOf(other) === definition),
      );
      for (const { key } of off) {
        done(() => changeAppointment(practice, key, { state: 'cancelled', cancelReason }, now()));
        remember(key, { cancelledAt, cancelledReason, cancelledAdditionalInformation: cancelReason });
      }
      return visit(visitOf(args.visitInstanceId));
    },
    carePlanForCareRecipientUpsert({ careRecipientId, input }: Input & { readonly careRecipientId: string }): Row {
      const key = dalaCareIds.key('client', careRecipientId);
      if (key === null || !recipients().some((row) => row.key === key)) throw wrong('Care recipient not found');
      done(() => ({ ok: true, row: null }));
      const entered = new Map(memory.plans.get(key));
      const fields = rowsIn(carePlanOf(careRecipientId)['fields']);
      for (const { id, type, value } of rowsIn(input['fields'])) {
        const field = fields.find((each) => each['id'] === id);
        if (!field || inputType(field) !== type) throw wrong('Field not found');
        const given = typeof value === 'string' ? value : null;
        const allowed = texts(field['availableValues']);
        const parts = type === 'CHECKBOX_FIELD' ? (given?.split(',') ?? []) : [given ?? ''];
        if (allowed.length > 0 && parts.some((part) => !allowed.includes(part))) throw wrong('Value not available');
        entered.set(textOf(id), given);
      }
      memory.plans.set(key, entered);
      return carePlanOf(careRecipientId, entered);
    },
  };
}
