import { columnsOf } from '../tableDefinitions.ts';

/** An entity of the data model, with the types of its properties in alphabetical order. */
export interface JmixEntity {
  /** With the prefix of its module; the user of the application has none. */
  readonly name: string;
  /** What its mutation calls the one that is given. */
  readonly argument: string;
  readonly properties: Readonly<Record<string, string>>;
  /** Methods of the class that are shown as properties: no columns, and never written. */
  readonly computed: readonly string[];
  readonly required: readonly string[];
  /** The property behind each row's name when rows are sorted by it. */
  readonly instanceName: string;
}

const audit = `createdBy: String, createdDate: OffsetDateTime, deletedBy: String, deletedDate: OffsetDateTime,
  lastModifiedBy: String, lastModifiedDate: OffsetDateTime, version: Int, id: UUID`;
// Entities of the framework itself have other names for the same.
const trail = `createTs: DateTime, createdBy: String, deleteTs: DateTime, deletedBy: String, updateTs: DateTime,
  updatedBy: String, version: Int, id: UUID`;
const person = `firstName: String, fullName: String, lastName: String, ${audit}`;

/** Everything that is stored, in the order of names. */
export const entities: readonly JmixEntity[] = [
  entity('User', 'active: Boolean, email: String, firstName: String, lastName: String', {
    more: `password: String, timeZoneId: String, username: String, ${audit}`,
    required: ['username'],
    instanceName: 'firstName',
  }),
  entity('petclinic_Owner', 'address: String, city: String, email: String, pets: [petclinic_Pet], telephone: String', {
    more: person,
    computed: ['fullName'],
    required: ['firstName', 'address', 'city'],
    instanceName: 'firstName',
  }),
  entity('petclinic_Pet', 'birthdate: LocalDate, identificationNumber: String, name: String', {
    more: `owner: petclinic_Owner, type: petclinic_PetType, ${audit}`,
    required: ['identificationNumber'],
  }),
  entity('petclinic_PetType', 'color: String, name: String', { more: audit }),
  entity('petclinic_Specialty', 'name: String', { more: audit }),
  entity('petclinic_Veterinarian', 'specialties: [petclinic_Specialty]', {
    more: person,
    computed: ['fullName'],
    required: ['firstName'],
    instanceName: 'firstName',
  }),
  entity('petclinic_Visit', 'assignedNurse: User, description: String, pet: petclinic_Pet, petName: String', {
    more: `treatmentStatus: VisitTreatmentStatus, type: VisitType, typeBackgroundColor: String, typeBorderColor: String,
      typeStyle: String, typeTextColor: String, visitEnd: LocalDateTime, visitStart: LocalDateTime, ${audit}`,
    computed: ['petName', 'typeBackgroundColor', 'typeBorderColor', 'typeStyle', 'typeTextColor'],
    required: ['pet', 'type'],
    instanceName: 'description',
  }),
  entity('sec_ResourcePolicyEntity', 'action: String, effect: String, policyGroup: String, resource: String', {
    more: `role: sec_ResourceRoleEntity, type: String, ${trail}`,
    instanceName: 'resource',
  }),
  entity('sec_ResourceRoleEntity', 'childRoles: String, code: String, description: String, name: String', {
    more: `resourcePolicies: [sec_ResourcePolicyEntity], scopes: String, sysTenantId: String, ${trail}`,
    required: ['name', 'code'],
  }),
  entity('sec_RoleAssignmentEntity', 'roleCode: String, roleType: String, username: String', {
    more: trail,
    instanceName: 'username',
  }),
  entity('sec_UserSubstitutionEntity', 'endDate: Date, startDate: Date, substitutedUsername: String', {
    more: `username: String, ${trail}`,
    instanceName: 'username',
  }),
];

/** The entity with a name, or the one that a property leads to. */
export function entityOf(name: string): JmixEntity | null {
  return entities.find((each) => each.name === name.replaceAll(/[[\]]/g, '')) ?? null;
}

function entity(
  name: string,
  properties: string,
  rest: Partial<Omit<JmixEntity, 'name' | 'properties'>> & { readonly more: string },
): JmixEntity {
  const { more, ...parts } = rest;
  const simple = name.replace(/^\w+_/, '');
  const sorted = Object.entries(columnsOf(`${properties}, ${more}`)).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return {
    name,
    argument: simple.slice(0, 1).toLowerCase() + simple.slice(1),
    properties: Object.fromEntries(sorted),
    computed: [],
    required: [],
    instanceName: 'name',
    ...parts,
  };
}
