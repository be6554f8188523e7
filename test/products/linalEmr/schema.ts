const stamps = 'createdAt: String! updatedAt: String!';
const keys = 'providerId: String patientId: String facilityId: String practiceId: String appointmentTypeId: String';
const contact = `name: String firstName: String lastName: String middleName: String email: String contactType: ContactType
  relationship: RelationshipType pager: String phone: String suffix: String mobile: String fax: String address: String
  address2: String zipCode: String city: String state: String doctorId: String facilityId: String patientId: String`;
const patientItem = `suffix: String email: String firstName: String patientRecord: String middleName: String
  lastName: String firstNameUsed: String prefferedName: String previousFirstName: String usualProviderId: String
  previouslastName: String motherMaidenName: String ssn: String dob: String gender: GENDERIDENTITY
  deceasedDate: String privacyNotice: Boolean patientNote: String language: String preferredCommunicationMethod: COMMUNICATIONTYPE facilityId: String`;
const visitItem = `billingStatus: BillingStatus insuranceCompany: String reason: String notes: String ${keys}
  appointmentCreateType: AppointmentCreateType insuranceStatus: String appointmentDate: String timeZone: String`;
const visitFilter = `paginationOptions: PaginationInput! appointmentNumber: String appointmentStatus: String
  searchString: String sortBy: String appointmentDate: String ${keys} isCheckedIn: Boolean = false`;

/** The contacts of a new patient, all of which have to be there, be they empty. */
const newContacts = ['', 'Emergency', 'NextOfKin', 'Guardian', 'Guarantor']
  .map((kind) => `create${kind}ContactInput: CreateContactInput!`)
  .join(' ');

const types = 'Appointment appointments,Doctor doctors,Facility facilities,Patient patients,Service services'.split(
  ',',
);
/** What answers one row, and what answers a page of them: each stands beside a `response`. */
const payloads = types.map((words) => {
  const [type = '', many = ''] = words.split(' ');
  const list = type === 'Doctor' ? 'AllDoctor' : many.slice(0, 1).toUpperCase() + many.slice(1);
  return `type ${type}Payload { response: ResponsePayload ${type.toLowerCase()}: ${type} }
type ${list}Payload { response: ResponsePayload ${many}: [${type}] pagination: PaginationPayload }\n`;
});

