import type {
  BillLine,
  CreditMemoRecord,
  EstimateRecord,
  InvoiceRecord,
  PaymentRecord,
  PriceRecord,
  PurchaseOrderLine,
  PurchaseOrderRecord,
  TaskRecord,
} from '../backOfficeRecords.ts';
import { currency, decimalOfCents, quantityText } from '../money.ts';
import type { AppointmentRecord, ClientRecord, LocationRecord, PatientRecord, ProviderRecord } from '../records.ts';
import { visitDue } from '../visitBilling.ts';
import { wallTime } from '../zoneTime.ts';
import { conversationLinks, messageMutations, messageQueries } from './messageResolvers.ts';
import type { DemoContext, FieldResolvers } from './resolver.ts';
import { suppliers } from '../seed/inventory.ts';
import type { GraphQLFieldResolver } from 'graphql';
import { appointmentMutations, appointmentQueries } from './appointmentResolvers.ts';
import { backOfficeMutations, backOfficeQueries } from './backOfficeResolvers.ts';
import { billingMutations, billingQueries } from './billingResolvers.ts';
import { clientMutations, clientQueries } from './clientResolvers.ts';
import { patientMutations, recordMutations, recordQueries } from './patientResolvers.ts';
import { stockMutations, stockQueries } from './inventoryResolvers.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

function fullName(person: { readonly givenName: string | null; readonly familyName: string | null }): string {
  return [person.givenName, person.familyName].filter((part) => part !== null).join(' ');
}

interface Linked {
  readonly clientId: string;
  readonly patientId: string | null;
  readonly providerId: string | null;
  readonly locationId: string | null;
}

/** The client that a record names. */
function client({ clientId }: Linked, _args: object, { store }: DemoContext): ClientRecord | null {
  return store.client(clientId);
}

/** The patient that a record names. */
function patient({ patientId }: Linked, _args: object, { store }: DemoContext): PatientRecord | null {
  return store.patient(patientId);
}

/** The location that a record names. */
function location({ locationId }: Linked, _args: object, { store }: DemoContext): LocationRecord | null {
  return store.locations.get(locationId);
}

function provider({ providerId }: Linked, _args: object, { store }: DemoContext): ProviderRecord | null {
  return store.providers.get(providerId);
}

/** Fields that lead from one record to another, or are worked out of one; by type. */
const linkResolvers: Readonly<Record<string, FieldResolvers>> = {
  Location: {
    openingHours: ({ id }: LocationRecord, _args: object, { store }: DemoContext) =>
      weekdays.map((weekday, day) => {
        const hours = store.calendar.hoursOf(id, day);
        return { weekday, opens: hours && wallTime(hours.opens), closes: hours && wallTime(hours.closes) };
      }),
  },
  Provider: {
    name: (person: ProviderRecord) => (person.role === 'Veterinarian' ? `Dr. ${fullName(person)}` : fullName(person)),
    locations: ({ locationIds }: ProviderRecord, _args: object, { store }: DemoContext) =>
      store.locations.list().filter(({ id }) => locationIds.includes(id)),
  },
  Client: {
    name: (person: ClientRecord) => fullName(person),
    balance: ({ id, balanceCents }: ClientRecord, _args: object, { store }: DemoContext) =>
      decimalOfCents(balanceCents + visitDue(store, id)),
    currency: () => currency,
    patients: ({ id }: ClientRecord, _args: object, { store }: DemoContext) => store.patientsOf(id),
  },
  Patient: {
    client,
    latestWeight: ({ weightTenths }: PatientRecord) =>
      weightTenths === null ? null : { value: (weightTenths / 10).toFixed(1), unit: 'lb' },
  },
  Appointment: {
    isConfirmed: ({ confirmedAt }: AppointmentRecord) => confirmedAt !== null,
    type: ({ typeId }: AppointmentRecord, _args: object, { store }: DemoContext) => store.appointmentTypes.get(typeId),
    provider,
    location,
    patient,
  },
  AvailableTime: { provider },
  Task: {
    assignee: ({ assigneeId }: TaskRecord, _args: object, { store }: DemoContext) => store.providers.get(assigneeId),
    patient,
  },
  Reservation: { patient },
  Encounter: { provider },
  Vaccination: { provider },
  Prescription: { provider },
  Shift: { provider, location },
  Room: { location },
  Conversation: { client, patient, ...conversationLinks },
  Reminder: { client, patient },
  AppointmentRequest: { client },
};

