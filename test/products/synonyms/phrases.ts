// Words by which products call the same things. Each is a usual one: a team picks one of them, and none is the right one.

/** Names of values. In a product those of a row that occur make way for one of the row that does not. */
export const valuePhrases: readonly (readonly string[])[] = [
  ['first name', 'given name', 'forename', 'name first', 'fname', 'given'],
  ['last name', 'family name', 'surname', 'name last', 'lname', 'family'],
  ['phone', 'telephone', 'phone number', 'phone numbers', 'phones', 'contact number', 'tel', 'phone no', 'tel number'],
  ['email', 'email address', 'email addresses', 'emails', 'mail', 'e mail', 'mail address'],
  ['start time', 'starts at', 'start at', 'start', 'starts', 'begin', 'begins at', 'begin time', 'starting at'],
  ['end time', 'ends at', 'end at', 'end', 'ends', 'finish', 'finishes at', 'ending at', 'scheduled end'],
  ['status', 'stage', 'progress'],
  ['reason', 'reason for visit', 'chief complaint', 'complaint', 'purpose', 'visit reason', 'presenting complaint'],
  ['notes', 'note', 'remarks', 'comments', 'memo'],
  ['duration', 'duration minutes', 'length', 'length in minutes'],
  ['date of birth', 'birth date', 'birthdate', 'dob', 'birthday', 'born on'],
  ['time zone', 'timezone', 'tz', 'iana time zone', 'tz name'],
  ['balance', 'amount due', 'outstanding', 'account balance', 'balance owing'],
  ['species', 'animal type', 'pet type', 'species name'],
  ['breed', 'breed name', 'race'],
  ['active', 'enabled'],
  ['created at', 'created', 'created on', 'date created', 'entered at', 'inserted at', 'creation date'],
  ['updated at', 'updated', 'modified at', 'last modified', 'changed at', 'date modified'],
];

/** Nouns of the types that a concept is matched to. */
export const nounPhrases = {
  clients: ['client', 'customer', 'owner', 'pet owner', 'guardian', 'pet parent', 'account holder'],
  patients: ['patient', 'pet', 'animal', 'companion'],
  appointments: ['appointment', 'booking', 'visit', 'reservation', 'consultation', 'session'],
  providers: ['provider', 'doctor', 'vet', 'clinician', 'practitioner', 'staff member', 'employee', 'team member'],
  locations: ['location', 'clinic', 'practice', 'hospital', 'branch', 'site', 'facility', 'office', 'store'],
  appointmentTypes: ['appointment type', 'service', 'visit type', 'procedure', 'treatment', 'service type'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Words that say nothing of what a value is: that a schema has one of them for another thing as well is no matter. */
export const smallWords: ReadonlySet<string> = new Set(
  'name at time date number no on in type first last minutes member'.split(' '),
);
