import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeAppointment, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { instantIn, knownKey, linesIn, startsOf, visitOfLines } from './book.ts';
import { clientWrites } from './clientWrites.ts';
import { invoiceWrites } from './invoiceWrites.ts';
import { type Extras, kedulIds, type Ledger, linesOf, notesOf, otherId, type Series, seriesOf } from './ledger.ts';
import { payloadOf, refusedPayload } from './payloads.ts';
import type { kedulRows } from './records.ts';

type Mutate = (args: { readonly input: Row }) => Row;

const states: Readonly<Record<string, VisitState>> = {
  NEW: 'planned',
  CONFIRMED: 'confirmed',
  ARRIVED: 'arrived',
  STARTED: 'inProgress',
};

const userErrors = {
  APPOINTMENT_FROZEN: 'Cannot make changes to appointment whose status is CONFIRMED or CANCELED',
  CANCEL_ONLY_FOR_FUTURE_APPOINTMENTS: 'Cannot cancel appointment if it is not in the future',
  MINIMUM_APPOINTMENT_SERVICE: 'Appointment must have minimum one service',
  NO_SHOW_ONLY_FOR_PAST_APPOINTMENTS: 'Cannot mark an appointment to no show if it is not in the past',
} as const;

/** The mutations that are kept of Kedul's gateway. */
export function kedulWrites(
  stage: Backstage,
  ledger: Ledger,
  rows: ReturnType<typeof kedulRows>,
): Readonly<Record<string, Mutate>> {
  const { practice, now } = stage;
  const payload = (outcome: Written<AppointmentRecord>): Row => payloadOf('appointment', outcome, rows.appointment);
  const refuse = (code: keyof typeof userErrors): Row => refusedPayload('appointment', code, userErrors[code]);
  const note = (key: number, extras: Extras): void =>
    void ledger.appointments.set(key, { ...ledger.appointments.get(key), ...extras });
  /** The appointment that an input means; another id is no error that a user may know. */
  const meant = (input: Row): AppointmentRecord => {
    const row = rowOf(practice.appointments, kedulIds.key('appointment', givenText(input, 'id')));
    if (!row || row.isDeleted) throw new GraphQLError(`${String(input['id'])} in APPOINTMENT`);
    return row;
  };
  const isFrozen = ({ state }: AppointmentRecord): boolean => state === 'cancelled' || state === 'noShow';
  const change = (row: AppointmentRecord, fields: Row, extras: Extras = {}): Row => {
    const outcome = written(stage, () => changeAppointment(practice, row.key, presentFields(fields), now()));
    if (outcome.ok) note(row.key, { notes: notesOf(ledger, row), ...extras });
    return payload(outcome);
  };
  /** Writes one appointment; a walk-in has no client. */
  const enter = (fields: Pick<AppointmentRecord, 'placeKey' | 'clientKey' | 'reason'>, inputs: readonly Row[]) => {
    const key = 1 + Math.max(0, ...practice.appointments.map((row) => row.key));
    const lines = linesIn(practice, inputs, key);
    const stamps = { createdAt: now(), updatedAt: now() };
    const rest = { patientKey: null, cancelReason: null, isBlock: false, isDeleted: false, ...stamps };
    const row: AppointmentRecord = { key, state: 'planned', ...visitOfLines(lines), ...fields, ...rest };
    practice.appointments.push(row);
    note(key, { lines, notes: { internalNotes: row.reason, clientNotes: null }, series: null });
    return row;
  };
  /** The others of a series that a change means, too. */
  const followers = (row: AppointmentRecord, apply: unknown): readonly AppointmentRecord[] => {
    const series = seriesOf(ledger, row);
    if (!series || (apply !== 'ALL' && apply !== 'THIS_AND_FOLLOWING')) return [];
    return practice.appointments.filter(
      (other) =>
        other.key !== row.key &&
        ledger.appointments.get(other.key)?.series?.id === series.id &&
        (apply === 'ALL' || other.start > row.start),
    );
  };
  /** Moves services to another day of a series. */
  const moved = (inputs: readonly Row[], by: number): Row[] =>
    inputs.map((input) => ({ ...input, id: null, startDate: Number(instantIn(input, 'startDate')) + by }));

  return {
    createAppointment({ input }) {
      const inputs = servicesIn(input) ?? [];
      if (inputs.length === 0) return refuse('MINIMUM_APPOINTMENT_SERVICE');
      const placeKey = knownKey(practice, 'place', input['locationId']) ?? 0;
      const clientKey = knownKey(practice, 'client', input['clientId']);
      const fields = { placeKey, clientKey, reason: givenText(input, 'internalNotes') ?? null };
      return payload(
        written(stage, () => {
          const first = enter(fields, inputs);
          const rule = input['recurrence'] as Row | null | undefined;
          if (!rule) return { ok: true, row: first };
          const series: Series = {
            id: otherId('series', first.key),
            initialKey: first.key,
            rule: { ...rule, startDate: first.start },
            createdAt: now(),
          };
          note(first.key, { series });
          const [, ...later] = startsOf(first.start, rule);
          for (const start of later) note(enter(fields, moved(inputs, start - first.start)).key, { series });
          return { ok: true, row: first };
        }),
      );
    },
    updateAppointment({ input }) {
      const row = meant(input);
      if (isFrozen(row)) return refuse('APPOINTMENT_FROZEN');
      const services = servicesIn(input);
      const lines = services ? linesIn(practice, services, row.key) : undefined;
      const [internalNotes, clientNotes] = [givenText(input, 'internalNotes'), givenText(input, 'clientNotes')];
      const before = notesOf(ledger, row);
      const notes = {
        internalNotes: internalNotes === undefined ? before.internalNotes : internalNotes,
        clientNotes: clientNotes === undefined ? before.clientNotes : clientNotes,
      };
      const status = givenText(input, 'status');
      const state = typeof instantIn(input, 'canceledAt') === 'number' ? 'cancelled' : states[status ?? ''];
      const visit = lines && lines.length > 0 ? visitOfLines(lines) : {};
      const fields = {
        ...visit,
        state,
        reason: notes.internalNotes ?? notes.clientNotes,
        cancelReason: givenText(input, 'cancellationReason'),
        ...(input['clientId'] !== undefined && { clientKey: knownKey(practice, 'client', input['clientId']) }),
      };
      // A change of one appointment takes it out of its series.
      return change(row, fields, { notes, series: null, ...(lines && { lines }) });
    },
    cancelAppointment({ input }) {
      const row = meant(input);
      if (isFrozen(row)) return refuse('APPOINTMENT_FROZEN');
      if (row.start < now()) return refuse('CANCEL_ONLY_FOR_FUTURE_APPOINTMENTS');
      const off = { state: 'cancelled', cancelReason: givenText(input, 'cancellationReason') ?? null };
      const others = followers(row, input['applyRecurrence']);
      const answer = change(row, off, others.length === 0 ? { series: null } : {});
      if (answer['isSuccessful'] === true) for (const other of others) change(other, off);
      return answer;
    },
    markNoShowAppointment({ input }) {
      const row = meant(input);
      if (isFrozen(row)) return refuse('APPOINTMENT_FROZEN');
      if (row.start > now()) return refuse('NO_SHOW_ONLY_FOR_PAST_APPOINTMENTS');
      return change(row, { state: 'noShow' }, { series: null });
    },
    checkOutAppointment({ input }) {
      const row = meant(input);
      if (isFrozen(row)) return refuse('APPOINTMENT_FROZEN');
      const invoiceId = givenText(input, 'invoiceId') ?? '';
      return change(row, { state: 'completed' }, { lines: linesOf(ledger, row), invoiceId, series: null });
    },
    ...clientWrites(stage, ledger, rows),
    ...invoiceWrites(stage, ledger, rows),
  };
}

/** The services of an input; the schema makes them rows. */
function servicesIn(input: Row): readonly Row[] | null {
  return (input['services'] as readonly Row[] | null | undefined) ?? null;
}
