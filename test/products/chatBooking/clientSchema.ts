const details = `birthDate: String gender: String contactInfo: [ClientContactInput!] address: ClientAddressInput
  occupation: String healthInsurance: ClientInsuranceInput communicationLanguage: String providerIds: [ID!]`;

/** SDL of client files. */
export const chatBookingClientText = `
type ClientIdentifier { type: String! value: String! }
type ClientName { given: String! family: String! }
type ClientContact { system: String! value: String! use: String }
type ClientAddress { text: String! lat: Float lng: Float }
type ClientInsurance { provider: String! type: String! }
type Client {
  id: ID! tenantId: ID! identifiers: [ClientIdentifier!]! names: ClientName! email: String birthDate: String
  gender: String contactInfo: [ClientContact!] address: ClientAddress occupation: String
  healthInsurance: ClientInsurance communicationLanguage: String providerIds: [ID!] createdAt: AWSDateTime!
  updatedAt: AWSDateTime!
}
type ClientAuditLog {
  tenantId: ID! clientId: ID! field: String! oldValue: String newValue: String source: String! sourceId: String
  changedBy: String! timestamp: AWSDateTime!
}
input ClientIdentifierInput { type: String! value: String! }
input ClientNameInput { given: String! family: String! }
input ClientContactInput { system: String! value: String! use: String }
input ClientAddressInput { text: String! lat: Float lng: Float }
input ClientInsuranceInput { provider: String! type: String! }
input CreateClientInput { identifiers: [ClientIdentifierInput!]! names: ClientNameInput! ${details} }
input UpdateClientInput { id: ID! identifiers: [ClientIdentifierInput!] names: ClientNameInput ${details} }
`;
