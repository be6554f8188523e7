import type { Translation } from '../../catalog.ts';
import type { sample as english } from '../en/sample.ts';

export const sample: Translation<typeof english> = {
  name: 'Name',
  address: 'Adresse',
  phone: 'Telefon',
  phones: 'Telefonnummern',
  email: 'E-Mail',
  timeZone: 'Zeitzone',
  role: 'Rolle',
  active: 'Aktiv',
  minutes: 'Minuten',
  start: 'Beginn',
  end: 'Ende',
  status: 'Status',
  reason: 'Grund',
  patient: 'Patient',
  patients: 'Patienten',
  client: 'Kunde',
  provider: 'Behandler',
  species: 'Tierart',
  breed: 'Rasse',
  yes: 'Ja',
  no: 'Nein',
  in: 'Eingehend',
  out: 'Ausgehend',
};
