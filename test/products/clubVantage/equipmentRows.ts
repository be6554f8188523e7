import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { idOf } from './values.ts';

/** Something that can be lent or set aside for a booking. */
export interface EquipmentRow {
  readonly id: string;
  readonly categoryId: string;
  readonly assetNumber: string;
  readonly name: string;
  readonly manufacturer: string | null;
  readonly location: string | null;
  readonly status: string;
  readonly condition: string;
}

/** A loan, with the key of the booking that it is for. */
export interface EquipmentUse {
  readonly id: string;
  readonly equipmentId: string;
  readonly appointmentKey: number | null;
  readonly assignedAt: number;
  readonly returnedAt: number | null;
  readonly details: Row;
}

/** Categories of equipment in their order. */
export const equipmentCategories = [
  category(1, 'Monitors', 'MON', 'Patient monitors on wheels', 'REQUIRED_RESOURCE'),
  category(2, 'Carriers', 'CAR', 'Carriers that are lent', 'OPTIONAL_ADDON'),
] as const;

function category(number: number, name: string, code: string, description: string, attachmentType: string) {
  const isLent = attachmentType === 'OPTIONAL_ADDON';
  return {
    id: idOf('equipmentCategory', number),
    name,
    code,
    description,
    attachmentType,
    operationType: 'FACILITY',
    defaultRentalRate: isLent ? 5 : null,
    depositAmount: isLent ? 20 : null,
    requiresDeposit: isLent,
    isActive: true,
    sortOrder: number,
    icon: null,
    color: null,
  };
}

/** What there is at first: for each facility a monitor and two carriers, one of them lent for a booking. */
export function createEquipment(
  { places, appointments }: Practice,
  now: number,
): { readonly equipment: EquipmentRow[]; readonly uses: EquipmentUse[] } {
  const [monitors, carriers] = equipmentCategories;
  const equipment = places.flatMap(({ key, name }, index) => {
    const item = (number: number, categoryId: string, code: string, title: string, status: string): EquipmentRow => ({
      id: idOf('equipment', key * 3 + number),
      categoryId,
      assetNumber: `${code}-${String(index * 2 + number).padStart(3, '0')}`,
      name: title,
      manufacturer: number === 0 ? 'Vetronic' : null,
      location: name,
      status,
      condition: number === 2 ? 'FAIR' : 'GOOD',
    });
    return [
      item(0, monitors.id, 'MON', 'Monitor', key % 3 === 2 ? 'MAINTENANCE' : 'AVAILABLE'),
      item(1, carriers.id, 'CAR', 'Carrier, small', 'AVAILABLE'),
      item(2, carriers.id, 'CAR', 'Carrier, large', index === 0 ? 'IN_USE' : 'AVAILABLE'),
    ];
  });
  const lent = equipment.filter(({ status }) => status === 'IN_USE');
  const booking = appointments.find(
    ({ state, clientKey, isDeleted }) => state === 'completed' && clientKey !== null && !isDeleted,
  );
  const uses = lent.map(({ id }, index) => ({
    id: idOf('assignment', index + 1),
    equipmentId: id,
    appointmentKey: booking?.key ?? null,
    assignedAt: booking ? booking.start : now,
    returnedAt: null,
    details: { conditionAtCheckout: 'GOOD', rentalFee: 5, notes: null },
  }));
  return { equipment, uses };
}
