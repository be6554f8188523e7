import { appointmentFields } from './appointmentFields.ts';
import { clientFields } from './clientFields.ts';
import type { EntityContext } from './entityContext.ts';
import { patientFields } from './patientFields.ts';
import { appointmentTypeFields, locationFields, providerFields } from './placeFields.ts';
import type { Entity } from './vocabulary.ts';

/** How each entity is read where another object leads to it: briefly. */
export const linkReaders: Readonly<Record<Entity, (context: EntityContext) => object | null>> = {
  location: locationFields,
  client: (context) => clientFields(context, 'mention'),
  patient: (context) => patientFields(context, 'mention'),
  provider: providerFields,
  appointmentType: appointmentTypeFields,
  appointment: appointmentFields,
};
