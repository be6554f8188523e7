/** SDL of the groomer: the parts of the schema, and the fields that keep its roots from being empty. */
export const pawsAndClawsText = /* GraphQL */ `
  type User {
    _id: ID
    clientName: String
    username: String
    email: String
    phoneNumber: Int
    password: String
    homeAddress: String
    zipcode: Int
    pets: [Pet]
    appointments: [Appointment]
  }

  type Auth {
    token: ID!
    user: User
  }

  type Pet {
    _id: ID
    petName: String
    petType: String
    petAge: Int
    client: String
  }

  type Appointment {
    _id: ID
    apptDate: String
    apptTime: String
    address: String
    service: String
    client: String
  }

  type Query {
    root: String
    me: User
    getAllUsers: [User]
    getUserByID(_id: ID!): User
    getAllPets: [Pet]
    getPetByID(_id: ID!): Pet
    getAllAppointments: [Appointment]
  }

  type Mutation {
    root: String
    updateEmail(email: String): User
    updatePhone(phoneNumber: Int): User
    updateAddress(homeAddress: String, zipcode: Int): User
    login(email: String!, password: String!): Auth
    addUser(
      username: String!
      email: String!
      phoneNumber: Int
      clientName: String!
      password: String!
      homeAddress: String!
      zipcode: Int!
    ): Auth
    addPet(petName: String!, petType: String!, petAge: Int): Pet
    deletePet(_id: ID): Pet
    addAppointment(apptDate: String!, apptTime: String!, service: String!): Appointment
    deleteAppointment(_id: ID): Appointment
  }
`;
