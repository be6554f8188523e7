/** SDL of jobs, appointments and assignments. */
export const jobText: string = /* GraphQL */ `
  "How far an appointment is"
  enum AppointmentStatus {
    Scheduled
    Dispatched
    Working
    Hold
    Done
    Canceled
  }

  enum JobAppointmentAssignmentStatus {
    Scheduled
    Dispatched
    Working
    Done
  }

  enum JobSchedulingTool {
    Manual
    SmartSchedule
    SmartDispatch
    TechnicianRouteOptimization
  }

  type JobResponse {
    id: Long!
    jobNumber: String!
    projectId: Long
    customerId: Long!
    customer: CustomerResponse
    locationId: Long!
    location: LocationResponse
    jobStatus: String!
    completedOn: DateTime
    "The branch or trade that the job belongs to"
    businessUnitId: Long!
    businessUnit: BusinessUnitResponse
    jobTypeId: Long!
    jobType: JobTypeResponse
    priority: String!
    campaignId: Long!
    campaign: CampaignResponse
    "One or more"
    appointmentCount: Int!
    appointments: [AppointmentResponse!]!
    firstAppointmentId: Long!
    lastAppointmentId: Long!
    "The job that is done again"
    recallForId: Long
    warrantyId: Long
    jobGeneratedLeadSource: JobGeneratedLeadSource
    noCharge: Boolean!
    "Whether the customer is kept informed of the job"
    notificationsEnabled: Boolean!
    createdOn: DateTime!
    createdById: Long!
    modifiedOn: DateTime!
    tagTypeIds: [Long!]!
    leadCallId: Long
    bookingId: Long
    soldById: Long
    "Purchase order of the customer"
    customerPo: String!
    invoiceId: Long
    membershipId: Long
    total: Decimal
    "What the job is about"
    summary: String
    customFields: [CustomFieldModel!]!
    externalData: [ExternalDataModel!]!
  }

  type JobGeneratedLeadSource {
    jobId: Long
    employeeId: Long
  }

  type JobHistoryResponse {
    "What happened to the job"
    history: [JobHistoryItemModel!]
  }

  type JobHistoryItemModel {
    id: Long!
    employeeId: Long
    eventType: String!
    date: DateTime!
    usedSchedulingTool: JobSchedulingTool!
  }

  type AppointmentResponse {
    id: Long!
    jobId: Long!
    job: JobResponse
    appointmentNumber: String
    "In UTC"
    start: DateTime!
    "In UTC"
    end: DateTime!
    "From when somebody may arrive, in UTC"
    arrivalWindowStart: DateTime
    "Until when, in UTC"
    arrivalWindowEnd: DateTime
    status: AppointmentStatus!
    "What to mind on the way"
    specialInstructions: String
    createdOn: DateTime!
    modifiedOn: DateTime!
    customerId: Long!
    customer: CustomerResponse
    unused: Boolean!
    createdById: Long!
    "Whether the customer has confirmed it"
    isConfirmed: Boolean!
    active: Boolean!
    appointmentAssignments: [AppointmentAssignmentResponse!]!
  }

  "A technician on an appointment"
  type AppointmentAssignmentResponse {
    id: Long!
    technicianId: Long!
    technician: TechnicianResponse
    technicianName: String!
    assignedById: Long!
    assignedOn: DateTime!
    status: JobAppointmentAssignmentStatus!
    isPaused: Boolean!
    jobId: Long!
    appointmentId: Long!
    active: Boolean!
  }

  type JobTypeResponse {
    id: Long!
    name: String!
    businessUnitIds: [Long!]!
    skills: [String!]!
    tagTypeIds: [Long!]!
    priority: String
    "Usual length, in seconds"
    duration: Int
    soldThreshold: Decimal
    class: String
    summary: String
    noCharge: Boolean
    active: Boolean!
    createdOn: DateTime!
    modifiedOn: DateTime!
    externalData: [ExternalDataModel!]!
  }

  type JobCancelReasonResponse {
    id: Long!
    name: String!
    active: Boolean!
  }

  "Why a job was canceled"
  type CancelReasonResponse {
    jobId: Long!
    reasonId: Long!
    name: String!
    text: String!
  }

  type JobHoldReasonResponse {
    id: Long!
    name: String!
    active: Boolean!
  }
`;
