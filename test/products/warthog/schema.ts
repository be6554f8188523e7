import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import type { RelationFields } from '../tableRelations.ts';
import { type WarthogModel, modelsText } from './modelText.ts';
import { warthogWords } from './records.ts';

const person = 'firstName: String, lastName: String!, phoneNumber: String, photo: String, userId: ID';

/** The models of the service. */
export const warthogModels: readonly WarthogModel[] = [
  model(
    'Appointment appointments',
    'time: DateTime!, durationMinutes: Int!, purpose: String, status: AppointmentStatus!, cancelReason: String, petId: ID, clinicId: ID!, veterinarianId: ID, typeId: ID',
    'pet: Pet petId, clinic: VeterinaryClinic clinicId, veterinarian: Veterinarian veterinarianId, type: AppointmentType typeId',
  ),
  model(
    'AppointmentType appointmentTypes',
    'name: String!, durationMinutes: Int!, color: String',
    '',
    'appointments: Appointment typeId',
  ),
  model(
    'Invoice invoices',
    'issueDate: DateTime!, totalPrice: Float!, isPaid: Boolean!, visitId: ID!',
    'visit: Visit visitId',
  ),
  model('Owner owners', person, 'user: User userId', 'pets: Pet ownerId'),
  model(
    'Pet pets',
    'name: String!, dateOfBirth: DateTime, photo: String, ownerId: ID, speciesId: ID!, breed: String',
    'owner: Owner ownerId, species: Species speciesId',
    'appointments: Appointment petId, visits: Visit petId',
  ),
  model('Species speciesList', 'name: String!', '', 'pets: Pet speciesId'),
  model(
    'Treatment treatments',
    'name: String!, description: String, price: Float!, clinicId: ID!',
    'clinic: VeterinaryClinic clinicId',
  ),
  model('User users', 'email: String!, role: UserRole!', ''),
  model(
    'Veterinarian veterinarians',
    `${person}, clinicId: ID!`,
    'user: User userId, clinic: VeterinaryClinic clinicId',
    'appointments: Appointment veterinarianId, visits: Visit veterinarianId',
  ),
  model(
    'VeterinaryClinic veterinaryClinics',
    'oib: String, name: String!, address: String!, county: String!, phoneNumber: String, email: String, webAddress: String',
    '',
    'veterinarians: Veterinarian clinicId, treatments: Treatment clinicId, appointments: Appointment clinicId',
  ),
  model(
    'Visit visits',
    'time: DateTime!, weight: Float, temperature: Float, diagnosis: String, treatment: String, notes: String, petId: ID!, veterinarianId: ID',
    'pet: Pet petId, veterinarian: Veterinarian veterinarianId',
  ),
];

/** SDL of the service. */
export const warthogText: string = modelsText(warthogModels, {
  AppointmentStatus: Object.values(warthogWords),
  UserRole: ['ADMIN', 'OWNER', 'VET'],
});

/** A model from its name and the name of its list, its columns, and where they and others' columns lead. */
function model(names: string, columns: string, one: string, many = ''): WarthogModel {
  const [name = '', list = ''] = names.split(' ');
  const relations = (text: string): RelationFields => (text === '' ? {} : relationsOf(text));
  return { name, list, columns: columnsOf(columns), one: relations(one), many: relations(many) };
}
