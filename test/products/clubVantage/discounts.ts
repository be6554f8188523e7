import type { Backstage } from '../../dialects/dialect.ts';
import { type PageArgs, pageBySkip, sortedByColumn } from './pages.ts';
import type { Listed } from './records.ts';
import { clubIds, hasPart, idOf } from './values.ts';

interface DiscountRow extends Listed {
  readonly name: string;
  readonly code: string | null;
  readonly type: string;
  readonly scope: string;
  readonly value: string;
  readonly isActive: boolean;
  readonly createdAt: string;
}

interface DiscountsArgs extends PageArgs {
  readonly isActive?: boolean | null;
  readonly scope?: string | null;
  readonly search?: string | null;
  readonly type?: string | null;
  readonly sortBy?: string | null;
  readonly sortOrder?: string | null;
}

/** Queries about discounts. */
export function discountReads({ practice, cap }: Backstage): object {
  const discount = (number: number, name: string, code: string | null, rest: Partial<DiscountRow>): DiscountRow => ({
    id: idOf('discount', number),
    clubId: clubIds.of('organization', practice.organization.key),
    name,
    code,
    type: 'PERCENTAGE',
    scope: 'ORDER',
    value: '10',
    isActive: true,
    conditions: { minimumAmount: null, maximumDiscount: null, membershipTypeIds: [], playerTypes: [] },
    approval: { requiresApproval: false, approvalThreshold: null },
    validity: { validFrom: null, validTo: null, usageLimit: null, usageCount: number * 4 },
    createdAt: `202${String(number)}-02-01T09:00:00.000Z`,
    updatedAt: `202${String(number)}-02-01T09:00:00.000Z`,
    ...rest,
  });
  const discounts = [
    discount(1, 'Rescue organizations', 'RESCUE15', { value: '15' }),
    discount(2, 'Dental month', 'DENTAL', { isActive: false, scope: 'LINE_ITEM' }),
    discount(3, 'Goodwill', null, { type: 'FIXED_AMOUNT', value: '20' }),
  ];
  const columns = {
    name: ({ name }: DiscountRow) => name,
    code: ({ code }: DiscountRow) => code,
    createdAt: ({ createdAt }: DiscountRow) => createdAt,
  };
  return {
    discounts(args: DiscountsArgs) {
      const { isActive, scope, type, search } = args;
      const rows = discounts.filter(
        (row) =>
          (isActive === undefined || isActive === null || row.isActive === isActive) &&
          (!scope || row.scope === scope) &&
          (!type || row.type === type) &&
          hasPart(search, [row.name, row.code]),
      );
      return pageBySkip(sortedByColumn(rows, columns, args), args, cap, (row) => row);
    },
    discount: ({ id }: { readonly id: string }) => discounts.find((row) => row.id === id) ?? null,
    activeDiscounts: () => discounts.filter(({ isActive }) => isActive),
    discountByCode: ({ code }: { readonly code: string }) => discounts.find((row) => row.code === code) ?? null,
  };
}
