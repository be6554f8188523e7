import type { Translation } from '../../catalog.ts';
import type { concepts as english } from '../en/concepts.ts';

export const concepts: Translation<typeof english> = {
  organization: 'La organización',
  locations: 'Centros',
  clients: 'Lista de clientes',
  clientSearch: 'Búsqueda de clientes',
  client: 'Ficha de un cliente',
  patients: 'Lista de pacientes',
  patient: 'Ficha de un paciente',
  appointments: 'Las citas del día',
  appointment: 'Una cita',
  providers: 'Los profesionales que atienden',
  appointmentTypes: 'Los tipos de cita',
  freeSlots: 'Horas libres',
  bookAppointment: 'Reservar una cita',
  updateAppointment: 'Cambiar o mover una cita',
  cancelAppointment: 'Cancelar una cita',
  setStatus: 'Fijar el estado de una cita',
  registerClient: 'Registrar un cliente',
  updateClient: 'Modificar un cliente',
  mergeClients: 'Unir dos clientes en uno',
  addPatient: 'Añadir un paciente',
  updatePatient: 'Modificar un paciente',
  recordPayment: 'Registrar un pago',
  sendMessage: 'Enviar un mensaje',
};
