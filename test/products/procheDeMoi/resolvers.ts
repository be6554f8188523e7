import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { type Row, sortedBy } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { createDocuments } from './documents.ts';
import { procheOtherWrites } from './otherWrites.ts';
import { type Extras, procheRecords } from './records.ts';
import { procheReservationWrites } from './reservationWrites.ts';
import { seedDocuments } from './seeds.ts';
import { castDate, castId, fault, guestsOf, isObjectId, isReservation, procheIds } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface BusinessArgs {
  readonly businessId: string;
  readonly businessType: string;
  readonly status?: string | null;
  readonly date?: unknown;
  readonly role?: string | null;
  readonly category?: string | null;
  readonly staffId?: string | null;
  readonly startDate?: unknown;
  readonly endDate?: unknown;
}

interface RestaurantArgs {
  readonly restaurantId: string;
}

interface StayArgs {
  readonly hotelId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children: number;
}

const dayMs = 86_400_000;

/** The root fields of the product. What it declares for others than salons is here as far as it is simple. */
export function procheDeMoiRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const store = createDocuments(now);
  seedDocuments(store, practice);
  const extras: Extras = { guests: new Map(), reservations: new Map() };
  const records = procheRecords(backstage, store, extras);

  /** Arguments that are empty are as good as not given. */
  const given = (filter: Row): Row => presentFields(Object.fromEntries(Object.entries(filter).filter(([, v]) => v)));
  const of = ({ businessId, businessType }: BusinessArgs): Row => ({ businessId, businessType });
  const salonKey = ({ businessId, businessType }: BusinessArgs, model: string): number | null => {
    const key = procheIds.key('place', castId(businessId, model, 'businessId'));
    return businessType === 'salon' ? (rowOf(practice.places, key)?.key ?? null) : null;
  };
  const isAbout = (row: Row, filter: Row): boolean =>
    Object.entries(filter).every(([field, value]) => row[field] === value);
  const isOnDay = (row: Row, date: unknown): boolean => {
    if (!date) return true;
    const from = castDate(date, 'date', 'Reservation');
    const instant = Date.parse(String(row['date']));
    return instant >= from && instant < from + dayMs;
  };
  const reservations = (args: BusinessArgs): readonly Row[] => {
    const key = salonKey(args, 'Reservation');
    const filter = given({ status: args.status });
    const ofSalon = practice.appointments
      .filter((row) => row.placeKey === key && isReservation(row))
      .map((row) => ({ row: records.storedReservation(row), show: () => records.reservation(row) }));
    const others = store.list('Reservation', of(args)).map((row) => ({ row, show: () => records.linked(row) }));
    return [...ofSalon, ...others]
      .filter(({ row }) => isAbout(row, filter) && isOnDay(row, args.date))
      .toSorted((one, other) => Date.parse(String(other.row['date'])) - Date.parse(String(one.row['date'])))
      .map(({ show }) => show());
  };
  const guests = (args: BusinessArgs): readonly Row[] => {
    const key = salonKey(args, 'Guest');
    const ofSalon = key === null ? [] : guestsOf(practice, key).map((client) => records.guest(client));
    const rows = [...ofSalon, ...store.list('Guest', of(args))].filter((row) =>
      isAbout(row, given({ status: args.status })),
    );
    return sortedBy(rows, [{ value: (row) => row['name'], isDescending: false, nullsFirst: true }]);
  };
  const shifts = (args: BusinessArgs): readonly Row[] => {
    const [from, to] = [args.startDate, args.endDate].map((date) => (date ? castDate(date, 'date', 'Shift') : null));
    return store
      .list('Shift', { ...of(args), ...given({ staffId: args.staffId }) }, ['date', 'startTime'])
      .filter((row) => {
        const instant = Date.parse(String(row['date']));
        return instant >= (from ?? instant) && instant <= (to ?? instant);
      })
      .map(records.shift);
  };
  const availableRooms = ({ hotelId, checkIn, checkOut, adults, children }: StayArgs): readonly Row[] => {
    const [from, to] = [Date.parse(checkIn), Date.parse(checkOut)];
    if (Number.isNaN(from) || Number.isNaN(to) || to <= from) return [];
    const taken = store
      .list('Reservation', { businessId: hotelId, businessType: 'hotel' })
      .filter((row) => ['pending', 'confirmed'].includes(String(row['status'])))
      .filter((row) => from < Date.parse(String(row['checkOut'])) && to > Date.parse(String(row['checkIn'])))
      .map((row) => row['roomId']);
    return store
      .list('Room', { hotelId, isActive: true, status: 'available' })
      .filter((room) => Number(room['capacity']) >= adults + children && !taken.includes(room['id']));
  };
  const restaurantOf = ({ restaurantId }: RestaurantArgs): Row => {
    const restaurant = store.find('Restaurant', restaurantId);
    if (!restaurant) throw fault('Restaurant not found.');
    return restaurant;
  };
  const slots = Array.from({ length: 20 }, (_, index) => {
    const time = `${String(12 + Math.floor(index / 2))}:${index % 2 === 0 ? '00' : '30'}`;
    return { time, available: true };
  });

  return {
    salons: () => store.list('Salon', { isActive: true }),
    salon: ({ id }: IdArgs) => store.find('Salon', id),
    hotels: () => store.list('Hotel', { isActive: true }),
    hotel: ({ id }: IdArgs) => store.find('Hotel', id),
    restaurants: () => store.list('Restaurant', { isActive: true }),
    restaurant: ({ id }: IdArgs) => store.find('Restaurant', id),
    pendingSalons: () => store.list('Salon', { isActive: false }),
    pendingHotels: () => store.list('Hotel', { isActive: false }),
    pendingRestaurants: () => store.list('Restaurant', { isActive: false }),
    reservations,
    reservation: ({ id }: IdArgs) => records.reservationOf(castId(id, 'Reservation')),
    guests,
    guest({ id }: IdArgs) {
      const client = records.clientOf(castId(id, 'Guest'));
      return client ? records.guest(client) : store.find('Guest', id);
    },
    services: (args: BusinessArgs) =>
      store.list('Service', { ...of(args), ...given({ category: args.category }), isActive: true }, ['name']),
    service: ({ id }: IdArgs) => store.find('Service', id),
    staff({ role, ...args }: BusinessArgs) {
      const isOfRole = role ? new RegExp(role, 'i') : /(?:)/;
      const rows = store.list('Staff', { ...of(args), isActive: true }, ['name']);
      return rows.filter((row) => isOfRole.test(String(row['role'])));
    },
    staffMember: ({ id }: IdArgs) => (isObjectId(id) ? store.find('Staff', id) : null),
    shifts,
    shift({ id }: IdArgs) {
      const row = isObjectId(id) ? store.find('Shift', id) : null;
      return row && records.shift(row);
    },
    users: (args: BusinessArgs) => store.list('User', given({ businessType: args.businessType, role: args.role })),
    user: ({ id }: IdArgs) => store.find('User', id),
    clients: () => store.list('Client', { isActive: true }, ['createdAt'], true),
    client: ({ id }: IdArgs) => store.find('Client', id),
    invoices: ({ businessId }: BusinessArgs) =>
      store.list('Invoice', { businessId }, ['date'], true).map(records.invoice),
    invoice({ id }: IdArgs) {
      const row = store.find('Invoice', id);
      return row && records.invoice(row);
    },
    payments: ({ businessId }: BusinessArgs) =>
      store.list('Payment', { businessId }, ['createdAt'], true).map(records.payment),
    payment({ id }: IdArgs) {
      const row = store.find('Payment', id);
      return row && records.payment(row);
    },
    rooms: ({ hotelId, status }: StayArgs & BusinessArgs) =>
      store.list('Room', { hotelId, isActive: true, ...given({ status }) }, ['number']).map(records.room),
    room({ id }: IdArgs) {
      const row = store.find('Room', id);
      return row && records.room(row);
    },
    availableRooms: (args: StayArgs) => availableRooms(args).map(records.room),
    availableRoomsCount: (args: StayArgs) => availableRooms(args).length,
    roomTypes: ({ hotelId }: StayArgs) => store.list('RoomType', { hotelId, isActive: true }, ['name']),
    roomType: ({ id }: IdArgs) => (isObjectId(id) ? store.find('RoomType', id) : null),
    tables: ({ restaurantId, status }: RestaurantArgs & BusinessArgs) =>
      store.list('Table', { restaurantId, isActive: true, ...given({ status }) }, ['number']),
    table: ({ id }: IdArgs) => (isObjectId(id) ? store.find('Table', id) : null),
    menuItems: ({ restaurantId, category }: RestaurantArgs & BusinessArgs) =>
      store.list('MenuItem', { restaurantId, isActive: true, ...given({ category }) }, ['category', 'name']),
    menuItem: ({ id }: IdArgs) => store.find('MenuItem', id),
    privatisationOptionsByRestaurant: ({ restaurantId }: RestaurantArgs) =>
      store.list('PrivatisationOption', { restaurantId }),
    privatisationOption: ({ id }: IdArgs) => store.find('PrivatisationOption', id),
    dashboardMetrics(args: RestaurantArgs) {
      restaurantOf(args);
      return { reservationsTotales: 0, chiffreAffaires: 0, tauxRemplissage: 0 };
    },
    dashboardCalendar: (args: RestaurantArgs) => restaurantOf(args) && [],
    reservationsByDate: (args: RestaurantArgs) => restaurantOf(args) && [],
    availability: (args: RestaurantArgs) => restaurantOf(args) && slots,
    ...procheReservationWrites(backstage, store, extras, records),
    ...procheOtherWrites(backstage, store, extras, records),
  };
}
