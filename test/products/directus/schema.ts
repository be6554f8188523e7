import { type Collection, collectionsText } from './collectionText.ts';

/**
 * The collections of a clinic that has its appointments and its website in one project.
 *
 * Fields that were made in the app can all be null: what it requires is not required of the database.
 */
export const projectCollections: readonly Collection[] = [
  {
    name: 'clients',
    fields: {
      first_name: 'string',
      last_name: 'string',
      email: 'string',
      phone: 'string',
      phone_secondary: 'string',
      address: 'string',
      city: 'string',
      notes: 'string',
      tags: 'csv',
      pets: 'many pets',
      appointments: 'many appointments',
      invoices: 'many invoices',
    },
  },
  {
    name: 'pets',
    fields: {
      name: 'string',
      species: 'string',
      breed: 'string',
      color: 'string',
      sex: 'string',
      date_of_birth: 'date',
      microchip: 'string',
      deceased: 'boolean',
      photo: 'one directus_files',
      owner: 'one clients',
      appointments: 'many appointments',
    },
  },
  {
    name: 'staff',
    fields: {
      first_name: 'string',
      last_name: 'string',
      title: 'string',
      role: 'string',
      email: 'string',
      bio: 'string',
      photo: 'one directus_files',
      user: 'one directus_users',
      appointments: 'many appointments',
    },
  },
  {
    name: 'locations',
    fields: {
      name: 'string',
      street: 'string',
      city: 'string',
      state: 'string',
      zip: 'string',
      time_zone: 'string',
      phone: 'string',
      email: 'string',
      opening_hours: 'json',
    },
  },
  {
    name: 'services',
    fields: { name: 'string', description: 'string', duration: 'integer', price: 'float', color: 'string' },
  },
  {
    name: 'appointments',
    fields: {
      starts_at: 'dateTime',
      ends_at: 'dateTime',
      reason: 'string',
      cancellation_reason: 'string',
      client: 'one clients',
      pet: 'one pets',
      staff: 'one staff',
      location: 'one locations',
      service: 'one services',
    },
  },
  {
    name: 'invoices',
    fields: { number: 'string', issued_on: 'date', due_on: 'date', total: 'float', client: 'one clients' },
  },
  { name: 'contact_requests', fields: { name: 'string', email: 'string', phone: 'string', message: 'string' } },
  { name: 'newsletter_subscribers', fields: { first_name: 'string', last_name: 'string', email: 'string' } },
  {
    name: 'posts',
    fields: {
      title: 'string',
      slug: 'string',
      content: 'string',
      date_published: 'dateTime',
      author: 'one directus_users',
      image: 'one directus_files',
    },
  },
  { name: 'events', fields: { title: 'string', starts_at: 'dateTime', ends_at: 'dateTime', place: 'string' } },
  { name: 'testimonials', fields: { author: 'string', quote: 'string', date: 'date' } },
  {
    name: 'directus_users',
    isSystem: true,
    fields: {
      first_name: 'string',
      last_name: 'string',
      email: 'string',
      location: 'string',
      title: 'string',
      language: 'string',
      last_access: 'timestamp',
      avatar: 'one directus_files',
    },
  },
  {
    name: 'directus_files',
    isSystem: true,
    fields: {
      title: 'string',
      filename_download: 'string!',
      type: 'string',
      uploaded_on: 'timestamp',
      filesize: 'integer',
    },
  },
];

/** SDL of the project. */
export const directusText: string = collectionsText(projectCollections);
