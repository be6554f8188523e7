/** SDL of the writes: one field for each POST, PUT and DELETE of the API, and the bodies that they take. */
export const juvonnoWritesText = /* GraphQL */ `
  type Mutation {
    "Create a new Customer"
    post_customers(input: CustomerRequest_Input): CustomerResponse
    "Update a Customer using Juvonno ID. What isn't given stays"
    put_customers_by_customerId(customerId: Int!, input: CustomerUpdateRequest_Input): CustomerResponse
    "Update a Customer using Chart Num"
    put_customers_chart_by_number(number: String!, input: CustomerUpdateRequest_Input): CustomerResponse
    "Delete a Customer"
    delete_customers_by_customerId(customerId: Int!): MessageResponse
    "A token for the upload of one document"
    post_customers_by_customerId_documents_upload_token(customerId: Int!): UploadToken
    "Create a new Appointment"
    post_appointments(input: AppointmentRequest_Input): AppointmentResponse
    "Update an Appointment using Juvonno ID. What isn't given stays"
    put_appointments_by_appointmentId(appointmentId: Int!, input: AppointmentUpdateRequest_Input): AppointmentResponse
    "Cancel an Appointment. It is kept as cancelled"
    put_appointments_by_appointmentId_cancel(
      appointmentId: Int!
      input: AppointmentCancelRequest_Input
    ): AppointmentResponse
    "Delete an Appointment that was made by mistake"
    delete_appointments_by_appointmentId(appointmentId: Int!): MessageResponse
    post_complaints(input: ComplaintRequest_Input): ComplaintResponse
    put_complaints_by_complaintId(complaintId: Int!, input: ComplaintUpdateRequest_Input): ComplaintResponse
    post_payments(input: PaymentRequest_Input): PaymentResponse
  }

  type MessageResponse {
    message: String
  }

  type UploadToken {
    upload_token: String
    expires: DateTime
  }

  input CustomerSearchRequest_Input {
    first_name: String
    last_name: String
    email: String
    phone: String
    page: Int = 1
    count: Int = 50
  }

  input CustomerRequest_Input {
    "Customer's first name"
    first_name: String!
    "Customer's last name"
    last_name: String!
    "Customer's DOB"
    date_of_birth: Date!
    gender: Gender!
    "This can be used to match against your own customer's ID"
    chart_num: String
    preferred_language: PreferredLanguage
    status: CustomerStatus
    email: String
    phone: String
    mobile: String
    work_phone: String
    address: String
    city: String
    province: String
    postal: String
    notes: String
    "You can use either branch_id, branch_code or branch_name"
    branch_id: Int
    branch_code: String
    branch_name: String
    custom_fields: [CustomField_Input]
    group_ids: [Int]
  }

  input CustomerUpdateRequest_Input {
    first_name: String
    last_name: String
    date_of_birth: Date
    gender: Gender
    chart_num: String
    preferred_language: PreferredLanguage
    status: CustomerStatus
    email: String
    phone: String
    mobile: String
    work_phone: String
    address: String
    city: String
    province: String
    postal: String
    notes: String
    branch_id: Int
    branch_code: String
    branch_name: String
    custom_fields: [CustomField_Input]
    group_ids: [Int]
  }

  input CustomField_Input {
    custom_field_id: Int!
    "null clears it"
    value: String
  }

  input AppointmentRequest_Input {
    "You can use either branch_id, branch_code or branch_name"
    branch_id: Int
    branch_code: String
    branch_name: String
    "You can use either customer_id or customer_num"
    customer_id: Int
    "The Chart Num of the customer"
    customer_num: String
    schedule_type_id: Int!
    date: Date!
    "HH:mm, by the clock of the branch"
    start_time: String!
    "In minutes. As usual for the type, if not given"
    duration: Int
    attendants: [AttendantRequest_Input]
    status: AppointmentStatus
    service_id: Int
    complaint_id: Int
    notes: String
  }

  input AppointmentUpdateRequest_Input {
    branch_id: Int
    branch_code: String
    branch_name: String
    customer_id: Int
    customer_num: String
    schedule_type_id: Int
    date: Date
    start_time: String
    duration: Int
    attendants: [AttendantRequest_Input]
    status: AppointmentStatus
    service_id: Int
    complaint_id: Int
    notes: String
  }

  "You can use either staff_id or staff_num"
  input AttendantRequest_Input {
    staff_id: Int
    staff_num: String
  }

  input AppointmentCancelRequest_Input {
    cancellation_reason: String
  }

  input ComplaintRequest_Input {
    customer_id: Int!
    name: String!
    onset_date: Date
    priority: ComplaintPriority
    laterality: String
  }

  input ComplaintUpdateRequest_Input {
    name: String
    onset_date: Date
    priority: ComplaintPriority
    status: ComplaintStatus
    laterality: String
  }

  input PaymentRequest_Input {
    invoice_id: Int!
    amount: Float!
    method: PaymentMethod!
    reference: String
  }
`;
