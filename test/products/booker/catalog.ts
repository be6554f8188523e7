import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ProviderRecord,
  rowOf,
  type VisitTypeRecord,
  zoneOf,
} from '../../dialects/practice.ts';
import { bookerIds, type Lookup, money, roomsOf, timeAt } from './values.ts';

const { of } = bookerIds;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The one country of the brand. */
export const countryOfPlaces: Lookup = { id: '1', name: 'United States' };

/** When a location is open, from Monday to Saturday. */
export const daySchedules: readonly object[] = weekdays.map((weekday) =>
  weekday === 'Sunday'
    ? { weekday, startTime: null, endTime: null }
    : { weekday, startTime: '08:00:00', endTime: weekday === 'Saturday' ? '13:00:00' : '18:00:00' },
);

/** How customers book online. */
export const bookingSettings: object = {
  allowCancelAppointments: true,
  appointmentStartTimeInterval: 15,
  newAppointmentCutOffInterval: 120,
  requireCustomerGender: false,
  requirePaymentInformation: false,
  selectTechnician: true,
  maximumResultsPerDay: null,
};

/** Staff, treatments, rooms, blocked time, orders and specials as the vendor shows them. */
export function catalogRecords({ practice }: Pick<Backstage, 'practice'>) {
  function employee(row: ProviderRecord) {
    return {
      id: of('provider', row.key),
      firstName: row.givenName,
      lastName: row.familyName,
      type: {
        id: row.role === 'veterinarian' ? '1' : '2',
        name: `${row.role[0]?.toUpperCase() ?? ''}${row.role.slice(1)}`,
      },
      email: row.email,
      isActive: row.isActive,
      locationIds: row.placeKeys.map((key) => of('place', key)),
    };
  }

  function treatment(row: VisitTypeRecord, placeKey: number) {
    return {
      id: of('visitType', row.key),
      name: row.name,
      displayName: row.name,
      category: { id: '31', name: 'Clinic' },
      subCategory: row.minutes < 30 ? { id: '311', name: 'Short visits' } : { id: '312', name: 'Visits' },
      totalDuration: row.minutes,
      treatmentDuration: row.minutes,
      price: money(row.minutes * 2),
      colorCode: row.color,
      allowCustomersToBookOnline: row.isBookable,
      isActive: true,
      isClass: false,
      isForCouples: false,
      doesNotRequireStaff: false,
      employeeIds: practice.providers
        .filter((person) => person.isActive && person.placeKeys.includes(placeKey))
        .map(({ key }) => of('provider', key)),
      roomIds: roomsOf(placeKey).map(({ id }) => id),
    };
  }

  function room({ id, name }: Lookup, placeKey: number) {
    return { id, name, locationId: of('place', placeKey), description: null, capacity: 1 };
  }

  function blockout(row: AppointmentRecord) {
    const zone = zoneOf(practice, row);
    const person = rowOf(practice.providers, row.providerKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    return {
      id: String(5_500_000 + row.key),
      locationId: of('place', row.placeKey),
      type: { id: '2', name: type?.name ?? 'Blocked' },
      startDateTimeOffset: timeAt(row.start, zone),
      endDateTimeOffset: timeAt(row.start + row.minutes * 60_000, zone),
      employeeId: person && of('provider', person.key),
      employee: person && employee(person),
      notes: row.reason,
    };
  }

  /** What was paid for a visit that is over. */
  function order(row: AppointmentRecord) {
    const ended = timeAt(row.start + row.minutes * 60_000, zoneOf(practice, row));
    return {
      id: String(70_400_000 + row.key),
      orderNumber: `O-${String(row.key).padStart(6, '0')}`,
      locationId: of('place', row.placeKey),
      customerId: row.clientKey === null ? null : of('client', row.clientKey),
      status: { id: '3', name: 'Paid' },
      isCompleted: true,
      savedInProgress: false,
      dateCompletedOffset: ended,
      datePaidOffset: ended,
      totalBeforeTaxes: money(row.minutes * 2),
      items: [
        {
          id: String(80_400_000 + row.key),
          name: rowOf(practice.visitTypes, row.typeKey)?.name ?? '',
          itemType: { id: '1', name: 'Treatment' },
          quantity: 1,
          unitPrice: money(row.minutes * 2),
          employeeId: row.providerKey === null ? null : of('provider', row.providerKey),
        },
      ],
    };
  }

  function special(name: string, index: number, placeKey: number, zone: string) {
    return {
      id: String(2_200 + placeKey * 10 + index),
      locationId: of('place', placeKey),
      name,
      couponCode: name.replaceAll(' ', '').toUpperCase(),
      discountAmount: 10,
      discountType: { id: '2', name: 'Percentage' },
      applicableStartDateOffset: timeAt(Date.parse('2026-11-01T12:00:00Z'), zone),
      applicableEndDateOffset: timeAt(Date.parse('2026-12-31T12:00:00Z'), zone),
      usedRedemptions: index,
    };
  }

  return { employee, treatment, room, blockout, order, special };
}
