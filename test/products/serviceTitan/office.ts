import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, dialectNow } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ById } from './crm.ts';
import { office, type StMemory } from './memory.ts';
import {
  campaignCategories,
  campaignRow,
  campaigns,
  categories,
  materials,
  membershipTypeRow,
  membershipTypes,
  paymentTypes,
  services,
  taxZones,
} from './officeRows.ts';
import { isWithin, type ListArgs, listOf, type PageArgs, pageOf } from './paging.ts';
import type { StOfficeRecords } from './officeRecords.ts';
import { customersOf, idOf, ownId } from './values.ts';

interface InvoicesArgs extends ListArgs {
  readonly customerId?: number | string | null;
  readonly businessUnitId?: number | string | null;
  readonly number?: string | null;
  readonly invoicedOnOrAfter?: string | null;
  readonly invoicedOnBefore?: string | null;
  readonly totalGreater?: number | null;
  readonly totalLess?: number | null;
}

interface PaymentsArgs extends ListArgs {
  readonly customerId?: number | string | null;
  readonly paidOnAfter?: string | null;
  readonly paidOnBefore?: string | null;
}

interface MembershipsArgs extends ListArgs {
  readonly customerIds?: readonly (number | string)[] | null;
  readonly status?: string | null;
}

interface TasksArgs extends ListArgs {
  readonly isClosed?: boolean | null;
  readonly assignedToId?: number | string | null;
  readonly customerId?: number | string | null;
}

const dayMs = 86_400_000;

