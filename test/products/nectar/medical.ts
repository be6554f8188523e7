import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import type { ThreadRecord } from '../../dialects/practiceLedger.ts';
import { connectionOf, isAmong, type ListArgs } from './lists.ts';
import { hasSoap, isFinalized } from './medicalRecords.ts';
import type { NectarMemory, PrescriptionDocument, ReminderDocument, TaskDocument, VaccineDocument } from './memory.ts';
import type { NectarRecords } from './records.ts';
import { documentOf, keyOf, keysIn, nectarIds } from './values.ts';

interface PatientFilter {
  readonly patientId?: string | null;
  readonly statuses?: readonly string[] | null;
}

interface SoapFilter extends PatientFilter {
  readonly appointmentId?: string | null;
}

interface ReminderFilter extends PatientFilter {
  readonly familyId?: string | null;
  readonly dueDate?: { readonly start?: string | null; readonly end?: string | null } | null;
}

interface TaskFilter {
  readonly assigneeId?: string | null;
  readonly institutionId?: string | null;
  readonly statuses?: readonly string[] | null;
}

interface ConversationFilter {
  readonly familyId?: string | null;
  readonly isClosed?: boolean | null;
  readonly hasUnread?: boolean | null;
}

interface ById {
  readonly id: string;
}

/** Queries of the medical record, reminders, tasks and conversations. */
export function medicalQueries(
  { practice, cap, now }: Backstage,
  records: NectarRecords,
  memory: NectarMemory,
): object {
  const soaps = (): readonly AppointmentRecord[] => practice.appointments.filter(hasSoap).toSorted(byStart);
  const ofPatient = (id: string | null | undefined) => {
    const keys = keysIn('patient', id ? [id] : null);
    return ({ patientKey }: { readonly patientKey: number | null }): boolean => keys?.has(patientKey) ?? true;
  };
  return {
    soapsPaginated(args: ListArgs<SoapFilter>) {
      const { patientId, appointmentId, statuses } = args.filter ?? {};
      const [isTheirs, hasStatus] = [ofPatient(patientId), isAmong<string>(statuses)];
      const found = soaps().filter(
        (row) =>
          isTheirs(row) &&
          (!appointmentId || row.key === nectarIds.key('appointment', appointmentId)) &&
          hasStatus(isFinalized(memory, row) ? 'FINALIZED' : 'DRAFT'),
      );
      return connectionOf(found, args, { createdAt: ({ start }) => start }, cap, records.soap);
    },
    soap: ({ id }: ById) => records.soap(documentOf('soap', soaps(), id)),
    vaccinesPaginated(args: ListArgs<PatientFilter>) {
      const { patientId, statuses } = args.filter ?? {};
      const [isTheirs, hasStatus, today] = [ofPatient(patientId), isAmong<string>(statuses), wallDay(now(), 'UTC')];
      const found = memory.vaccines.filter(
        (row) => isTheirs(row) && hasStatus(row.expirationDate < today ? 'OVERDUE' : 'CURRENT'),
      );
      const sorters = {
        administeredDate: ({ administeredDate }: VaccineDocument) => administeredDate,
        expirationDate: ({ expirationDate }: VaccineDocument) => expirationDate,
        name: ({ name }: VaccineDocument) => name,
      };
      return connectionOf(found, args, sorters, cap, records.vaccine);
    },
    prescriptionsPaginated(args: ListArgs<PatientFilter>) {
      const found = memory.prescriptions.filter(ofPatient(args.filter?.patientId));
      const sorters = { prescribedDate: ({ prescribedDate }: PrescriptionDocument) => prescribedDate };
      return connectionOf(found, args, sorters, cap, records.prescription);
    },
    vitals({ patientId }: { readonly patientId: string }) {
      const patientKey = keyOf(practice, 'patient', patientId);
      return soaps()
        .filter((row) => row.patientKey === patientKey)
        .map(records.vital);
    },
    remindersPaginated(args: ListArgs<ReminderFilter>) {
      const { patientId, familyId, statuses, dueDate } = args.filter ?? {};
      const [isTheirs, hasStatus] = [ofPatient(patientId), isAmong<string>(statuses)];
      const families = keysIn('client', familyId ? [familyId] : null);
      const found = memory.reminders.filter(
        (row) =>
          isTheirs(row) &&
          (families?.has(rowOf(practice.patients, row.patientKey)?.clientKey ?? null) ?? true) &&
          hasStatus(row.status) &&
          (!dueDate?.start || row.dueDate >= dueDate.start) &&
          (!dueDate?.end || row.dueDate <= dueDate.end),
      );
      const sorters = {
        dueDate: ({ dueDate: due }: ReminderDocument) => due,
        name: ({ name }: ReminderDocument) => name,
      };
      return connectionOf(found, args, sorters, cap, records.reminder);
    },
    tasksPaginated(args: ListArgs<TaskFilter>) {
      const { assigneeId, institutionId, statuses } = args.filter ?? {};
      const [assignees, places] = [
        keysIn('provider', assigneeId ? [assigneeId] : null),
        keysIn('place', institutionId ? [institutionId] : null),
      ];
      const hasStatus = isAmong<string>(statuses);
      const found = memory.tasks.filter(
        (row) =>
          (assignees?.has(row.providerKey) ?? true) &&
          (places?.has(row.placeKey) ?? true) &&
          hasStatus(row.completedAt === null ? 'OPEN' : 'COMPLETED'),
      );
      const sorters = {
        dueAt: ({ dueAt }: TaskDocument) => dueAt,
        createdAt: ({ createdAt }: TaskDocument) => createdAt,
        title: ({ title }: TaskDocument) => title,
      };
      return connectionOf(found, args, sorters, cap, records.task);
    },
    task: ({ id }: ById) => records.task(documentOf('task', memory.tasks, id)),
    conversationsPaginated(args: ListArgs<ConversationFilter>) {
      const { familyId, isClosed = null, hasUnread = null } = args.filter ?? {};
      const families = keysIn('client', familyId ? [familyId] : null);
      const found = memory.ledger.threads.filter(
        (row) =>
          (families?.has(row.clientKey) ?? true) &&
          (isClosed === null || row.isClosed === isClosed) &&
          (hasUnread === null || records.messagesOf(row).some(({ isRead }) => !isRead) === hasUnread),
      );
      const sorters = { lastMessageAt: (row: ThreadRecord) => records.lastMessageAt(row) };
      return connectionOf(found, args, sorters, cap, records.conversation);
    },
    conversation: ({ id }: ById) => records.conversation(documentOf('conversation', memory.ledger.threads, id)),
  };
}
