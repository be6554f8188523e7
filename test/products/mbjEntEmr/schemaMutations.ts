/** The mutations. */
export const mbjMutationsText = /* GraphQL */ `
  type RootMutation {
    createUser(userInput: UserInput!): User
    updateUserAllFields(activityId: ID!, userId: ID!, userInput: UserInput!): User
    updateUserSingleField(activityId: ID!, userId: ID!, field: String!, query: String!): User
    addUserAddress(activityId: ID!, userId: ID!, userInput: UserInput!): User
    setUserAddressPrimary(activityId: ID!, userId: ID!, userInput: UserInput!): User
    updateUserAddress(activityId: ID!, userId: ID!, userInput: UserInput!, userInput2: UserInput!): User
    addUserAttendance(activityId: ID!, userId: ID!, userInput: UserInput!): User
    toggleUserAttendanceHighlighted(activityId: ID!, userId: ID!, userInput: UserInput!): User
    updateUserAttendance(activityId: ID!, userId: ID!, userInput: UserInput!, userInput2: UserInput!): User
    addUserLeave(activityId: ID!, userId: ID!, userInput: UserInput!): User
    toggleUserLeaveHighlighted(activityId: ID!, userId: ID!, userInput: UserInput!): User
    updateUserLeave(activityId: ID!, userId: ID!, userInput: UserInput!, userInput2: UserInput!): User
    addUserImage(activityId: ID!, userId: ID!, userInput: UserInput!): User
    toggleUserImageHighlighted(activityId: ID!, userId: ID!, userInput: UserInput!): User
    addUserFile(activityId: ID!, userId: ID!, userInput: UserInput!): User
    toggleUserFileHighlighted(activityId: ID!, userId: ID!, userInput: UserInput!): User
    addUserNotes(activityId: ID!, userId: ID!, userInput: UserInput!): User
    addUserReminder(activityId: ID!, userId: ID!, reminderId: ID!): User
    addUserActivity(activityId: ID!, userId: ID!, userInput: UserInput!): User
    addUserAppointment(activityId: ID!, userId: ID!, appointmentId: ID!): User
    deleteUserById(activityId: ID!, userId: ID!): User
    deleteUserAddress(activityId: ID!, userId: ID!, userInput: UserInput!): User
    deleteUserAttendance(activityId: ID!, userId: ID!, userInput: UserInput!): User
    deleteUserLeave(activityId: ID!, userId: ID!, userInput: UserInput!): User
    deleteUserImage(activityId: ID!, userId: ID!, userInput: UserInput!): User
    deleteUserFile(activityId: ID!, userId: ID!, userInput: UserInput!): User
    deleteUserNote(activityId: ID!, userId: ID!, userInput: UserInput!): User
    deleteUserReminder(activityId: ID!, userId: ID!, reminderId: ID!): User
    requestPasswordReset(userInput: UserInput!): User
    resetUserPassword(userId: ID!, userInput: UserInput!): User
    verifyUser(userInput: UserInput!): User
    userOnline(activityId: ID!, userId: ID!): User
    userOffline(activityId: ID!, userId: ID!): User
    createPatient(activityId: ID!, patientInput: PatientInput!): Patient
    updatePatientAllFields(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    updatePatientSingleField(activityId: ID!, patientId: ID!, field: String!, query: String!): Patient
    addPatientAddress(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    setPatientAddressPrimary(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    updatePatientAddress(
      activityId: ID!
      patientId: ID!
      patientInput: PatientInput!
      patientInput2: PatientInput!
    ): Patient
    addPatientNextOfKin(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    togglePatientNextOfKinHighlighted(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    updatePatientNextOfKin(
      activityId: ID!
      patientId: ID!
      patientInput: PatientInput!
      patientInput2: PatientInput!
    ): Patient
    addPatientAllergy(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientAllergyAttachment(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    togglePatientAllergyHighlighted(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    updatePatientAllergy(
      activityId: ID!
      patientId: ID!
      patientInput: PatientInput!
      patientInput2: PatientInput!
    ): Patient
    addPatientMedication(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientMedicationAttachment(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    togglePatientMedicationHighlighted(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    updatePatientMedication(
      activityId: ID!
      patientId: ID!
      patientInput: PatientInput!
      patientInput2: PatientInput!
    ): Patient
    addPatientComorbidity(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    togglePatientComorbidityHighlighted(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    updatePatientComorbidity(
      activityId: ID!
      patientId: ID!
      patientInput: PatientInput!
      patientInput2: PatientInput!
    ): Patient
    addPatientImage(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    togglePatientImageHighlighted(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientFile(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    togglePatientFileHighlighted(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientNotes(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientTags(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientVisit(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    addPatientReminder(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientById(activityId: ID!, patientId: ID!): Patient
    deletePatientAddress(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientNextOfKin(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientAllergy(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientAllergyAttachment(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientMedication(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientMedicationAttachment(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientComorbidity(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientImage(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientFile(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientNote(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientTag(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientVisit(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    deletePatientReminder(activityId: ID!, patientId: ID!, patientInput: PatientInput!): Patient
    verifyPatient(patientInput: UserInput!): Patient
    patientOnline(activityId: ID!, patientId: ID!): Patient
    patientOffline(activityId: ID!, patientId: ID!): Patient
    createAppointment(activityId: ID!, patientId: ID!, appointmentInput: AppointmentInput!): Appointment
    updateAppointmentAllFields(activityId: ID!, appointmentId: ID!, appointmentInput: AppointmentInput!): Appointment
    updateAppointmentSingleField(activityId: ID!, appointmentId: ID!, field: String!, query: String!): Appointment
    updateAppointmentVisit(activityId: ID!, appointmentId: ID!, visitId: ID!): Appointment
    updateAppointmentPatient(activityId: ID!, appointmentId: ID!, patientId: ID!): Appointment
    addAppointmentConsultant(activityId: ID!, appointmentId: ID!, consultantId: ID!): Appointment
    addAppointmentNotes(activityId: ID!, appointmentId: ID!, appointmentInput: AppointmentInput!): Appointment
    addAppointmentTags(activityId: ID!, appointmentId: ID!, appointmentInput: AppointmentInput!): Appointment
    deleteAppointmentById(activityId: ID!, appointmentId: ID!): Appointment
    deleteAppointmentConsultant(activityId: ID!, appointmentId: ID!, consultantId: ID!): Appointment
    deleteAppointmentNote(activityId: ID!, appointmentId: ID!, appointmentInput: AppointmentInput!): Appointment
    deleteAppointmentTag(activityId: ID!, appointmentId: ID!, appointmentInput: AppointmentInput!): Appointment
    createVisit(activityId: ID!, appointmentId: ID!, visitInput: VisitInput!): Visit
    updateVisitAllFields(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitSingleField(activityId: ID!, visitId: ID!, field: String, query: String!): Visit
    updateVisitPatient(activityId: ID!, visitId: ID!, patientId: ID!): Visit
    addVisitConsultant(activityId: ID!, visitId: ID!, consultantId: ID!): Visit
    addVisitComplaint(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitComplaintHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitComplaintAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitComplaint(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitSurvey(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitSurveyAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitSurveyHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitSurvey(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitSysInquiry(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitSysInquiryAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitSysInquiryHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitSysInquiry(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitVitals(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitVitalsHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitVitals(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitExamination(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitExaminationAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitExaminationHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitExamination(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitInvestigation(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitInvestigationAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitInvestigationHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitInvestigation(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitDiagnosis(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitDiagnosisAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitDiagnosisHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitDiagnosis(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitTreatment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitTreatmentAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitTreatmentHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitTreatment(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitBilling(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitBillingAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitBillingPaid(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitBillingHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitBilling(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitVigilance(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitVigilanceHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    updateVisitVigilance(activityId: ID!, visitId: ID!, visitInput: VisitInput!, visitInput2: VisitInput!): Visit
    addVisitImage(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitImageHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    addVisitFile(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    toggleVisitFileHighlighted(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    completeVisitById(activityId: ID!, visitId: ID!): Visit
    deleteVisitById(activityId: ID!, visitId: ID!): Visit
    deleteVisitConsultant(activityId: ID!, visitId: ID!, consultantId: ID!): Visit
    deleteVisitComplaint(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitComplaintAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitSurvey(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitSurveyAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitSysInquiry(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitSysInquiryAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitVitals(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitExamination(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitExaminationAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitInvestigation(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitInvestigationAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitDiagnosis(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitDiagnosisAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitTreatment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitTreatmentAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitBilling(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitBillingAttachment(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitVigilance(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitImage(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    deleteVisitFile(activityId: ID!, visitId: ID!, visitInput: VisitInput!): Visit
    createReminder(activityId: ID!, appointmentId: ID!, reminderInput: ReminderInput!): Reminder
    updateReminderAllFields(activityId: ID!, reminderId: ID!, reminderInput: ReminderInput!): Reminder
    updateReminderSingleField(activityId: ID!, reminderId: ID!, field: String!, query: String!): Reminder
    updateReminderTrigger(activityId: ID!, reminderId: ID!, appointmentId: ID!, reminderInput: ReminderInput!): Reminder
    updateReminderDelivery(activityId: ID!, reminderId: ID!, reminderInput: ReminderInput!): Reminder
    addReminderRecipientStaff(activityId: ID!, reminderId: ID!, staffId: ID!): Reminder
    addReminderRecipientPatient(activityId: ID!, reminderId: ID!, patientId: ID!): Reminder
    deleteReminderRecipientStaff(activityId: ID!, reminderId: ID!, staffId: ID!): Reminder
    deleteReminderRecipientPatient(activityId: ID!, reminderId: ID!, patientId: ID!): Reminder
    deleteReminderById(activityId: ID!, reminderId: ID!): Reminder
    sendReminders(activityId: ID!): [Reminder]
    createQueue(activityId: ID!): Queue
    addQueueSlot(activityId: ID!, queueId: ID!, patientId: ID, consultantId: ID!): Queue
    queueSlotSeen(activityId: ID!, queueId: ID!, queueInput: QueueInput!): Queue
    queueSlotUnseen(activityId: ID!, queueId: ID!, queueInput: QueueInput!): Queue
    deleteQueueSlot(activityId: ID!, queueId: ID!, queueInput: QueueInput!): Queue
    deleteQueueById(activityId: ID!, queueId: ID!): Queue
  }
`;
