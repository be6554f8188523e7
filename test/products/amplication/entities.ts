import type { RelatedTable } from '../tableRelations.ts';

/**
 * An entity of an Amplication service, with its fields beside `id`, `createdAt` and `updatedAt`.
 *
 * Fields are `string`, `date`, `int`, `float`, `boolean` or `json`, an option set by the name of its enum, or relations:
 * `one Entity`, and `many Entity field` with the field that leads back. `!` follows what is required, and `hidden`
 * precedes what can only be written.
 */
export interface AmplicationEntity {
  readonly name: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A field of an entity, read from its text. */
export interface EntityField {
  readonly name: string;
  readonly kind: string;
  readonly target: string;
  readonly back: string;
  readonly isRequired: boolean;
  readonly isHidden: boolean;
}

/** The options of option sets, which the schema shows as names of enum values. */
export const optionSets: Readonly<Record<string, readonly string[]>> = {
  EnumAppointmentStatus: [
    'Scheduled',
    'Confirmed',
    'CheckedIn',
    'InProgress',
    'ReadyForPickup',
    'Completed',
    'Cancelled',
    'NoShow',
  ],
  EnumPetSex: ['Male', 'Female', 'Unknown'],
  EnumPractitionerRole: ['Veterinarian', 'Technician', 'Groomer'],
};

/** The entities of a clinic's service: customers, addresses, orders and products are those of Amplication's sample. */
export const amplicationEntities: readonly AmplicationEntity[] = [
  {
    name: 'User',
    plural: 'users',
    fields: {
      firstName: 'string',
      lastName: 'string',
      username: 'string!',
      password: 'hidden string!',
      roles: 'json!',
    },
  },
  {
    name: 'Order',
    plural: 'orders',
    fields: {
      customer: 'one Customer',
      discount: 'float',
      product: 'one Product',
      quantity: 'int',
      totalPrice: 'int',
    },
  },
  {
    name: 'Customer',
    plural: 'customers',
    fields: {
      address: 'one Address',
      alternatePhone: 'string',
      appointments: 'many Appointment customer',
      email: 'string',
      firstName: 'string',
      isActive: 'boolean',
      lastName: 'string',
      notes: 'string',
      orders: 'many Order customer',
      pets: 'many Pet owner',
      phone: 'string',
      preferredClinic: 'one Clinic',
    },
  },
  {
    name: 'Address',
    plural: 'addresses',
    fields: {
      address_1: 'string',
      address_2: 'string',
      city: 'string',
      customers: 'many Customer address',
      state: 'string',
      zip: 'int',
    },
  },
  {
    name: 'Product',
    plural: 'products',
    fields: { description: 'string', itemPrice: 'float', name: 'string', orders: 'many Order product' },
  },
  {
    name: 'Clinic',
    plural: 'clinics',
    fields: {
      appointments: 'many Appointment clinic',
      city: 'string',
      customers: 'many Customer preferredClinic',
      email: 'string',
      name: 'string!',
      phone: 'string',
      postalCode: 'string',
      practitioners: 'many Practitioner clinic',
      state: 'string',
      street: 'string',
      timeZone: 'string',
    },
  },
  {
    name: 'Practitioner',
    plural: 'practitioners',
    fields: {
      appointments: 'many Appointment practitioner',
      clinic: 'one Clinic',
      email: 'string',
      firstName: 'string!',
      isActive: 'boolean!',
      lastName: 'string!',
      role: 'EnumPractitionerRole!',
      title: 'string',
    },
  },
  {
    name: 'Service',
    plural: 'services',
    fields: {
      appointments: 'many Appointment service',
      color: 'string',
      durationMinutes: 'int!',
      isBookable: 'boolean!',
      name: 'string!',
    },
  },
  {
    name: 'Pet',
    plural: 'pets',
    fields: {
      appointments: 'many Appointment pet',
      breed: 'string',
      color: 'string',
      dateOfBirth: 'date',
      isDeceased: 'boolean',
      microchip: 'string',
      name: 'string!',
      owner: 'one Customer',
      sex: 'EnumPetSex',
      species: 'string!',
    },
  },
  {
    name: 'Appointment',
    plural: 'appointments',
    fields: {
      cancellationReason: 'string',
      clinic: 'one Clinic!',
      customer: 'one Customer',
      endTime: 'date!',
      pet: 'one Pet',
      practitioner: 'one Practitioner',
      reason: 'string',
      service: 'one Service!',
      startTime: 'date!',
      status: 'EnumAppointmentStatus!',
    },
  },
];

/** The fields of an entity in their order. */
export function entityFields({ fields }: Pick<AmplicationEntity, 'fields'>): readonly EntityField[] {
  return Object.entries(fields).map(([name, text]) => {
    const isHidden = text.startsWith('hidden ');
    const [kind = 'string', target = '', back = ''] = text
      .replace(/^hidden /, '')
      .replace('!', '')
      .split(' ');
    return { name, kind, target, back, isRequired: text.endsWith('!'), isHidden };
  });
}

/** Whether a field leads to other entities. */
export function isRelation({ kind }: EntityField): boolean {
  return kind === 'one' || kind === 'many';
}

/** The table behind an entity: a relation to one is a column with `Id` after its name. */
export function tableOf(entity: AmplicationEntity): RelatedTable {
  const fields = entityFields(entity);
  const ones = fields.filter(({ kind }) => kind === 'one');
  const manies = fields.filter(({ kind }) => kind === 'many');
  return {
    name: entity.name,
    columns: Object.fromEntries(fields.filter((field) => !isRelation(field)).map(({ name, kind }) => [name, kind])),
    one: Object.fromEntries(ones.map(({ name, target }) => [name, [target, `${name}Id`]])),
    many: Object.fromEntries(manies.map(({ name, target, back }) => [name, [target, `${back}Id`]])),
  };
}
