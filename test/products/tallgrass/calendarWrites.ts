import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { hasEncounter } from './clinicalRows.ts';
import { namedRow, trimmed } from './given.ts';
import { checkedId, type Loaders } from './loaders.ts';
import { nextKey, type TallgrassMemory } from './memory.ts';
import { type FieldError, invalid, notFound, type Write } from './outcomes.ts';
import type { Records } from './records.ts';
import { keyIn, minuteMs, readInstant } from './values.ts';

interface BlockInput {
  readonly hospitalId: string;
  readonly teammateId?: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
}

interface WaitlistInput {
  readonly hospitalId: string;
  readonly householdId: string;
  readonly companionId?: string | null;
  readonly templateId?: string | null;
  readonly availability?: string | null;
}

/** The mutations of encounters, blocked time and the waitlist. */
export function calendarWrites(
  { practice, now }: Backstage,
  records: Records,
  { load, memory, write }: { readonly load: Loaders; readonly memory: TallgrassMemory; readonly write: Write },
): Row {
  return {
    ...write('signEncounter', ({ encounterId }: { readonly encounterId: string }) => {
      const row = rowOf(practice.appointments, keyIn('Encounter', checkedId('Encounter', encounterId)));
      if (!row || !hasEncounter(row)) return notFound('Encounter', encounterId);
      if (records.encounter(row)['status'] !== 'AWAITING_SIGNATURE')
        return invalid([['encounterId', 'The encounter is not awaiting a signature']]);
      memory.signatures.set(row.key, now());
      return records.encounter(row);
    }),
    ...write('blockTime', (input: BlockInput) => {
      const errors: FieldError[] = [];
      const place = namedRow(errors, 'hospitalId', 'Hospital', input.hospitalId, load.hospital);
      const provider = namedRow(errors, 'teammateId', 'Teammate', input.teammateId, load.teammate);
      const [start, end] = [readInstant(input.startsAt), readInstant(input.endsAt)];
      if (start === null) errors.push(['startsAt', 'Invalid date-time']);
      if (end === null || (start !== null && end <= start)) errors.push(['endsAt', 'Must be after startsAt']);
      const title = trimmed(input.title);
      if (!title) errors.push(['title', 'Required']);
      if (errors.length > 0 || !place || start === null || end === null) return invalid(errors);
      const row: AppointmentRecord = {
        key: nextKey(practice.appointments),
        start,
        minutes: Math.round((end - start) / minuteMs),
        placeKey: place.key,
        typeKey: practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? 0,
        state: 'planned',
        providerKey: provider?.key ?? null,
        patientKey: null,
        clientKey: null,
        reason: title ?? null,
        cancelReason: null,
        isBlock: true,
        isDeleted: false,
        createdAt: now(),
        updatedAt: now(),
      };
      practice.appointments.push(row);
      return records.timeBlock(row);
    }),
    ...write('releaseTimeBlock', ({ timeBlockId }: { readonly timeBlockId: string }) => {
      const row = load.timeBlock(checkedId('TimeBlock', timeBlockId));
      if (!row) return notFound('TimeBlock', timeBlockId);
      const outcome = changeAppointment(practice, row.key, { isDeleted: true }, now());
      return outcome.ok ? records.timeBlock(outcome.row) : notFound('TimeBlock', timeBlockId);
    }),
    ...write('joinWaitlist', (input: WaitlistInput) => {
      const errors: FieldError[] = [];
      const place = namedRow(errors, 'hospitalId', 'Hospital', input.hospitalId, load.hospital);
      const client = namedRow(errors, 'householdId', 'Household', input.householdId, load.household);
      const patient = namedRow(errors, 'companionId', 'Companion', input.companionId, load.companion);
      const type = namedRow(errors, 'templateId', 'VisitTemplate', input.templateId, load.visitTemplate);
      if (errors.length > 0 || !place || !client) return invalid(errors);
      const row = {
        key: nextKey(memory.waitlist),
        placeKey: place.key,
        clientKey: client.key,
        patientKey: patient?.key ?? null,
        typeKey: type?.key ?? null,
        availability: trimmed(input.availability) ?? null,
        at: now(),
      };
      memory.waitlist.push(row);
      return records.waitlistEntry(row);
    }),
    ...write('leaveWaitlist', ({ entryId }: { readonly entryId: string }) => {
      const row = rowOf(memory.waitlist, keyIn('WaitlistEntry', checkedId('WaitlistEntry', entryId)));
      if (!row) return notFound('WaitlistEntry', entryId);
      memory.waitlist.splice(memory.waitlist.indexOf(row), 1);
      return records.waitlistEntry(row);
    }),
  };
}
