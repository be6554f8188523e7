import type { Translation } from '../../catalog.ts';
import type { sample as english } from '../en/sample.ts';

export const sample: Translation<typeof english> = {
  name: 'Nombre',
  address: 'Dirección',
  phone: 'Teléfono',
  phones: 'Teléfonos',
  email: 'Correo',
  timeZone: 'Zona horaria',
  role: 'Función',
  active: 'Activo',
  minutes: 'Minutos',
  start: 'Inicio',
  end: 'Fin',
  status: 'Estado',
  reason: 'Motivo',
  patient: 'Paciente',
  patients: 'Pacientes',
  client: 'Cliente',
  provider: 'Profesional',
  species: 'Especie',
  breed: 'Raza',
  yes: 'Sí',
  no: 'No',
  in: 'Entrante',
  out: 'Saliente',
};
