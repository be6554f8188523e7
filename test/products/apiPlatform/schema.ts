import { type Resource, resourcesText } from './resourceText.ts';

const enums = {
  ConsultationStatus: ['PROGRAMMED', 'IN_PROGRESS', 'DONE', 'CANCELLED', 'NO_SHOW'],
  ConsultationBuyStatus: ['PAID', 'REMAINED'],
};

/** The resources of a veterinary clinic. */
export const clinicResources: readonly Resource[] = [
  {
    name: 'Client',
    plural: 'clients',
    path: 'clients',
    columns: { _id: 'Int!', firstname: 'String', lastname: 'String!', email: 'String', phone: 'String' },
    search: { firstname: 'ipartial', lastname: 'ipartial', email: 'exact', phone: 'partial' },
    order: ['lastname', 'firstname'],
  },
  {
    name: 'Animal',
    plural: 'animals',
    path: 'animals',
    columns: { _id: 'Int!', name: 'String!', species: 'String!', birthdate: 'String' },
    relations: { photo: 'MediaObject', owner: 'Client' },
    search: { name: 'ipartial', owner: 'relation', 'owner.lastname': 'ipartial' },
    order: ['name', 'owner.lastname'],
  },
  {
    name: 'Consultation',
    plural: 'consultations',
    path: 'consultations',
    columns: {
      _id: 'Int!',
      creationDate: 'String!',
      consultationDate: 'String!',
      duration: 'Int!',
      reason: 'String',
      status: 'ConsultationStatus!',
      priceClient: 'Float',
      buyStatus: 'ConsultationBuyStatus!',
    },
    relations: { animal: 'Animal!', assistant: 'User', veterinarian: 'User', treatment: '[Treatment]' },
    readOnly: ['creationDate', 'buyStatus'],
    descriptions: { duration: 'The planned duration, in minutes.' },
    search: { animal: 'relation', 'animal.owner': 'relation', veterinarian: 'relation', status: 'exact' },
    // The project's own filter for today adds a key, but expects another form of value and so does nothing.
    dates: { creationDate: [], consultationDate: ['today'] },
    order: ['consultationDate', 'creationDate'],
  },
  {
    name: 'Treatment',
    plural: 'treatments',
    path: 'treatments',
    columns: { _id: 'Int!', name: 'String!', description: 'String', price: 'Float!', duration: 'Int!' },
    search: { name: 'ipartial' },
    order: ['name'],
  },
  {
    name: 'User',
    plural: 'users',
    path: 'users',
    columns: {
      _id: 'Int!',
      email: 'String!',
      roles: 'Iterable!',
      password: 'String!',
      firstname: 'String!',
      lastname: 'String!',
    },
    readOnly: ['password'],
    writeOnly: { plainPassword: 'String' },
    search: { email: 'exact', lastname: 'ipartial' },
    order: [],
  },
  {
    name: 'MediaObject',
    plural: 'mediaObjects',
    path: 'media_objects',
    columns: { _id: 'Int!', contentUrl: 'String' },
    readOnly: ['contentUrl'],
    order: [],
  },
];

/** SDL of the clinic. */
export const apiPlatformText: string = resourcesText(clinicResources, enums);
