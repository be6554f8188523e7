import { composeText, type Model } from './modelText.ts';

/** The models of a clinic; columns that may be searched with operators are those with an index. */
export const composeModels: readonly Model[] = [
  {
    name: 'Customer',
    columns: columnsOf(
      'dni: String!, firstName: String, lastName: String!, phone: String, email: String, address: String, note: String',
    ),
    indexed: ['dni', 'lastName', 'email'],
    many: { pets: ['Pet', 'ownerId'], invoices: ['Invoice', 'customerId'] },
    mutations: ['CreateOne', 'UpdateById', 'RemoveById'],
  },
  {
    name: 'Pet',
    columns: columnsOf(
      'name: String!, birthdate: Date, chipNumber: String, specie: String!, race: String, description: String, photoUrl: String, ownerId: MongoID',
    ),
    indexed: ['name', 'chipNumber', 'ownerId'],
    one: { owner: ['Customer', 'ownerId'] },
    many: { appointments: ['Appointment', 'petId'] },
    mutations: ['CreateOne'],
  },
  {
    name: 'Appointment',
    columns: columnsOf(
      'dateStart: Date!, dateEnd: Date!, petId: MongoID!, vetId: MongoID, status: EnumAppointmentStatus, note: String',
    ),
    indexed: ['dateStart', 'petId'],
    one: { pet: ['Pet', 'petId'], vet: ['Vet', 'vetId'] },
    mutations: ['CreateOne', 'UpdateById', 'RemoveById'],
  },
  {
    name: 'Vet',
    columns: columnsOf(
      'firstName: String!, lastName: String!, email: String, collegiateNumber: String!, active: Boolean',
    ),
    indexed: ['email'],
    many: { appointments: ['Appointment', 'vetId'] },
  },
  {
    name: 'Invoice',
    columns: columnsOf('number: Float!, date: Date!, amount: Float!, paid: Boolean, customerId: MongoID!'),
    indexed: ['number', 'customerId'],
    one: { customer: ['Customer', 'customerId'] },
  },
];

/** SDL of the clinic; what isn't part of a word becomes an underscore in a value of an enum. */
export const graphqlComposeText: string = composeText(composeModels, {
  EnumAppointmentStatus: ['Cancelado', 'Pendiente', 'En_Curso', 'Completado'],
});

function columnsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(', ').map((column) => column.split(': ') as [string, string]));
}
