import { type ContentType, strapiText } from './contentTypeText.ts';

/** The content types of a pet clinic. */
const clinicTypes: readonly ContentType[] = [
  {
    singular: 'owner',
    plural: 'owners',
    attributes: {
      first_name: 'String',
      last_name: 'String!',
      address: 'String',
      city: 'String',
      telephone: 'String',
      pets: { many: 'pet' },
    },
  },
  {
    singular: 'pet',
    plural: 'pets',
    attributes: {
      name: 'String!',
      Birthdate: 'Date',
      owner: { one: 'owner' },
      type: { one: 'type' },
      visits: { many: 'visit' },
      appointments: { many: 'appointment' },
      photo: { one: 'uploadFile' },
    },
  },
  { singular: 'type', plural: 'types', attributes: { name: 'String!', pets: { many: 'pet' } } },
  {
    singular: 'vet',
    plural: 'vets',
    attributes: { first_name: 'String!', last_name: 'String!', specialities: { many: 'specialitie' } },
  },
  {
    singular: 'specialitie',
    plural: 'specialities',
    attributes: { name: 'String!', vets: { many: 'vet' } },
  },
  {
    singular: 'visit',
    plural: 'visits',
    attributes: { pet: { one: 'pet' }, visit_date: 'Date!', description: 'String!' },
  },
  {
    singular: 'clinic',
    plural: 'clinics',
    attributes: {
      name: 'String!',
      slug: 'String',
      street: 'String',
      city: 'String',
      state: 'String',
      zip_code: 'String',
      phone: 'String',
      email: 'String',
      opening_hours: 'JSON',
      cover: { one: 'uploadFile' },
    },
  },
  {
    singular: 'service',
    plural: 'services',
    attributes: {
      title: 'String!',
      slug: 'String',
      duration: 'Int',
      price: 'Float',
      description: 'String',
      featured: 'Boolean',
    },
  },
  {
    singular: 'appointment',
    plural: 'appointments',
    attributes: {
      starts_at: 'DateTime!',
      ends_at: 'DateTime',
      state: ['scheduled', 'confirmed', 'checked_in', 'in_consultation', 'ready', 'done', 'cancelled', 'no_show'],
      reason: 'String',
      cancel_reason: 'String',
      pet: { one: 'pet' },
      vet: { one: 'vet' },
      clinic: { one: 'clinic' },
      service: { one: 'service' },
      reminder_sent_at: 'DateTime',
    },
  },
];

/** What a website has beside it, and what the plugins bring along. */
const otherTypes: readonly ContentType[] = [
  {
    singular: 'testimonial',
    plural: 'testimonials',
    attributes: { author: 'String', quote: 'String', date: 'Date', rating: 'Int' },
  },
  {
    singular: 'post',
    plural: 'posts',
    attributes: {
      title: 'String!',
      slug: 'String',
      body: 'String',
      author: { one: 'vet' },
      cover: { one: 'uploadFile' },
    },
  },
  {
    singular: 'message',
    plural: 'messages',
    attributes: { name: 'String', email: 'String', phone: 'String', text: 'String', read: 'Boolean' },
  },
  {
    singular: 'invoice',
    plural: 'invoices',
    attributes: {
      number: 'String',
      date: 'Date',
      total: 'Float',
      status: ['draft', 'sent', 'paid', 'void'],
      owner: { one: 'owner' },
    },
  },
  {
    singular: 'uploadFile',
    plural: 'uploadFiles',
    typeName: 'UploadFile',
    attributes: {
      name: 'String!',
      alternativeText: 'String',
      caption: 'String',
      width: 'Int',
      height: 'Int',
      hash: 'String!',
      ext: 'String',
      mime: 'String!',
      size: 'Float!',
      url: 'String!',
    },
  },
  {
    singular: 'i18NLocale',
    plural: 'i18NLocales',
    typeName: 'I18NLocale',
    attributes: { name: 'String', code: 'String' },
  },
  {
    singular: 'usersPermissionsRole',
    plural: 'usersPermissionsRoles',
    typeName: 'UsersPermissionsRole',
    attributes: {
      name: 'String!',
      description: 'String',
      type: 'String',
      users: { many: 'usersPermissionsUser' },
    },
  },
  {
    singular: 'usersPermissionsUser',
    plural: 'usersPermissionsUsers',
    typeName: 'UsersPermissionsUser',
    attributes: {
      username: 'String!',
      email: 'String!',
      provider: 'String',
      confirmed: 'Boolean',
      blocked: 'Boolean',
      role: { one: 'usersPermissionsRole' },
    },
  },
];

/** All content types, those of the clinic first. */
export const contentTypes: readonly ContentType[] = [...clinicTypes, ...otherTypes];

/** SDL of the clinic's server. */
export const strapiClinicText: string = strapiText(contentTypes);
