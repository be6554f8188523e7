import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { appointmentWith, gateOf, nameOfLookup, optionalReference, referenceTo, scheduleWith } from './gate.ts';
import { taskFor, type AppointmentExtras } from './memory.ts';
import { openVpmsOfficeWrites } from './officeWrites.ts';
import { openVpmsPartyWrites } from './partyWrites.ts';
import { scheduleOf, type ScheduleRow, typesOf } from './schedules.ts';
import type { OpenVpmsTools } from './tools.ts';
import { openVpmsIds } from './ids.ts';
import { idOf, invalidNode, notFound, slotMinutes, slotsOf, stateOfCode, timeOf } from './values.ts';

interface AppointmentUpdate {
  readonly schedule?: string | null;
  readonly appointmentType?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly customer?: string | null;
  readonly patient?: string | null;
  readonly clinician?: string | null;
  readonly reason?: string | null;
  readonly notes?: string | null;
  readonly status?: string | null;
}

interface AppointmentInput extends AppointmentUpdate {
  readonly schedule: string;
  readonly appointmentType: string;
  readonly startTime: string;
  readonly customer: string;
  readonly status: string;
  readonly sendReminder: boolean;
}

interface BlockInput {
  readonly schedule: string;
  readonly type: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly notes?: string | null;
}

const archetype = 'act.customerAppointment';
const minuteMs = 60_000;

