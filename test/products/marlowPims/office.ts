import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import {
  dueOf,
  type MessageRecord,
  type OrderRecord,
  paidOf,
  type PaymentRecord,
  type ThreadRecord,
} from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import type { ListArgs } from './lookups.ts';
import type { MarlowMemory, WorkItemRow } from './memory.ts';
import type { MarlowRecords } from './records.ts';
import { allTaxRates, insurers } from './shelves.ts';
import { decimalText, found, marlowIds, momentText } from './values.ts';

interface OfGuardian {
  readonly guardianId?: string | null;
  readonly pagination?: ListArgs['pagination'];
}

/** Rows of the office, and the root fields that serve them. */
export function marlowOffice({ practice, now }: Backstage, records: MarlowRecords, memory: MarlowMemory) {
  const { guardianOf, companionOf, facilityOf, firstFacility, list, staffOf } = records;
  const { ledger } = memory;

  const payment = (row: PaymentRecord): Row => ({
    id: String(55_000 + row.key),
    guardian: () => guardianOf(row.clientKey),
    invoice: () => {
      const order = rowOf(ledger.orders, row.orderKey);
      return order && invoice(order);
    },
    amount: decimalText(row.cents),
    tender: row.method === 'CHECK' ? 'CHEQUE' : row.method,
    reference: row.reference ?? '',
    receivedAt: momentText(row.at),
  });
  function invoice(row: OrderRecord): Row {
    const due = dueOf(ledger, row);
    return {
      id: String(80_000 + row.key),
      number: `INV-${String(80_000 + row.key)}`,
      guardian: () => guardianOf(row.clientKey),
      companion: () => companionOf(row.patientKey),
      facility: () => facilityOf(row.placeKey) ?? firstFacility(),
      state: due === 0 ? 'SETTLED' : paidOf(ledger, row.key) > 0 ? 'PART_PAID' : 'OPEN',
      lines: row.items.map(({ name, quantity, unitCents }) => ({
        description: name,
        quantity,
        unitPrice: decimalText(unitCents),
        amount: decimalText(quantity * unitCents),
      })),
      subtotal: decimalText(row.subtotalCents),
      tax: decimalText(row.taxCents),
      total: decimalText(row.subtotalCents + row.taxCents),
      outstanding: decimalText(due),
      payments: () => ledger.payments.filter(({ orderKey }) => orderKey === row.key).map(payment),
      issuedAt: momentText(row.at),
    };
  }
  const newestFirst = <Item extends { readonly at: number; readonly key: number }>(
    items: readonly Item[],
  ): readonly Item[] => items.toSorted((one, other) => other.at - one.at || other.key - one.key);

  const message = (row: MessageRecord): Row => ({
    id: String(row.key),
    author: row.author,
    body: row.body,
    isFromGuardian: row.isInbound,
    isRead: row.isRead,
    sentAt: momentText(row.at),
  });
  const conversation = (row: ThreadRecord): Row => ({
    id: String(row.key),
    guardian: () => guardianOf(row.clientKey),
    subject: row.subject,
    isClosed: row.isClosed,
    messages: () => ledger.messages.filter(({ threadKey }) => threadKey === row.key).map(message),
  });
  const workItem = (row: WorkItemRow): Row => ({
    id: row.id,
    title: row.title,
    state: row.isDone ? 'DONE' : 'TODO',
    dueOn: row.dueOn,
    assignee: () => staffOf(row.providerKey),
    companion: () => companionOf(row.patientKey),
  });

  /** What the office adds to a guardian. */
  const ofGuardian = (row: ClientRecord): Row => ({
    invoices: ({ pagination = null }: ListArgs) =>
      list(newestFirst(ledger.orders.filter(({ clientKey }) => clientKey === row.key)), invoice, { pagination }),
    insurancePolicies: () =>
      practice.patients
        .filter(({ key, clientKey }) => clientKey === row.key && key % 6 === 1)
        .map(({ key }) => ({
          id: String(key),
          insurer: insurers[key % insurers.length],
          companion: () => companionOf(key),
          policyNo: `P${String(100_200 + key)}`,
          startsOn: momentText(row.createdAt).slice(0, 10),
        })),
    documents: () =>
      row.key % 2 === 0
        ? []
        : [
            {
              id: String(row.key),
              title: 'Consent to treatment',
              mimeType: 'application/pdf',
              sizeBytes: 48_000 + row.key,
              signedAt: momentText(row.createdAt),
              uploadedAt: momentText(row.createdAt),
            },
          ],
  });
  /** What the office adds to an entry: a visit that took place is on the guardian's invoice of that animal. */
  const ofEntry = (row: AppointmentRecord): Row => ({
    invoice: () => {
      const isPast = row.state === 'completed' && row.patientKey !== null;
      const order = isPast ? ledger.orders.find((each) => each.patientKey === row.patientKey) : undefined;
      return order ? invoice(order) : null;
    },
  });

  const ofClient = (guardianId: string | null | undefined): ((row: { readonly clientKey: number }) => boolean) => {
    const key = guardianId ? found(marlowIds.key('client', guardianId), 'Guardian') : null;
    return ({ clientKey }) => key === null || clientKey === key;
  };
  const queries = {
    tenant: () => ({
      id: marlowIds.of('organization', practice.organization.key),
      name: practice.organization.name,
      schemaName: `t${marlowIds.of('organization', practice.organization.key)}`,
      currency: 'CAD',
      defaultLanguage: 'EN',
      taxRates: allTaxRates(),
      facilities: () => practice.places.map(records.facility),
      settings: { daybook: { slotMinutes: 5 }, recalls: { leadDays: 21 }, weightUnit: 'kg' },
    }),
    partnerKey: () => ({
      prefix: 'mrl_7Qe2',
      label: 'Front desk',
      scopes: ['people', 'daybook', 'chart:read', 'billing'],
      createdAt: '2025-02-03T15:00:00+00:00',
    }),
    invoices: (args: ListArgs) => list(newestFirst(ledger.orders), invoice, args),
    invoice: ({ pk }: { readonly pk: string }) => invoice(found(rowOf(ledger.orders, Number(pk) - 80_000), 'Invoice')),
    payments: ({ guardianId, pagination = null }: OfGuardian) =>
      list(newestFirst(ledger.payments.filter(ofClient(guardianId))), payment, { pagination }),
    storeCredits: ({ guardianId }: OfGuardian) =>
      ledger.credits.filter(ofClient(guardianId)).map((row) => ({
        id: String(row.key),
        guardian: () => guardianOf(row.clientKey),
        amount: decimalText(row.cents),
        remarks: row.reason,
        grantedOn: momentText(row.at).slice(0, 10),
      })),
    workItems: (args: ListArgs) => list(memory.workItems, workItem, args),
    conversations: ({
      guardianId,
      isClosed = null,
      pagination = null,
    }: OfGuardian & { readonly isClosed?: boolean | null }) =>
      list(
        ledger.threads.filter(ofClient(guardianId)).filter((row) => isClosed === null || row.isClosed === isClosed),
        conversation,
        { pagination },
      ),
    auditEvents({ objectType = null, pagination = null }: { readonly objectType?: string | null } & ListArgs) {
      const rows = memory.audit.map((row, index) => ({ ...row, id: String(index + 1), at: momentText(row.at) }));
      return list(
        rows.filter((row) => objectType === null || row.objectType === objectType).toReversed(),
        (row) => row,
        { pagination },
      );
    },
  };
  /** Writes down who did what. */
  const audit = (action: string, objectType: string, objectId: unknown): void => {
    memory.audit.push({ actor: 'mrl_7Qe2', action, objectType, objectId: String(objectId), at: now() });
  };
  return { ofGuardian, ofEntry, queries, payment, message, workItem, audit };
}
