import type { PaymentRecord } from './records.ts';
import type { Table } from './table.ts';

/** An invoice; whole cents, invoicedAt in epoch ms. */
export interface InvoiceRecord {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly locationId: string | null;
  readonly status: 'OPEN' | 'PAID' | 'VOID';
  readonly totalCents: number;
  readonly dueCents: number;
  readonly invoicedAt: number;
}

/** Something in the cupboard; unitPriceCents in whole cents. */
export interface InventoryRecord {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly reorderAt: number;
  readonly unitPriceCents: number;
}

/** Who changed what, at in epoch ms. */
export interface AuditRecord {
  readonly id: string;
  readonly action: string;
  readonly subjectId: string | null;
  readonly at: number;
}

/** A text with blanks that is sent to clients. */
export interface MessageTemplateRecord {
  readonly id: string;
  readonly name: string;
  readonly channel: 'EMAIL' | 'SMS';
  readonly body: string;
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
  readonly inventory: Table<InventoryRecord>;
  readonly audit: Table<AuditRecord>;
  readonly messageTemplates: Table<MessageTemplateRecord>;
  readonly tasks: Table<TaskRecord>;
  readonly archivedClients: Table<ArchivedClientRecord>;
}
