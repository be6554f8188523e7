import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ProviderRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { timesOf } from '../tableDefinitions.ts';
import { keyOfCode } from './codes.ts';
import type { DeskRecords } from './records.ts';
import { scopeOf } from './scope.ts';
import { instantOf, isAppointment, refusal, stateAfter } from './values.ts';
import { type Guard, rowWritten } from './writeTools.ts';

interface AppointmentInput {
  readonly clientId?: string | null;
  readonly patientId?: string | null;
  readonly typeId?: string | null;
  readonly providerId?: string | null;
  readonly scheduledStartDatetime?: string | null;
  readonly scheduledEndDatetime?: string | null;
  readonly status?: string | null;
  readonly confirmed?: boolean | null;
  readonly reason?: string | null;
}

interface ChangeArgs {
  readonly businessId?: string | null;
  readonly id: string;
}

/** The mutations of the calendar. */
export function appointmentWrites(
  backstage: Backstage,
  desk: DeskRecords,
  guard: Guard,
): Readonly<Record<string, unknown>> {
  const { practice, now } = backstage;

  /** The row that an input names: undefined where it is left out, null where it is emptied. */
  function named<Item extends { readonly key: number }>(
    id: string | null | undefined,
    kind: 'client' | 'patient' | 'provider' | 'visitType',
    rows: readonly Item[],
    what: string,
  ): Item | null | undefined {
    if (id === undefined || id === null) return id;
    const row = rowOf(rows, keyOfCode(kind, id));
    if (!row) throw refusal(`${what} not found`, 'NOT_FOUND');
    return row;
  }
  const providerIn = ({ providerId }: AppointmentInput): ProviderRecord | null | undefined =>
    named(
      providerId,
      'provider',
      practice.providers.filter(({ isActive }) => isActive),
      'Provider',
    );
  const typeIn = ({ typeId }: AppointmentInput): VisitTypeRecord | null | undefined =>
    named(
      typeId,
      'visitType',
      practice.visitTypes.filter(({ isBlock }) => !isBlock),
      'Appointment type',
    );
  /** Who comes; a patient comes with its client, and with nobody else. */
  const visitorsIn = (
    input: AppointmentInput,
  ): { readonly patientKey: number | null | undefined; readonly clientKey: number | null | undefined } => {
    const clients = practice.clients.filter(({ isDeleted }) => !isDeleted);
    const patient = named(input.patientId, 'patient', practice.patients, 'Patient');
    const client = named(input.clientId, 'client', clients, 'Client');
    if (patient && client && patient.clientKey !== client.key)
      throw refusal('The patient does not belong to the client', 'BAD_USER_INPUT');
    const owner = patient && input.clientId === undefined ? patient.clientKey : undefined;
    return {
      patientKey: patient === null ? null : patient?.key,
      clientKey: client === null ? null : (client?.key ?? owner),
    };
  };
  const lengthChecked = (times: { readonly start: number; readonly minutes: number }): typeof times => {
    if (times.minutes > 0) return times;
    throw refusal('scheduledEndDatetime must be after scheduledStartDatetime', 'BAD_USER_INPUT');
  };
  const found = ({ businessId, id }: ChangeArgs): AppointmentRecord => {
    const row = rowOf(scopeOf(backstage, businessId).appointments(), keyOfCode('appointment', id));
    if (!row || !isAppointment(row)) throw refusal('Appointment not found', 'NOT_FOUND');
    return row;
  };
  const changed = (row: AppointmentRecord, change: Partial<AppointmentRecord>): Row =>
    desk.appointment(rowWritten(changeAppointment(practice, row.key, change, now())));

  return {
    createAppointment: guard(
      ({ businessId, input }: { readonly businessId?: string | null; readonly input: AppointmentInput }): Row => {
        const place = scopeOf(backstage, businessId).place ?? practice.places[0];
        const type = typeIn(input);
        const { patientKey, clientKey } = visitorsIn(input);
        if (!patientKey && !clientKey) throw refusal('clientId or patientId is required', 'BAD_USER_INPUT');
        const start = instantOf(input.scheduledStartDatetime ?? '');
        const end = input.scheduledEndDatetime ? instantOf(input.scheduledEndDatetime) : null;
        const minutes = end === null ? (type?.minutes ?? 0) : Math.round((end - start) / 60_000);
        const booking = {
          ...lengthChecked({ start, minutes }),
          placeKey: place?.key ?? null,
          typeKey: type?.key ?? null,
          patientKey,
          clientKey,
          providerKey: providerIn(input)?.key ?? null,
          reason: input.reason,
          state: input.confirmed === true ? ('confirmed' as const) : ('planned' as const),
        };
        return desk.appointment(rowWritten(bookAppointment(practice, booking, now())));
      },
    ),
    updateAppointment: guard(({ input, ...args }: ChangeArgs & { readonly input: AppointmentInput }): Row => {
      const before = found(args);
      const { patientKey, clientKey } = visitorsIn(input);
      const isEmptied =
        (patientKey === undefined ? before.patientKey : patientKey) === null &&
        (clientKey === undefined ? before.clientKey : clientKey) === null;
      if (isEmptied) throw refusal('clientId or patientId is required', 'BAD_USER_INPUT');
      const start = input.scheduledStartDatetime ? instantOf(input.scheduledStartDatetime) : undefined;
      const end = input.scheduledEndDatetime ? instantOf(input.scheduledEndDatetime) : undefined;
      const moved =
        start !== undefined && end === undefined ? { start, minutes: before.minutes } : timesOf(before, start, end);
      const state = stateAfter(before.state, input.status, input.confirmed);
      const provider = providerIn(input);
      const change = {
        ...lengthChecked(moved),
        patientKey,
        clientKey,
        typeKey: typeIn(input)?.key,
        providerKey: provider === null ? null : provider?.key,
        reason: input.reason,
        state,
        cancelReason: state === 'cancelled' ? undefined : null,
      };
      return desk.appointment(rowWritten(changeAppointment(practice, before.key, change, now())));
    }),
    confirmAppointment: guard((args: ChangeArgs): Row => {
      const before = found(args);
      if (before.state === 'cancelled') throw refusal('The appointment was canceled', 'BAD_USER_INPUT');
      return changed(before, { state: stateAfter(before.state, undefined, true) });
    }),
    cancelAppointment: guard(({ reason, ...args }: ChangeArgs & { readonly reason?: string | null }): Row => {
      const before = found(args);
      if (before.state === 'completed') throw refusal('The appointment was checked out', 'BAD_USER_INPUT');
      return changed(before, { state: 'cancelled', cancelReason: reason ?? null });
    }),
    deleteAppointment: guard((args: ChangeArgs): boolean => {
      changed(found(args), { isDeleted: true });
      return true;
    }),
  };
}