/** Queries beside the desk. */
export function officeQueries({ practice, cap }: Backstage, rows: StOfficeRecords, memory: StMemory) {
  const { ledger } = memory;
  const plain = (row: Row): Row => row;
  const numbered = (row: Row) => ({ id: Number(row['id']) });
  const is = (id: number, wanted: number | string | null | undefined): boolean => !wanted || id === Number(wanted);

  // Every twelfth customer pays by the year.
  const memberships = (): readonly (Row & { id: number; customerId: number; status: string })[] =>
    customersOf(practice)
      .filter(({ key }) => key % 12 === 0)
      .map((row: ClientRecord) => {
        const type = membershipTypes[row.key % 24 === 0 ? 1 : 0];
        const from = dialectNow - (row.key % 300) * dayMs;
        return {
          id: 1_710_000 + row.key,
          createdOn: utcText(from),
          createdById: office.desk,
          modifiedOn: utcText(from),
          followUpOn: utcText(from + 350 * dayMs),
          cancellationDate: null,
          from: utcText(from),
          nextScheduledBillDate: utcText(dialectNow + 12 * dayMs),
          to: utcText(from + type.months * 30 * dayMs),
          billingFrequency: 'Monthly',
          renewalBillingFrequency: 'Monthly',
          status: from + type.months * 30 * dayMs > dialectNow ? 'Active' : 'Expired',
          followUpStatus: 'NotAttempted',
          active: true,
          duration: type.months,
          businessUnitId: idOf('place', row.placeKey),
          customerId: idOf('client', row.key),
          membershipTypeId: type.id,
          membershipType: membershipTypeRow(type),
          locationId: ownId('location', row.key),
          soldById: null,
          customerPo: null,
          memo: null,
        };
      });
  const equipment = (): readonly (Row & { id: number; locationId: number })[] =>
    customersOf(practice)
      .filter(({ key }) => key % 30 === 0)
      .map(({ key, createdAt }) => ({
        id: 1_310_000 + key,
        locationId: ownId('location', key),
        customerId: idOf('client', key),
        name: 'Microchip pet door',
        installedOn: utcText(createdAt),
        serialNumber: `PD-${String(4_000 + key)}`,
        memo: '',
        manufacturer: 'Harborline',
        model: 'PD-2',
        cost: 89,
        manufacturerWarrantyStart: utcText(createdAt),
        manufacturerWarrantyEnd: utcText(createdAt + 730 * dayMs),
        serviceProviderWarrantyStart: null,
        serviceProviderWarrantyEnd: null,
      }));

  return {
    invoices(args: InvoicesArgs): Row {
      const found = ledger.orders.filter((row) => {
        const total = (row.subtotalCents + row.taxCents) / 100;
        return (
          is(idOf('client', row.clientKey), args.customerId) &&
          is(idOf('place', row.placeKey), args.businessUnitId) &&
          (!args.number || String(ownId('invoice', row.key)) === args.number) &&
          isWithin(row.at, args.invoicedOnOrAfter, args.invoicedOnBefore, 'invoicedOn') &&
          total > (args.totalGreater ?? -1) &&
          total < (args.totalLess ?? Infinity)
        );
      });
      return listOf(found, ({ key, at }) => ({ id: ownId('invoice', key), modifiedOn: at }), args, cap, rows.invoice);
    },
    payments(args: PaymentsArgs): Row {
      const found = ledger.payments.filter(
        (row) =>
          is(idOf('client', row.clientKey), args.customerId) &&
          isWithin(row.at, args.paidOnAfter, args.paidOnBefore, 'paidOn'),
      );
      return listOf(found, ({ key }) => ({ id: ownId('payment', key) }), args, cap, rows.payment);
    },
    paymentTypes: (args: PageArgs): Row =>
      pageOf(paymentTypes, args, cap, ({ id, name }) => ({ id, name, active: true, modifiedOn: null })),
    taxZones: (args: PageArgs): Row => pageOf(taxZones, args, cap, plain),
    campaigns({ name, ...args }: ListArgs & { readonly name?: string | null }): Row {
      const found = campaigns.filter((row) => !name || row.name.toLowerCase().includes(name.toLowerCase()));
      return listOf(found, ({ id }) => ({ id }), args, cap, campaignRow);
    },
    campaign({ id }: ById): Row | null {
      const row = campaigns.find((each) => each.id === Number(id));
      return row ? campaignRow(row) : null;
    },
    campaignCategories: (args: PageArgs): Row => pageOf(campaignCategories, args, cap, plain),
    memberships({ customerIds, status, ...args }: MembershipsArgs): Row {
      const wanted = customerIds ? new Set(customerIds.map(Number)) : null;
      const found = memberships().filter(
        (row) => (!wanted || wanted.has(row.customerId)) && (!status || row.status === status),
      );
      return listOf(found, numbered, args, cap, plain);
    },
    membershipTypes: (args: ListArgs): Row =>
      listOf(membershipTypes, ({ id }) => ({ id }), args, cap, membershipTypeRow),
    services: (args: ListArgs): Row => listOf(services, numbered, args, cap, plain),
    materials: (args: ListArgs): Row => listOf(materials, numbered, args, cap, plain),
    categories({ categoryType, ...args }: ListArgs & { readonly categoryType?: string | null }): Row {
      const found = categories.filter((row) => !categoryType || row['categoryType'] === categoryType);
      return listOf(found, numbered, args, cap, plain);
    },
    installedEquipment({
      locationIds,
      ...args
    }: ListArgs & { readonly locationIds?: readonly (number | string)[] | null }): Row {
      const wanted = locationIds ? new Set(locationIds.map(Number)) : null;
      const found = equipment().filter(({ locationId }) => !wanted || wanted.has(locationId));
      return listOf(found, numbered, args, cap, plain);
    },
    tasks({ isClosed, assignedToId, customerId, ...args }: TasksArgs): Row {
      const found = memory.tasks.filter(
        (row) =>
          (typeof isClosed !== 'boolean' || row.isClosed === isClosed) &&
          is(row.assignedToId, assignedToId) &&
          is(row.customerId ?? 0, customerId),
      );
      return listOf(found, ({ id, at }) => ({ id, createdOn: at, modifiedOn: at }), args, cap, rows.task);
    },
  };
}
