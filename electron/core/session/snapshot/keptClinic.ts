import type { Clinic } from '../../adapter/clinic/clinic.ts';
import type { Snapshot } from './snapshot.ts';

/** The same clinic, whose places, people and kinds of visit are known also while nobody answers. */
export function createKeptClinic(clinic: Clinic, snapshot: Snapshot): Clinic {
  const at = (location: string | null): string => location ?? '';
  return {
    ...clinic,
    organization: () => snapshot.orKept('organization', () => clinic.organization()),
    locations: () => snapshot.orKept('locations', () => clinic.locations()),
    providers: (location) => snapshot.orKept(`providers ${at(location)}`, () => clinic.providers(location)),
    providerList: (location) => snapshot.orKept(`staff ${at(location)}`, () => clinic.providerList(location)),
    appointmentTypes: (location) => snapshot.orKept(`types ${at(location)}`, () => clinic.appointmentTypes(location)),
  };
}