const line: FieldResolvers = {
  quantity: ({ quantity }: BillLine) => quantityText(quantity),
  unitPrice: ({ unitCents }: BillLine) => decimalOfCents(unitCents),
  total: ({ totalCents }: BillLine) => decimalOfCents(totalCents),
};

const price: FieldResolvers = { price: ({ cents }: PriceRecord) => decimalOfCents(cents) };

function costOfLine({ quantity, unitCents }: PurchaseOrderLine): number {
  return quantity * unitCents;
}

/** Fields of what costs money; by type. */
const billingLinks: Readonly<Record<string, FieldResolvers>> = {
  Invoice: {
    client,
    patient,
    location,
    currency: () => currency,
    subtotal: ({ totalCents, taxCents }: InvoiceRecord) => decimalOfCents(totalCents - taxCents),
    tax: ({ taxCents }: InvoiceRecord) => decimalOfCents(taxCents),
    total: ({ totalCents }: InvoiceRecord) => decimalOfCents(totalCents),
    amountDue: ({ dueCents }: InvoiceRecord) => decimalOfCents(dueCents),
  },
  InvoiceLine: line,
  Payment: {
    client,
    location,
    currency: () => currency,
    amount: ({ amountCents }: PaymentRecord) => decimalOfCents(amountCents),
  },
  Estimate: { client, patient, total: ({ totalCents }: EstimateRecord) => decimalOfCents(totalCents) },
  EstimateLine: line,
  CreditMemo: {
    client,
    amount: ({ amountCents }: CreditMemoRecord) => decimalOfCents(amountCents),
    remaining: ({ remainingCents }: CreditMemoRecord) => decimalOfCents(remainingCents),
  },
  InventoryItem: {
    unitPrice: ({ unitPriceCents }: { readonly unitPriceCents: number }) => decimalOfCents(unitPriceCents),
  },
  Product: price,
  PriceListItem: price,
  PurchaseOrder: {
    location,
    supplier: ({ supplierId }: PurchaseOrderRecord) => suppliers.find(({ id }) => id === supplierId),
    total: ({ lines }: PurchaseOrderRecord) => decimalOfCents(lines.reduce((sum, each) => sum + costOfLine(each), 0)),
  },
  PurchaseOrderLine: {
    item: ({ inventoryItemId }: PurchaseOrderLine, _args: object, { store }: DemoContext) =>
      store.backOffice().inventory.get(inventoryItemId),
    unitPrice: ({ unitCents }: PurchaseOrderLine) => decimalOfCents(unitCents),
    total: (each: PurchaseOrderLine) => decimalOfCents(costOfLine(each)),
  },
};

const byType: Readonly<Record<string, FieldResolvers>> = {
  Query: {
    ...clientQueries,
    ...appointmentQueries,
    ...billingQueries,
    ...messageQueries,
    ...recordQueries,
    ...stockQueries,
    ...backOfficeQueries,
  },
  Mutation: {
    ...clientMutations,
    ...patientMutations,
    ...appointmentMutations,
    ...billingMutations,
    ...messageMutations,
    ...recordMutations,
    ...stockMutations,
    ...backOfficeMutations,
  },
  ...linkResolvers,
  ...billingLinks,
};

/** Answers any field of the schema: by its resolver, or else by the property of the record with its name. */
export const resolveField: GraphQLFieldResolver<unknown, DemoContext> = (source, args, context, info) => {
  const resolve = byType[info.parentType.name]?.[info.fieldName];
  // Sound: graphql-js calls with a parent of this type and with arguments that fit the schema.
  if (resolve) return resolve(source as never, args as never, context);
  return (source as Readonly<Record<string, unknown>>)[info.fieldName];
};
