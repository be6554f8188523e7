import { columnsOf, relationsOf } from '../tableDefinitions.ts';
import { type Entity, entitiesText } from './entityText.ts';

const stamps = 'createdAt: DateTime!, updatedAt: DateTime!';
const address = 'addressLine1: String!, addressZipCode: String!, addressCity: String!, addressCountry: String!';

/** The values of the database's enums, as they are stored. */
const enums: Readonly<Record<string, readonly string[]>> = {
  AppointmentStatus: ['scheduled', 'confirmed', 'checked_in', 'in_consultation', 'completed', 'cancelled', 'no_show'],
  PaymentMethod: ['card', 'cash', 'check', 'transfer'],
  Profession: ['general_practitioner', 'dentist', 'physiotherapist', 'nurse', 'osteopath', 'podiatrist'],
};

/** The entities of the practice, their columns in the order of the database; tables and so types are plural. */
export const seaographyEntities: readonly Entity[] = [
  {
    name: 'MedicalAppointments',
    columns: columnsOf(`id: Int!, userId: Int!, patientId: Int!, practitionerOfficeId: Int!, date: Date!, ${stamps},
      priceInCents: Int!, paymentMethod: PaymentMethod, startsAt: DateTime!, endsAt: DateTime!,
      status: AppointmentStatus!, reason: String`),
    one: relationsOf(
      'patients: Patients patientId, practitionerOffices: PractitionerOffices practitionerOfficeId, users: Users userId',
    ),
  },
  {
    name: 'Patients',
    columns: columnsOf(`${stamps}, id: Int!, pid: Uuid!, firstName: String!, lastName: String!, ${address},
      email: String!, userId: Int!, phoneNumber: String!`),
    one: relationsOf('users: Users userId'),
    many: relationsOf('medicalAppointments: MedicalAppointments patientId'),
  },
  {
    name: 'PractitionerOffices',
    columns: columnsOf(`${stamps}, id: Int!, name: String!, ${address}`),
    many: relationsOf(`medicalAppointments: MedicalAppointments practitionerOfficeId,
      userPractitionerOffices: UserPractitionerOffices practitionerOfficeId`),
  },
  {
    name: 'UserBusinessInformations',
    columns: columnsOf(`${stamps}, id: Int!, adeliNumber: String, rppsNumber: String!, siretNumber: String!,
      userId: Int!, signatureFileName: String, profession: Profession!`),
    one: relationsOf('users: Users userId'),
  },
  {
    name: 'UserPractitionerOffices',
    columns: columnsOf(`${stamps}, userId: Int!, practitionerOfficeId: Int!, revenueSharePercentage: Decimal!`),
    keys: ['userId', 'practitionerOfficeId'],
    one: relationsOf('practitionerOffices: PractitionerOffices practitionerOfficeId, users: Users userId'),
  },
  {
    name: 'Users',
    columns: columnsOf(`${stamps}, id: Int!, pid: Uuid!, email: String!, phoneNumber: String!, firstName: String!,
      lastName: String!, isAccessKeyVerified: Boolean!`),
    many: relationsOf(`medicalAppointments: MedicalAppointments userId, patients: Patients userId,
      userBusinessInformations: UserBusinessInformations userId,
      userPractitionerOffices: UserPractitionerOffices userId`),
  },
];

/** SDL of the practice. */
export const seaographyText: string = entitiesText(seaographyEntities, enums);
