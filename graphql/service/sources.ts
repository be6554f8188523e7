/**
 * Field names from an object of the service downwards. A list on the way yields all its members. A step may carry fixed
 * arguments as they are written in a document, such as `phones(first: 50)`.
 */
export type Path = readonly string[];

/** Where the desk finds a value in an object of the service. */
export type Source =
  /** `naive: 'utc'` where times without an offset are known to be UTC; else they are the location's wall clock. */
  | { readonly kind: 'path'; readonly path: Path; readonly naive?: 'utc' }
  /** The first of several that holds something. */
  | { readonly kind: 'choice'; readonly paths: readonly Path[] }
  /** Several put together, such as a given and a family name. */
  | { readonly kind: 'join'; readonly paths: readonly Path[]; readonly separator: string }
  /** A date and a wall clock in two fields; a number as the clock counts minutes from midnight. */
  | { readonly kind: 'dateAndTime'; readonly date: Path; readonly time: Path }
  /** Start plus a length, where the service gives no end: minutes as a number, or an ISO 8601 duration. */
  | { readonly kind: 'minutesAfter'; readonly start: Path; readonly minutes: Path }
  /** The opposite of a flag or of a time stamp: what is not deleted is active. */
  | { readonly kind: 'not'; readonly path: Path }
  /** True where a value is there, such as the date of a death. */
  | { readonly kind: 'set'; readonly path: Path }
  /** True where a word of the service is this one, such as ACTIVE; false where it is known to be the opposite. */
  | { readonly kind: 'is'; readonly path: Path; readonly value: string }
  /** Flags and time stamps of a course, in its order; the last one that is set tells the state. */
  | { readonly kind: 'course'; readonly steps: readonly { readonly path: Path; readonly label: string }[] };

/** Where phone numbers are: a list of entries, or with an empty `list` the object itself. */
export interface PhoneSource {
  readonly list: Path;
  readonly number: Path;
  readonly label: Path | null;
}

/** Where an amount of money is, and its currency where the service tells; `cents` where hundredths are counted. */
export interface MoneySource {
  readonly amount: Path;
  readonly currency: Path | null;
  readonly cents?: true;
}

/** Another object reached from this one. An empty path is the object itself. */
export interface Link<Fields> {
  readonly path: Path;
  readonly fields: Fields;
  /** What is missing here, by depth or because only an id or a name is given, is read by this concept. */
  readonly complete?: Completion;
  /** Set where only an id or only a name is given: the other of `fields` then repeats it. */
  readonly mention?: 'id' | 'name';
}

/** Concepts by which a link is completed: cards asked by id, or lists that are known anyway. */
export type Completion = 'patient' | 'client' | 'providers' | 'locations' | 'appointmentTypes';

/**
 * How a value is written for this argument. `instant`: ISO with Z. `naive`: the wall clock of the zone, asked a day
 * wider on both sides, as nobody says whose clock is meant. `date`: a calendar date, a day wider too. `seconds` and
 * `milliseconds`: since 1970, UTC. `digits`: a date or a wall clock without separators, 20261117 and 0930. `pattern`: with a percent sign on both sides. `list`: a list of one. `decimal`: a number with a point; `cents`: hundredths of it, a whole number.
 */
export type ValueForm =
  | 'instant'
  | 'naive'
  | 'date'
  | 'digits'
  | 'seconds'
  | 'milliseconds'
  | 'pattern'
  | 'list'
  | 'number'
  | 'decimal'
  | 'cents';
