import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { equipmentCategories, type EquipmentRow, type EquipmentUse } from './equipmentRows.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import type { ClubRecords } from './records.ts';
import {
  badRequest,
  bookingNumberOf,
  bookingsOf,
  checkUuid,
  clubIds,
  failure,
  idOf,
  isoOrNull,
  isoText,
} from './values.ts';

interface EquipmentFilter {
  readonly categoryId?: string | null;
  readonly condition?: string | null;
  readonly operationType?: string | null;
  readonly status?: string | null;
  readonly isActive?: boolean | null;
}

interface AssignInput {
  readonly equipmentId: string;
  readonly bookingId?: string | null;
  readonly teeTimePlayerId?: string | null;
  readonly conditionAtCheckout?: string | null;
  readonly notes?: string | null;
  readonly rentalFee?: number | null;
}

interface ReturnInput {
  readonly assignmentId: string;
  readonly conditionAtReturn?: string | null;
  readonly notes?: string | null;
}

/** Queries and mutations about equipment. */
export function clubEquipment(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, now } = backstage;
  const { equipment, uses } = memory;

  const assignment = (use: EquipmentUse): Row => {
    const booking = rowOf(practice.appointments, use.appointmentKey);
    const client = rowOf(practice.clients, booking?.clientKey ?? null);
    return {
      conditionAtReturn: null,
      ...use.details,
      id: use.id,
      assignedAt: isoText(use.assignedAt),
      returnedAt: isoOrNull(use.returnedAt),
      bookingNumber: booking && bookingNumberOf(booking),
      member: client && { ...records.summary(client), avatarUrl: null },
    };
  };
  /** The number of what is free is counted for a single category alone, as in the source. */
  const category = (row: (typeof equipmentCategories)[number], isSingle: boolean): Row => {
    const items = equipment.filter(({ categoryId }) => categoryId === row.id);
    const free = items.filter(({ status }) => status === 'AVAILABLE');
    return { ...row, equipmentCount: items.length, availableCount: isSingle ? free.length : 0 };
  };
  const item = (row: EquipmentRow): Row => {
    const own = equipmentCategories.find(({ id }) => id === row.categoryId);
    const use = uses.find(({ equipmentId, returnedAt }) => equipmentId === row.id && returnedAt === null);
    return {
      ...row,
      category: own && category(own, false),
      currentAssignment: use ? assignment(use) : null,
      model: null,
      serialNumber: null,
      purchaseDate: null,
      warrantyExpiry: null,
      lastMaintenanceAt: null,
      nextMaintenanceAt: null,
      notes: null,
    };
  };
  const itemOf = (id: string): EquipmentRow => {
    const row = equipment.find((each) => each.id === id);
    if (!row) throw failure('Equipment not found');
    return row;
  };
  const put = (row: EquipmentRow): Row => {
    equipment[equipment.findIndex(({ id }) => id === row.id)] = row;
    return item(row);
  };
  const isUsed = (id: string): boolean =>
    uses.some(({ equipmentId, returnedAt }) => equipmentId === id && returnedAt === null);

  return {
    equipmentCategories: ({ filter }: { readonly filter?: EquipmentFilter | null }) =>
      equipmentCategories
        .filter((row) => !filter?.operationType || row.operationType === filter.operationType)
        .filter((row) => (filter?.isActive ?? row.isActive) === row.isActive)
        .map((row) => category(row, false)),
    equipmentCategory({ id }: { readonly id: string }) {
      const row = equipmentCategories.find((each) => each.id === id);
      return row ? category(row, true) : null;
    },
    equipment: ({ filter }: { readonly filter?: EquipmentFilter | null }) =>
      equipment
        .filter(({ categoryId }) => !filter?.categoryId || categoryId === filter.categoryId)
        .filter(({ status }) => !filter?.status || status === filter.status)
        .filter(({ condition }) => !filter?.condition || condition === filter.condition)
        .filter(() => !filter?.operationType || filter.operationType === 'FACILITY')
        .toSorted((one, other) => {
          const order = ({ categoryId, assetNumber }: EquipmentRow): string =>
            `${String(equipmentCategories.findIndex(({ id }) => id === categoryId))} ${assetNumber}`;
          return order(one) < order(other) ? -1 : 1;
        })
        .map(item),
    equipmentItem({ id }: { readonly id: string }) {
      const row = equipment.find((each) => each.id === id);
      return row ? item(row) : null;
    },
    updateEquipmentStatus: ({ input }: { readonly input: { readonly id: string; readonly status: string } }) =>
      gate.attempt(() => {
        checkUuid(input.id);
        const row = itemOf(input.id);
        if (input.status === 'AVAILABLE' && isUsed(row.id))
          throw badRequest('Cannot set to available while equipment is assigned');
        return { equipment: put({ ...row, status: input.status }) };
      }),
    assignEquipment: ({ input }: { readonly input: AssignInput }) =>
      gate.attempt(() => {
        checkUuid(input.equipmentId, input.bookingId, input.teeTimePlayerId);
        const row = itemOf(input.equipmentId);
        if (row.status !== 'AVAILABLE') throw failure('Equipment is not available for assignment');
        if (!input.bookingId && !input.teeTimePlayerId)
          throw badRequest('Either bookingId or teeTimePlayerId must be provided');
        const booking = bookingsOf(practice).find(({ key }) => key === clubIds.key('appointment', input.bookingId));
        if (!booking) throw failure('Foreign key constraint violated: `equipment_assignments_bookingId_fkey (index)`');
        const use: EquipmentUse = {
          id: idOf('assignment', uses.length + 1),
          equipmentId: row.id,
          appointmentKey: booking.key,
          assignedAt: now(),
          returnedAt: null,
          details: {
            conditionAtCheckout: input.conditionAtCheckout ?? row.condition,
            rentalFee: input.rentalFee ?? null,
            notes: input.notes ?? null,
          },
        };
        uses.push(use);
        put({ ...row, status: 'IN_USE' });
        return { assignment: assignment(use) };
      }),
    returnEquipment: ({ input }: { readonly input: ReturnInput }) =>
      gate.attempt(() => {
        checkUuid(input.assignmentId);
        const index = uses.findIndex(({ id }) => id === input.assignmentId);
        const before = uses[index];
        if (!before) throw failure('Assignment not found');
        if (before.returnedAt !== null) throw badRequest('Equipment already returned');
        const row = itemOf(before.equipmentId);
        const conditionAtReturn = input.conditionAtReturn ?? null;
        const notes = input.notes ?? before.details['notes'] ?? null;
        const use = { ...before, returnedAt: now(), details: { ...before.details, conditionAtReturn, notes } };
        uses[index] = use;
        put({ ...row, status: 'AVAILABLE', condition: conditionAtReturn ?? row.condition });
        return { assignment: assignment(use) };
      }),
  };
}
