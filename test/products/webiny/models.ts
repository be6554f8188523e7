/**
 * A content model: names of its type and of lists of it, and fields by their kind.
 *
 * Kinds are those of Webiny: `text`, `longText`, `number`, `boolean`, `dateTime`, `date`, `richText`, or `ref` with the
 * model that is meant; `many` before a kind is a field of several values, `!` after it one that is required.
 */
export interface WebinyModel {
  readonly modelId: string;
  readonly singular: string;
  readonly plural: string;
  readonly name: string;
  readonly description: string;
  readonly titleField: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A field of a model, read from its kind. */
export interface WebinyField {
  readonly name: string;
  readonly kind: string;
  /** The model that a reference leads to. */
  readonly target: string;
  readonly isMany: boolean;
  readonly isRequired: boolean;
}

/** The words for how far an appointment is, which its field takes alone. */
export const webinyStatuses = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked-in',
  inProgress: 'in-progress',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no-show',
} as const;

/** The content models of a group of clinics, and of its website. */
export const webinyModels: readonly WebinyModel[] = [
  {
    modelId: 'appointment',
    singular: 'Appointment',
    plural: 'Appointments',
    name: 'Appointment',
    description: 'Visits of the appointment book',
    titleField: 'reason',
    fields: {
      startsAt: 'dateTime!',
      endsAt: 'dateTime!',
      appointmentStatus: 'text',
      reason: 'text',
      cancellationReason: 'text',
      client: 'ref client',
      pet: 'ref pet',
      staffMember: 'ref staffMember',
      clinic: 'ref clinic!',
      service: 'ref service!',
    },
  },
  {
    modelId: 'article',
    singular: 'Article',
    plural: 'Articles',
    name: 'Article',
    description: 'News of the website',
    titleField: 'title',
    fields: { title: 'text!', slug: 'text!', body: 'richText', author: 'ref staffMember', publishDate: 'date' },
  },
  {
    modelId: 'client',
    singular: 'Client',
    plural: 'Clients',
    name: 'Client',
    description: 'Owners of animals',
    titleField: 'lastName',
    fields: {
      firstName: 'text',
      lastName: 'text!',
      email: 'text',
      phone: 'text',
      alternatePhone: 'text',
      street: 'text',
      city: 'text',
      active: 'boolean',
      tags: 'many text',
      notes: 'longText',
      homeClinic: 'ref clinic',
    },
  },
  {
    modelId: 'clinic',
    singular: 'Clinic',
    plural: 'Clinics',
    name: 'Clinic',
    description: 'Where animals are seen',
    titleField: 'name',
    fields: {
      name: 'text!',
      street: 'text',
      city: 'text',
      state: 'text',
      postalCode: 'text',
      timeZone: 'text',
      phone: 'text',
      email: 'text',
    },
  },
  {
    modelId: 'invoice',
    singular: 'Invoice',
    plural: 'Invoices',
    name: 'Invoice',
    description: '',
    titleField: 'number',
    fields: {
      number: 'text!',
      issuedOn: 'date!',
      client: 'ref client!',
      pet: 'ref pet',
      clinic: 'ref clinic',
      products: 'many ref product',
      total: 'number!',
      paid: 'boolean',
    },
  },
  {
    modelId: 'pet',
    singular: 'Pet',
    plural: 'Pets',
    name: 'Pet',
    description: 'Animals of clients',
    titleField: 'name',
    fields: {
      name: 'text!',
      species: 'text!',
      breed: 'text',
      color: 'text',
      sex: 'text',
      dateOfBirth: 'date',
      microchip: 'text',
      deceased: 'boolean',
      owner: 'ref client',
    },
  },
  {
    modelId: 'product',
    singular: 'Product',
    plural: 'Products',
    name: 'Product',
    description: 'What is sold at the desk',
    titleField: 'name',
    fields: { name: 'text!', price: 'number', inStock: 'boolean', description: 'longText' },
  },
  {
    modelId: 'service',
    singular: 'Service',
    plural: 'Services',
    name: 'Service',
    description: 'What an appointment can be for',
    titleField: 'name',
    fields: { name: 'text!', durationMinutes: 'number!', color: 'text', bookableOnline: 'boolean' },
  },
  {
    modelId: 'staffMember',
    singular: 'StaffMember',
    plural: 'StaffMembers',
    name: 'Staff member',
    description: 'Who sees animals',
    titleField: 'lastName',
    fields: {
      firstName: 'text!',
      lastName: 'text!',
      jobTitle: 'text',
      email: 'text',
      active: 'boolean',
      clinics: 'many ref clinic',
    },
  },
];

/** The fields of a model in their order. */
export function fieldsOf({ fields }: Pick<WebinyModel, 'fields'>): readonly WebinyField[] {
  return Object.entries(fields).map(([name, text]) => {
    const words = text.replace('!', '').split(' ');
    const isMany = words[0] === 'many';
    const [kind = 'text', target = ''] = isMany ? words.slice(1) : words;
    return { name, kind, target, isMany, isRequired: text.endsWith('!') };
  });
}
