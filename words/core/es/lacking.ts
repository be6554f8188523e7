import type { Translation } from '../../catalog.ts';
import type { lacking as english } from '../en/lacking.ts';

export const lacking: Translation<typeof english> = {
  organization: 'Este servicio no ofrece los datos de la clínica, o Front Desk aún no lo entiende.',
  locations: 'Este servicio no ofrece centros, o Front Desk aún no lo entiende.',
  anyLocation: 'Este servicio no ofrece ningún centro, o Front Desk aún no lo entiende.',
  clients: 'Este servicio no ofrece una lista de clientes, o Front Desk aún no lo entiende.',
  clientSearch: 'Este servicio no ofrece una búsqueda de clientes, o Front Desk aún no lo entiende.',
  client: 'Este servicio no ofrece la ficha de un cliente, o Front Desk aún no lo entiende.',
  patients: 'Este servicio no ofrece una lista de pacientes, o Front Desk aún no lo entiende.',
  patient: 'Este servicio no ofrece la ficha de un paciente, o Front Desk aún no lo entiende.',
  appointments: 'Este servicio no ofrece citas, o Front Desk aún no lo entiende.',
  appointment: 'Este servicio no ofrece una sola cita, o Front Desk aún no lo entiende.',
  providers: 'Este servicio no ofrece profesionales, o Front Desk aún no lo entiende.',
  appointmentTypes: 'Este servicio no ofrece tipos de cita, o Front Desk aún no lo entiende.',
  freeSlots: 'Este servicio no ofrece horas libres, o Front Desk aún no lo entiende.',
  schema: 'Este servicio no ofrece ver su esquema, o Front Desk aún no lo entiende.',
  byOperation:
    'Este servicio no ofrece esto con {{operation}}: pide algo que Front Desk no puede dar, o Front Desk aún no lo entiende.',
  operation: 'Este servicio no ofrece {{operation}}, o Front Desk aún no lo entiende.',
  timesPerType: 'Este servicio solo indica horas libres para un tipo de cita.',
  timesPerTypeDo: 'Elija primero un tipo de cita.',
  timesPerProvider: 'Este servicio solo indica horas libres para un profesional.',
  timesPerProviderDo: 'Elija primero un profesional.',
  timesPerLength: 'Este servicio solo indica horas libres para un tipo de cita con una duración habitual.',
  timesPerLengthDo: 'Elija primero un tipo de cita con una duración habitual.',
};
