import type { CreditMemoRecord, EstimateRecord, InvoiceRecord, PaymentRecord } from './billing.ts';
import type { ConversationRecord, MessageRecord, MessageTemplateRecord, ReminderRecord } from './messaging.ts';
import type { WeightRecord } from './patientRecord.ts';
import type { PatientRecord } from './records.ts';
import type { InventoryRecord, PurchaseOrderRecord } from './stock.ts';
import type { Table } from './table.ts';

/** Who changed what, at in epoch ms. */
export interface AuditRecord {
  readonly id: string;
  readonly action: string;
  readonly subjectId: string | null;
  readonly at: number;
}

/** Something to do; dueDate as YYYY-MM-DD. */
export interface TaskRecord {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  readonly dueDate: string | null;
  readonly assigneeId: string | null;
  readonly patientId: string | null;
}

/** A client who is no longer one; archivedAt in epoch ms. */
export interface ArchivedClientRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly reason: string;
  readonly archivedAt: number;
  readonly mergedIntoId: string | null;
}

/** What a practice-management service holds beyond the desk, small and plausible. */
export interface BackOffice {
  readonly invoices: Table<InvoiceRecord>;
  readonly payments: Table<PaymentRecord>;
  readonly estimates: Table<EstimateRecord>;
  readonly creditMemos: Table<CreditMemoRecord>;
  readonly conversations: Table<ConversationRecord>;
  readonly messages: Table<MessageRecord>;
  readonly messageTemplates: Table<MessageTemplateRecord>;
  readonly reminders: Table<ReminderRecord>;
  /** Those that were measured while the clinic ran; what is older is worked out of the patient. */
  readonly weights: Table<WeightRecord>;
  /** Patients as they were before their first measurement here: what is older ends at what they weighed then. */
  readonly firstWeights: Table<PatientRecord>;
  readonly inventory: Table<InventoryRecord>;
  readonly purchaseOrders: Table<PurchaseOrderRecord>;
  readonly audit: Table<AuditRecord>;
  readonly tasks: Table<TaskRecord>;
  readonly archivedClients: Table<ArchivedClientRecord>;
}
