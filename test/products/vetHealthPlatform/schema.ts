import { careText } from './schemaCare.ts';

/** Pets, their people and their visits, as the platform's README has them, with the lists of its example queries. */
const coreText = `
type Pet {
  id: ID!
  name: String!
  "e.g. Dog, Cat"
  species: String!
  breed: String
  date_of_birth: String
  gender: String
  owner: Owner!
  medical_history: [MedicalRecord]
  appointments: [Appointment]
  activity_logs: [ActivityLog]
  nutrition_plan: NutritionPlan
}

type Owner {
  id: ID!
  name: String!
  email: String!
  phone: String
  address: String
  pets: [Pet]
}

type Vet {
  id: ID!
  name: String!
  email: String!
  specialization: String
  clinic_name: String
  phone: String
  consultations: [Consultation]
}

type MedicalRecord {
  id: ID!
  pet: Pet!
  visit_date: String!
  diagnosis: String
  notes: String
  prescribed_medications: [MedicationSchedule]
}

type MedicationSchedule {
  id: ID!
  pet: Pet!
  medication_name: String!
  dosage: String!
  frequency: String!
  start_date: String!
  end_date: String
  is_active: Boolean!
}

type Appointment {
  id: ID!
  pet: Pet!
  owner: Owner!
  vet: Vet
  appointment_date: String!
  reason: String
  status: String!
  is_virtual: Boolean!
}

type Consultation {
  id: ID!
  pet: Pet!
  owner: Owner!
  vet: Vet!
  consultation_date: String!
  mode: String!
  notes: String
  follow_up_date: String
}

type ActivityLog {
  id: ID!
  pet: Pet!
  date: String!
  activity_type: String!
  duration_minutes: Int
  notes: String
}

type NutritionPlan {
  id: ID!
  pet: Pet!
  diet_type: String
  daily_calories: Int
  feeding_schedule: String
  notes: String
}

type EmergencyService {
  id: ID!
  name: String!
  contact_number: String!
  address: String
  service_type: String
}

type PetCareService {
  id: ID!
  name: String!
  description: String
  service_type: String
  location: String
  contact_number: String
}

type Query {
  pets: [Pet]
  petById(id: ID!): Pet

  owners: [Owner]
  ownerById(id: ID!): Owner

  vets: [Vet]
  vetById(id: ID!): Vet

  appointmentsByPet(petId: ID!): [Appointment]
  consultationsByPet(petId: ID!): [Consultation]

  emergencyServices: [EmergencyService]
  petCareServices(service_type: String): [PetCareService]
}

type Mutation {
  createPet(
    name: String!
    species: String!
    breed: String
    date_of_birth: String
    gender: String
    ownerId: ID!
  ): Pet!

  createOwner(
    name: String!
    email: String!
    phone: String
    address: String
  ): Owner!

  createAppointment(
    petId: ID!
    ownerId: ID!
    vetId: ID
    appointment_date: String!
    reason: String
    is_virtual: Boolean!
  ): Appointment!

  createMedicalRecord(
    petId: ID!
    visit_date: String!
    diagnosis: String
    notes: String
  ): MedicalRecord!

  createMedicationSchedule(
    petId: ID!
    medication_name: String!
    dosage: String!
    frequency: String!
    start_date: String!
    end_date: String
  ): MedicationSchedule!
}
`;

/** The schema of the platform behind its one endpoint. */
export const vetHealthText = `${coreText}${careText}`;
