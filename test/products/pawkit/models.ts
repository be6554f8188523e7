/** A type with `@model`. Columns are GraphQL types; what every model has is left out. */
export interface Model {
  readonly name: string;
  readonly plural: string;
  readonly columns: Readonly<Record<string, string>>;
  /** The partition key, and what sorts the items of one partition. */
  readonly keys: readonly [hash: string, ...sort: string[]];
  /** Whether the key is one of its own, by which lists can be asked for. */
  readonly isKeyed: boolean;
  /** The column of each index, and the query that it makes. */
  readonly indexes: readonly (readonly [column: string, query: string])[];
  readonly one: Readonly<Record<string, string>>;
  readonly many: Readonly<Record<string, string>>;
  /** Columns that relations and owners bring with them: they are read, and some are written. */
  readonly implied?: Readonly<Record<string, string>>;
}

const words = (text: string): readonly string[] => text.split(' ');

/** The values of the enums. */
export const enums: Readonly<Record<string, readonly string[]>> = {
  BookingStatus: words('PENDING PENDING_PAYMENT PENDING_CONFIRMATION IN_PROGRESS CONFIRMED CANCELLED COMPLETED'),
  BookingType: words('FREE_TRIAL PAID'),
  Currency: words('SGD'),
  Gender: words('FEMALE MALE'),
  OrderStatus: words('PENDING CONFIRMED CANCELLED'),
  PetType: words('DOG CAT RABBIT GUINEA_PIG BIRD OTHER ALL'),
  PredefinedBehavior: words(
    'FEAR_OF_LOUD_NOISES HYPERACTIVE ANXIOUS FRIENDLY_WITH_STRANGERS MIGHT_SNAP RESPONSIVE_TO_COMMANDS RESPONSIVE_TO_TREATS',
  ),
  ServiceCategory: words('VACCINATION GROOMING NURSING VET_CONSULT WELLNESS PET_SITTING TRANSPORT MICROCHIPPING'),
  TimeUnit: words('MINUTES HOURS DAYS WEEKS MONTHS YEARS'),
  WeightUnit: words('KG G'),
};

/** Types without `@model`, which are parts of items. */
export const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Address: { blockNumber: 'String', streetName: 'String!', unitNumber: 'String', postalCode: 'String!' },
  CustomPrice: {
    additionalDuration: 'Int',
    additionalDurationUnit: 'TimeUnit',
    minWeight: 'Float',
    maxWeight: 'Float',
    weightUnit: 'WeightUnit',
    amount: 'Float!',
  },
  TimeInterval: { dayOfWeek: 'Int!', openTime: 'AWSTime!', closeTime: 'AWSTime!' },
};

const booking: Model = {
  name: 'Booking',
  plural: 'Bookings',
  keys: ['customerUsername', 'timeSlotId'],
  isKeyed: true,
  columns: {
    id: 'ID!',
    orderId: 'ID!',
    customerUsername: 'String!',
    owners: '[ID!]!',
    customerId: 'ID!',
    serviceName: 'String!',
    serviceProviderName: 'String!',
    serviceCategory: 'ServiceCategory!',
    petType: 'PetType!',
    serviceId: 'ID!',
    startDateTime: 'AWSDateTime!',
    timeSlotId: 'ID!',
    address: 'String!',
    petIds: '[ID!]!',
    addOns: '[ID!]',
    bookingType: 'BookingType!',
    amount: 'Float!',
    currency: 'Currency!',
    status: 'BookingStatus!',
  },
  indexes: [
    ['id', 'bookingById'],
    ['orderId', 'bookingsByOrder'],
    ['customerId', 'bookingsByCustomer'],
    ['serviceId', 'bookingsByService'],
    ['startDateTime', 'bookingsByStartDateTime'],
    ['timeSlotId', 'bookingsByTimeSlot'],
  ],
  one: { order: 'Order!', customer: 'Customer!', serviceProvider: 'ServiceProvider!', timeSlot: 'TimeSlot!' },
  many: { pets: 'PetBookings' },
  implied: {
    serviceProviderBookingsName: 'String',
    timeSlotBookingsServiceId: 'ID',
    timeSlotBookingsStartDateTime: 'AWSDateTime',
  },
};

const customer: Model = {
  name: 'Customer',
  plural: 'Customers',
  keys: ['id'],
  isKeyed: true,
  columns: { id: 'ID!', username: 'String!', isDeactivated: 'Boolean!', s3ImageKey: 'String', address: 'Address' },
  indexes: [['username', 'customerByUsername']],
  one: {},
  many: { pets: 'Pet', bookings: 'Booking', orders: 'Order' },
};

const order: Model = {
  name: 'Order',
  plural: 'Orders',
  keys: ['id'],
  isKeyed: true,
  columns: {
    id: 'ID!',
    customerId: 'ID!',
    currency: 'Currency!',
    totalAmount: 'Float!',
    bookingIds: '[ID!]',
    paymentRequestId: 'ID',
    status: 'OrderStatus!',
  },
  indexes: [['customerId', 'ordersByCustomer']],
  one: { customer: 'Customer!' },
  many: { bookings: 'Booking' },
};

