import { columnsOf } from '../tableDefinitions.ts';

/** A collection with a JSON schema, or an object within its documents; types as GraphQL shows them. */
export interface DocumentType {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A collection by the title of its schema, with the names of its queries. */
export interface Collection extends DocumentType {
  readonly one: string;
  readonly many: string;
}

function collection(title: string, fields: string, plural = `${title}s`): Collection {
  const one = title.slice(0, 1).toLowerCase() + title.slice(1);
  const many = plural.slice(0, 1).toLowerCase() + plural.slice(1);
  return { title, one, many, fields: columnsOf(`_id: ObjectId, ${fields}`) };
}

/** The collections of the practice. A field of another one's type is a relationship to its `_id`. */
export const collections: readonly Collection[] = [
  collection(
    'Appointment',
    `cancelReason: String, client: Client, createdAt: DateTime, createdBy: String, deletedAt: DateTime,
    end: DateTime!, location: Location!, notes: String, patient: Patient, provider: Employee, reason: String,
    room: String, start: DateTime!, status: String!, updatedAt: DateTime, visitType: VisitType!`,
  ),
  collection(
    'Client',
    `address: ClientAddress, balance: Float, company: Boolean, createdAt: DateTime, deletedAt: DateTime, email: String,
    firstName: String, homeLocation: Location, isActive: Boolean, lastName: String!, notes: String,
    phones: [ClientPhone], tags: [String], updatedAt: DateTime`,
  ),
  collection(
    'Employee',
    `email: String!, firstName: String, isActive: Boolean, lastName: String!, locations: [Location], role: String,
    startedAt: DateTime, title: String`,
  ),
  collection(
    'Invoice',
    `appointment: Appointment, client: Client, issuedAt: DateTime, lines: [InvoiceLine], number: Int!, paidAt: DateTime,
    status: String, total: Float`,
  ),
  collection('Location', 'address: LocationAddress, email: String, name: String!, phone: String, timezone: String!'),
  collection(
    'Patient',
    `birthDate: DateTime, breed: String, color: String, createdAt: DateTime, isActive: Boolean, isDeceased: Boolean,
    microchip: String, name: String!, owner: Client, sex: String, species: String!, updatedAt: DateTime`,
  ),
  collection('Reminder', 'dueDate: DateTime!, kind: String, patient: Patient, sentAt: DateTime'),
  collection('VisitType', 'color: String, duration: Int, isBlock: Boolean, isBookable: Boolean, name: String!'),
];

/** Objects within documents, named after the type and the field that has them. */
export const embedded: readonly DocumentType[] = [
  { title: 'ClientAddress', fields: columnsOf('city: String, postalCode: String, state: String, street: String') },
  { title: 'ClientPhone', fields: columnsOf('label: String, number: String, preferred: Boolean') },
  { title: 'InvoiceLine', fields: columnsOf('description: String, price: Float, quantity: Int') },
  { title: 'LocationAddress', fields: columnsOf('city: String, postalCode: String, state: String, street: String') },
];

/** The bare name of a type, without its list and its exclamation mark. */
export function bareType(type: string): string {
  return type.replaceAll(/[[\]!]/g, '');
}

/** The collection that a field leads to, or null. */
export function collectionOf(type: string): Collection | null {
  return collections.find(({ title }) => title === bareType(type)) ?? null;
}

/** The object within a document that a field holds, or null. */
export function embeddedOf(type: string): DocumentType | null {
  return embedded.find(({ title }) => title === bareType(type)) ?? null;
}