/** All mutations. */
export function openVpmsWrites(backstage: Backstage, tools: OpenVpmsTools): object {
  const { practice, now } = backstage;
  const { acts, memory } = tools;
  const gate = gateOf(backstage);
  const { allowed, done } = gate;

  const typeIn = (schedule: ScheduleRow, id: string): number => {
    const typeKey = referenceTo(practice, 'visitType', id);
    if (!typesOf(practice, schedule).some(({ key }) => key === typeKey))
      throw invalidNode(archetype, 'appointmentType', `not available in schedule ${schedule.name}`);
    return typeKey;
  };
  const minutesBetween = (owner: string, start: number, end: string): number => {
    const minutes = (timeOf(end, 'endTime') - start) / minuteMs;
    if (minutes <= 0) throw invalidNode(owner, 'endTime', 'must be after startTime');
    return minutes;
  };
  const checkReason = (code: string | null | undefined): void => {
    if (code) nameOfLookup(practice, archetype, 'reason', 'lookup.visitReason', code);
  };
  const remember = (key: number, extras: AppointmentExtras): void => {
    const given = Object.fromEntries(Object.entries(extras).filter(([, value]) => value !== undefined));
    memory.extras.set(key, { ...memory.extras.get(key), ...given });
  };
  const change = (row: AppointmentRecord, changes: Partial<AppointmentRecord>): Row =>
    acts.appointment(done(archetype, changeAppointment(practice, row.key, changes, now())));

  return {
    createAppointment({ appointment: input }: { readonly appointment: AppointmentInput }) {
      allowed();
      const schedule = scheduleWith(practice, input.schedule);
      const typeKey = typeIn(schedule, input.appointmentType);
      const type = rowOf(practice.visitTypes, typeKey);
      const start = timeOf(input.startTime, 'startTime');
      checkReason(input.reason);
      const booking = {
        start,
        minutes: input.endTime
          ? minutesBetween(archetype, start, input.endTime)
          : (type ? slotsOf(type) : 1) * slotMinutes,
        placeKey: schedule.place.key,
        typeKey,
        clientKey: referenceTo(practice, 'client', input.customer),
        patientKey: optionalReference(practice, 'patient', input.patient),
        providerKey: optionalReference(practice, 'provider', input.clinician),
        reason: input.notes,
        state: stateOfCode(input.status),
      };
      const row = done(archetype, bookAppointment(practice, booking, now()));
      const { reason, sendReminder } = input;
      remember(row.key, { reasonCode: reason, sendReminder, isAdmitted: input.status === 'ADMITTED' });
      return acts.appointment(row);
    },
    updateAppointment({ id, appointment: input }: { readonly id: string; readonly appointment: AppointmentUpdate }) {
      allowed();
      const before = appointmentWith(practice, id);
      const schedule = input.schedule ? scheduleWith(practice, input.schedule) : scheduleOf(practice, before);
      if (!schedule) throw notFound('party.organisationSchedule', input.schedule ?? '');
      const typeKey = typeIn(schedule, input.appointmentType ?? openVpmsIds.of('visitType', before.typeKey));
      const start = input.startTime ? timeOf(input.startTime, 'startTime') : before.start;
      checkReason(input.reason);
      if (input.customer === null) throw invalidNode(archetype, 'customer', 'a value is required');
      const { status, notes, reason } = input;
      const changes = {
        placeKey: schedule.place.key,
        typeKey,
        start,
        minutes: input.endTime ? minutesBetween(archetype, start, input.endTime) : before.minutes,
        ...(input.customer !== undefined && { clientKey: referenceTo(practice, 'client', input.customer) }),
        ...(input.patient !== undefined && {
          patientKey: optionalReference(practice, 'patient', input.patient) ?? null,
        }),
        ...(input.clinician !== undefined && {
          providerKey: optionalReference(practice, 'provider', input.clinician) ?? null,
        }),
        ...(notes !== undefined && { reason: notes }),
        ...(status && { state: stateOfCode(status) }),
      };
      remember(before.key, { reasonCode: reason, ...(status && { isAdmitted: status === 'ADMITTED' }) });
      return change(before, changes);
    },
    cancelAppointment({ id }: { readonly id: string }) {
      allowed();
      const before = appointmentWith(practice, id);
      if (before.state === 'completed')
        throw invalidNode(archetype, 'status', 'a completed appointment can’t be cancelled');
      return change(before, { state: 'cancelled' });
    },
    checkIn({ appointment: id, workList }: { readonly appointment: string; readonly workList?: string | null }) {
      allowed();
      const before = appointmentWith(practice, id);
      if (before.state !== 'planned' && before.state !== 'confirmed')
        throw invalidNode(archetype, 'status', 'only a pending or confirmed appointment can be checked in');
      const listNumber = [0, 1].find((number) => idOf('workList', before.placeKey * 2 + number) === workList);
      if (workList && listNumber === undefined) throw notFound('party.organisationWorkList', workList);
      remember(before.key, { arrival: now() });
      const shown = change(before, { state: 'arrived' });
      if (listNumber !== undefined)
        for (const task of taskFor(appointmentWith(practice, id)))
          memory.tasks.push({ ...task, start: now(), listNumber, key: memory.tasks.length + 1 });
      return shown;
    },
    createCalendarBlock({ calendarBlock: input }: { readonly calendarBlock: BlockInput }) {
      allowed();
      const schedule = scheduleWith(practice, input.schedule);
      const type = rowOf(practice.visitTypes, openVpmsIds.key('visitType', input.type));
      if (!type?.isBlock) throw notFound('entity.calendarBlockType', input.type);
      const start = timeOf(input.startTime, 'startTime');
      const minutes = minutesBetween('act.calendarBlock', start, input.endTime);
      const block = { start, minutes, placeKey: schedule.place.key, typeKey: type.key, reason: input.notes };
      return acts.calendarBlock(done('act.calendarBlock', bookAppointment(practice, block, now())));
    },
    removeCalendarBlock({ id }: { readonly id: string }) {
      allowed();
      const row = rowOf(practice.appointments, openVpmsIds.key('appointment', id));
      if (!row?.isBlock || row.isDeleted) throw notFound('act.calendarBlock', id);
      done('act.calendarBlock', changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return true;
    },
    ...openVpmsPartyWrites(backstage, tools, gate),
    ...openVpmsOfficeWrites(backstage, tools, gate),
  };
}
