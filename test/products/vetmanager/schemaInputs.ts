const clientFields = `first_name: String middle_name: String cell_phone: String home_phone: String work_phone: String
    phone_prefix: String email: String address: String apartment: String zip: String city_id: ID type_id: ID how_find: ID
    note: String discount: Int number_of_journal: String unsubscribe: Int in_blacklist: Int`;
const petFields = `type_id: ID breed_id: ID sex: PetSex birthday: Date color_id: ID chip_number: String note: String
    weight: String`;
const admissionFields = `patient_id: ID user_id: ID type_id: ID
    "H:i:s; the usual length of the purpose where it is left out" admission_length: String
    description: String reception_write_channel: String`;

/** What mutations take and answer: whether it was done, what the server says, and the row. */
export const vetInputsText: string = `
  input ClientCreateInput { last_name: String! ${clientFields} }
  input ClientUpdateInput { last_name: String ${clientFields} status: ClientStatus }
  input PetCreateInput { owner_id: ID! alias: String! ${petFields} }
  input PetUpdateInput { owner_id: ID alias: String ${petFields} status: PetStatus deathnote: String deathdate: DateTime }
  input AdmissionCreateInput { admission_date: DateTime! client_id: ID! clinic_id: ID! ${admissionFields} }
  input AdmissionUpdateInput { admission_date: DateTime client_id: ID clinic_id: ID status: AdmissionStatus ${admissionFields} }

  type ClientPayload { success: Boolean! message: String! client: Client }
  type PetPayload { success: Boolean! message: String! pet: Pet }
  type AdmissionPayload { success: Boolean! message: String! admission: Admission }

  type Mutation {
    create_client(input: ClientCreateInput!): ClientPayload!
    update_client(id: ID!, input: ClientUpdateInput!): ClientPayload!
    "Sets the status DELETED"
    delete_client(id: ID!): ClientPayload!
    create_pet(input: PetCreateInput!): PetPayload!
    update_pet(id: ID!, input: PetUpdateInput!): PetPayload!
    delete_pet(id: ID!): PetPayload!
    "An admission made here has the status not_confirmed"
    create_admission(input: AdmissionCreateInput!): AdmissionPayload!
    update_admission(id: ID!, input: AdmissionUpdateInput!): AdmissionPayload!
    "Sets the status deleted"
    delete_admission(id: ID!): AdmissionPayload!
  }
`;
