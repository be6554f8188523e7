import { foldText, splitName } from '../../text.ts';
import { germanicWords } from './germanicWords.ts';
import { splitJoined } from './joinedWords.ts';
import { romanceWords } from './romanceWords.ts';

const cache = new Map<string, readonly string[]>();
const maxCached = 50_000;

/**
 * Splits a name into its plain words, lower case and singular: `listApptTypes` is list, appointment, type. Knows
 * camelCase, snake_case, acronyms, digits and common abbreviations. What English plurals do is guessed by their endings.
 */
export function wordsOf(name: string): readonly string[] {
  const cached = cache.get(name);
  if (cached) return cached;
  const words = withoutPackage(splitName(name))
    .flatMap((word) => plainWords(foldText(word)))
    .map(singular)
    .map((word, index, all) => (word === 'mail' && !isOfLetters(all[index + 1]) ? 'email' : word))
    .map((word, index, all) => (word === 'no' && isOfNumber(all, index) ? 'number' : word))
    // A change that is called by what is changed, and then by what is done: `appt_can`, `apptCx`.
    .map((word, index, all) => (/^(can|cx)$/.test(word) && index > 0 && index === all.length - 1 ? 'cancel' : word))
    .map((word, index, all) => (word === 'apt' && !isApartment(all[index + 1]) ? 'appointment' : word))
    .flatMap((word, index, all) =>
      isSecond(all, index) ? [] : (pairs[`${word} ${all[index + 1] ?? ''}`]?.split(' ') ?? [word]),
    )
    // `telefonMobil` would be a phone, a mobile and a phone again.
    .filter((word, index, all) => all.indexOf(word) === index);
  if (cache.size >= maxCached) cache.clear();
  cache.set(name, words);
  return words;
}

/** Two words that together are one thing, or stand for others; a tag is a day in German. */
const pairs: Readonly<Record<string, string>> = {
  'care recipient': 'client',
  'contact number': 'phone',
  'e day': 'etag',
  'e mail': 'email',
  'f name': 'first name',
  'fore name': 'first name',
  'l name': 'last name',
  'mail address': 'email',
  'phone number': 'phone',
  't stamp': 'timestamp',
};

/** Whether a `mail` is a letter, by the word behind it: `mailStreet`, `mailLine2`, `mailTo`. */
function isOfLetters(next = ''): boolean {
  return lettersBehind.has(next.replace(/\d+$/, ''));
}

const lettersBehind: ReadonlySet<string> = new Set(
  'address street city town suburb state province county zip zipcode postcode postal country line box to merge'.split(
    ' ',
  ),
);

/** Whether a `no` is a number, by the word before it: `phoneNo`, `account_no`. */
function isOfNumber(words: readonly string[], index: number): boolean {
  return index === words.length - 1 && haveNumbers.has(words[index - 1] ?? '');
}

const haveNumbers: ReadonlySet<string> = new Set('account animal client patient phone page mobile'.split(' '));

/** Whether an `apt` is a part of an address, by the word behind it. */
function isApartment(next: string | undefined): boolean {
  return next === undefined || ['number', 'no', 'suite', 'unit', 'address1', 'address2'].includes(next);
}

function isSecond(words: readonly string[], index: number): boolean {
  return `${words[index - 1] ?? ''} ${words[index] ?? ''}` in pairs;
}

/** `BookingsServicesV2Service` is a service: what stands before a version is the package that it comes from. */
function withoutPackage(words: readonly string[]): readonly string[] {
  const version = words.findLastIndex((word, index) => index > 0 && index < words.length - 1 && /^v\d$/i.test(word));
  return version === -1 || actions.has(words[0]?.toLowerCase() ?? '') ? words : words.slice(version + 1);
}

/** `createClientV2Draft` has no package. */
const actions: ReadonlySet<string> = new Set(['get', 'list', 'search', 'find', 'create', 'update', 'delete', 'cancel']);

/** Words that keep their s. */
const singulars: ReadonlySet<string> = new Set([
  'address',
  'status',
  'alias',
  'species',
  'business',
  'series',
  'is',
  'has',
  'was',
  'gps',
  'sms',
  'class',
  'access',
  'process',
  'this',
  'plus',
  'bonus',
  'campus',
  'basis',
  'diagnosis',
  'analysis',
  'news',
  'canvas',
  'dress',
  'progress',
  'premises',
  'previous',
]);

