/** What kind of field an object has; Liferay calls it the business type. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'picklist'
  | 'picklists'
  | 'attachment';

/** An object that an administrator has defined and published. */
export interface ObjectDefinition {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldKind>>;
  readonly required?: readonly string[];
  /** Relationships of one to many in which it is one of the many: the name of each, and of the object it leads to. */
  readonly parents?: Readonly<Record<string, string>>;
  /** Relationships of many to many. */
  readonly peers?: Readonly<Record<string, string>>;
}

/** The objects of the practice. */
export const objects: readonly ObjectDefinition[] = [
  {
    name: 'Location',
    fields: {
      name: 'text',
      street: 'text',
      city: 'text',
      region: 'text',
      postalCode: 'text',
      timeZone: 'text',
      phone: 'text',
      email: 'text',
      photo: 'attachment',
      directions: 'longText',
    },
    required: ['name'],
  },
  {
    name: 'TeamMember',
    fields: {
      firstName: 'text',
      lastName: 'text',
      credentials: 'text',
      role: 'picklist',
      email: 'text',
      isActive: 'boolean',
      portrait: 'attachment',
    },
    required: ['lastName'],
    peers: { workplaces: 'Location' },
  },
  {
    name: 'VisitType',
    fields: { name: 'text', minutes: 'integer', color: 'text', isBookable: 'boolean', price: 'decimal' },
    required: ['name', 'minutes'],
  },
  {
    name: 'Client',
    fields: {
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      mobilePhone: 'text',
      homePhone: 'text',
      workPhone: 'text',
      street: 'text',
      city: 'text',
      isActive: 'boolean',
      clientTags: 'picklists',
      notes: 'longText',
    },
    required: ['lastName'],
    parents: { homeLocation: 'Location' },
  },
  {
    name: 'Animal',
    fields: {
      name: 'text',
      species: 'picklist',
      breed: 'text',
      coat: 'text',
      sex: 'picklist',
      birthDate: 'date',
      microchip: 'text',
      isDeceased: 'boolean',
      photo: 'attachment',
    },
    required: ['name', 'species'],
    parents: { owner: 'Client' },
  },
  {
    name: 'Appointment',
    fields: {
      startTime: 'dateTime',
      endTime: 'dateTime',
      visitStatus: 'picklist',
      reason: 'text',
      cancellationReason: 'text',
      treatmentNotes: 'longText',
    },
    required: ['startTime', 'endTime', 'visitStatus'],
    parents: {
      location: 'Location',
      visitType: 'VisitType',
      teamMember: 'TeamMember',
      client: 'Client',
      animal: 'Animal',
    },
  },
  {
    name: 'BlockedTime',
    fields: { startTime: 'dateTime', endTime: 'dateTime', reason: 'text' },
    required: ['startTime', 'endTime'],
    parents: { location: 'Location', teamMember: 'TeamMember' },
  },
  {
    name: 'Invoice',
    fields: {
      invoiceNumber: 'text',
      issueDate: 'date',
      dueDate: 'date',
      total: 'decimal',
      paymentStatus: 'picklist',
      document: 'attachment',
    },
    required: ['invoiceNumber'],
    parents: { client: 'Client', appointment: 'Appointment' },
  },
  {
    name: 'Reminder',
    fields: { subject: 'text', dueDate: 'date', channel: 'picklist', isSent: 'boolean', message: 'longText' },
    required: ['subject'],
    parents: { client: 'Client', animal: 'Animal' },
  },
];

/** The definition of an object. */
export function objectNamed(name: string): ObjectDefinition {
  const found = objects.find((object) => object.name === name);
  if (!found) throw new Error(`No object ${name}`);
  return found;
}

/** The same name with a small letter. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** What the id of an entry is called where it is an argument: clientId. */
export function idName(object: string): string {
  return `${lowerFirst(object)}Id`;
}

/** The field that holds the id of the one: r_owner_c_clientId. */
export function relationField(relationship: string, parent: string): string {
  return `r_${relationship}_c_${idName(parent)}`;
}
