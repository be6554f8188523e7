import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Lookups } from './lookups.ts';
import type { ComplaintRow, JuvonnoMemory } from './memory.ts';
import type { JuvonnoRecords } from './records.ts';
import { dayIn, idOf, isAppointment, listOf, notFound, operation, type PageArgs, partOf, Refusal } from './values.ts';

/** What the parts of the service share. */
export interface JuvonnoParts {
  readonly records: JuvonnoRecords;
  readonly lookups: Lookups;
  readonly memory: JuvonnoMemory;
}

interface ComplaintInput {
  readonly customer_id?: number;
  readonly name?: string | null;
  readonly onset_date?: string | null;
  readonly priority?: string | null;
  readonly status?: string | null;
  readonly laterality?: string | null;
}

interface EncounterRow {
  readonly id: number;
  readonly visit: AppointmentRecord;
  readonly isIntake: boolean;
}

const firstEncounter = 90_000;
const templates = { chart: { id: 51, name: 'Treatment note' }, intake: { id: 52, name: 'New client intake' } } as const;

/** Complaints, and the charts and intake forms of appointments that took place. */
export function juvonnoClinical({ practice, cap, now, refuseWrites }: Backstage, parts: JuvonnoParts): object {
  const { records, lookups, memory } = parts;
  const { complaints, extras } = memory;

  const complaint = (row: ComplaintRow): Row => ({
    id: row.id,
    customer_id: idOf('client', row.clientKey),
    name: row.name,
    onset_date: row.onsetOn,
    priority: row.priority,
    status: row.isResolved ? 'resolved' : 'active',
    laterality: row.laterality,
  });
  const complaintOf = (id: number): ComplaintRow => {
    const row = complaints.find((each) => each.id === id);
    if (!row) throw notFound('Complaint', id);
    return row;
  };
  const belongs = ({ key, clientKey, reason }: AppointmentRecord, row: ComplaintRow): boolean => {
    const chosen = extras.get(key)?.complaintId ?? null;
    return chosen === null ? row.clientKey === clientKey && row.name === reason : row.id === chosen;
  };

  /** A chart for each visit that took place, and an intake form for the first one of a customer. */
  const encountersOf = (visit: AppointmentRecord): readonly EncounterRow[] => {
    if (visit.state !== 'completed' || !isAppointment(visit)) return [];
    const isFirst = !practice.appointments.some(
      (each) =>
        each.clientKey === visit.clientKey &&
        each.state === 'completed' &&
        isAppointment(each) &&
        byStart(each, visit) < 0,
    );
    const id = firstEncounter + visit.key * 2;
    return [{ id, visit, isIntake: false }, ...(isFirst ? [{ id: id + 1, visit, isIntake: true }] : [])];
  };
  const encounterSummary = ({ id, visit, isIntake }: EncounterRow): Row => ({
    id,
    date: wallDay(visit.start, zoneOf(practice, visit)),
    template: isIntake ? templates.intake : templates.chart,
    status: 'signed',
  });
  const field = (id: string, name: string, value: string | null): Row => ({ id, name, value });

  return {
    customers_by_customerId_complaints: operation(
      'GET',
      '/customers/{args.customerId}/complaints',
      (args: PageArgs & { readonly customerId: number }) => {
        const { key } = lookups.customer(args.customerId);
        const { page, results } = args;
        const rows = complaints.filter(({ clientKey }) => clientKey === key);
        return listOf(partOf(rows, { page: page ?? 1, results: results ?? 50 }, cap), complaint);
      },
    ),
    appointments_by_appointmentId_complaints: operation(
      'GET',
      '/appointments/{args.appointmentId}/complaints',
      (args: { readonly appointmentId: number }) => {
        const visit = lookups.appointment(args.appointmentId);
        const rows = complaints.filter((row) => belongs(visit, row));
        return listOf(partOf(rows, {}, cap), complaint);
      },
    ),
    complaints_by_complaintId: operation(
      'GET',
      '/complaints/{args.complaintId}',
      (args: { readonly complaintId: number }) => ({ complaint: complaint(complaintOf(args.complaintId)) }),
    ),
    complaints_by_complaintId_encounters: operation(
      'GET',
      '/complaints/{args.complaintId}/encounters',
      (args: PageArgs & { readonly complaintId: number }) => {
        const row = complaintOf(args.complaintId);
        const { page, results } = args;
        const rows = practice.appointments.filter((visit) => belongs(visit, row)).flatMap(encountersOf);
        return listOf(partOf(rows, { page: page ?? 1, results: results ?? 50 }, cap), encounterSummary);
      },
    ),
    encounters_by_encounterId: operation(
      'GET',
      '/encounters/{args.encounterId}',
      (args: { readonly encounterId: number }) => {
        const key = Math.floor((args.encounterId - firstEncounter) / 2);
        const visit = rowOf(practice.appointments, key);
        const row = visit && encountersOf(visit).find(({ id }) => id === args.encounterId);
        if (!row) throw notFound('Encounter', args.encounterId);
        const fields = row.isIntake
          ? [field('id_text_1', 'What brings you here?', row.visit.reason), field('id_check_1', 'Consent', 'Yes')]
          : [field('id_text_1', 'Subjective', row.visit.reason), field('id_text_2', 'Plan', 'As discussed')];
        return {
          encounter: {
            ...encounterSummary(row),
            appointment_id: idOf('appointment', row.visit.key),
            customer: records.customerOf(row.visit.clientKey),
            staff: records.staffOf(row.visit.providerKey),
            data: [{ name: row.isIntake ? 'Intake' : 'Note', fields }],
            creation_date: records.moment(row.visit.start),
          },
        };
      },
    ),
    encounters_appointment: operation('GET', '/encounters/appointment', (args: { readonly appointment_id: number }) => {
      const rows = encountersOf(lookups.appointment(args.appointment_id));
      const idsOf = (isIntake: boolean): number[] =>
        rows.filter((row) => row.isIntake === isIntake).map(({ id }) => id);
      return { charts: idsOf(false), intakes: idsOf(true) };
    }),
    post_complaints: operation('POST', '/complaints', ({ input }: { readonly input?: ComplaintInput | null }) => {
      if (refuseWrites !== null) throw new Refusal(403, refuseWrites);
      if (!input) throw new Refusal(400, 'A request body is required.');
      const name = input.name?.trim() ?? '';
      if (name === '') throw new Refusal(400, 'name is required.');
      const { key, placeKey } = lookups.customer(input.customer_id ?? 0);
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'UTC';
      const row: ComplaintRow = {
        id: 1 + Math.max(8000, ...complaints.map(({ id }) => id)),
        clientKey: key,
        name,
        onsetOn: input.onset_date ? dayIn(input.onset_date) : wallDay(now(), zone),
        priority: input.priority ?? 'normal',
        isResolved: false,
        laterality: input.laterality ?? null,
      };
      complaints.push(row);
      return { complaint: complaint(row) };
    }),
    put_complaints_by_complaintId: operation(
      'PUT',
      '/complaints/{args.complaintId}',
      ({ complaintId, input }: { readonly complaintId: number; readonly input?: ComplaintInput | null }) => {
        if (refuseWrites !== null) throw new Refusal(403, refuseWrites);
        const before = complaintOf(complaintId);
        if (input?.name?.trim() === '') throw new Refusal(400, 'name must not be empty.');
        const row: ComplaintRow = {
          ...before,
          name: input?.name?.trim() ?? before.name,
          onsetOn: input?.onset_date ? dayIn(input.onset_date) : before.onsetOn,
          priority: input?.priority ?? before.priority,
          isResolved: input?.status ? input.status === 'resolved' : before.isResolved,
          laterality: input?.laterality === undefined ? before.laterality : input.laterality,
        };
        complaints[complaints.indexOf(before)] = row;
        return { complaint: complaint(row) };
      },
    ),
  };
}
