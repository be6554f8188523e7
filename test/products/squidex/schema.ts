import { type ContentSchema, contentsText } from './contentText.ts';

/** The values of the Status of an appointment. */
export const visitStatuses = [
  'Requested',
  'Scheduled',
  'Confirmed',
  'In_Clinic',
  'Done',
  'Cancelled',
  'No_Show',
] as const;

/** The schemas of the clinic's app. */
export const squidexSchemas: readonly ContentSchema[] = [
  {
    name: 'Clinics',
    label: 'Clinics',
    fields: {
      name: { label: 'Name', type: 'String', isRequired: true },
      street: { label: 'Street', type: 'String' },
      city: { label: 'City', type: 'String' },
      region: { label: 'Region', type: 'String' },
      postalCode: { label: 'Postal Code', type: 'String' },
      timeZone: { label: 'Time Zone', type: 'String', hint: 'IANA name, such as America/New_York' },
      phone: { label: 'Phone', type: 'String' },
      email: { label: 'Email', type: 'String' },
      location: { label: 'Location', type: 'Json' },
      directions: { label: 'Directions', type: 'String', isLocalized: true },
    },
  },
  {
    name: 'Practitioners',
    label: 'Practitioners',
    fields: {
      firstName: { label: 'First Name', type: 'String', isRequired: true },
      lastName: { label: 'Last Name', type: 'String', isRequired: true },
      title: { label: 'Title', type: 'String' },
      email: { label: 'Email', type: 'String' },
      bio: { label: 'Biography', type: 'String', isLocalized: true },
      clinics: { label: 'Clinics', type: 'References', to: 'Clinics' },
      photo: { label: 'Photo', type: 'Assets' },
      acceptsNewPatients: { label: 'Accepts new patients', type: 'Boolean' },
    },
  },
  {
    name: 'Treatments',
    label: 'Treatments',
    fields: {
      name: { label: 'Name', type: 'String', isLocalized: true, isRequired: true },
      description: { label: 'Description', type: 'String', isLocalized: true },
      durationMinutes: { label: 'Duration (minutes)', type: 'Number' },
      price: { label: 'Price', type: 'Number' },
      bookableOnline: { label: 'Bookable online', type: 'Boolean' },
    },
  },
  {
    name: 'Patients',
    label: 'Patients',
    fields: {
      firstName: { label: 'First Name', type: 'String' },
      lastName: { label: 'Last Name', type: 'String', isRequired: true },
      email: { label: 'Email', type: 'String' },
      phones: {
        label: 'Phones',
        type: 'Array',
        children: {
          kind: { label: 'Kind', type: 'String', values: ['Mobile', 'Home', 'Work'] },
          number: { label: 'Number', type: 'String' },
        },
      },
      birthdate: { label: 'Birthdate', type: 'DateTime' },
      street: { label: 'Street', type: 'String' },
      city: { label: 'City', type: 'String' },
      tags: { label: 'Tags', type: 'Tags' },
      active: { label: 'Active', type: 'Boolean', hint: 'Uncheck when the patient has moved away' },
      notes: { label: 'Notes', type: 'String' },
      homeClinic: { label: 'Home Clinic', type: 'References', to: 'Clinics' },
    },
  },
  {
    name: 'Appointments',
    label: 'Appointments',
    fields: {
      start: { label: 'Start', type: 'DateTime', isRequired: true },
      durationMinutes: { label: 'Duration (minutes)', type: 'Number' },
      patient: { label: 'Patient', type: 'References', to: 'Patients', isRequired: true },
      practitioner: { label: 'Practitioner', type: 'References', to: 'Practitioners' },
      treatment: { label: 'Treatment', type: 'References', to: 'Treatments' },
      clinic: { label: 'Clinic', type: 'References', to: 'Clinics', isRequired: true },
      status: { label: 'Status', type: 'String', values: visitStatuses },
      reason: { label: 'Reason for visit', type: 'String' },
      cancellationReason: { label: 'Cancellation Reason', type: 'String' },
      reminderSent: { label: 'Reminder sent', type: 'DateTime' },
    },
  },
  {
    name: 'Articles',
    label: 'Articles',
    fields: {
      title: { label: 'Title', type: 'String', isLocalized: true, isRequired: true },
      text: { label: 'Text', type: 'String', isLocalized: true },
      author: { label: 'Author', type: 'References', to: 'Practitioners' },
      publishDate: { label: 'Publish Date', type: 'DateTime' },
    },
  },
  {
    name: 'Messages',
    label: 'Contact Messages',
    fields: {
      name: { label: 'Name', type: 'String' },
      email: { label: 'Email', type: 'String' },
      message: { label: 'Message', type: 'String' },
      answered: { label: 'Answered', type: 'Boolean' },
    },
  },
];

/** SDL of the clinic's app. */
export const squidexText: string = contentsText(squidexSchemas);
