/** SDL of equipment. */
export const equipmentText: string = /* GraphQL */ `
  input AssignEquipmentInput {
    bookingId: ID
    conditionAtCheckout: EquipmentCondition
    equipmentId: ID!
    notes: String
    rentalFee: Float
    teeTimePlayerId: ID
  }

  type Equipment {
    assetNumber: String!
    category: EquipmentCategory!
    condition: EquipmentCondition!
    currentAssignment: EquipmentAssignment
    id: ID!
    lastMaintenanceAt: DateTime
    location: String
    manufacturer: String
    model: String
    name: String!
    nextMaintenanceAt: DateTime
    notes: String
    purchaseDate: DateTime
    serialNumber: String
    status: EquipmentStatus!
    warrantyExpiry: DateTime
  }

  type EquipmentAssignment {
    assignedAt: DateTime!
    bookingNumber: String
    conditionAtCheckout: EquipmentCondition
    conditionAtReturn: EquipmentCondition
    id: ID!
    member: EquipmentAssignmentMember
    notes: String
    rentalFee: Float
    returnedAt: DateTime
  }

  type EquipmentAssignmentMember {
    avatarUrl: String
    firstName: String!
    id: ID!
    lastName: String!
    memberId: String!
  }

  type EquipmentAssignmentResponse {
    assignment: EquipmentAssignment
    error: String
    success: Boolean!
  }

  enum EquipmentAttachmentType {
    OPTIONAL_ADDON
    REQUIRED_RESOURCE
  }

  type EquipmentCategory {
    attachmentType: EquipmentAttachmentType!
    availableCount: Int!
    code: String!
    color: String
    defaultRentalRate: Float
    depositAmount: Float
    description: String
    equipmentCount: Int!
    icon: String
    id: ID!
    isActive: Boolean!
    name: String!
    operationType: OperationType!
    requiresDeposit: Boolean!
    sortOrder: Int!
  }

  input EquipmentCategoryFilterInput {
    isActive: Boolean
    operationType: OperationType
  }

  enum EquipmentCondition {
    EXCELLENT
    FAIR
    GOOD
    NEEDS_REPAIR
    OUT_OF_SERVICE
  }

  input EquipmentFilterInput {
    categoryId: ID
    condition: EquipmentCondition
    "Filter by category operation type"
    operationType: OperationType
    status: EquipmentStatus
  }

  type EquipmentResponse {
    equipment: Equipment
    error: String
    success: Boolean!
  }

  enum EquipmentStatus {
    AVAILABLE
    IN_USE
    MAINTENANCE
    RESERVED
    RETIRED
  }

  enum OperationType {
    EVENT
    FACILITY
    GOLF
    SPA
  }

  input ReturnEquipmentInput {
    assignmentId: ID!
    conditionAtReturn: EquipmentCondition
    notes: String
  }

  input UpdateEquipmentStatusInput {
    id: ID!
    status: EquipmentStatus!
  }
`;
