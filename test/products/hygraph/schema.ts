import { type Enums, type Model, modelsText } from './modelText.ts';

const enums: Enums = {
  AppointmentStatus: ['pending', 'confirmed', 'completed', 'cancelled', 'noShow', 'rescheduled'],
  AppointmentType: [
    'generalConsultation',
    'primaryConsultation',
    'emergencyConsultation',
    'cardiology',
    'pediatrics',
    'laboratoryTests',
  ],
  MessageSource: ['WEBSITE', 'CHATBOT'],
  MessageStatus: ['UNREAD', 'READ', 'REPLIED'],
  UserKind: ['MEMBER', 'PAT', 'PUBLIC', 'WEBHOOK'],
};

/** The models of a clinic that has one place, and what every project has beside: assets and users. */
export const hygraphModels: readonly Model[] = [
  {
    name: 'Patient',
    plural: 'patients',
    columns: {
      firstName: 'String',
      lastName: 'String!',
      email: 'String',
      phone: 'String',
      dateOfBirth: 'Date',
      address: 'String',
      emergencyContact: 'String',
      hasInsurance: 'Boolean',
      insuranceProvider: 'String',
      policyNumber: 'String',
      notes: 'RichText',
    },
    many: { appointments: ['Appointment', 'patientId'] },
  },
  {
    name: 'Appointment',
    plural: 'appointments',
    columns: {
      appointmentType: 'AppointmentType',
      preferredDateTime: 'DateTime!',
      durationInMinutes: 'Int',
      reason: 'RichText',
      symptoms: 'String',
      previousVisit: 'Boolean',
      appointmentStatus: 'AppointmentStatus',
      cancellationReason: 'String',
    },
    one: {
      patient: ['Patient', 'patientId'],
      doctor: ['Doctor', 'doctorId'],
      medicalService: ['MedicalService', 'medicalServiceId'],
    },
  },
  {
    name: 'Doctor',
    plural: 'doctors',
    columns: {
      name: 'String!',
      specialty: 'String!',
      qualifications: '[String!]!',
      bio: 'RichText',
      consultationHours: 'String',
      available: 'Boolean!',
    },
    one: { photo: ['Asset', 'photoId'] },
    many: { appointments: ['Appointment', 'doctorId'] },
  },
  {
    name: 'MedicalService',
    plural: 'medicalServices',
    columns: {
      name: 'String!',
      description: 'RichText',
      keywords: '[String!]!',
      icon: 'String',
      featured: 'Boolean!',
      durationInMinutes: 'Int',
      price: 'Float',
    },
    many: { appointments: ['Appointment', 'medicalServiceId'] },
    unique: ['name'],
  },
  {
    name: 'ContactInfo',
    plural: 'contactInfos',
    columns: { phone: 'String!', emergencyPhone: 'String!', email: 'String!', location: 'String!' },
  },
  {
    name: 'WorkingHour',
    plural: 'workingHours',
    columns: { emergency: 'String!', consultation: 'String!', pharmacy: 'String!', laboratory: 'String!' },
  },
  {
    name: 'Message',
    plural: 'messages',
    columns: {
      name: 'String!',
      email: 'String!',
      message: 'RichText',
      messageStatus: 'MessageStatus!',
      source: 'MessageSource!',
    },
  },
  {
    name: 'NewsArticle',
    plural: 'newsArticles',
    columns: { title: 'String!', excerpt: 'String', content: 'RichText', author: 'String!', featured: 'Boolean!' },
    one: { featuredImage: ['Asset', 'featuredImageId'] },
  },
  {
    name: 'Asset',
    plural: 'assets',
    columns: {
      fileName: 'String!',
      handle: 'String!',
      mimeType: 'String',
      size: 'Float',
      width: 'Float',
      height: 'Float',
      url: 'String!',
    },
    isSystem: true,
  },
  {
    name: 'User',
    plural: 'users',
    columns: { kind: 'UserKind!', name: 'String!', picture: 'String', isActive: 'Boolean!' },
    isSystem: true,
  },
];

/** SDL of the clinic. */
export const hygraphText: string = modelsText(hygraphModels, enums);
