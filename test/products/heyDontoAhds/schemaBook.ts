/** Staff, rooms and the appointment book. */
export const bookText = /* GraphQL */ `
  enum UserSortBy {
    createdAt
    updatedAt
    code
    displayName
  }
  "A user account of the practice's system."
  type User {
    userId: ID!
    code: String
    displayName: String!
    isActive: Boolean!
    isSalesperson: Boolean!
    isVeterinarian: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Resource {
    resourceId: ID!
    name: String!
    resourceType: String
    accessLevel: String
    "Entity this resource is associated with, if applicable."
    associatedEntity: EntityReference
    ownership: EntityReference
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type EntityReference {
    entityId: ID!
    entityType: String!
  }

  enum AppointmentTypeSortBy {
    createdAt
    updatedAt
    defaultDuration
    name
  }
  type AppointmentType {
    appointmentTypeId: ID!
    name: String!
    "In minutes."
    defaultDuration: Int!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type AppointmentStatus {
    appointmentStatusId: ID!
    name: String!
    code: CodeableConcept!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  enum AppointmentSortBy {
    createdAt
    updatedAt
    cancellationReasonText
    description
    durationMinutes
    startAt
  }
  type Appointment {
    appointmentId: ID!
    siteId: Int!
    site: Site!
    animalId: ID
    animal: Animal
    "The primary contact (e.g., owner) for the appointment."
    contactId: ID
    contact: Contact
    "Status of the appointment (e.g., booked, arrived, completed, cancelled)."
    appointmentStatus: CodeableConcept!
    "Its code is the identifier of the appointment type."
    appointmentType: CodeableConcept!
    cancellationReason: CodeableConcept
    cancellationReasonText: String
    consultId: ID
    consult: Consult
    "Free-text description or notes for the appointment."
    description: String
    durationMinutes: Int!
    "Whether the appointment is currently active (not deleted/voided)."
    isActive: Boolean!
    "The resource responsible for the appointment (e.g., veterinarian)."
    primaryResourceId: ID
    primaryResource: Resource
    "All resources allocated to this appointment (including the primary resource)."
    resourceIds: [ID!]!
    resources: [Resource!]!
    startAt: DateTime!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  enum BookingStatus {
    no_status
    confirmed
    unconfirmed
  }
  enum BookingSortBy {
    createdAt
    updatedAt
    description
    durationMinutes
    startsAt
  }
  type Booking {
    bookingId: ID!
    appointmentId: ID
    animalId: ID
    contactId: ID
    appointmentType: CodeableConcept!
    "The primary provider/resource for this booking."
    providerId: ID
    additionalResourceIds: [ID!]!
    startsAt: DateTime!
    durationMinutes: Int
    description: String
    status: BookingStatus!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  enum SlotStatus {
    free
    busy
  }
  type Availability {
    availabilityId: ID!
    availabilityDate: Date!
    resourceId: ID!
    siteId: Int!
    slots: [AvailabilitySlot!]!
    "IANA timezone name used to interpret local slot times."
    timezone: String!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type AvailabilitySlot {
    slotId: ID!
    startsAt: DateTime!
    endsAt: DateTime!
    "How many appointments can be booked in this slot."
    capacity: Int
    status: SlotStatus!
  }
`;
