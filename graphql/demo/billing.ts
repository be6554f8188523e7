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
