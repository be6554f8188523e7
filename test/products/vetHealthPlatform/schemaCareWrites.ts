/** Writes of the services beside it; what answers with a message does so as the health records do. */
export const careWritesText = `extend type Mutation {
  addHealthRecord(petId: ID!, input: HealthRecordInput!): HealthRecordResponse
  updateHealthRecord(petId: ID!, recordId: ID!, input: HealthRecordInput!): HealthRecordResponse
  deleteHealthRecord(petId: ID!, recordId: ID!): DeleteResponse

  updateAppointment(
    id: ID!
    vetId: ID
    appointment_date: String
    reason: String
    status: String
    is_virtual: Boolean
  ): AppointmentResponse
  cancelAppointment(id: ID!): DeleteResponse

  updatePet(
    id: ID!
    name: String
    species: String
    breed: String
    date_of_birth: String
    gender: String
  ): PetResponse

  updateMedicationSchedule(
    id: ID!
    medication_name: String
    dosage: String
    frequency: String
    start_date: String
    end_date: String
  ): MedicationResponse
  deleteMedicationSchedule(id: ID!): DeleteResponse

  createReminder(
    title: String!
    description: String
    frequency: String!
    start_date: String!
    end_date: String
    status: String = "active"
  ): ReminderResponse
  updateReminder(
    id: ID!
    title: String
    description: String
    frequency: String
    start_date: String
    end_date: String
    status: String
  ): ReminderResponse
  deleteReminder(id: ID!): DeleteResponse

  addActivityLog(
    petId: ID!
    date: String!
    activity_type: String!
    duration_minutes: Int
    notes: String
  ): ActivityLog
  addNutritionLog(
    petId: ID!
    date: String
    food: String!
    calories: Float!
    protein: Float
    fat: Float
    fiber: Float
    carbohydrates: Float
    weight: Float
  ): NutritionLog

  scheduleConsultation(petId: ID!, vetId: ID!, date: String!, mode: String = "video"): Consultation
  updateConsultation(id: ID!, date: String, notes: String, mode: String): Consultation
  cancelConsultation(id: ID!): ConsultationResponse
  startConsultation(id: ID!): ConsultationResponse
  sendConsultationMessage(consultationId: ID!, message: String!): ConsultationMessages
  scheduleFollowUp(consultationId: ID!, date: String!): Consultation

  triggerEmergencyAlert(alert_type: String!, location: String!, description: String!): EmergencyAlert
  recommendService(name: String!, service_type: String!, location: String!, contact_number: String!): PetCareService

  updatePreferences(preferences: PreferencesInput!): PreferencesResponse
  resetPreferences: PreferencesResponse
}
`;
