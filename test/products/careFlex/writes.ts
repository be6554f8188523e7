import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import {
  careFlexIds,
  type CareFlexRecords,
  careFlexWords,
  decimal,
  emailOf,
  type Extras,
  idLike,
  typeKeyOf,
} from './records.ts';

interface Tools {
  readonly extras: Extras;
  readonly records: CareFlexRecords;
  readonly knownPatient: (id: string) => ClientRecord;
  readonly knownAppointment: (id: string) => AppointmentRecord;
  readonly instantFor: (argument: string, text: string | null | undefined) => number | null;
}

type Args = Readonly<{ id: string; input: Row }>;

const open: readonly VisitState[] = ['planned', 'confirmed', 'arrived'];
const usualMinutes = 60;
const mostMinutes = 480;
/** What a patient has here and nowhere else in the practice. */
const ownFields = ['timezone', 'communicationPreferences', 'accessibilityNeeds'];

/** The mutations of CareFlex, and the agents, who are known only as long as they are there. */
export function careFlexWrites(stage: Backstage, tools: Tools): object {
  const { practice, now } = stage;
  const { extras, records, knownPatient, knownAppointment } = tools;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  };
  const zoneIn = (input: Row): void => {
    const zone = givenText(input, 'timezone');
    if (zone && !isZone(zone)) throw new GraphQLError('timezone: is invalid');
  };
  const keepOwn = (key: number, input: Row): void => {
    const given = presentFields(Object.fromEntries(ownFields.map((field) => [field, input[field]])));
    extras.patients.set(key, { ...extras.patients.get(key), ...given });
  };
  const later = (input: Row): number => {
    const start = tools.instantFor('input', givenText(input, 'scheduledAt')) ?? 0;
    if (start <= now()) throw new GraphQLError('scheduled_at: must be in the future');
    return start;
  };
  const changed = (key: number, change: Partial<AppointmentRecord>): Row =>
    records.appointment(done(() => changeAppointment(practice, key, change, now())));

  const agents = new Map<string, Row>();
  const track = (agentId: string, name: string, status: string, more: Row = {}): Row => {
    const agent = { agentId, name, status, onlineAt: utcText(now()), currentPatientId: null, metadata: {}, ...more };
    agents.set(agentId, agent);
    return agent;
  };
  track('agent-7', 'Dana Whitfield', 'AVAILABLE');
  track('agent-12', 'Reggie Stone', 'BUSY', { currentPatientId: 4 });

  return {
    createPatient({ input }: Args) {
      const [givenName, familyName] = [givenText(input, 'firstName'), givenText(input, 'lastName')];
      const email = givenText(input, 'email') ?? '';
      const blank = [
        ...(givenName?.trim() ? [] : ["first_name: can't be blank"]),
        ...(familyName?.trim() ? [] : ["last_name: can't be blank"]),
      ];
      if (blank.length > 0) throw new GraphQLError(blank.join('; '));
      if (!email.includes('@')) throw new GraphQLError('email: has invalid format');
      if (practice.clients.some((client) => emailOf(client) === email))
        throw new GraphQLError('email_hash: has already been taken');
      zoneIn(input);
      const details = { givenName, familyName, emails: [email], phones: [givenText(input, 'phone')] };
      const row = done(() => registerClient(practice, details, now()));
      // Whoever is new is no longer a number of the import.
      extras.patients.set(row.key, { externalId: idLike(90_000 + row.key), timezone: 'America/New_York' });
      keepOwn(row.key, input);
      return records.patient(row);
    },
    updatePatient({ id, input }: Args) {
      const before = knownPatient(id);
      zoneIn(input);
      const status = givenText(input, 'status');
      const change = {
        givenName: givenText(input, 'firstName'),
        familyName: givenText(input, 'lastName') ?? undefined,
        phones: contactChange(before, givenText(input, 'phone'), undefined).phones,
        isActive: status ? status === 'ACTIVE' : undefined,
      };
      const row = done(() => changeClient(practice, before.key, change, now()));
      keepOwn(row.key, input);
      if (status) extras.patients.set(row.key, { ...extras.patients.get(row.key), status });
      return records.patient(row);
    },
    deletePatient({ id }: Args) {
      const { key } = knownPatient(id);
      return records.patient(done(() => changeClient(practice, key, { isDeleted: true }, now())));
    },
    scheduleAppointment({ input }: Args) {
      const minutes = typeof input['durationMinutes'] === 'number' ? input['durationMinutes'] : usualMinutes;
      if (minutes <= 0) throw new GraphQLError('duration_minutes: must be greater than 0');
      if (minutes > mostMinutes)
        throw new GraphQLError(`duration_minutes: must be less than or equal to ${String(mostMinutes)}`);
      const start = later(input);
      const clientKey = careFlexIds.key('client', givenText(input, 'patientId'));
      const client = practice.clients.find(({ key }) => key === clientKey);
      if (!client) throw new GraphQLError('patient_id: does not exist');
      const [providerId, providerName] = [givenText(input, 'providerId'), givenText(input, 'providerName')];
      const provider = rowOf(practice.providers, careFlexIds.key('provider', providerId));
      const booking = {
        start,
        minutes,
        placeKey: provider?.placeKeys[0] ?? client.placeKey,
        typeKey: typeKeyOf(input['careServiceType']),
        providerKey: provider?.key,
        clientKey,
        reason: givenText(input, 'notes'),
      };
      const row = done(() => bookAppointment(practice, booking, now()));
      // Both are texts that nothing is compared with.
      extras.appointments.set(row.key, { providerId, providerName, noShowRiskScore: 0 });
      const isTaken = practice.appointments.some((other) => {
        if (other.key === row.key || other.clientKey !== clientKey || other.isDeleted) return false;
        const overlaps = other.start < start + minutes * 60_000 && other.start + other.minutes * 60_000 > start;
        return overlaps && open.includes(other.state);
      });
      // It is looked for after the row was stored, and nothing takes that back.
      if (isTaken) throw new GraphQLError('Scheduling conflict: overlapping appointment exists');
      return records.appointment(row);
    },
    rescheduleAppointment({ id, input }: Args) {
      const { key, start: before } = knownAppointment(id);
      const given = tools.instantFor('input', givenText(input, 'scheduledAt'));
      // A time that is the old one is no change, and then may be past.
      const start = given === before ? before : later(input);
      return changed(key, presentFields({ start, state: 'planned', reason: givenText(input, 'notes') }));
    },
    cancelAppointment({ id, input }: Args) {
      const { key } = knownAppointment(id);
      const cancelReason = givenText(input, 'cancellationReason')?.trim() ?? '';
      if (cancelReason === '') throw new GraphQLError("cancellation_reason: can't be blank");
      return changed(key, { state: 'cancelled', cancelReason });
    },
    updateAppointmentStatus({ id, status }: { id: string; status: string }) {
      const { key, state } = knownAppointment(id);
      // Someone who waits is confirmed, and stays so where nothing else is said.
      const next = careFlexWords[state] === status ? state : stateOfWord(careFlexWords, status);
      return changed(key, presentFields({ state: next }));
    },
    createBenefit({ input }: Args) {
      const { key } = knownPatient(String(input['patientId']));
      if (Number(input['totalAllocated']) <= 0) throw new GraphQLError('total_allocated: must be greater than 0');
      if (String(input['periodStart']) >= String(input['periodEnd']))
        throw new GraphQLError('period_end: must be after period start');
      const stamps = { lastSyncedAt: null, insertedAt: utcText(now()), updatedAt: utcText(now()) };
      const id = idLike(70_000 + extras.benefits.length);
      const total = Number(input['totalAllocated']);
      const row = { id, clientKey: key, externalPlanId: null, ...input, total, used: 0, isOver: false, ...stamps };
      extras.benefits.push(row);
      return records.benefit(row);
    },
    recordBenefitUsage({ benefitId, input }: { benefitId: string; input: Row }) {
      const index = extras.benefits.findIndex(({ id }) => id === benefitId);
      const before = extras.benefits[index];
      if (!before) throw new GraphQLError('Benefit not found');
      const used = Number(before['used']) + Number(input['amount']);
      if (used > Number(before['total']))
        throw new GraphQLError(`used_amount: must be less than or equal to ${decimal(before['total'])}`);
      const row = { ...before, used, updatedAt: utcText(now()) };
      extras.benefits[index] = row;
      return records.benefit(row);
    },
    syncBenefits: () => [],
    onlineAgents: () => [...agents.values()],
    trackAgent: ({ input }: Args) =>
      track(String(input['agentId']), String(input['name']), String(input['status']), input),
    updateAgentStatus({ agentId, status }: { agentId: string; status: string }) {
      const agent = agents.get(agentId);
      if (!agent) throw new GraphQLError('Agent not found');
      return track(agentId, String(agent['name']), status, { ...agent, status });
    },
    register: () => refuse('Registration failed'),
    login: () => refuse('Invalid email or password'),
    refreshToken: () => refuse('Invalid or expired refresh token'),
    changePassword: () => refuse('Current password is incorrect'),
  };
}

function refuse(message: string): never {
  throw new GraphQLError(message);
}

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
