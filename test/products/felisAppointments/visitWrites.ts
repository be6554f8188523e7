import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { Extra, FelisMemory } from './memory.ts';
import type { FelisRecords } from './records.ts';
import { checkRules, felisIds, hidden, idsIn, stampText, stateOfStatus, typedInstant } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

/** The mutations for appointments. */
export function felisVisitWrites(
  backstage: Backstage,
  records: FelisRecords,
  memory: FelisMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const connected = (input: Row, field: string): string | null => {
    const relation = input[field];
    return isRow(relation) && typeof relation['connect'] === 'string' ? relation['connect'] : null;
  };
  /** What points to nothing is refused by the database. */
  const checkUser = (id: string): void => {
    if (!records.personAt(id)) throw hidden();
  };
  const hostFields = (id: string): { readonly providerKey: number | null; readonly extra: Extra } => {
    checkUser(id);
    const providerKey = felisIds.key('provider', id);
    return { providerKey, extra: providerKey === null ? { host: id } : {} };
  };
  const statusFields = (id: string): Extra => {
    if (!memory.statuses.has(id)) throw hidden();
    return stateOfStatus[id] === undefined ? { statusId: id } : {};
  };
  const remember = (key: number, fields: Extra, forget: readonly (keyof Extra)[] = []): void => {
    const before = Object.entries(memory.visits.get(key) ?? {}).filter(
      ([field]) => !forget.some((each) => each === field),
    );
    memory.visits.set(key, { ...Object.fromEntries(before), ...fields });
  };
  const longTitle = (input: Row): string | false => {
    const title = givenText(input, 'title') ?? '';
    return title.length > 255 && 'The input.title field must not be greater than 255 characters.';
  };
  const shown = (key: number): Row | null => {
    const row = rowOf(practice.appointments, key);
    return row && records.appointment(row);
  };
  const keptAt = (id: unknown): AppointmentRecord | null =>
    records.kept().find((row) => felisIds.of('appointment', row.key) === String(id)) ?? null;

  return {
    createAppointment({ input }: InputArgs) {
      const title = givenText(input, 'title');
      const statusId = connected(input, 'status');
      const start = typedInstant(input, 'startDateTime') ?? 0;
      const end = typedInstant(input, 'endDateTime') ?? 0;
      checkRules('createAppointment', {
        'input.title': title ? longTitle(input) : 'The input.title field is required.',
        'input.endDateTime':
          end <= start && 'The input.end date time field must be a date after input.start date time.',
        'input.user.connect':
          !/^\d+$/.test(connected(input, 'user') ?? '') && 'The input.user.connect field must be a number.',
        'input.status.connect': statusId === null && 'The input.status.connect field is required.',
      });
      const { providerKey, extra } = hostFields(connected(input, 'user') ?? '');
      const status = statusFields(statusId ?? '');
      const attendees = isRow(input['attendees']) ? input['attendees'] : {};
      const ids = [
        ...new Set(['connect', 'sync', 'syncWithoutDetaching'].flatMap((relation) => idsIn(attendees, relation))),
      ];
      for (const id of ids) checkUser(id);
      const clientKey = felisIds.key(
        'client',
        ids.find((id) => felisIds.key('client', id) !== null),
      );
      const type = practice.visitTypes.find(({ name, isBlock }) => !isBlock && name === title);
      const { key } = done(() =>
        bookAppointment(
          practice,
          {
            start,
            minutes: (end - start) / 60_000,
            placeKey: rowOf(practice.providers, providerKey)?.placeKeys[0] ?? 1,
            typeKey: type?.key ?? 1,
            providerKey,
            // An appointment needs no attendee; the practice, which needs a client, is corrected afterwards.
            clientKey: clientKey ?? practice.clients[0]?.key,
            reason: givenText(input, 'description'),
            state: stateOfStatus[statusId ?? ''],
          },
          now(),
        ),
      );
      if (clientKey === null) done(() => changeAppointment(practice, key, { clientKey: null }, now()));
      const others = ids.filter((id) => felisIds.key('client', id) !== clientKey || clientKey === null);
      remember(key, { ...extra, ...status, others, ...(type ? {} : { title: title ?? null }) });
      return shown(key);
    },
    updateAppointment({ input }: InputArgs) {
      const row = keptAt(input['id']);
      const start = typedInstant(input, 'startDateTime');
      const end = typedInstant(input, 'endDateTime');
      // A time is compared as it was typed, with a clock in UTC.
      const isPast = start !== undefined && String(input['startDateTime']) <= stampText(now());
      checkRules('updateAppointment', {
        'input.id': !row && 'The selected input.id is invalid.',
        'input.title': longTitle(input),
        'input.startDateTime': isPast && 'The input.start date time field must be a date after now.',
      });
      if (!row) return null;
      // The rule for attendees is for a list of ids, not for what one does with them.
      if (isRow(input['attendees']) && Object.keys(input['attendees']).length > 0) throw hidden();
      const title = givenText(input, 'title');
      const hostId = connected(input, 'user');
      const host = hostId === null ? null : hostFields(hostId);
      const statusId = connected(input, 'status');
      const relation = input['status'];
      const isDisconnected = isRow(relation) && relation['disconnect'] === true;
      const status = isDisconnected ? { statusId: null } : statusId === null ? {} : statusFields(statusId);
      const from = start ?? row.start;
      const to = end ?? row.start + row.minutes * 60_000;
      done(() =>
        changeAppointment(
          practice,
          row.key,
          {
            start,
            minutes: start === undefined && end === undefined ? undefined : (to - from) / 60_000,
            reason: givenText(input, 'description'),
            providerKey: host ? host.providerKey : undefined,
            state: isDisconnected ? undefined : stateOfStatus[statusId ?? ''],
          },
          now(),
        ),
      );
      const isStatusSaid = isDisconnected || statusId !== null;
      remember(row.key, { ...(title === undefined ? {} : { title }), ...host?.extra, ...status }, [
        ...(host ? (['host'] as const) : []),
        ...(isStatusSaid ? (['statusId'] as const) : []),
      ]);
      return shown(row.key);
    },
    deleteAppointment({ id }: { readonly id: string }) {
      const row = keptAt(id);
      if (!row) return null;
      // Rows that tie attendees to it stand in the way.
      if (records.attendeesOf(row).length > 0) throw hidden();
      const before = records.appointment(row);
      done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return before;
    },
  };
}
