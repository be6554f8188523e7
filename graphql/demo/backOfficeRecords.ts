import type { PatientRecord, Table, WeightRecord } from './records.ts';

/** One position of an invoice or an estimate: quantity in hundredths, money in whole cents. */
export interface BillLine {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

/** An invoice; whole cents, invoicedAt in epoch ms, dueDate as YYYY-MM-DD. Its lines and the tax are its total. */
export interface InvoiceRecord {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly patientId: string | null;
  readonly appointmentId: string | null;
  readonly locationId: string | null;
  readonly status: 'OPEN' | 'PAID' | 'VOID';
  readonly lines: readonly BillLine[];
  readonly taxCents: number;
  readonly totalCents: number;
  readonly dueCents: number;
  readonly note: string | null;
  readonly invoicedAt: number;
  readonly dueDate: string;
}

/** A payment; whole cents, paidAt in epoch ms. One without an invoice is a credit on the account. */
export interface PaymentRecord {
  readonly id: string;
  readonly clientId: string;
  readonly locationId: string | null;
  readonly invoiceId: string | null;
  readonly amountCents: number;
  readonly method: string;
  readonly reference: string | null;
  readonly note: string | null;
  readonly paidAt: number;
}

/** What something will probably cost; createdAt in epoch ms, validUntil as YYYY-MM-DD. */
export interface EstimateRecord {
  readonly id: string;
  readonly number: string;
  readonly clientId: string;
  readonly patientId: string | null;
  readonly status: 'DRAFT' | 'SENT' | 'ACCEPTED' | 'DECLINED';
  readonly lines: readonly BillLine[];
  readonly totalCents: number;
  readonly note: string | null;
  readonly validUntil: string | null;
  readonly createdAt: number;
}

/** Money that the clinic owes a client; issuedAt in epoch ms. */
export interface CreditMemoRecord {
  readonly id: string;
  readonly clientId: string;
  readonly amountCents: number;
  readonly remainingCents: number;
  readonly reason: string;
  readonly issuedAt: number;
}

/** How a message travels. */
export type Channel = 'EMAIL' | 'SMS';

/** A text with blanks that is sent to clients. */
export interface MessageTemplateRecord {
  readonly id: string;
  readonly name: string;
  readonly channel: Channel;
  readonly body: string;
}

/** One message; instants in epoch ms. readAt is for messages that came in. */
export interface MessageRecord {
  readonly id: string;
  readonly conversationId: string;
  readonly clientId: string;
  readonly channel: Channel;
  readonly direction: 'INBOUND' | 'OUTBOUND';
  readonly author: string;
  readonly body: string;
  readonly status: string;
  readonly sentAt: number;
  readonly readAt: number | null;
}

/** A thread of messages with one client, oldest id first. */
export interface ConversationRecord {
  readonly id: string;
  readonly subject: string | null;
  readonly clientId: string;
  readonly patientId: string | null;
  readonly isOpen: boolean;
  readonly messageIds: readonly string[];
  readonly lastMessageAt: number;
}

/** A reminder due on a day, YYYY-MM-DD. */
export interface ReminderRecord {
  readonly id: string;
  readonly kind: 'APPOINTMENT_REMINDER' | 'CONFIRMATION' | 'VACCINATION_DUE' | 'RECALL';
  readonly channel: Channel;
  readonly dueDate: string;
  readonly status: 'SCHEDULED' | 'SENT' | 'FAILED' | 'CONFIRMED';
  readonly clientId: string;
  readonly patientId: string | null;
  readonly appointmentId: string | null;
  readonly locationId: string | null;
  readonly text: string;
}

/** A wish for an appointment from the website; createdAt in epoch ms, preferredDate as YYYY-MM-DD. */
export interface AppointmentRequestRecord {
  readonly id: string;
  readonly createdAt: number;
  readonly status: 'PENDING' | 'BOOKED' | 'DECLINED';
  readonly clientId: string | null;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly petName: string | null;
  readonly species: string | null;
  readonly reason: string | null;
  readonly preferredDate: string | null;
  readonly preferredTime: string | null;
}

/** An inventory item; unitPriceCents in whole cents. */
export interface InventoryRecord {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly reorderAt: number;
  readonly unitPriceCents: number;
}

/** A supplier of the clinic. */
export interface SupplierRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** One position of an order; unitCents in whole cents. */
export interface PurchaseOrderLine {
  readonly id: string;
  readonly inventoryItemId: string;
  readonly quantity: number;
  readonly unitCents: number;
}

/** What the clinic buys; orderedAt in epoch ms, expectedDate as YYYY-MM-DD. */
export interface PurchaseOrderRecord {
  readonly id: string;
  readonly number: string;
  readonly supplierId: string;
  readonly locationId: string | null;
  readonly status: 'ORDERED' | 'RECEIVED' | 'CLOSED';
  readonly lines: readonly PurchaseOrderLine[];
  readonly note: string | null;
  readonly orderedAt: number;
  readonly expectedDate: string | null;
}

/** What something on the price list costs in whole cents, before tax. */
export interface PriceRecord {
  readonly id: string;
  readonly name: string;
  readonly category: 'Service' | 'Vaccine' | 'Diagnostics' | 'Medication' | 'Product';
  readonly cents: number;
  readonly isTaxable: boolean;
}

/** An entry of the audit log; at in epoch ms. */
export interface AuditRecord {
  readonly id: string;
  readonly action: string;
  readonly subjectId: string | null;
  readonly at: number;
}

/** A task; dueDate as YYYY-MM-DD. */
export interface TaskRecord {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
  readonly dueDate: string | null;
  readonly assigneeId: string | null;
  readonly patientId: string | null;
}

/** A former client; archivedAt in epoch ms. */
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
  readonly appointmentRequests: Table<AppointmentRequestRecord>;
  /** Weights measured while the clinic ran; older ones are generated from the patient. */
  readonly weights: Table<WeightRecord>;
  /** Patients as they were before their first measurement here: generated weights end at their weight then. */
  readonly firstWeights: Table<PatientRecord>;
  readonly inventory: Table<InventoryRecord>;
  readonly purchaseOrders: Table<PurchaseOrderRecord>;
  readonly audit: Table<AuditRecord>;
  readonly tasks: Table<TaskRecord>;
  readonly archivedClients: Table<ArchivedClientRecord>;
}