function singular(word: string): string {
  if (word === 'people') return 'person';
  if (word === 'staves') return 'staff';
  if (word === 'ids') return 'id';
  if (word.length < 4 || !word.endsWith('s') || singulars.has(word) || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/**
 * Short and joined words of schemas, each with the plain English words that it stands for. Only words that mean one thing
 * wherever they stand: `no` may be a number or a denial, so it is not here (isOfNumber).
 */
const abbreviations: Readonly<Record<string, string>> = {
  // Abbreviations.
  acct: 'account',
  addr: 'address',
  adr: 'address',
  adr1: 'address1',
  adr2: 'address2',
  adr3: 'address3',
  addr1: 'address1',
  addr2: 'address2',
  addr3: 'address3',
  amt: 'amount',
  appt: 'appointment',
  anml: 'animal',
  appts: 'appointment',
  appointmnt: 'appointment',
  bal: 'balance',
  begin: 'start',
  beginning: 'start',
  bday: 'birth date',
  bldg: 'building',
  brd: 'breed',
  cd: 'code',
  cellphone: 'phone',
  cncl: 'cancel',
  cnt: 'count',
  creation: 'created',
  cust: 'customer',
  def: 'default',
  dept: 'department',
  desc: 'description',
  descr: 'description',
  dob: 'birth date',
  dod: 'death date',
  doc: 'doctor',
  dr: 'doctor',
  dt: 'date',
  dttm: 'date time',
  dur: 'duration',
  dtl: 'detail',
  eml: 'email',
  ending: 'end',
  emp: 'employee',
  entered: 'created',
  fax: 'fax',
  finish: 'end',
  finishes: 'end',
  flg: 'flag',
  fname: 'first name',
  fst: 'first',
  hosp: 'hospital',
  ident: 'id',
  inserted: 'created',
  lname: 'last name',
  len: 'length',
  loc: 'location',
  mins: 'minute',
  msg: 'message',
  nbr: 'number',
  nm: 'name',
  num: 'number',
  org: 'organization',
  org_id: 'organization id',
  pg: 'page',
  ph: 'phone',
  pmt: 'payment',
  prov: 'provider',
  pt: 'patient',
  qty: 'quantity',
  rec: 'record',
  rsn: 'reason',
  sched: 'schedule',
  srch: 'search',
  starting: 'start',
  stat: 'status',
  stats: 'statistic',
  sts: 'status',
  svc: 'service',
  sx: 'sex',
  sz: 'size',
  tel: 'phone',
  telefon: 'phone',
  tm: 'time',
  ts: 'timestamp',
  typ: 'type',
  upd: 'update',
  tz: 'time zone',
  // Words written as one.
  accountbalance: 'account balance',
  birthdate: 'birth date',
  birthday: 'birth date',
  checkin: 'check in',
  checkout: 'check out',
  clientid: 'client id',
  clientname: 'client name',
  dateofbirth: 'birth date',
  datetime: 'date time',
  displayname: 'display name',
  doctorname: 'doctor name',
  emailaddress: 'email',
  emails: 'email',
  enddate: 'end date',
  endtime: 'end time',
  familyname: 'family name',
  firstname: 'first name',
  forename: 'first name',
  forenames: 'first name',
  fullname: 'full name',
  givenname: 'given name',
  homephone: 'home phone',
  isactive: 'active',
  lastname: 'last name',
  mobilephone: 'mobile phone',
  noshow: 'no show',
  ownerid: 'owner id',
  ownername: 'owner name',
  patientid: 'patient id',
  patientname: 'patient name',
  petid: 'pet id',
  petname: 'pet name',
  phonenumber: 'phone',
  phonenumbers: 'phone',
  postalcode: 'postal code',
  providerid: 'provider id',
  startdate: 'start date',
  starttime: 'start time',
  stateorprovince: 'state',
  specie: 'species',
  surname: 'last name',
  telephone: 'phone',
  timestamp: 'timestamp',
  timezone: 'time zone',
  username: 'user name',
  workphone: 'work phone',
  zipcode: 'zip',
};

const plain = new Map(
  Object.entries({ ...abbreviations, ...germanicWords, ...romanceWords }).map(([word, stands]) => [
    word,
    stands.split(' '),
  ]),
);

/** The plain words of one lower-case word; itself where it is plain already. */
function plainWords(word: string): readonly string[] {
  const known = plain.get(word);
  if (known) return known;
  // The second of several is the same kind of thing: `ph2` is a phone. So are several, `surnames`, but for short words.
  const bare = plain.get(word.replace(/\d$/, '')) ?? (word.length > 4 ? plain.get(word.replace(/s$/, '')) : undefined);
  // The second of several names is another part of the name.
  const numbered = (/^(email|phone|mobile)\d$/.exec(word) ?? /^(name)1$/.exec(word))?.slice(1);
  return bare ?? numbered ?? compound(word) ?? splitJoined(word)?.flatMap((part) => plain.get(part) ?? part) ?? [word];
}

/** Two known words written as one, such as `fechareserva` or `horainicio`; null for any other word. */
function compound(word: string): readonly string[] | null {
  for (let end = shortestPart; end <= word.length - shortestPart; end += 1) {
    const [first, second] = [plain.get(word.slice(0, end)), plain.get(word.slice(end))];
    if (first && second) return [...first, ...second];
  }
  return null;
}

/** Shorter words stand in others by chance. */
const shortestPart = 4;