/** SDL of the part of the project that has to do with a front desk, in the form that Nest writes it. */
export const linalEmrText = `
"The patient appointment status type assigned" enum AppointmentStatus {
  SCHEDULED ARRIVED CHECK_IN_ONLINE IN_LOBBY IN_SESSION RESCHEDULED NO_SHOW DISCHARGED CANCELLED CHECKOUT }
enum AppointmentCreateType { APPOINTMENT TELEHEALTH } enum BillingStatus { PAID DUE REFUND }
enum CalendarViewType { Week Month Day } enum COMMUNICATIONTYPE { PHONE MESSAGE EMAIL } enum PaymentType { SELF INSURANCE }
enum ContactType { SELF EMERGENCY NEXT_OF_KIN GUARDIAN GUARANDOR } enum GENDERIDENTITY { MALE FEMALE NONE }
enum RelationshipType { SELF WARD CHILD OTHER SPOUSE FRIEND MOTHER PARENT FATHER } enum ServiceType { INTERNAL EXTERNAL }
type ResponsePayload { status: Float error: String message: String name: String }
type PaginationPayload { page: Int limit: Int totalCount: Int totalPages: Int }
type Appointment {
  id: String! isExternal: Boolean paymentType: PaymentType! status: AppointmentStatus! billingStatus: BillingStatus!
  appointmentCreateType: AppointmentCreateType appointmentCancelReason: String insuranceStatus: String
  checkedInAt: String checkedOutAt: String selfCheckIn: Boolean checkInActiveStep: String insuranceCompany: String
  membershipID: String reason: String notes: String token: String appointmentNumber: String employment: Boolean
  autoAccident: Boolean primaryInsurance: String secondaryInsurance: String scheduleStartDateTime: String
  scheduleEndDateTime: String appointmentDate: String timeZone: String intakeSteps: [String!] cardLast4Digits: String
  ${keys} invoiceId: String roomId: String appointmentType: Service facility: Facility provider: Doctor patient: Patient
  createdAt: String updatedAt: String }
type Contact { id: String! ${contact} primaryContact: Boolean facility: Facility doctor: Doctor ${stamps} }
type Doctor {
  id: String! firstName: String middleName: String lastName: String prefix: String telehealthLink: String email: String
  degreeCredentials: String timeZone: String dob: String npi: String licenseActiveDate: String licenseTermDate: String
  facilityId: String practiceId: String facility: Facility contacts: [Contact!] ${stamps} }
type Facility {
  id: String! name: String! startTime: String endTime: String federalTaxId: String isPrivate: Boolean isPrimary: Boolean
  color: String timeZone: String practiceId: String contacts: [Contact!] createdAt: String updatedAt: String }
type Patient {
  id: String! suffix: String email: String patientRecord: String firstName: String middleName: String lastName: String
  firstNameUsed: String prefferedName: String previousFirstName: String motherMaidenName: String ssn: String gender: GENDERIDENTITY! dob: String
  preferredCommunicationMethod: COMMUNICATIONTYPE! registrationDate: String deceasedDate: String privacyNotice: Boolean!
  releaseOfInfoBill: Boolean! callToConsent: Boolean! patientNote: String language: String inviteAccepted: Boolean facilityId: String practiceId: String
  primaryDoctor: Doctor primaryContact: Contact ${stamps} contacts: [Contact!]
  facility: Facility }
type Service { id: String! name: String! serviceType: ServiceType! duration: String! color: String price: String!
  isActive: Boolean facilityId: String facility: Facility createdAt: String updatedAt: String }
type Staff { id: String! firstName: String! lastName: String! email: String! username: String phone: String
  mobile: String facilityId: String facility: Facility ${stamps} }
type AllStaffPayload { response: ResponsePayload allstaff: [Staff] pagination: PaginationPayload }
${payloads.join('')}
input PaginationInput { page: Int! limit: Int! }
input AppointmentInput { ${visitFilter} }
input FindAllCalendarAppointmentsInput { paginationOptions: PaginationInput! practiceId: String facilityId: String
  sortBy: String appointmentDate: String! providerId: String currentView: CalendarViewType! }
input DoctorInput { facilityId: String doctorFirstName: String practiceId: String paginationOptions: PaginationInput! }
input FacilityInput { isPrivate: Boolean practiceId: String facilityName: String paginationOptions: PaginationInput! }
input PatientInput { facilityId: String searchString: String patientRecord: String practiceId: String
  paginationOptions: PaginationInput! }
input ServiceInput { serviceName: String isActive: Boolean paginationOptions: PaginationInput! }
input StaffInput { facilityId: String paginationOptions: PaginationInput! }
input GetAppointment { id: String! } input GetPatient { id: String! } input RemoveAppointment { id: String! }
type Query {
  fetchAllPatients(patientInput: PatientInput!): PatientsPayload!
  findAllAppointments(appointmentInput: AppointmentInput!): AppointmentsPayload!
  findAllCalendarAppointments(findAllCalendarAppointmentsInput: FindAllCalendarAppointmentsInput!): AppointmentsPayload!
  findAllDoctor(doctorInput: DoctorInput!): AllDoctorPayload!
  findAllFacility(facilityInput: FacilityInput!): FacilitiesPayload!
  findAllPatient(patientInput: PatientInput!): PatientsPayload!
  findAllServices(serviceInput: ServiceInput!): ServicesPayload!
  findAllStaff(staffInput: StaffInput!): AllStaffPayload!
  getAppointment(getAppointment: GetAppointment!): AppointmentPayload!
  getPatient(getPatient: GetPatient!): PatientPayload!
}
input CreateContactInput { ${contact} primaryContact: Boolean = true }
input CreatePatientItemInput { ${patientItem} }
input CreateEmployerInput { name: String email: String phone: String mobile: String industry: String }
input CreatePatientInput { createPatientItemInput: CreatePatientItemInput! ${newContacts} createEmployerInput: CreateEmployerInput! }
input CreateAppointmentInput { ${visitItem.replace('TypeId: String', 'TypeId: String!')} paymentType: PaymentType! scheduleStartDateTime: String! scheduleEndDateTime: String! }
input UpdateAppointmentInput { ${visitItem} paymentType: PaymentType scheduleStartDateTime: String
  scheduleEndDateTime: String id: String! status: AppointmentStatus checkedInAt: String shouldSendEmail: Boolean = false }
input UpdateAppointmentStatusInput { id: String! status: AppointmentStatus! }
input CancelAppointment { token: String! reason: String! }
type Mutation {
  cancelAppointment(cancelAppointment: CancelAppointment!): AppointmentPayload!
  createAppointment(createAppointmentInput: CreateAppointmentInput!): AppointmentPayload!
  createPatient(createPatientInput: CreatePatientInput!): PatientPayload!
  removeAppointment(removeAppointment: RemoveAppointment!): AppointmentPayload!
  updateAppointment(updateAppointmentInput: UpdateAppointmentInput!): AppointmentPayload!
  updateAppointmentStatus(appointmentStatusInput: UpdateAppointmentStatusInput!): AppointmentPayload!
}`;
