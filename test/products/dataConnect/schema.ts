import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import type { RelationFields } from '../tableRelations.ts';
import { builtInText } from './builtIns.ts';
import { type ConnectTable, connectText, type ViaField } from './tableText.ts';

interface Written {
  readonly name: string;
  readonly columns: string;
  /** What the developer wrote as a field of another type, with the column that holds its key. */
  readonly refs?: string;
  readonly key?: readonly string[];
  readonly searchable?: readonly string[];
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** References that only one row may have. */
  readonly unique?: readonly string[];
}

// `request.time` in the developer's file.
const now = 'request.time';

/** The developer's tables, with the implicit `id` and the implicit columns for references. */
const written: readonly Written[] = [
  {
    name: 'User',
    columns: 'id: String!, displayName: String, email: String!, role: String!, lastSeenAt: Timestamp',
    defaults: { role: 'staff' },
  },
  {
    name: 'Clinic',
    columns: `id: UUID!, name: String!, street: String!, city: String!, state: String!, postalCode: String!,
      phone: String, email: String, timezone: String!`,
  },
  {
    name: 'StaffMember',
    columns: `id: UUID!, firstName: String!, lastName: String!, role: String!, title: String, email: String,
      isActive: Boolean!, userId: String`,
    refs: 'user: User userId',
    defaults: { isActive: true },
  },
  {
    name: 'StaffClinic',
    columns: 'staffMemberId: UUID!, clinicId: UUID!, since: Date',
    refs: 'staffMember: StaffMember staffMemberId, clinic: Clinic clinicId',
    key: ['staffMemberId', 'clinicId'],
  },
  {
    name: 'Client',
    columns: `id: UUID!, firstName: String, lastName: String!, email: String, street: String, city: String,
      tags: [String!], notes: String, isActive: Boolean!, createdAt: Timestamp!, updatedAt: Timestamp!,
      homeClinicId: UUID`,
    refs: 'homeClinic: Clinic homeClinicId',
    searchable: ['firstName', 'lastName', 'notes'],
    defaults: { isActive: true, createdAt: now, updatedAt: now },
  },
  {
    name: 'ClientPhone',
    columns: 'id: UUID!, label: String, number: String!, isPrimary: Boolean!, clientId: UUID!',
    refs: 'client: Client clientId',
    defaults: { isPrimary: false },
  },
  {
    name: 'Pet',
    columns: `id: UUID!, name: String!, species: String!, breed: String, sex: String, dateOfBirth: Date, color: String,
      microchip: String, weightKg: Float, isDeceased: Boolean!, createdAt: Timestamp!, ownerId: UUID`,
    refs: 'owner: Client ownerId',
    searchable: ['name', 'microchip'],
    defaults: { isDeceased: false, createdAt: now },
  },
  {
    name: 'AppointmentType',
    columns: `id: UUID!, name: String!, durationMinutes: Int!, color: String, priceCents: Int64, isBookable: Boolean!`,
    defaults: { isBookable: true },
  },
  {
    name: 'Appointment',
    columns: `id: UUID!, startTime: Timestamp!, endTime: Timestamp!, status: String!, reason: String,
      cancellationReason: String, cancelledAt: Timestamp, reminderSentAt: Timestamp, createdAt: Timestamp!,
      updatedAt: Timestamp!, clinicId: UUID!, typeId: UUID!, clientId: UUID, petId: UUID, staffMemberId: UUID,
      createdById: String`,
    refs: `clinic: Clinic clinicId, type: AppointmentType typeId, client: Client clientId, pet: Pet petId,
      staffMember: StaffMember staffMemberId, createdBy: User createdById`,
    defaults: { status: 'scheduled', createdAt: now, updatedAt: now },
  },
  {
    name: 'BlockedSlot',
    columns: `id: UUID!, startTime: Timestamp!, endTime: Timestamp!, reason: String, clinicId: UUID!, staffMemberId: UUID`,
    refs: 'clinic: Clinic clinicId, staffMember: StaffMember staffMemberId',
  },
  {
    name: 'MedicalRecord',
    columns: `id: UUID!, diagnosis: String, treatment: String, weightKg: Float, followUpOn: Date, createdAt: Timestamp!,
      appointmentId: UUID!, petId: UUID!`,
    refs: 'appointment: Appointment appointmentId, pet: Pet petId',
    defaults: { createdAt: now },
    unique: ['appointment'],
  },
  {
    name: 'Invoice',
    columns: `id: UUID!, number: String!, totalCents: Int64!, status: String!, issuedOn: Date!, dueOn: Date,
      paidAt: Timestamp, clientId: UUID!, appointmentId: UUID`,
    refs: 'client: Client clientId, appointment: Appointment appointmentId',
    defaults: { status: 'open' },
  },
  {
    name: 'Reminder',
    columns: 'id: UUID!, title: String!, dueOn: Date!, sentAt: Timestamp, petId: UUID!',
    refs: 'pet: Pet petId',
  },
];

function singularOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function referencesOf({ refs }: Written): RelationFields {
  return refs === undefined ? {} : relationsOf(refs);
}

function tableOf(table: Written): ConnectTable {
  const { name, columns, key = ['id'], searchable = [], defaults = {} } = table;
  const [singular, plural] = [singularOf(name), `${singularOf(name)}s`];
  const many: Record<string, readonly [string, string]> = {};
  const single: string[] = [];
  const via: Record<string, ViaField> = {};
  for (const other of written) {
    const references = Object.entries(referencesOf(other));
    for (const [field, [target, column]] of references) {
      if (target !== name) continue;
      const isSingle = other.unique?.includes(field) === true;
      const reverse = `${singularOf(other.name)}${isSingle ? '' : 's'}_on_${field}`;
      many[reverse] = [other.name, column];
      if (isSingle) single.push(reverse);
      // A table whose key is two references joins the two.
      for (const [otherField, [otherTarget, otherColumn]] of references) {
        if (!other.key || otherField === field) continue;
        via[`${singularOf(otherTarget)}s_via_${other.name}`] = {
          target: otherTarget,
          join: other.name,
          own: column,
          other: otherColumn,
        };
      }
    }
  }
  const one = referencesOf(table);
  return { name, singular, plural, key, columns: columnsOf(columns), one, many, single, via, searchable, defaults };
}

/** The tables of the clinic. */
export const connectTables: readonly ConnectTable[] = written.map(tableOf);

/** SDL of the clinic. */
export const dataConnectText: string = `${builtInText}\n${connectText(connectTables)}`;
