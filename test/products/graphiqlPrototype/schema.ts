/** What every record tells about itself. */
const stamps = `
  "An ISO 8601-formatted string representing the time this record was added to the system."
  createdAt: DateTime
  "An ISO 8601-formatted string representing the time this record was last updated."
  updatedAt: DateTime`;

/** An error type of its own for each operation; all of them look the same. */
const errorText = ['Breed', 'CreateBreed', 'Person', 'CreatePerson', 'Pet', 'CreatePet', 'Visit', 'CreateVisit']
  .map((name) => `type ${name}Error implements ErrorForUI { message: String! path: String! }`)
  .join('\n');

/** The results of an operation on one record: the record, or the error. */
const unionText = ['Breed', 'Person', 'Pet', 'Visit']
  .map(
    (name) => `union ${name}Result = ${name} | ${name}Error\nunion Create${name}Result = Create${name}Error | ${name}`,
  )
  .join('\n');

const typeText = `
scalar DateTime
"A common error interface to expose to clients."
interface ErrorForUI {
  message: String!
  path: String!
}
"A group of usually domesticated animals presumably related by descent from common ancestors."
type Breed {
  "A unique identifier for a Breed within the MeowWoof system."
  name: String!
  "A Breed is of a single Species."
  species: Species
  pets: [Pet]
  subBreeds: [SubBreed]${stamps}
}
type SubBreed { id: ID! name: String breed: Breed createdAt: DateTime updatedAt: DateTime }
"A Person can be either an employee of MeowWoof or a pet owner that brings their pet to MeowWoof."
type Person {
  "A unique identifier for this Person within the MeowWoof system."
  id: ID!
  "All Persons in the system must be registered with a first name."
  firstName: String
  "All Persons in the system must be registered with a last name."
  lastName: String
  "The number at which this Person can be reached."
  phone: String
  "The address to which messages for this Person are sent."
  email: String
  "A Person is either an EMPLOYEE or a PET_OWNER."
  type: PersonType
  pets: [Pet]
  "A list of past, active, and upcoming PET_OWNER visits to MeowWoof."
  visits: [Visit]${stamps}
}
"A domesticated animal kept for pleasure rather than utility."
type Pet {
  "A unique identifier for this Pet within the MeowWoof system."
  id: ID!
  "A Pet has a name that is not unique in the MeowWoof system."
  name: String
  breed: Breed
  owner: Person
  visits: [Visit]${stamps}
}
type Visit {
  id: ID! scheduledStart: DateTime scheduledEnd: DateTime checkInTime: DateTime checkOutTime: DateTime totalCost: Float
  pet: Pet person: Person type: VisitType status: VisitStatus createdAt: DateTime updatedAt: DateTime
}
"An enum of possible Species"
enum Species { DOG CAT }
"A Person is either an EMPLOYEE or a PET_OWNER."
enum PersonType { EMPLOYEE PET_OWNER }
enum VisitStatus { COMPLETE IN_PROGRESS SCHEDULED }
enum VisitType { CHECKUP EMERGENCY }`;

const inputText = `
input PersonName { firstName: String! lastName: String! }
"Required arguments when adding a new Person to the system."
input CreatePersonInput { name: PersonName! type: PersonType! phone: String email: String }
"Required arguments when adding a new Pet to the system."
input CreatePetInput { name: String! ownerId: ID! breedName: String! }
input CreateBreedInput { name: String! species: Species! }
input VisitCreateInput { personId: ID! petId: ID! scheduledStart: String! type: VisitType! }
input BreedsFilters { species: Species! }
input PersonsFilters { type: PersonType! }
input PetsFilters { breedName: String ownerId: ID }
input VisitsFilters { visitStatus: VisitStatus visitType: VisitType limit: Int }`;

const rootText = `
type Query {
  breed(name: String!): BreedResult!
  "Finds Breeds given specific input arguments. Returns an array of Breeds matching the input filters or an empty array."
  breeds(input: BreedsFilters!): [Breed]!
  "Retrieves EMPLOYEEs only"
  employees(limit: Int): [Person]!
  "Finds a Person given an ID. Returns a Person object or an ErrorForUI."
  person(id: ID!): PersonResult!
  "Finds Persons given specific input arguments. Returns an array of Persons matching the input filters or an empty array."
  persons(input: PersonsFilters!): [Person]!
  "Finds a Pet given an ID. Returns a Pet object or an ErrorForUI."
  pet(id: ID!): PetResult!
  "Retrieves PET_OWNERs only"
  petOwners(limit: Int): [Person]!
  "Finds Pets given specific input arguments. Returns an array of Pets matching the input filters or an empty array."
  pets(input: PetsFilters): [Pet]!
  visit(id: ID!): VisitResult!
  visits(input: VisitsFilters): [Visit]!
}
type Mutation {
  createBreed(input: CreateBreedInput!): CreateBreedResult!
  "Adds a Person to the MeowWoof system,"
  createPerson(input: CreatePersonInput!): CreatePersonResult!
  "Adds a Pet to the MeowWoof system,"
  createPet(input: CreatePetInput!): CreatePetResult!
  createVisit(input: VisitCreateInput!): CreateVisitResult!
}`;

/** SDL of the clinic, whose modules are merged into one schema. */
export const graphiqlPrototypeText: string = [typeText, errorText, unionText, inputText, rootText].join('\n');
