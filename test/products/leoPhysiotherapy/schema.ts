import { leoTypesText } from './schemaTypes.ts';

/** SDL of the clinic's server, as Nexus wrote it down. */
export const leoText: string = /* GraphQL */ `
  """
  The \`BigInt\` scalar type represents non-fractional signed whole numeric values.
  """
  scalar BigInt

  """
  A date string, such as 2007-12-03, compliant with the \`full-date\` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.
  """
  scalar Date

  """
  A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the \`date-time\` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.
  """
  scalar DateTime

  """
  A field whose value conforms to the standard internet email address format as specified in HTML Spec: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address.
  """
  scalar EmailAddress @specifiedBy(url: "https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address")

  type EquipmentExpiration {
    count: Int
  }

  type Mutation {
    cancelAdminAppointment(appointmentID: ID!, reason: String!): appointment
    canceledAppointment(appointmentID: ID!): appointment
    createAdminAccount(user: userInput): user
    createAppointment(appointment: appointmentInput, end: String!, platform: platform, userID: ID!): appointment
    createBlogPost(blog: blogInput, userID: ID!): blog
    createEquipment(equipment: equipmentInput, inventory: inventory, userID: ID!): equipment
    createFAQs(faqs: faqsInput!, userID: ID!): faqs
    createFeedback(
      date: String!
      feedback: String!
      question1: String!
      question2: String!
      question3: String!
      question4: String!
      question5: String!
      question6: String!
      question7: String!
      question8: String!
      rating: Int!
      therapistName: String!
      time: String!
      userID: ID!
    ): feedback
    createMyFeedback(
      appointmentID: ID!
      date: String!
      feedback: String!
      question1: String!
      question2: String!
      question3: String!
      question4: String!
      question5: String!
      question6: String!
      question7: String!
      question8: String!
      rating: Int!
      therapistName: String!
      time: String!
      userID: ID!
    ): feedback
    createOTP(email: EmailAddress!): OTP
    createOldPatient(date: String!, diagnosis: String!, platform: platform, time: String, user: userInput): user
    createPatientAccount(user: userInput): user
    createPatientDiagnosis(diagnosis: ID!, userID: ID!): diagnosis
    createPatientPrescription(prescription: prescriptionInput!, userID: ID!): prescription
    createPreDiagForm(prediag: prediaginput, userID: ID!): prediagform
    createProfileAvatar(avatar: String!, profileID: ID!): avatar
    createServices(descriptions: String!, file: Upload, services: String!): services
    createStaffAccount(file: Upload, user: userInput): user
    deleteAppointment(appointmentID: ID!): appointment
    deleteBlogPost(blogsID: ID!): blog
    deleteEquipment(equipmentID: ID!): equipment
    deleteFAQs(faqsID: ID!): faqs
    deleteMyFeedback(feedbackID: ID!): feedback
    deletePatientDiagnosis(diagnosisID: ID!): diagnosis
    deletePreDiagForm(prediagnosticID: ID!): prediagform
    deletePrescrpition(prescriptionID: ID!): prescription
    deleteServices(servicesID: ID!): services
    deleteUserAcc(userID: ID!): user
    findEmailAddress(email: EmailAddress!): user
    login(email: ID!, password: String!): token
    resetUserPassword(email: EmailAddress!, password: String!, retype: String!): user
    updateAppointment(appointmentID: ID!, status: status): appointment
    updateAppointmentSession(
      appointment: appointmentInput
      appointmentID: ID!
      link: String
      platform: platform
      status: status
    ): appointment
    updateBlogsPost(blog: blogInput, blogsID: ID!): blog
    updateContactNumber(phone: PhoneNumber!, userID: ID!): profile
    updateDateAppointment(appointmentID: ID!, date: String!, reason: String!, time: String!): appointment
    updateEquipment(equipment: equipmentInput, equipmentID: ID!): equipment
    updateFAQs(faqs: faqsInput!, faqsID: ID!): faqs
    updateOlPatient(diagnosis: String!, user: userInput, userID: ID!): user
    updatePassword(current: String!, newpass: String!, userID: ID!): user
    updatePatientAccount(firstname: ID!, lastname: String!, phone: PhoneNumber!, userID: ID!): user
    updatePatientDiagnosis(diagnosis: String!, diagnosisID: ID!): diagnosis
    updatePrescription(prescription: prescriptionInput, prescriptionID: ID!): prescription
    updateServices(descriptions: String!, file: Upload, services: String!, servicesID: ID!): services
    updateStaffAccount(file: Upload, user: userInput, userID: ID!): user
    updateUserVerifiedAcc(email: EmailAddress!): user
    verifyOTP(otp: String!): OTP
  }

  type OTP {
    createdAt: DateTime
    expiredAt: DateTime
    otp: String
    otpID: ID
  }

  scalar PhoneNumber

  type Query {
    getAllAppointment: [appointment]
    getAllAppointmentID(appointmentID: ID!): [appointment]
    getAllAppointmentToday: [appointment]
    getAllBlogsPost: [blog]
    getAllDiagnosis: [diagnosis]
    getAllEquipment(inventories: inventory, orders: sort): [equipment]
    getAllFAQs: [faqs]
    getAllFeedback: [feedback]
    getAllFeedbackByUserId(userID: ID!): [feedback]
    getAllPatientAppointment(platform: platform, status: status, userID: ID!): [appointment]
    getAllPhysioId(userID: ID!): [user]
    getAllPhysioPatient: [user]
    getAllPhysioUserBySearch(role: roles, search: String!): [user]
    getAllPreDiagnosticForm: [prediagform]
    getAllPrescription: [prescription]
    getAllServices: [services]
    getAllUser: [user]
    getAppointmentByDateTime(date: String!, platform: platform): [appointment]
    getAppointmentByPlatform(platform: platform): [appointment]
    getAppointmentByplatform(platform: platform): [appointment]
    getBlogSearch(search: String!): [blog]
    getBlogsById(blogsID: ID!): [blog]
    getDiagnosisID(diagnosisID: ID!): [diagnosis]
    getFeedbackById(feedbackID: ID!): [feedback]
    getFindFAQsQuestion(search: String!): [faqs]
    getFindPrescription(search: String!): [prescription]
    getInventoryBySearch(search: String!): [equipment]
    getInventoryExpiration: Int
    getPhysioUserByRole(limit: Int!, orders: sort!, role: roles, take: Int!): [user]
    getPreDiagnositicFormId(prediagnosticID: ID!): [prediagform]
    getPrescriptionsById(prescriptionID: ID!): [prescription]
    getReportsByPlatform(dateFilter: String!, platform: platform!): [appointmentChart]
    getSearchFeedback(search: String!): [feedback]
    getSearchPreDiagnosticForm(search: String!): [prediagform]
    getSearchuserByRole(role: roles, search: String!): [user]
    getServicesBySearch(search: String!): [services]
  }

  type Subscription {
    FAQsSubscriptions: faqs
    InventorySubscriptions(inventory: inventory): equipment
    PreDiagnosticSubscriptions: prediagform
    UserSubscriptions(role: roles): user
  }

  """
  A time string at UTC, such as 10:15:30Z, compliant with the \`full-time\` format outlined in section 5.6 of the RFC 3339profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.
  """
  scalar Time

  """
  A field whose value conforms to the standard URL format as specified in RFC3986: https://www.ietf.org/rfc/rfc3986.txt.
  """
  scalar URL

  """
  The \`Upload\` scalar type represents a file upload.
  """
  scalar Upload

  ${leoTypesText}
`;
