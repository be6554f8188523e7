/** Who wrote a row, and when. */
export const stamps =
  'createdBy: String createdDate: LocalDateTime lastChangedBy: String lastChangedDate: LocalDateTime';
/** A table of words. */
export const lookup = (name: string, field: string, more = ''): string =>
  `type ${name} { id: ID! ${field}: String! ${more} }`;

/** A page as Spring Data has them, and how its rows can be ordered. */
export const paged = (name: string, fields = ''): string => `
  type ${name}Page {
    content: [${name}!]!
    "Zero-based number of this page."
    number: Int!
    size: Int!
    numberOfElements: Int!
    totalElements: Int!
    totalPages: Int!
    first: Boolean!
    last: Boolean!
    empty: Boolean!
  }
  ${fields && `enum ${name}OrderField { ${fields} }`}
  ${fields && `input ${name}Order { field: ${name}OrderField! direction: Direction = ASC }`}
`;
/** What else a shelter keeps. */
export const shelterMoreText = `
  type Site { id: ID! siteName: String! }
  type User {
    id: ID!
    userName: String!
    realName: String
    emailAddress: String
    superUser: Boolean!
    ownerId: ID
    siteId: ID
    site: Site
    disableLogin: Boolean
    roles: [String!]!
  }
  ${lookup('InternalLocation', 'locationName', 'locationDescription: String units: [String!]! siteId: ID site: Site')}
  ${lookup('Species', 'speciesName', 'speciesDescription: String isRetired: Boolean')}
  ${lookup('Breed', 'breedName', 'speciesId: ID species: Species isRetired: Boolean')}
  ${lookup('BaseColour', 'baseColour')}
  ${lookup('AnimalType', 'animalType')}
  ${lookup('Sex', 'sex')}
  ${lookup('OwnerFlag', 'flag')}
  ${lookup('DonationType', 'donationName', 'defaultCost: Int')}
  ${lookup('VaccinationType', 'vaccinationType', 'defaultCost: Int')}
  type Diary {
    id: ID!
    linkId: ID!
    "0 = none, 1 = animal, 2 = person"
    linkType: Int!
    linkInfo: String
    diaryDateTime: LocalDateTime!
    diaryEndDateTime: LocalDateTime
    diaryForName: String!
    subject: String!
    note: String!
    comments: String
    dateCompleted: LocalDateTime
    ${stamps}
  }
  ${paged('Diary')}
  type OwnerDonation {
    id: ID!
    ownerId: ID!
    owner: Owner
    animalId: ID
    donationType: DonationType
    receiptNumber: String
    date: LocalDate
    dateDue: LocalDate
    "In cents."
    donation: Int!
    comments: String!
    ${stamps}
  }
  ${paged('OwnerDonation')}
  type AnimalVaccination {
    id: ID!
    animalId: ID!
    animal: Animal
    vaccinationType: VaccinationType
    dateRequired: LocalDate!
    dateOfVaccination: LocalDate
    dateExpires: LocalDate
    batchNumber: String
    manufacturer: String
    cost: Int!
    comments: String!
    ${stamps}
  }
  ${paged('AnimalVaccination')}
  type ConfigurationItem { itemName: String! itemValue: String! }
`;
