import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { MessageRecord, ThreadRecord } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { NectarMemory, PrescriptionDocument, ReminderDocument, TaskDocument, VaccineDocument } from './memory.ts';
import { datetimeText, documentId, nectarIds } from './values.ts';

/** What leads from these documents to those of the desk. */
interface DeskRows {
  readonly institutionOf: (key: number) => Row | null;
  readonly employeeOf: (key: number | null) => Row | null;
  readonly familyOf: (key: number | null) => Row | null;
  readonly patientOf: (key: number | null) => Row | null;
}

/** Whether an appointment has a note: it has begun, with a patient. */
export function hasSoap({ patientKey, state, isDeleted }: AppointmentRecord): boolean {
  return patientKey !== null && !isDeleted && ['inProgress', 'ready', 'completed'].includes(state);
}

/** Whether a note can no longer be changed. */
export function isFinalized(memory: NectarMemory, { key, state }: AppointmentRecord): boolean {
  return state === 'completed' || memory.finalized.has(key);
}

/** Makes rows of the medical record, reminders, tasks and conversations. */
export function medicalRecords({ practice, now }: Backstage, memory: NectarMemory, desk: DeskRows) {
  const { ledger } = memory;
  const patientId = (key: number): string => nectarIds.of('patient', key);

  const vital = (row: AppointmentRecord): Row => ({
    id: documentId('vital', row.key),
    patientId: patientId(row.patientKey ?? 0),
    weightLbs: () => desk.patientOf(row.patientKey)?.['weightLbs'],
    temperatureF: 100.4 + (row.key % 20) / 10,
    heartRate: 80 + ((row.key * 7) % 60),
    respiratoryRate: 16 + (row.key % 14),
    recordedAt: datetimeText(row.start + 5 * 60_000),
  });
  const soap = (row: AppointmentRecord): Row => {
    const finalizedAt = memory.finalized.get(row.key) ?? row.start + row.minutes * 60_000;
    const isFinal = isFinalized(memory, row);
    return {
      id: documentId('soap', row.key),
      status: isFinal ? 'FINALIZED' : 'DRAFT',
      appointmentId: nectarIds.of('appointment', row.key),
      patientId: patientId(row.patientKey ?? 0),
      patient: () => desk.patientOf(row.patientKey),
      provider: () => desk.employeeOf(row.providerKey),
      subjective: { chiefComplaint: row.reason, history: null },
      objective: { vitals: vital(row), notes: 'Bright, alert and responsive.' },
      assessment: { diagnoses: row.key % 3 === 0 ? ['Otitis externa'] : ['Healthy'], notes: null },
      plan: isFinal ? 'Recheck as needed.' : null,
      finalizedAt: isFinal ? datetimeText(finalizedAt) : null,
      createdAt: datetimeText(row.start),
    };
  };
  const today = (): string => wallDay(now(), 'UTC');
  const vaccine = ({ key, patientKey, expirationDate, ...rest }: VaccineDocument): Row => ({
    ...rest,
    id: documentId('vaccine', key),
    patientId: patientId(patientKey),
    patient: () => desk.patientOf(patientKey),
    expirationDate,
    status: expirationDate < today() ? 'OVERDUE' : 'CURRENT',
  });
  const prescription = ({ key, patientKey, providerKey, ...rest }: PrescriptionDocument): Row => ({
    ...rest,
    id: documentId('prescription', key),
    patient: () => desk.patientOf(patientKey),
    provider: () => desk.employeeOf(providerKey),
  });
  const reminder = ({ key, patientKey, ...rest }: ReminderDocument): Row => ({
    ...rest,
    id: documentId('reminder', key),
    patientId: patientId(patientKey),
    patient: () => desk.patientOf(patientKey),
    family: () => desk.familyOf(rowOf(practice.patients, patientKey)?.clientKey ?? null),
    notes: null,
  });
  const task = (row: TaskDocument): Row => ({
    id: documentId('task', row.key),
    title: row.title,
    description: row.description,
    status: row.completedAt === null ? 'OPEN' : 'COMPLETED',
    priority: row.priority,
    institution: () => desk.institutionOf(row.placeKey),
    assignee: () => desk.employeeOf(row.providerKey),
    patient: () => desk.patientOf(row.patientKey),
    dueAt: row.dueAt === null ? null : datetimeText(row.dueAt),
    createdAt: datetimeText(row.createdAt),
    completedAt: row.completedAt === null ? null : datetimeText(row.completedAt),
  });
  const message = (row: MessageRecord): Row => ({
    id: documentId('message', row.key),
    conversationId: documentId('conversation', row.threadKey),
    body: row.body,
    direction: row.isInbound ? 'INBOUND' : 'OUTBOUND',
    senderName: row.author,
    isRead: row.isRead,
    sentAt: datetimeText(row.at),
  });
  const messagesOf = ({ key }: ThreadRecord): readonly MessageRecord[] =>
    ledger.messages.filter(({ threadKey }) => threadKey === key);
  const lastMessageAt = (row: ThreadRecord): number => messagesOf(row).at(-1)?.at ?? now();
  const conversation = (row: ThreadRecord): Row => ({
    id: documentId('conversation', row.key),
    family: () => desk.familyOf(row.clientKey),
    subject: row.subject,
    isClosed: row.isClosed,
    unreadCount: () => messagesOf(row).filter(({ isRead }) => !isRead).length,
    lastMessageAt: () => datetimeText(lastMessageAt(row)),
    messages: () => messagesOf(row).map(message),
  });

  return {
    vital,
    soap,
    soapOf: (row: AppointmentRecord): Row | null => (hasSoap(row) ? soap(row) : null),
    vaccine,
    prescription,
    reminder,
    task,
    message,
    messagesOf,
    lastMessageAt,
    conversation,
  };
}
