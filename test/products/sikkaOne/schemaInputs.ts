/** What mutations take. */
export const sikkaInputs = `
input AppointmentCreateInput {
  practice_id: ID!
  patient_id: ID
  guarantor_id: ID
  provider_id: ID
  operatory: ID
  date: String!
  time: String!
  length: String
  "The code of a type."
  type: ID!
  status: String
  description: String
  note: String
}
input AppointmentUpdateInput {
  provider_id: ID
  operatory: ID
  date: String
  time: String
  length: String
  type: ID
  status: String
  description: String
  note: String
}
input GuarantorCreateInput {
  practice_id: ID!
  firstname: String
  lastname: String!
  homephone: String
  workphone: String
  cell: String
  email: String
  address_line1: String
  city: String
}
input GuarantorUpdateInput {
  firstname: String
  lastname: String
  homephone: String
  workphone: String
  cell: String
  email: String
  address_line1: String
  city: String
  status: String
  note: String
}
input PatientCreateInput {
  practice_id: ID!
  guarantor_id: ID!
  firstname: String!
  species: String
  breed: String
  color: String
  gender: String
  birthdate: String
}
input PatientUpdateInput {
  firstname: String
  species: String
  breed: String
  color: String
  gender: String
  birthdate: String
  microchip: String
  status: String
}
`;
