import { careWritesText } from './schemaCareWrites.ts';

/** What the services beside it answer: the health records word for word, and the routes of the others as fields. */
export const careText = `
type HealthRecord {
  _id: ID!
  description: String
  vet: String
  vaccine: String
  dateAdministered: String
  nextDueDate: String
}

input HealthRecordInput {
  description: String
  vet: String
  vaccine: String
  dateAdministered: String
  nextDueDate: String
}

type HealthRecordResponse {
  message: String
  healthRecord: HealthRecord
}

type DeleteResponse {
  message: String
}

type AppointmentResponse {
  message: String
  appointment: Appointment
}

type PetResponse {
  message: String
  pet: Pet
}

type MedicationResponse {
  message: String
  medication: MedicationSchedule
}

type Reminder {
  reminder_id: ID!
  user_id: ID!
  title: String!
  description: String
  frequency: String!
  start_date: String!
  end_date: String
  status: String
}

type ReminderResponse {
  message: String
  reminder: Reminder
}

type NutritionLog {
  log_id: ID!
  pet_id: ID!
  date: String
  food: String
  calories: Float
  protein: Float
  fat: Float
  fiber: Float
  carbohydrates: Float
  weight: Float
}

type ActivityRecommendation {
  pet_id: ID!
  recommended_duration: String
  recommended_distance: String
  activity: String
}

type NutritionRecommendation {
  pet_id: ID!
  recommendation: String
}

type HealthInsights {
  pet_id: ID!
  total_activity_duration: Float!
  total_activity_days: Int!
  total_calories_consumed: Float!
  total_nutrition_days: Int!
  nutrition_recommendation: String
  activity_recommendation: String
}

type ConsultationMessages {
  consultation_id: ID!
  status: String!
  messages: [String!]!
}

type ConsultationResponse {
  message: String
  consultation: Consultation
}

type EmergencyAlert {
  id: ID!
  user_id: ID!
  alert_type: String!
  location: String!
  description: String!
  created_at: String!
}

type Preferences {
  reminderFrequency: String
  notificationType: String
  preferredLanguage: String
  darkMode: Boolean
  vaccinationReminders: Boolean
  appointmentReminders: Boolean
}

input PreferencesInput {
  reminderFrequency: String
  notificationType: String
  preferredLanguage: String
  darkMode: Boolean
  vaccinationReminders: Boolean
  appointmentReminders: Boolean
}

type PreferencesResponse {
  message: String
  preferences: Preferences
}

"An account of the platform. Pet owners have none until they register."
type User {
  id: ID!
  name: String!
  email: String!
  role: String!
  preferences: Preferences
  createdAt: String!
}

type TokenStatus {
  message: String
}

extend type Query {
  getHealthRecords(petId: ID!): [HealthRecord!]!
  getHealthRecord(petId: ID!, recordId: ID!): HealthRecord

  appointmentById(id: ID!): Appointment
  "Upcoming ones, the next first."
  appointmentsByOwner(ownerId: ID!): [Appointment]

  medicationsByPet(petId: ID!): [MedicationSchedule]

  reminders: [Reminder]
  reminderById(id: ID!): Reminder

  activityLogsByPet(petId: ID!): [ActivityLog]
  activityRecommendations(petId: ID!): [ActivityRecommendation]
  nutritionLogsByPet(petId: ID!): [NutritionLog]
  nutritionRecommendations(petId: ID!): [NutritionRecommendation]
  healthInsights(petId: ID!): HealthInsights
  dashboard(ownerId: ID!): [HealthInsights]

  consultationById(id: ID!): Consultation
  consultationsByOwner(ownerId: ID!): [Consultation]
  consultationMessages(consultationId: ID!): ConsultationMessages

  emergencyAlerts: [EmergencyAlert]
  petCareServiceById(id: ID!): PetCareService

  profile: User
  users: [User]
  preferences: Preferences
  verifyToken: TokenStatus
}

${careWritesText}`;
