/** SDL of the filters of lists. */
export const nectarInputText = /* GraphQL */ `
  input EmployeeFilterSchema {
    institutionIds: [ID!]
    roles: [EmployeeRole!]
    isActive: Boolean
  }

  input AppointmentViewFilterSchema {
    ids: [ID!]
    institutionIds: [ID!]
    startDatetime: DateTimeRange
    statuses: [AppointmentStatus!]
    appointmentTypeIds: [ID!]
    providerIds: [ID!]
    roomIds: [ID!]
    familyId: ID
    patientId: ID
    updatedAt: DateTimeRange
    "Those that were deleted too."
    includeDeleted: Boolean = false
  }

  input FamilyViewFilterSchema {
    ids: [ID!]
    "The same search as familySearch."
    search: String
    statuses: [FamilyStatus!]
    institutionIds: [ID!]
    tags: [String!]
    hasBalance: Boolean
    createdAt: DateTimeRange
    updatedAt: DateTimeRange
  }

  input PatientViewFilterSchema {
    ids: [ID!]
    search: String
    familyId: ID
    statuses: [PatientStatus!]
    species: [String!]
    microchip: String
    createdAt: DateTimeRange
    updatedAt: DateTimeRange
  }

  input InvoiceViewFilterSchema {
    familyId: ID
    patientId: ID
    institutionIds: [ID!]
    statuses: [InvoiceStatus!]
    invoicedAt: DateTimeRange
  }

  input EstimateFilterSchema {
    familyId: ID
    patientId: ID
    statuses: [EstimateStatus!]
  }

  input PaymentFilterSchema {
    familyId: ID
    methods: [PaymentMethod!]
    paidAt: DateTimeRange
  }

  input TreatmentFilterSchema {
    search: String
    categories: [TreatmentCategory!]
  }

  input SoapFilterSchema {
    patientId: ID
    appointmentId: ID
    statuses: [SoapStatus!]
  }

  input VaccineFilterSchema {
    patientId: ID
    statuses: [VaccineStatus!]
  }

  input PrescriptionFilterSchema {
    patientId: ID
  }

  input ReminderFilterSchema {
    patientId: ID
    familyId: ID
    statuses: [ReminderStatus!]
    dueDate: DateRange
  }

  input TaskFilterSchema {
    assigneeId: ID
    institutionId: ID
    statuses: [TaskStatus!]
  }

  input ConversationFilterSchema {
    familyId: ID
    isClosed: Boolean
    hasUnread: Boolean
  }

  input AuditLogFilterSchema {
    collections: [AuditCollection!]
    documentId: ID
    actions: [AuditAction!]
    at: DateTimeRange
  }
`;
