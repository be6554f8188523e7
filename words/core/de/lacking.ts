import type { Translation } from '../../catalog.ts';
import type { lacking as english } from '../en/lacking.ts';

export const lacking: Translation<typeof english> = {
  organization: 'Dieser Dienst bietet keine Angaben zur Praxis, oder Front Desk versteht das noch nicht.',
  locations: 'Dieser Dienst bietet keine Standorte, oder Front Desk versteht das noch nicht.',
  anyLocation: 'Dieser Dienst bietet keinen Standort, oder Front Desk versteht das noch nicht.',
  clients: 'Dieser Dienst bietet keine Liste der Kunden, oder Front Desk versteht das noch nicht.',
  clientSearch: 'Dieser Dienst bietet keine Suche nach Kunden, oder Front Desk versteht das noch nicht.',
  client: 'Dieser Dienst bietet keine einzelnen Kunden, oder Front Desk versteht das noch nicht.',
  patients: 'Dieser Dienst bietet keine Liste der Patienten, oder Front Desk versteht das noch nicht.',
  patient: 'Dieser Dienst bietet keine einzelnen Patienten, oder Front Desk versteht das noch nicht.',
  appointments: 'Dieser Dienst bietet keine Termine, oder Front Desk versteht das noch nicht.',
  appointment: 'Dieser Dienst bietet keine einzelnen Termine, oder Front Desk versteht das noch nicht.',
  providers: 'Dieser Dienst bietet keine Behandler, oder Front Desk versteht das noch nicht.',
  appointmentTypes: 'Dieser Dienst bietet keine Terminarten, oder Front Desk versteht das noch nicht.',
  freeSlots: 'Dieser Dienst bietet keine freien Zeiten, oder Front Desk versteht das noch nicht.',
  schema: 'Dieser Dienst bietet keinen Einblick in sein Schema, oder Front Desk versteht das noch nicht.',
  byOperation:
    'Dieser Dienst bietet das nicht über {{operation}}: Es verlangt etwas, das Front Desk nicht geben kann, oder Front Desk versteht das noch nicht.',
  operation: 'Dieser Dienst bietet {{operation}} nicht, oder Front Desk versteht das noch nicht.',
  timesPerType: 'Dieser Dienst nennt freie Zeiten nur für eine Terminart.',
  timesPerTypeDo: 'Zuerst eine Terminart wählen.',
  timesPerProvider: 'Dieser Dienst nennt freie Zeiten nur für einen Behandler.',
  timesPerProviderDo: 'Zuerst einen Behandler wählen.',
  timesPerLength: 'Dieser Dienst nennt freie Zeiten nur für eine Terminart mit üblicher Dauer.',
  timesPerLengthDo: 'Zuerst eine Terminart mit üblicher Dauer wählen.',
};
