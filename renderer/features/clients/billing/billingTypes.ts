import type { ClientBillingQuery } from '../../../../graphql/desk/generated/operations.ts';

export type BillingRead = ClientBillingQuery['billing'];

export type Invoices = NonNullable<BillingRead['invoices']>;

export type InvoiceEntry = Invoices['entries'][number];
