import type { Row } from '../generatedRows.ts';

/** What the store asks of the documents of a model. */
export interface Model {
  readonly defaults?: Row;
  readonly required?: readonly string[];
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Fields that hold the moments of dates. */
  readonly dates?: readonly string[];
}

const businessTypes = ['hotel', 'restaurant', 'salon'];
const settings = { currency: 'USD', timezone: 'UTC', taxRate: 0, serviceFee: 0 };
const ofBusiness = { required: ['businessId', 'businessType'], words: { businessType: businessTypes } };
const house = { policies: [], images: [], rating: { average: 0, count: 0 }, isActive: false };

/** The models of the product, by their names. */
export const models = {
  Salon: {
    defaults: { ...house, businessHours: [], specialties: [], settings: { ...settings, cancellationHours: 24 } },
    required: ['name'],
  },
  Hotel: {
    defaults: {
      ...house,
      amenities: [],
      services: [],
      openingPeriods: [],
      roomPaidOptions: [],
      roomViewOptions: [],
      settings: { ...settings, checkInTime: '15:00', checkOutTime: '11:00' },
    },
    required: ['name'],
  },
  Restaurant: {
    defaults: {
      ...house,
      businessHours: [],
      cuisine: [],
      priceRange: '$$',
      features: [],
      paymentMethods: [],
      settings: {
        ...settings,
        currency: 'MAD',
        maxPartySize: 10,
        reservationWindow: 60,
        cancellationHours: 2,
        horaires: [],
        capaciteTotale: 0,
        tables: { size2: 0, size4: 0, size6: 0, size8: 0 },
        frequenceCreneauxMinutes: 30,
        maxReservationsParCreneau: 10,
        capaciteTheorique: 0,
        fermetures: [],
        joursOuverts: [],
        customTables: [],
        dressCode: 'smart-casual',
      },
    },
    required: ['name'],
    words: { priceRange: ['$', '$$', '$$$', '$$$$'] },
  },
  Room: {
    defaults: {
      status: 'available',
      condition: 'excellent',
      amenities: [],
      features: [],
      images: [],
      bedType: [],
      paidOptions: [],
      viewOptions: [],
      monthlyPrices: [],
      specialPrices: [],
      isActive: true,
    },
    required: ['hotelId', 'number', 'type', 'capacity', 'price'],
    words: { status: ['available', 'occupied', 'maintenance', 'cleaning'] },
  },
  RoomType: { defaults: { isActive: true }, required: ['hotelId', 'name'] },
  Table: {
    defaults: { location: 'Main Dining', status: 'available', features: [], images: [], isActive: true },
    words: { status: ['available', 'occupied', 'reserved', 'cleaning'] },
  },
  MenuItem: {
    defaults: {
      available: true,
      popular: false,
      allergens: [],
      dietaryInfo: [],
      spiceLevel: 'mild',
      ingredients: [],
      images: [],
      isActive: true,
    },
    words: { spiceLevel: ['mild', 'medium', 'hot', 'very-hot'] },
  },
  PrivatisationOption: { defaults: { menusDeGroupe: [], menusDetails: [] } },
  Service: {
    defaults: {
      available: true,
      popular: false,
      staffRequired: [],
      requirements: [],
      images: [],
      isActive: true,
      allowClientChoose: false,
      options: [],
    },
    ...ofBusiness,
  },
  Staff: {
    defaults: { schedule: 'Full-time', status: 'active', specialties: [], availability: [], isActive: true },
    required: ['businessId', 'businessType', 'name', 'role'],
    words: {
      businessType: businessTypes,
      schedule: ['Full-time', 'Part-time', 'Contract'],
      status: ['active', 'on-leave', 'inactive'],
    },
    dates: ['hireDate'],
  },
  Shift: { ...ofBusiness, dates: ['date'] },
  Client: { defaults: { modules: { rooms: false, services: false, restaurant: false }, isActive: true } },
  Invoice: { defaults: { items: [] } },
  Payment: { defaults: { currency: 'usd', status: 'pending' } },
  User: {
    defaults: {
      role: 'customer',
      isActive: false,
      services: [],
      preferences: { notifications: { email: true, sms: false, push: true }, language: 'en', timezone: 'UTC' },
    },
  },
  Guest: {
    defaults: {
      membershipLevel: 'Regular',
      loyaltyPoints: 0,
      totalVisits: 0,
      totalSpent: 0,
      preferences: { cuisinePreferences: [], dietaryRestrictions: [], favoriteServices: [], allergies: [] },
      status: 'active',
      communicationPreferences: { email: true, sms: false, phone: true },
    },
    required: ['businessId', 'businessType', 'name', 'email'],
    words: {
      businessType: businessTypes,
      membershipLevel: ['Regular', 'Silver', 'Gold', 'Platinum', 'VIP'],
      status: ['active', 'inactive', 'blocked'],
    },
  },
  Reservation: {
    defaults: { status: 'pending', paymentStatus: 'pending', reminderSent: false, source: 'website' },
    words: {
      businessType: businessTypes,
      status: ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled', 'no-show'],
      paymentStatus: ['pending', 'paid', 'refunded'],
      source: ['website', 'phone', 'walk-in', 'admin', 'new-ui'],
    },
    dates: ['date', 'checkIn', 'checkOut'],
  },
} as const satisfies Readonly<Record<string, Model>>;

/** The name of a model. */
export type ModelName = keyof typeof models;