const pet: Model = {
  name: 'Pet',
  plural: 'Pets',
  keys: ['id'],
  isKeyed: false,
  columns: {
    id: 'ID!',
    name: 'String!',
    customerId: 'ID!',
    gender: 'Gender!',
    petType: 'PetType!',
    isDeleted: 'Boolean!',
    breedName: 'String',
    s3ImageKey: 'String',
    birthdate: 'AWSDate',
    weightValue: 'Float',
    weightUnit: 'WeightUnit',
    additionalInfo: 'String',
    predefinedBehaviors: '[PredefinedBehavior!]',
    customBehaviors: '[String!]',
    isNeutered: 'Boolean',
    isMicrochipped: 'Boolean',
    microchipNumber: 'String',
    hasMedicalCondition: 'Boolean',
    additionalCareInstructions: 'String',
    questionAnswerIds: '[ID!]',
  },
  indexes: [
    ['customerId', 'petsByCustomer'],
    ['breedName', 'petsByBreed'],
  ],
  one: { customer: 'Customer!' },
  many: { bookings: 'PetBookings' },
};

const petBookings: Model = {
  name: 'PetBookings',
  plural: 'PetBookings',
  keys: ['id'],
  isKeyed: false,
  columns: { id: 'ID!', bookingCustomerUsername: 'String!', bookingtimeSlotId: 'ID!', petId: 'ID!' },
  indexes: [['petId', 'petBookingsByPetId']],
  one: { booking: 'Booking!', pet: 'Pet!' },
  many: {},
};

const service: Model = {
  name: 'Service',
  plural: 'Services',
  keys: ['name', 'serviceProviderName', 'serviceCategory', 'petType'],
  isKeyed: true,
  columns: {
    id: 'ID!',
    serviceProviderId: 'ID!',
    name: 'String!',
    serviceProviderName: 'String!',
    serviceCategory: 'ServiceCategory!',
    petType: 'PetType!',
    defaultDisplay: 'Boolean!',
    displayPriority: 'Int',
    s3ImageKey: 'String',
    onlinePaymentAccepted: 'Boolean!',
    currency: 'Currency!',
    basePrice: 'Float!',
    baseDuration: 'Int!',
    baseDurationUnit: 'TimeUnit!',
    additionalPetPrice: 'Float',
    additionalTimePrice: 'CustomPrice',
    sWeightPrice: 'CustomPrice',
    mWeightPrice: 'CustomPrice',
    lWeightPrice: 'CustomPrice',
    shortDescription: 'String',
    longDescription: 'String',
    serviceBreakdown: 'String',
    additionalInfo: 'String',
    faq: 'String',
    goodToKnow: 'String',
    parentServiceIds: '[ID!]',
    childServiceIds: '[ID!]',
    disclaimerName: 'String',
    timeSlotIds: '[ID!]',
    bookingIds: '[ID!]',
    requiredQuestionIds: '[ID!]',
  },
  indexes: [
    ['id', 'serviceById'],
    ['serviceProviderName', 'servicesByServiceProvider'],
    ['serviceCategory', 'servicesByCategory'],
    ['petType', 'servicesByPetType'],
    ['basePrice', 'servicesByPrice'],
    ['baseDuration', 'servicesByDuration'],
  ],
  one: { serviceProvider: 'ServiceProvider!' },
  many: {},
};

const serviceProvider: Model = {
  name: 'ServiceProvider',
  plural: 'ServiceProviders',
  keys: ['name'],
  isKeyed: true,
  columns: {
    id: 'ID!',
    name: 'String!',
    displayName: 'String',
    description: 'String',
    s3ImageKey: 'String',
    address: 'Address',
    website: 'AWSURL',
    email: 'AWSEmail',
    phone: 'AWSPhone',
    operatingTimes: '[TimeInterval!]!',
    isHeadquarters: 'Boolean!',
  },
  indexes: [['id', 'serviceProviderById']],
  one: { headquarters: 'ServiceProvider' },
  many: { services: 'Service', bookings: 'Booking' },
  implied: { serviceProviderHeadquartersName: 'String' },
};

const timeSlot: Model = {
  name: 'TimeSlot',
  plural: 'TimeSlots',
  keys: ['serviceId', 'startDateTime'],
  isKeyed: true,
  columns: {
    id: 'ID!',
    serviceId: 'ID!',
    startDateTime: 'AWSDateTime!',
    endDateTime: 'AWSDateTime',
    capacity: 'Int!',
    bookingCount: 'Int!',
    isFull: 'Boolean!',
    bookingIds: '[ID!]',
  },
  indexes: [
    ['id', 'timeSlotById'],
    ['startDateTime', 'timeSlotsByStartDateTime'],
    ['endDateTime', 'timeSlotsByEndDateTime'],
    ['capacity', 'timeSlotsByCapacity'],
    ['bookingCount', 'timeSlotsByBookingCount'],
  ],
  one: {},
  many: { bookings: 'Booking' },
};

/** All models. */
// prettier-ignore
export const pawkitModels: readonly Model[] = [
  booking, customer, order, pet, petBookings, service, serviceProvider, timeSlot,
];
