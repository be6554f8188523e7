const keepers = '@auth(groups: [ADMIN, ANIMAL_MANAGER])';
const readers = '@auth(groups: [ADMIN, ANIMAL_MANAGER, VETERINARIAN])';
const admins = '@auth(groups: [ADMIN])';

/** A page of what a search found. */
const hits = (name: string, row: string): string =>
  `type ${name} { hits: [${row}!]! hitsTotalCount: Int! page: Int! pageCount: Int! }`;

/** What is known of every animal, to whomever it is shown. */
const shared = `id: ID! officialName: String! birthdate: String! gender: AnimalGender! species: AnimalSpecies! breed: AnimalBreed
    color: AnimalColor avatarId: String! isOkChildren: Trilean! isOkDogs: Trilean! isOkCats: Trilean!`;
const kept = `commonName: String! pickUpDate: String! pickUpLocation: String pickUpReason: PickUpReason! status: AnimalStatus!
    adoptionDate: String adoptionOption: AdoptionOption hostFamily: HostFamily`;

/** SDL of the association's service, whose modules each extend Query and Mutation. */
export const animeauxText = `
  scalar JSONObject
  directive @auth(groups: [UserGroup!]) on FIELD_DEFINITION
  enum Trilean { TRUE FALSE UNKNOWN }
  enum UserGroup { ADMIN ANIMAL_MANAGER BLOGGER HEAD_OF_PARTNERSHIPS VETERINARIAN }
  enum AnimalSpecies { BIRD CAT DOG REPTILE RODENT }
  enum AnimalAge { JUNIOR ADULT SENIOR }
  enum AnimalStatus { ADOPTED DECEASED FREE OPEN_TO_ADOPTION OPEN_TO_RESERVATION RESERVED UNAVAILABLE }
  enum AnimalGender { FEMALE MALE }
  enum PickUpReason { ABANDONMENT DECEASED_MASTER MISTREATMENT STRAY_ANIMAL OTHER }
  enum AdoptionOption { WITH_STERILIZATION WITHOUT_STERILIZATION FREE_DONATION UNKNOWN }
  type User { id: ID! email: String! displayName: String! groups: [UserGroup!]! disabled: Boolean! }
  type AnimalBreed { id: ID! name: String! species: AnimalSpecies! }
  type AnimalColor { id: ID! name: String! }
  type HostFamily { id: ID! name: String! phone: String! email: String! zipCode: String! city: String! address: String! }
  type PublicSearchableAnimal { ${shared} isSterilized: Boolean }
  type SearchableAnimal { ${shared} ${kept} isSterilized: Boolean }
  type PublicAnimal { ${shared} description: String! picturesId: [String!]! isSterilized: Boolean! }
  type Animal { ${shared} ${kept} description: String! picturesId: [String!]! isSterilized: Boolean! comments: String! }
  ${hits('AllAnimalBreedsResponse', 'AnimalBreed')}
  ${hits('AllAnimalColorsResponse', 'AnimalColor')}
  ${hits('AllHostFamiliesResponse', 'HostFamily')}
  ${hits('AllPublicAnimalsResponse', 'PublicSearchableAnimal')}
  ${hits('AllAnimalResponse', 'SearchableAnimal')}
  type SearchResponseItem { value: String! highlighted: String! count: Int! }
  type CloudinaryApiSignature { timestamp: String! signature: String! }
  type Query {
    getCurrentUser: User
    getAllUsers: [User!]! ${admins}
    getUser(id: ID!): User ${admins}
    getAllAnimalBreeds(search: String, page: Int, species: AnimalSpecies): AllAnimalBreedsResponse! ${readers}
    getAnimalBreed(id: ID!): AnimalBreed ${readers}
    getAllAnimalColors(search: String, page: Int): AllAnimalColorsResponse! ${readers}
    getAnimalColor(id: ID!): AnimalColor ${readers}
    getAllHostFamilies(search: String, page: Int): AllHostFamiliesResponse! ${keepers}
    getHostFamily(id: ID!): HostFamily ${keepers}
    getAllAdoptableAnimals(page: Int, hitsPerPage: Int, species: AnimalSpecies, age: AnimalAge): AllPublicAnimalsResponse!
    getAllSavedAnimals(page: Int, hitsPerPage: Int): AllPublicAnimalsResponse!
    getAllAnimals(search: String, page: Int, status: [AnimalStatus!], species: [AnimalSpecies!], hostFamilyId: ID): AllAnimalResponse!
      ${readers}
    getAdoptableAnimal(id: ID!): PublicAnimal
    getAllActiveAnimals(search: String, page: Int): AllAnimalResponse! ${readers}
    getAnimal(id: ID!): Animal ${readers}
    searchLocation(search: String): [SearchResponseItem!]! ${keepers}
    getCloudinaryApiSignature(parametersToSign: JSONObject!): CloudinaryApiSignature! ${keepers}
  }
  type Mutation {
    createUser(email: String!, displayName: String!, password: String!, groups: [UserGroup!]!): User! ${admins}
    updateUser(id: ID!, displayName: String, password: String, groups: [UserGroup!]): User! ${admins}
    deleteUser(id: ID!): Boolean! ${admins}
    toggleUserBlockedStatus(id: ID!): User! ${admins}
    createAnimalBreed(name: String!, species: AnimalSpecies!): AnimalBreed! ${admins}
    updateAnimalBreed(id: ID!, name: String, species: AnimalSpecies): AnimalBreed! ${admins}
    deleteAnimalBreed(id: ID!): Boolean! ${admins}
    createAnimalColor(name: String!): AnimalColor! ${admins}
    updateAnimalColor(id: ID!, name: String): AnimalColor! ${admins}
    deleteAnimalColor(id: ID!): Boolean! ${admins}
    createHostFamily(name: String!, phone: String!, email: String!, zipCode: String!, city: String!, address: String!): HostFamily!
      ${keepers}
    updateHostFamily(id: ID!, name: String, phone: String, email: String, zipCode: String, city: String, address: String): HostFamily!
      ${keepers}
    deleteHostFamily(id: ID!): Boolean! ${keepers}
    createAnimal(officialName: String!, commonName: String!, birthdate: String!, pickUpDate: String!, pickUpLocation: String!,
      pickUpReason: PickUpReason!, gender: AnimalGender!, species: AnimalSpecies!, breedId: ID, colorId: ID, description: String!,
      status: AnimalStatus!, adoptionDate: String, adoptionOption: AdoptionOption, avatarId: String!, picturesId: [String!]!,
      hostFamilyId: ID, isOkChildren: Trilean!, isOkDogs: Trilean!, isOkCats: Trilean!, isSterilized: Boolean!,
      comments: String!): Animal! ${keepers}
    updateAnimal(id: ID!, officialName: String, commonName: String, birthdate: String, pickUpDate: String, pickUpLocation: String,
      pickUpReason: PickUpReason, gender: AnimalGender, species: AnimalSpecies, breedId: ID, colorId: ID, description: String,
      status: AnimalStatus, adoptionDate: String, adoptionOption: AdoptionOption, avatarId: String, picturesId: [String!],
      hostFamilyId: ID, isOkChildren: Trilean, isOkDogs: Trilean, isOkCats: Trilean, isSterilized: Boolean,
      comments: String): Animal! ${keepers}
    deleteAnimal(id: ID!): Boolean! ${keepers}
  }
`;
