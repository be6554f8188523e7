/** SDL of inputs about members. */
export const memberInputsText: string = /* GraphQL */ `
  input ChangeStatusInput {
    reason: String
    status: MemberStatus!
  }

  input CreateAddressInput {
    addressLine1: String!
    addressLine2: String
    country: String = "Thailand"
    district: String!
    isPrimary: Boolean = false
    label: String
    memberId: ID!
    postalCode: String!
    province: String!
    subDistrict: String!
    type: AddressType = BILLING
  }

  input CreateDependentInput {
    dateOfBirth: DateTime
    email: String
    firstName: String!
    lastName: String!
    memberId: ID!
    phone: String
    relationship: String!
  }

  input CreateMemberInput {
    address: String
    dateOfBirth: DateTime
    email: String
    emergencyContact: String
    emergencyPhone: String
    expiryDate: DateTime
    firstName: String!
    gender: String
    householdId: ID
    idNumber: String
    isPrimaryMember: Boolean
    joinDate: DateTime
    lastName: String!
    membershipTierId: ID
    membershipTypeId: ID!
    nationality: String
    notes: String
    phone: String
    referralSource: String
    referredById: ID
    status: MemberStatus
    tags: [String!]
  }

  input UpdateAddressInput {
    addressLine1: String
    addressLine2: String
    country: String
    district: String
    isPrimary: Boolean
    label: String
    postalCode: String
    province: String
    subDistrict: String
    type: AddressType
  }

  input UpdateDependentInput {
    dateOfBirth: DateTime
    email: String
    firstName: String
    isActive: Boolean
    lastName: String
    phone: String
    relationship: String
  }

  input UpdateMemberInput {
    address: String
    dateOfBirth: DateTime
    email: String
    emergencyContact: String
    emergencyPhone: String
    expiryDate: DateTime
    firstName: String
    gender: String
    householdId: ID
    idNumber: String
    isPrimaryMember: Boolean
    lastName: String
    membershipTierId: ID
    membershipTypeId: ID
    nationality: String
    notes: String
    phone: String
    tags: [String!]
  }
`;
