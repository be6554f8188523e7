/** Contacts and animals. */
export const peopleText = /* GraphQL */ `
  enum CreditStatus {
    OK
    WARNING
    STOP
  }
  enum ContactSortBy {
    createdAt
    updatedAt
    birthDate
    businessName
    code
    driverLicenseIssuer
    driverLicenseNumber
    firstName
    lastName
  }
  "A person or a business that the site deals with."
  type Contact {
    contactId: ID!
    siteId: Int!
    site: Site!
    "Registered or trading name if the contact is a business."
    businessName: String
    "Practice-specific human-readable contact code."
    code: String
    firstName: String
    lastName: String
    "Phone numbers and email addresses."
    contactDetails: [ContactDetail!]!
    creditStatus: CreditStatus
    birthDate: Date
    driverLicenseExpiryDate: Date
    driverLicenseIssuer: String
    driverLicenseNumber: String
    isBusiness: Boolean!
    isCustomer: Boolean!
    isStaffMember: Boolean!
    isSupplier: Boolean!
    isSyndicate: Boolean!
    isVet: Boolean!
    notes: String
    "Identifier for the owning organization or business unit."
    ownershipId: ID
    physicalAddress: String
    postalAddress: String
    addresses: [Address!]!
    animals: [Animal!]!
    tags: [Tag!]!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  enum ContactDetailSortBy {
    createdAt
    updatedAt
    name
    value
    valueCleaned
  }
  type ContactDetail {
    contactDetailId: ID!
    "phone or email"
    contactDetailType: CodeableConcept!
    contactId: ID!
    "Label or type name for the contact detail (e.g. 'Home phone', 'Email')."
    name: String!
    "Raw value of the contact detail (e.g. phone number, email address)."
    value: String!
    "System-normalized representation of the value, if available."
    valueCleaned: String
    isActive: Boolean!
    "Whether this is the preferred contact detail of its type for the contact."
    isPreferred: Boolean!
    subscriptionGroups: [ID!]!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Address {
    addressId: ID!
    contactId: ID!
    name: String
    line1: String
    line2: String
    suburb: String
    city: String
    region: String
    state: String
    postalCode: String
    country: CodeableConcept
    countryCode: String
    latitude: Float
    longitude: Float
    distance: Quantity
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum ResuscitationStatus {
    full
    limited
    none
  }
  enum AnimalSortBy {
    createdAt
    updatedAt
    code
    dateOfBirth
    deathReason
    desexDate
    microchipNumber
    name
    notes
    rabiesNumber
    rabiesVaccinationDate
  }
  type Animal {
    animalId: ID!
    siteId: Int!
    name: String!
    "Practice-specific animal code or chart number."
    code: String
    species: CodeableConcept!
    breed: CodeableConcept
    colour: CodeableConcept
    sex: CodeableConcept
    dateOfBirth: Date
    "True if the date of birth is estimated rather than exact."
    isEstimatedDateOfBirth: Boolean
    desexDate: Date
    isActive: Boolean!
    isDead: Boolean!
    deathDate: Date
    deathReason: String
    isHostile: Boolean!
    hasImportantNotes: Boolean!
    notes: String
    microchipNumber: String
    "Canonical identifier of the primary owner contact."
    ownerContactId: ID
    ownerContact: Contact
    residenceContactId: ID
    referringClinicId: ID
    referringVetId: ID
    rabiesNumber: String
    rabiesVaccinationDate: Date
    resuscitationStatus: ResuscitationStatus
    weight: Quantity
    "Optional herd identifier for production animals."
    herdId: ID
    tags: [Tag!]!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Species {
    speciesId: ID!
    name: String!
    code: CodeableConcept!
    aliases: [String!]!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Breed {
    breedId: ID!
    name: String!
    code: CodeableConcept!
    breedCode: CodeableConcept
    speciesId: ID!
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
  type Tag {
    tagId: ID!
    name: String!
    associatedResourceId: ID
    "Type of resource this tag is associated with (e.g., animal, contact, invoice)."
    associatedResourceType: String
    categoryId: ID
    isActive: Boolean!
    extensions: JSON!
    createdAt: DateTime!
    updatedAt: DateTime!
  }
`;
