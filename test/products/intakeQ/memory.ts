import type { Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';

/** How far an intake form is. */
export type IntakeStatus = 'Sent' | 'Partial' | 'Completed' | 'Offline';

/** A form that was sent to a client. */
export interface IntakeRow {
  readonly key: number;
  readonly clientKey: number;
  readonly questionnaireKey: number;
  readonly status: IntakeStatus;
  readonly createdAt: number;
  readonly submittedAt: number | null;
  readonly providerKey: number | null;
}

/** A template of a form. */
export interface QuestionnaireRow {
  readonly key: number;
  readonly name: string;
  readonly isArchived: boolean;
  readonly isAnonymous: boolean;
}

/** What the service keeps that the practice has no place for. */
export interface IntakeQMemory {
  /** The last client and the last appointment that were there from the start. */
  readonly lastClient: number;
  readonly lastAppointment: number;
  readonly ledger: Ledger;
  /** Fields of profiles as they were saved, by keys of clients. */
  readonly profiles: Map<number, Row>;
  /** Values of custom fields as they were saved, by keys of clients and ids of fields. */
  readonly customValues: Map<number, ReadonlyMap<string, string | null>>;
  /** How clients are reminded of appointments, by keys of these. */
  readonly reminders: Map<number, string>;
  readonly intakes: IntakeRow[];
  /** Answers of the office by ids of intakes and questions. */
  readonly officeAnswers: Map<string, string | null>;
  readonly deletedFiles: Set<string>;
}

/** The forms that the practice has. */
export const questionnaires: readonly QuestionnaireRow[] = [
  { key: 1, name: 'New Client Packet', isArchived: false, isAnonymous: false },
  { key: 2, name: 'Surgery Consent', isArchived: false, isAnonymous: false },
  { key: 3, name: 'How did we do?', isArchived: false, isAnonymous: true },
  { key: 4, name: 'Registration 2019', isArchived: true, isAnonymous: false },
];

const hourMs = 3_600_000;
const statuses: readonly IntakeStatus[] = ['Completed', 'Completed', 'Sent', 'Completed', 'Partial', 'Offline'];

/** What the service holds when it starts. */
export function createMemory(practice: Practice): IntakeQMemory {
  const staff = practice.providers.filter(({ isActive }) => isActive);
  const asked = practice.clients.filter(({ key, isDeleted }) => !isDeleted && key % 3 === 0);
  return {
    lastClient: Math.max(0, ...practice.clients.map(({ key }) => key)),
    lastAppointment: Math.max(0, ...practice.appointments.map(({ key }) => key)),
    ledger: createLedger(practice),
    profiles: new Map(),
    customValues: new Map(),
    reminders: new Map(),
    intakes: asked.map(({ key: clientKey, createdAt }, index) => {
      const status = statuses[index % statuses.length] ?? 'Sent';
      const sentAt = createdAt + hourMs * (1 + (index % 5));
      return {
        key: index + 1,
        clientKey,
        questionnaireKey: 1 + (index % 3 === 2 ? 1 : 0),
        status,
        createdAt: sentAt,
        submittedAt: status === 'Completed' ? sentAt + 26 * hourMs : null,
        providerKey: staff[index % Math.max(1, staff.length)]?.key ?? null,
      };
    }),
    officeAnswers: new Map(),
    deletedFiles: new Set(),
  };
}
