/** Arguments of every list: pages are counted from 1, and nothing tells how many there are. */
const paging = 'page: Int, pageLength: Int';

const practiceText = `
type Location {
  locationID: Int, name: String, addr1: String, addr2: String, addr3: String, suburb: String, state: String
  postcode: String, country: String, telephone: String, email: String, website: String, timezone: String
  lockNewClientsToLocation: Int, services: [Service], classes: [Class]
}

type Service {
  serviceID: Int, serviceCode: String, accountingCode: String, category: String, name: String
  description: String, duration: Int, price: Float, hasTax: Int, active: Int, locationID: Int
}

type Class {
  classID: Int, classCode: String, accountingCode: String, category: String, name: String, description: String
  duration: Int, price: Float, hasTax: Int, active: Int, locationID: Int
}

type Staff {
  staffID: Int, title: String, firstName: String, lastName: String, fullName: String, email: String
  speciality: String, isProvider: Int, status: Int, locationIDs: [Int]
}

type Availabilities {
  range: [AvailabilityDay]
}

type AvailabilityDay {
  date: String, slots: [AvailabilitySlot]
}

type AvailabilitySlot {
  date: String, startTime: String, location_id: Int, ProviderID: Int
}
`;

const clientText = `
type Client {
  clientID: Int, title: String, firstName: String, middleName: String, lastName: String, nickname: String
  fullName: String, DOB: String, gender: String, email: String, mobile: String, home: String, work: String
  fax: String, addresses: [Address], alerts: String, allergies: String, notes: String, occupation: String
  employer: String, category: String, locationID: Int, active: Int, deceased: Int, consent: Int
  allowOnlineBookings: Int, onlineQuickCode: String, registrationDate: String, dateCreated: String
  dateModified: String, cases: [Case], invoices: [Invoice]
}

type Address {
  addressID: Int, addr1: String, addr2: String, addr3: String, city: String, state: String, postcode: String
  country: String, isDefault: Int, isPostal: Int
}

type Appointment {
  apptID: Int, apptType: String, appointmentDate: String, startTime: String, endTime: String, clientID: Int
  providerID: Int, locationID: Int, caseID: Int, typeID: Int, typeName: String, status: String, arrived: Int
  dna: Int, cancelled: Int, cancellationDate: String, cancellationReason: String, isNewClient: Int
  isNewCase: Int, emailReminderSent: Int, invoiceGenerated: Int, notes: String, dateCreated: String
  dateModified: String
}

type Case {
  caseID: Int, clientID: Int, title: String, status: String, active: Int, startDate: String
  referralDate: String, referrerType: String, referrerID: Int, referrerName: String, primaryProviderID: Int
  notes: String, dateAdded: String, payer: Payer
}

type Payer {
  thirdPartyID: Int, name: String, type: String, status: String, expiryDate: String
}

type TreatmentNote {
  noteID: Int, clientID: Int, caseID: Int, apptID: Int, practitionerID: Int, date: String, answers: String
  status: String, templateID: Int
}

type Invoice {
  invoiceID: Int, invoiceNumber: String, clientID: Int, caseID: Int, locationID: Int, practitionerID: Int
  isThirdPartyInvoice: Int, recipientID: Int, Total: Float, TotalPayments: Float, Balance: Float, void: Int
  dateCreated: String
}

type Payment {
  paymentID: Int, invoiceID: Int, clientID: Int, locationID: Int, method: String, amount: Float, date: String
  active: Int
}
`;

const rootText = `
type Query {
  locations(${paging}, locationIDs: [Int]): [Location]
  services(${paging}, serviceIDs: [Int], active: Int): [Service]
  classes(${paging}, classIDs: [Int], locationIDs: [Int]): [Class]
  staff(${paging}, staffIDs: [Int], locationIDs: [Int], isProvider: Int, status: Int): [Staff]
  client(clientID: Int!): Client
  clients(
    ${paging}, locationIDs: [Int], clientIDs: [Int], onlineQuickCode: String, deceased: Int,
    firstName: String, lastName: String, DOB: String, fuzzy: Int, fileType: Int
  ): [Client]
  appointments(
    ${paging}, apptIDs: [Int], locationIDs: [Int], providerIDs: [Int], clientIDs: [Int], caseIDs: [Int],
    dateFrom: String, dateTo: String
  ): [Appointment]
  availabilities(
    dateFrom: String!, dateTo: String!, locationID: [Int], staffID: [Int], slotDuration: Int
  ): Availabilities
  cases(${paging}, caseIDs: [Int], clientIDs: [Int], primaryProviderIDs: [Int]): [Case]
  treatmentNotes(${paging}, clientIDs: [Int], caseIDs: [Int], noteID: Int, buildNotes: Boolean): [TreatmentNote]
  invoices(
    ${paging}, invoiceIDs: [Int], locationIDs: [Int], dateFrom: String, dateTo: String, void: Int = 0
  ): [Invoice]
  payments(${paging}, dateFrom: String, dateTo: String): [Payment]
}

type Mutation {
  addClient(
    firstName: String!, lastName: String!, title: String, middleName: String, nickname: String, DOB: String,
    gender: String, email: String, mobile: String, home: String, work: String, locationID: Int, notes: String,
    alerts: String
  ): Client
  updateClient(
    clientID: Int!, firstName: String, lastName: String, title: String, middleName: String, nickname: String,
    DOB: String, gender: String, email: String, mobile: String, home: String, work: String, locationID: Int,
    notes: String, alerts: String, active: Int
  ): Client
  addAppointmentBooking(
    locationID: Int!, appointmentDate: String!, startTime: String!, clientID: Int!, providerID: Int!, typeID: Int!,
    caseID: Int, notes: String
  ): Appointment
  updateAppointmentBooking(
    apptID: Int!, appointmentDate: String, startTime: String, locationID: Int, providerID: Int, typeID: Int,
    caseID: Int, notes: String, arrived: Int, status: String
  ): Appointment
  cancelAppointment(apptID: Int!, clientID: Int!, reason: String): Appointment
  addCase(clientID: Int!, title: String!, startDate: String, primaryProviderID: Int, notes: String): Case
  addTreatmentNote(
    clientID: Int!, caseID: Int, apptID: Int, practitionerID: Int, date: String, answers: String, status: String,
    templateID: Int
  ): TreatmentNote
}
`;

/** SDL of the service. */
export const nookalText: string = practiceText + clientText + rootText;
