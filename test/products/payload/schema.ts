import { collectionsText } from './collectionText.ts';
import type { PayloadCollection, PayloadFields } from './fieldText.ts';

const timestamps = { updatedAt: 'date', createdAt: 'date' };
/** A collection with a trash: what was thrown away has a date, and is left out unless it's asked for. */
const trash = { deletedAt: 'date' };
const upload = {
  url: 'text',
  thumbnailURL: 'text',
  filename: 'text',
  mimeType: 'text',
  filesize: 'number',
  width: 'number',
  height: 'number',
};
const sessions = { array: { createdAt: 'date', expiresAt: 'date!' } };
const openDay = { group: { isOpen: 'checkbox', opening: 'date', closing: 'date' } };
const timezones = ['UTC', 'Europe/London', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'America/Denver'];

function collection(
  slug: string,
  singular: string,
  fields: PayloadFields,
  more: Partial<PayloadCollection> = {},
): PayloadCollection {
  return { slug, singular, plural: `${singular}s`, fields, ...more };
}

/** The collections of the plugin, those of the site around it, and Payload's own. */
export const payloadCollections: readonly PayloadCollection[] = [
  collection(
    'users',
    'User',
    { firstName: 'text', lastName: 'text', roles: 'select admin editor', ...timestamps, email: 'email!', sessions },
    { isAuth: true },
  ),
  collection('media', 'Media', { alt: 'text!', ...timestamps, ...upload }, { plural: 'allMedia' }),
  collection('customers', 'Customer', {
    firstName: 'text',
    lastName: 'text',
    email: 'email',
    phones: { array: { label: 'select mobile home work', number: 'text!' } },
    address: { group: { line1: 'text', city: 'text', postalCode: 'text' } },
    emergencyContact: { group: { name: 'text', phone: 'text', relation: 'text' } },
    notes: 'textarea',
    avatar: 'one media',
    otpCode: 'text',
    otpExpiresAt: 'date',
    appointments: 'join appointments customer',
    ...timestamps,
    ...trash,
  }),
  collection('appointments', 'Appointment', {
    appointmentType: 'select! appointment blockout',
    status: 'select pending confirmed checked-in in-progress ready-to-pay completed cancelled no-show',
    cancelledAt: 'date',
    host: 'one teamMembers',
    customer: 'one customers',
    guestCustomer: 'one guestCustomers',
    bookedBy: 'select customer guest',
    services: 'many services',
    title: 'text',
    start: 'date',
    end: 'date',
    customerNotes: 'textarea',
    internalNotes: 'textarea',
    adminTitle: 'text',
    createdBy: 'one users customers',
    cancellationToken: 'text',
    payment: {
      group: {
        status: 'select not-required pending deposit-paid paid refunded partial-refund',
        totalPrice: 'number',
        amountDue: 'number',
        amountPaid: 'number',
        externalPaymentId: 'text',
        paidAt: 'date',
      },
    },
    recurrence: {
      group: {
        isRecurring: 'checkbox',
        pattern: 'select weekly biweekly monthly',
        endType: 'select occurrences endDate',
        occurrences: 'number',
        endDate: 'date',
        seriesId: 'text',
      },
    },
    ...timestamps,
    ...trash,
  }),
  collection('guestCustomers', 'GuestCustomer', {
    email: 'email!',
    firstName: 'text!',
    lastName: 'text!',
    phone: 'text',
    appointments: 'join appointments guestCustomer',
    ...timestamps,
  }),
  collection('teamMembers', 'TeamMember', {
    firstName: 'text!',
    lastName: 'text!',
    preferredNameAppointments: 'text!',
    takingAppointments: 'checkbox',
    photo: 'one media',
    ...timestamps,
  }),
  collection('services', 'Service', {
    title: 'text!',
    description: 'textarea',
    duration: 'number!',
    paidService: 'checkbox',
    price: 'number',
    ...timestamps,
  }),
  collection('waitlist', 'Waitlist', {
    service: 'one services',
    host: 'one teamMembers',
    customer: 'one customers',
    guestCustomer: 'one guestCustomers',
    preferredDates: { array: { date: 'date!' } },
    preferredTimeRange: { group: { start: 'text', end: 'text' } },
    status: 'select waiting notified booked expired cancelled',
    notifiedAt: 'date',
    expiresAt: 'date',
    notes: 'textarea',
    ...timestamps,
  }),
  collection('sentEmails', 'SentEmail', {
    emailType: 'select! created updated cancelled',
    sentAt: 'date!',
    appointment: 'one appointments',
    from: 'email!',
    to: 'email!',
    subject: 'text!',
    text: 'textarea',
    html: 'textarea',
    ...timestamps,
  }),
  collection('payload-locked-documents', 'PayloadLockedDocument', {
    document: 'one users media customers appointments guestCustomers teamMembers services waitlist sentEmails',
    globalSlug: 'text',
    user: 'one users customers',
    ...timestamps,
  }),
  collection('payload-preferences', 'PayloadPreference', {
    user: 'one users customers',
    key: 'text',
    value: 'json',
    ...timestamps,
  }),
  collection(
    'openingTimes',
    'OpeningTime',
    {
      timezone: `select! ${timezones.join(' ')}`,
      monday: openDay,
      tuesday: openDay,
      wednesday: openDay,
      thursday: openDay,
      friday: openDay,
      saturday: openDay,
      sunday: openDay,
      ...timestamps,
    },
    { isGlobal: true },
  ),
];

/** SDL of the site. */
export const payloadText: string = collectionsText(payloadCollections);
