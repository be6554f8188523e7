import { type Model, modelsText } from './modelText.ts';

const enums = {
  AppointmentStatus: ['BOOKED', 'CONFIRMED', 'ARRIVED', 'IN_EXAM', 'READY', 'COMPLETE', 'CANCELLED', 'NOSHOW'],
  RequestStatus: ['OPEN', 'DECLINED'],
};

const models: readonly Model[] = [
  {
    name: 'Clinic',
    plural: 'Clinics',
    fields: { name: 'String!', address: 'String', timezone: 'String', phone: 'AWSPhone' },
  },
  {
    name: 'Client',
    plural: 'Clients',
    fields: {
      name: 'String!',
      firstName: 'String',
      lastName: 'String',
      email: 'AWSEmail',
      phone: 'AWSPhone',
      active: 'Boolean',
      notes: 'String',
    },
    many: { pets: 'Pet' },
  },
  {
    name: 'Pet',
    plural: 'Pets',
    fields: {
      name: 'String!',
      species: 'String',
      breed: 'String',
      sex: 'String',
      dateOfBirth: 'AWSDate',
      clientID: 'ID',
    },
    one: { client: 'Client' },
  },
  {
    name: 'Staff',
    plural: 'Staffs',
    fields: { name: 'String!', email: 'AWSEmail', role: 'String', active: 'Boolean' },
  },
  { name: 'VisitType', plural: 'VisitTypes', fields: { name: 'String!', minutes: 'Int' } },
  {
    name: 'Appointment',
    plural: 'Appointments',
    fields: {
      date: 'AWSDate!',
      startTime: 'AWSTime!',
      endTime: 'AWSTime',
      status: 'AppointmentStatus',
      reason: 'String',
      clientName: 'String',
      clientID: 'ID',
      petID: 'ID',
      staffID: 'ID',
      clinicID: 'ID!',
      visitTypeID: 'ID',
    },
    one: { client: 'Client', pet: 'Pet', staff: 'Staff', clinic: 'Clinic', visitType: 'VisitType' },
  },
];

const backOffice: readonly Model[] = [
  { name: 'DeletedClient', plural: 'DeletedClients', fields: { name: 'String', deletedOn: 'AWSDate' } },
  { name: 'ClientTemplate', plural: 'ClientTemplates', fields: { name: 'String', body: 'String' } },
  {
    name: 'AppointmentRequest',
    plural: 'AppointmentRequests',
    fields: { date: 'AWSDate', startTime: 'AWSTime', status: 'RequestStatus', clientName: 'String', phone: 'AWSPhone' },
  },
  { name: 'AppointmentStatistic', plural: 'AppointmentStatistics', fields: { date: 'AWSDate', total: 'Int' } },
  { name: 'PetForm', plural: 'PetForms', fields: { name: 'String', petID: 'ID' }, one: { pet: 'Pet' } },
  { name: 'FormAnswer', plural: 'FormAnswers', fields: { question: 'String', answer: 'String' } },
  { name: 'UserSession', plural: 'UserSessions', fields: { staffID: 'ID', startTime: 'AWSDateTime' } },
  { name: 'LoginAttempt', plural: 'LoginAttempts', fields: { email: 'AWSEmail', succeeded: 'Boolean' } },
  { name: 'AuditLog', plural: 'AuditLogs', fields: { action: 'String', payload: 'AWSJSON' } },
  {
    name: 'Invoice',
    plural: 'Invoices',
    fields: { number: 'String', clientID: 'ID', total: 'Float', date: 'AWSDate' },
  },
  { name: 'PriceListItem', plural: 'PriceListItems', fields: { name: 'String', price: 'Float' } },
  { name: 'Task', plural: 'Tasks', fields: { title: 'String', date: 'AWSDate', staffID: 'ID' } },
  { name: 'Webhook', plural: 'Webhooks', fields: { url: 'String' } },
  { name: 'Newsletter', plural: 'Newsletters', fields: { subject: 'String', email: 'AWSEmail' } },
];

/** SDL of the token service: models of the front desk and of everything else. */
export const tokensText: string = modelsText([...models, ...backOffice], enums);
