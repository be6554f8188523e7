import { randomUUID } from 'node:crypto';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { checkEnrolment } from './checkEnrolment.ts';
import { applyGroup } from './groupWrites.ts';
import {
  allow,
  createGroup,
  done,
  type GroupInput,
  groupIn,
  keyIn,
  missing,
  personFrom,
  type PersonInput,
  type Sent,
  type WriteParts,
} from './gate.ts';
import type { EnrolmentRow } from './memory.ts';
import { occurrenceIn, payload } from './occurrenceWrites.ts';
import { type EnrolInput, kultusQueueWrites } from './queueWrites.ts';
import { type EnrolmentStatus, failure, isoText, localId } from './values.ts';

interface Outcome {
  readonly enrolmentId: string;
  readonly customMessage?: string | null;
}

/** Numbers of enrolments that the book has no place for begin here. */
const firstOwnKey = 1_000_000;

/** Mutations of enrolments and of the queue. */
export function kultusEnrolmentWrites(parts: WriteParts): object {
  const { backstage, memory, facts, records } = parts;
  const { practice, now } = backstage;
  const nextKey = (): number => Math.max(firstOwnKey, ...memory.enrolments.keys()) + 1;
  const enrolmentIn = (id: string): EnrolmentRow => {
    const key = keyIn('EnrolmentNode', id);
    const row = facts.enrolmentRows().find((each) => each.key === key);
    if (!row) throw missing('Enrolment');
    return row;
  };
  const occurrenceOf = ({ appointmentKey }: EnrolmentRow): AppointmentRecord => {
    const row = rowOf(practice.appointments, appointmentKey);
    if (!row) throw missing('Occurrence');
    return row;
  };
  const isActive = ({ status }: EnrolmentRow): boolean => status === 'PENDING' || status === 'APPROVED';

  /** Keeps an enrolment; the book has the first one of each occurrence. */
  const store = (row: EnrolmentRow): EnrolmentRow => {
    memory.enrolments.set(row.key, row);
    if (row.key !== row.appointmentKey) return row;
    const isOff = !isActive(row);
    if (isOff) memory.left.add(row.key);
    else memory.left.delete(row.key);
    const state = isOff ? 'cancelled' : row.status === 'APPROVED' ? 'confirmed' : 'planned';
    const { patientKey, clientKey } = row;
    done(changeAppointment(practice, row.key, { state, patientKey, clientKey }, now()));
    return row;
  };
  const setStatus = (row: EnrolmentRow, status: EnrolmentStatus): EnrolmentRow => {
    if (row.status === status)
      throw failure('API_USAGE_ERROR', `Enrolment status is already set to ${status.toLowerCase()}`);
    return store({ ...row, status, updatedAt: Math.max(now(), row.updatedAt) });
  };
  const enrol = (
    group: PatientRecord,
    occurrence: AppointmentRecord,
    clientKey: number | null,
    input: Omit<EnrolInput, 'studyGroup'>,
  ): EnrolmentRow => {
    const [first] = facts.enrolmentsOf(occurrence).filter(({ key }) => key === occurrence.key);
    // The place of a group that has left is free; what it had done is kept under another number.
    if (first && !isActive(first)) {
      const key = nextKey();
      memory.enrolments.set(key, { ...first, key });
    }
    const isFirst = !first || !isActive(first);
    return store({
      key: isFirst ? occurrence.key : nextKey(),
      appointmentKey: occurrence.key,
      patientKey: group.key,
      clientKey,
      status: facts.eventOf(occurrence)?.autoAcceptance ? 'APPROVED' : 'PENDING',
      notificationType: input.notificationType ?? 'EMAIL',
      isPartOfCulturalRoute: input.isPartOfCulturalRoute,
      enrolmentTime: now(),
      updatedAt: now(),
    });
  };
  /** The contact person of an enrolment: that of the group where none is given. */
  const contactKey = (input: PersonInput | null | undefined, group: PatientRecord): number | null => {
    if (!input) return group.clientKey;
    const person = personFrom(parts, input);
    return person.kind === 'client' ? person.row.key : group.clientKey;
  };
  const checkApproval = (row: EnrolmentRow, act: string): void => {
    const occurrence = occurrenceOf(row);
    if ((facts.eventOf(occurrence)?.neededOccurrences ?? 1) > 1)
      throw failure('API_USAGE_ERROR', `Cannot ${act} enrolment that requires more than 1 occurrence`);
    if (facts.isCancelled(occurrence))
      throw failure('ENROL_CANCELLED_OCCURRENCE_ERROR', 'Cannot approve enrolment to cancelled occurrence');
  };
  return {
    enrolOccurrence({ input }: Sent<EnrolInput & { readonly occurrenceIds: readonly (string | null)[] }>) {
      allow(backstage);
      const occurrences = input.occurrenceIds.map((id) => occurrenceIn(parts, id ?? ''));
      const needed = Math.min(...occurrences.map((row) => facts.eventOf(row)?.neededOccurrences ?? 1));
      if (occurrences.length > needed)
        throw failure(
          'MAX_NEEDED_OCCURRENCES_REACHED_ERROR',
          'Number of enrolled occurrences is greater than the needed occurrences',
        );
      const [people, groups] = [practice.clients.length, practice.patients.length];
      const group = createGroup(parts, input.studyGroup);
      try {
        for (const row of occurrences) checkEnrolment(parts, group, row);
      } catch (error) {
        // All of it is one transaction: who was entered for it is gone with it.
        practice.clients.splice(people);
        practice.patients.splice(groups);
        throw error;
      }
      const clientKey = contactKey(input.person, group);
      const rows = occurrences.map((row) => enrol(group, row, clientKey, input));
      return payload(input, { enrolments: rows.map(records.enrolment) });
    },
    unenrolOccurrence({ input }: Sent<{ readonly occurrenceId: string; readonly studyGroupId: string }>) {
      allow(backstage);
      const group = groupIn(parts, input.studyGroupId);
      const occurrence = occurrenceIn(parts, input.occurrenceId);
      const event = facts.eventNumberOf(occurrence);
      for (const row of facts.enrolmentRows()) {
        const each = occurrenceOf(row);
        if (row.patientKey !== group.key || facts.eventNumberOf(each) !== event) continue;
        memory.enrolments.delete(row.key);
        if (row.key !== each.key) continue;
        memory.left.delete(each.key);
        const state = each.state === 'cancelled' ? 'cancelled' : 'planned';
        done(changeAppointment(practice, each.key, { state, patientKey: null, clientKey: null }, now()));
      }
      return payload(input, {
        occurrence: records.occurrence(occurrenceIn(parts, input.occurrenceId)),
        studyGroup: records.group(group),
      });
    },
    updateEnrolment({
      input,
    }: Sent<Partial<Omit<EnrolInput, 'studyGroup'>> & { enrolmentId: string; studyGroup?: GroupInput | null }>) {
      allow(backstage);
      const before = enrolmentIn(input.enrolmentId);
      const known = rowOf(practice.patients, before.patientKey);
      if (!known) throw missing('StudyGroup');
      const group = input.studyGroup ? applyGroup(parts, known, input.studyGroup) : known;
      const row: EnrolmentRow = {
        ...before,
        clientKey: contactKey(input.person, group),
        notificationType: input.notificationType ?? before.notificationType,
        isPartOfCulturalRoute: input.isPartOfCulturalRoute ?? before.isPartOfCulturalRoute,
        updatedAt: Math.max(now(), before.updatedAt),
      };
      memory.enrolments.set(row.key, row);
      if (row.key === row.appointmentKey)
        done(changeAppointment(practice, row.key, { clientKey: row.clientKey }, now()));
      return payload(input, { enrolment: records.enrolment(row) });
    },
    approveEnrolment({ input }: Sent<Outcome>) {
      allow(backstage);
      const row = enrolmentIn(input.enrolmentId);
      checkApproval(row, 'approve');
      return payload(input, { enrolment: records.enrolment(setStatus(row, 'APPROVED')) });
    },
    massApproveEnrolments({ input }: Sent<{ readonly enrolmentIds: readonly (string | null)[] }>) {
      allow(backstage);
      const rows = input.enrolmentIds.map((id) => enrolmentIn(id ?? ''));
      for (const row of rows) checkApproval(row, 'mass approve');
      return payload(input, { enrolments: rows.map((row) => records.enrolment(setStatus(row, 'APPROVED'))) });
    },
    declineEnrolment({ input }: Sent<Outcome>) {
      allow(backstage);
      const row = setStatus(enrolmentIn(input.enrolmentId), 'DECLINED');
      return payload(input, { enrolment: records.enrolment(row) });
    },
    cancelEnrolment({ input }: Sent<{ readonly uniqueId: string; readonly token?: string | null }>) {
      allow(backstage);
      const [key, time] = (localId('EnrolmentNode', input.uniqueId) ?? '').split('_');
      const row = facts.enrolmentRows().find((each) => String(each.key) === key);
      if (!row || isoText(row.enrolmentTime) !== time) throw missing('Enrolment');
      if (row.status === 'CANCELLED') throw failure('API_USAGE_ERROR', 'Enrolment status is already set to cancelled');
      // Without a token only a link is sent, and it is what carries the token.
      if (!input.token) {
        memory.tokens.set(row.key, randomUUID());
        return payload(input, { enrolment: records.enrolment(row) });
      }
      if (memory.tokens.get(row.key) !== input.token)
        throw failure('INVALID_TOKEN_ERROR', 'Token is invalid or expired');
      return payload(input, { enrolment: records.enrolment(setStatus(row, 'CANCELLED')) });
    },
    ...kultusQueueWrites(parts, enrol, contactKey),
  };
}
