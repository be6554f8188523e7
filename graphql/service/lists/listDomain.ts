import { type Entity, nouns } from '../match/words/vocabulary.ts';
import { wordsOf } from '../match/words/words.ts';
import type { ListDomain } from './serviceList.ts';

/** Words of each domain beside the desk's own nouns. The later a word stands in a name, the more it decides. */
const domainWords: Readonly<Record<Exclude<ListDomain, 'other'>, readonly string[]>> = {
  billing: [
    'invoice',
    'bill',
    'payment',
    'order',
    'estimate',
    'quote',
    'credit',
    'refund',
    'deposit',
    'price',
    'tax',
    'fee',
    'discount',
    'charge',
    'statement',
    'ledger',
    'transaction',
    'receivable',
    'balance',
    'terminal',
    'insurance',
    'claim',
    'membership',
    'plan',
    'tip',
    'payout',
    'billing',
    'receipt',
    'coupon',
    'subscription',
  ],
  inventory: ['inventory', 'stock', 'product', 'supplier', 'vendor', 'purchase', 'warehouse', 'batch', 'lot', 'supply'],
  medical: [
    'encounter',
    'treatment',
    'vital',
    'vaccination',
    'vaccine',
    'immunization',
    'diagnosis',
    'problem',
    'allergy',
    'prescription',
    'medication',
    'drug',
    'lab',
    'laboratory',
    'result',
    'specimen',
    'imaging',
    'xray',
    'radiology',
    'soap',
    'chart',
    'weight',
    'surgery',
    'procedure',
    'hospitalization',
    'exam',
    'note',
    'document',
    'form',
    'consent',
    'history',
    'condition',
    'anesthesia',
    'hospitalisation',
  ],
  messages: [
    'message',
    'conversation',
    'reminder',
    'email',
    'sms',
    'newsletter',
    'campaign',
    'notification',
    'call',
    'letter',
    'chat',
    'communication',
    'inbox',
    'recall',
    'survey',
  ],
  appointments: [
    'appointment',
    'booking',
    'visit',
    'consultation',
    'reservation',
    'schedule',
    'calendar',
    'slot',
    'boarding',
    'availability',
    'available',
    'waitlist',
    'agenda',
    'shift',
  ],
  staff: ['provider', 'staff', 'doctor', 'vet', 'veterinarian', 'employee', 'role', 'team', 'rdvm', 'practitioner'],
  patients: ['patient', 'pet', 'animal', 'species', 'breed', 'microchip', 'horse', 'herd'],
  clients: ['client', 'customer', 'owner', 'account', 'address', 'household', 'contact', 'phone', 'coowner'],
  places: ['location', 'clinic', 'site', 'branch', 'office', 'room', 'kennel', 'ward', 'resource', 'hospital', 'cage'],
};

/** Words that mean one thing as a head and none beside another: `patientDocuments` belongs to what is known of patients. */
const domainByEntity: Readonly<Record<Entity, ListDomain>> = {
  client: 'clients',
  patient: 'patients',
  provider: 'staff',
  location: 'places',
  appointment: 'appointments',
  appointmentType: 'appointments',
};

/** The domain of a list, by the words of its rows' type and of its operation; by the type's entity where these are unknown. */
export function domainOf(operation: string, type: string, entity: Entity | null): ListDomain {
  const own = wordsOf(type);
  const operationWords = wordsOf(operation);
  return (
    domainByWords(own) ??
    domainByWords(operationWords) ??
    (entity ? domainByEntity[entity] : (domainByNouns([...own, ...operationWords]) ?? 'other'))
  );
}

function domainByWords(words: readonly string[]): ListDomain | null {
  for (const word of words.toReversed()) {
    for (const [domain, list] of Object.entries(domainWords)) {
      // Sound: the keys of the table are domains.
      if (list.includes(word)) return domain as ListDomain;
    }
  }
  return null;
}

/** Ambiguous words, such as `user`, are checked last. */
function domainByNouns(words: readonly string[]): ListDomain | null {
  for (const entity of ['patient', 'provider', 'location', 'appointment'] as const) {
    if (words.some((word) => nouns[entity].slice(0, 8).includes(word))) return domainByEntity[entity];
  }
  return null;
}
