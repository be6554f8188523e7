import type { Row } from '../generatedRows.ts';
import type { HealtMemory } from './memory.ts';
import { type HealtRecords, newestFirst } from './records.ts';
import { fail, instantIn } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface FilterArgs {
  readonly filter?: Row | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** The queries for what is around appointments: assistants, hours, reminders, webhooks and what has been done. */
export function healtOtherQueries(
  records: HealtRecords,
  memory: HealtMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  /** Whether a row has what a filter says, by columns of the same name. */
  const has = (row: Row, filter: Row, columns: readonly string[]): boolean =>
    columns.every(
      (column) => filter[column] === undefined || filter[column] === null || row[column] === filter[column],
    );
  const between = (text: unknown, filter: Row, from: string, to: string): boolean => {
    const instant = Date.parse(String(text));
    return instant >= (instantIn(filter, from) ?? -Infinity) && instant <= (instantIn(filter, to) ?? Infinity);
  };
  const rowAt = (rows: ReadonlyMap<string, Row>, id: string, what: string): Row =>
    rows.get(id) ?? fail(`${what} not found`, 'NOT_FOUND');
  const checkDoctor = (id: string): void => {
    rowAt(memory.doctors, id, 'Doctor');
  };
  const rules = (isOf: (row: Row) => boolean): readonly Row[] =>
    [...memory.rules.values()].filter(isOf).map(records.rule);
  const logColumns = ['actorId', 'entity', 'action', 'entityId', 'appointmentId'];
  // No resolver leads to clinic, actor or appointment.
  const logs = (filter: Row = {}): readonly Row[] =>
    newestFirst(memory.logs.values()).filter(
      (row) => has(row, filter, logColumns) && between(row['createdAt'], filter, 'startDate', 'endDate'),
    );
  const page = (rows: readonly Row[], { limit, offset }: FilterArgs): readonly Row[] =>
    rows.slice(offset ?? 0, (offset ?? 0) + (limit ?? rows.length));

  return {
    assistants: () => newestFirst(memory.assistants.values()).map(records.assistant),
    assistant: ({ id }: IdArgs) => records.assistant(rowAt(memory.assistants, id, 'Assistant')),
    weeklySlots({ doctorId }: { readonly doctorId: string }) {
      checkDoctor(doctorId);
      return records.slots(doctorId);
    },
    activeWeeklySlots({ doctorId }: { readonly doctorId: string }) {
      checkDoctor(doctorId);
      return records.slots(doctorId, ({ active }) => active === true);
    },
    weeklySlot: ({ id }: IdArgs) => records.slot(rowAt(memory.slots, id, 'Weekly slot')),
    reminderRules: () => rules(() => true),
    activeReminderRules: () => rules(({ active }) => active === true),
    reminderRule: ({ id }: IdArgs) => records.rule(rowAt(memory.rules, id, 'Reminder rule')),
    reminders: ({ filter }: FilterArgs) =>
      records.reminders(
        (row) =>
          has(row, filter ?? {}, ['appointmentId', 'status', 'channel']) &&
          between(row['scheduledFor'], filter ?? {}, 'scheduledAfter', 'scheduledBefore'),
      ),
    reminder: ({ id }: IdArgs) => records.reminder(rowAt(memory.reminders, id, 'Reminder')),
    appointmentReminders: ({ appointmentId }: { readonly appointmentId: string }) =>
      records.reminders((row) => row['appointmentId'] === appointmentId),
    webhookEndpoints: ({ filter }: FilterArgs) =>
      newestFirst(memory.webhooks.values()).filter((row) => {
        const { events } = row;
        const event = filter?.['event'];
        return has(row, filter ?? {}, ['active']) && (!event || (Array.isArray(events) && events.includes(event)));
      }),
    activeWebhookEndpoints: () => newestFirst(memory.webhooks.values()).filter(({ active }) => active === true),
    webhookEndpoint: ({ id }: IdArgs) => rowAt(memory.webhooks, id, 'Webhook endpoint'),
    auditLogs: (args: FilterArgs) => page(logs(args.filter ?? {}), args),
    auditLog: ({ id }: IdArgs) => rowAt(memory.logs, id, 'Audit log'),
    auditLogsByEntity: (filter: Row) => logs({ entity: filter['entity'], entityId: filter['entityId'] }),
    auditLogsByActor: ({ actorId, ...args }: FilterArgs & { readonly actorId: string }) =>
      page(logs({ actorId }), args),
    auditLogsByAppointment: ({ appointmentId }: { readonly appointmentId: string }) => logs({ appointmentId }),
    auditLogsCount: ({ filter }: FilterArgs) => logs(filter ?? {}).length,
  };
}
