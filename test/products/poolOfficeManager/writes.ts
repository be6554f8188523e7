import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { isPoolVisit, poolIds, poolPhones, poolRecords } from './records.ts';

const states: Readonly<Record<string, VisitState>> = {
  SCHEDULED: 'planned',
  IN_PROGRESS: 'inProgress',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  RESCHEDULED: 'planned',
};

/** The mutations; each answers the row as it now is. */
export function poolWrites(stage: Backstage): object {
  const { practice, now } = stage;
  const { customer, appointment, ticket } = poolRecords(stage);
  const { key, of } = poolIds;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw failed(outcome.field === 'base' ? 'FORBIDDEN' : 'BAD_USER_INPUT', outcome.message);
  };
  function change(id: string, changes: Parameters<typeof changeAppointment>[2]): AppointmentRecord {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (!row || !isPoolVisit(row)) throw failed('NOT_FOUND', 'Appointment not found');
    return done(() => changeAppointment(practice, row.key, changes, now()));
  }
  const typeKeyOf = ({ serviceIds, title }: Row): number | undefined =>
    practice.visitTypes.find((row) =>
      Array.isArray(serviceIds) ? of('visitType', row.key) === serviceIds[0] : row.name === title,
    )?.key;
  const technicianKeyOf = (input: Row): number | null | undefined =>
    'assignedToId' in input ? key('provider', textIn(input, 'assignedToId') ?? null) : undefined;
  const minutesOf = ({ duration }: Row): number | undefined => (typeof duration === 'number' ? duration : undefined);
  /** What an input says of a customer, beside what she keeps. */
  function detailsOf(input: Row, before: ClientRecord | null) {
    const company = textIn(input, 'companyName');
    const shown = before ? poolPhones(before) : { phone: null, mobilePhone: null };
    const hidden = before?.phones.filter(({ value }) => !Object.values(shown).includes(value)) ?? [];
    const numbers = { ...shown, ...input };
    const phones: ClientRecord['phones'] = [
      { label: 'Mobile', value: textIn(numbers, 'mobilePhone') ?? '' } as const,
      { label: 'Home', value: textIn(numbers, 'phone') ?? '' } as const,
      ...hidden,
    ].filter(({ value }) => value !== '');
    const emails = [textIn(input, 'email') ?? '', ...(before?.emails.slice(1) ?? [])].filter((each) => each !== '');
    return {
      givenName: company ? null : textIn(input, 'firstName'),
      familyName: company ?? textIn(input, 'lastName') ?? undefined,
      emails: 'email' in input ? emails : undefined,
      phones: 'phone' in input || 'mobilePhone' in input ? phones : undefined,
      street: textIn(input, 'street') ?? undefined,
      city: textIn(input, 'city') ?? undefined,
      note: textIn(input, 'notes'),
      isActive: 'status' in input ? input['status'] === 'ACTIVE' : undefined,
    };
  }
  return {
    createAppointment({ input }: { input: Row }) {
      const clientKey = key('client', textIn(input, 'customerId') ?? null);
      if (!rowOf(practice.clients, clientKey)) throw failed('NOT_FOUND', 'Customer not found');
      const booking = {
        start: instantOf(input['scheduledAt']),
        minutes: minutesOf(input),
        placeKey: 1,
        typeKey: typeKeyOf(input) ?? 1,
        providerKey: technicianKeyOf(input),
        clientKey,
        reason: textIn(input, 'description'),
      };
      return appointment(done(() => bookAppointment(practice, booking, now())));
    },
    updateAppointment({ id, input }: { id: string; input: Row }) {
      const { status, scheduledAt } = input;
      return appointment(
        change(id, {
          start: scheduledAt === undefined ? undefined : instantOf(scheduledAt),
          minutes: minutesOf(input),
          typeKey: typeKeyOf(input),
          providerKey: technicianKeyOf(input),
          reason: textIn(input, 'description'),
          state: typeof status === 'string' ? states[status] : undefined,
        }),
      );
    },
    cancelAppointment: ({ id, reason }: { id: string; reason?: string | null }) =>
      appointment(change(id, { state: 'cancelled', cancelReason: reason ?? null })),
    deleteAppointment: ({ id }: { id: string }) => change(id, { isDeleted: true }).isDeleted,
    startService: ({ appointmentId }: { appointmentId: string }) =>
      ticket(change(appointmentId, { state: 'inProgress' })),
    createCustomer({ input }: { input: Row }) {
      const { givenName, familyName, ...others } = detailsOf(input, null);
      const made = done(() => registerClient(practice, { givenName, familyName }, now()));
      return customer(done(() => changeClient(practice, made.key, others, now())));
    },
    updateCustomer({ id, input }: { id: string; input: Row }) {
      const before = rowOf(practice.clients, key('client', id));
      if (!before || before.isDeleted) throw failed('NOT_FOUND', 'Customer not found');
      return customer(done(() => changeClient(practice, before.key, detailsOf(input, before), now())));
    },
  };
}

/** An instant that a client writes, with an offset or in UTC. */
export function instantOf(value: unknown): number {
  const instant = Date.parse(String(value));
  if (Number.isNaN(instant)) throw failed('BAD_USER_INPUT', `Invalid date: ${String(value)}`);
  return instant;
}

/** A text that is given, null where it is taken away, undefined where nothing is said. */
function textIn(input: Row, field: string): string | null | undefined {
  const value = input[field];
  if (value === undefined) return undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** An error as this API answers it. */
function failed(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
