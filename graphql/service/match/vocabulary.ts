/** The entities of a front desk, by the desk's own words. */
export type Entity = 'location' | 'client' | 'patient' | 'provider' | 'appointmentType' | 'appointment';

export const entities: readonly Entity[] = [
  'location',
  'client',
  'patient',
  'provider',
  'appointmentType',
  'appointment',
];

/**
 * Nouns for each entity, the plainest first. They only add weight: structure decides, as words change their sense from
 * service to service (patients are animals here and people there).
 */
export const nouns: Readonly<Record<Entity, readonly string[]>> = {
  location: [
    'location',
    'clinic',
    'site',
    'branch',
    'office',
    'facility',
    'hospital',
    'practice',
    'venue',
    'center',
    'organization',
  ],
  client: [
    'client',
    'customer',
    'owner',
    'account',
    'guardian',
    'parent',
    'contact',
    'holder',
    'person',
    'user',
    'patient',
  ],
  patient: ['patient', 'pet', 'animal'],
  provider: [
    'provider',
    'staff',
    'doctor',
    'vet',
    'veterinarian',
    'clinician',
    'practitioner',
    'employee',
    'resource',
    'member',
    'professional',
    'therapist',
    'dentist',
    'instructor',
    'operator',
    'user',
  ],
  appointmentType: ['type', 'service', 'category', 'procedure', 'reason', 'item', 'purpose'],
  appointment: ['appointment', 'booking', 'visit', 'consultation', 'event', 'slot', 'session', 'encounter', 'schedule'],
};

/** Nouns that may mean another entity too: in the name of an id they leave open whose it is. */
const ambiguousNouns: Readonly<Partial<Record<Entity, readonly string[]>>> = {
  location: ['organization'],
  client: ['person', 'user', 'patient'],
  provider: ['user'],
};

/** Nouns that mean an entity wherever they stand. */
export const ownNouns: Readonly<Record<Entity, readonly string[]>> = {
  ...nouns,
  location: nouns.location.filter((noun) => !ambiguousNouns.location?.includes(noun)),
  client: nouns.client.filter((noun) => !ambiguousNouns.client?.includes(noun)),
  provider: nouns.provider.filter((noun) => !ambiguousNouns.provider?.includes(noun)),
};

/** Nouns for the organization that a service belongs to. */
export const organizationNouns: readonly string[] = [
  'organization',
  'organisation',
  'org',
  'practice',
  'company',
  'tenant',
  'business',
  'merchant',
  'workspace',
  'franchise',
];

/** People that are neither clients nor providers, so that a name of theirs is not the object's. */
export const otherPeople: readonly string[] = [
  'creator',
  'author',
  'reporter',
  'sender',
  'submitter',
  'breeder',
  'referrer',
  'manager',
  'insurer',
  'emergency',
];

/** Words in an operation's name for its manner, not its object. */
export const verbs: ReadonlySet<string> = new Set([
  'get',
  'list',
  'all',
  'many',
  'fetch',
  'find',
  'search',
  'the',
  'my',
  'by',
  'connection',
  'page',
  'for',
  'of',
  'in',
  'with',
  'unique',
  'one',
  'pk',
  'id',
  'row',
  'node',
  'root',
]);

/** Words of neighbours that look like what the desk needs and are not. */
export const distractors: ReadonlySet<string> = new Set([
  'activity',
  'answer',
  'archived',
  'attachment',
  'audit',
  'availability',
  'available',
  'blocked',
  'campaign',
  'cancelled',
  'claim',
  'conflict',
  'conflicted',
  'conflicting',
  'count',
  'deleted',
  'document',
  'draft',
  'event',
  'file',
  'form',
  'free',
  'group',
  'history',
  'hour',
  'inactive',
  'insurance',
  'invoice',
  'key',
  'log',
  'message',
  'note',
  'notification',
  'online',
  'order',
  'past',
  'payment',
  'permission',
  'product',
  'queue',
  'recall',
  'reminder',
  'request',
  'review',
  'role',
  'rule',
  'session',
  'setting',
  'shift',
  'subscription',
  'tag',
  'task',
  'template',
  'token',
  'supplier',
  'unscheduled',
  'upcoming',
  'vendor',
  'version',
  'waiting',
  'waitlist',
]);

/** Words of fields by what they hold; a field's words must include one of a row's alternatives, each all its words. */
export const signs = {
  species: ['species', 'breed', 'microchip', 'animal type'],
  email: ['email'],
  phone: ['phone', 'mobile', 'cell'],
  address: ['address', 'street', 'city', 'zip', 'postal', 'postcode'],
  balance: ['balance', 'owed', 'owing', 'credit', 'receivable', 'outstanding', 'amount due'],
  timeZone: ['time zone', 'zone', 'iana'],
  openingHours: ['opening', 'open', 'business hour', 'location hour', 'hour', 'opens'],
  profession: [
    'license',
    'licence',
    'specialty',
    'speciality',
    'veterinarian',
    'job',
    'profession',
    'role',
    'bookable',
    'position',
    'hire date',
    'accepts appointment',
  ],
  duration: ['duration', 'length', 'minute', 'slot length', 'default length'],
  status: ['status', 'state', 'stage', 'progress', 'journey', 'disposition'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Sign = keyof typeof signs;
