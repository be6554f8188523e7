import { type DgraphInput, dgraphText } from './typeText.ts';

/** The types and enums of a clinic, with their indexes. */
export const clinicInput: DgraphInput = {
  enums: {
    AppointmentStatus: [
      'Scheduled',
      'Confirmed',
      'CheckedIn',
      'InProgress',
      'ReadyForPickup',
      'Completed',
      'Cancelled',
      'NoShow',
    ],
    Sex: ['Male', 'Female', 'Unknown'],
    InvoiceStatus: ['Draft', 'Sent', 'Paid'],
  },
  types: [
    {
      name: 'Owner',
      fields: {
        name: 'String! term exact',
        email: 'String hash',
        phoneNumbers: '[String]',
        street: 'String',
        city: 'String exact',
        notes: 'String fulltext',
        isActive: 'Boolean bool',
        joinedOn: 'DateTime day',
        pets: '[Pet]',
        appointments: '[Appointment]',
        invoices: '[Invoice]',
      },
    },
    {
      name: 'Pet',
      fields: {
        name: 'String! term',
        species: 'String hash',
        breed: 'String term',
        color: 'String',
        sex: 'Sex hash',
        birthDate: 'DateTime year',
        microchip: 'String exact',
        isDeceased: 'Boolean bool',
        owner: 'Owner',
        appointments: '[Appointment]',
        vaccinations: '[Vaccination]',
      },
    },
    {
      name: 'Veterinarian',
      fields: {
        name: 'String! term',
        title: 'String',
        email: 'String hash',
        isActive: 'Boolean bool',
        hiredOn: 'DateTime year',
        clinics: '[Clinic]',
        appointments: '[Appointment]',
      },
    },
    {
      name: 'Clinic',
      fields: {
        name: 'String! term',
        street: 'String',
        city: 'String exact',
        state: 'String',
        postalCode: 'String',
        timeZone: 'String',
        phone: 'String',
        email: 'String',
        veterinarians: '[Veterinarian]',
        appointments: '[Appointment]',
      },
    },
    {
      name: 'Service',
      fields: {
        name: 'String! term',
        durationMinutes: 'Int',
        color: 'String',
        price: 'Float',
        appointments: '[Appointment]',
      },
    },
    {
      name: 'Appointment',
      fields: {
        startTime: 'DateTime! hour',
        endTime: 'DateTime',
        status: 'AppointmentStatus! hash',
        reason: 'String fulltext',
        cancellationReason: 'String',
        pet: 'Pet',
        owner: 'Owner',
        veterinarian: 'Veterinarian',
        clinic: 'Clinic!',
        service: 'Service',
        invoice: 'Invoice',
        createdAt: 'DateTime day',
        updatedAt: 'DateTime',
      },
    },
    {
      name: 'Invoice',
      fields: {
        number: 'String! exact',
        issuedOn: 'DateTime day',
        dueOn: 'DateTime day',
        total: 'Float',
        status: 'InvoiceStatus hash',
        owner: 'Owner',
        appointment: 'Appointment',
      },
    },
    {
      name: 'Vaccination',
      fields: { vaccine: 'String! term', givenOn: 'DateTime day', dueOn: 'DateTime day', pet: 'Pet' },
    },
    {
      name: 'Reminder',
      fields: { text: 'String! fulltext', sentAt: 'DateTime hour', owner: 'Owner', appointment: 'Appointment' },
    },
    {
      name: 'Review',
      fields: {
        title: 'String term',
        text: 'String fulltext',
        rating: 'Int int',
        postedAt: 'DateTime day',
        owner: 'Owner',
      },
    },
    {
      name: 'Product',
      fields: { name: 'String! term fulltext', price: 'Float float', stock: 'Int int' },
    },
    {
      name: 'User',
      fields: {
        username: 'String! @id',
        displayName: 'String term',
        lastLogin: 'DateTime hour',
        isAdmin: 'Boolean bool',
      },
    },
  ],
};

/** SDL of the clinic's database. */
export const clinicText: string = dgraphText(clinicInput);
