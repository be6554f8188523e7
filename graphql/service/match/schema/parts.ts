import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { isStart } from './bookedSlot.ts';
import { identityOf, isIdentity } from './identity.ts';
import { isListed } from './listedTypes.ts';
import { nouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

// Which of the objects that a record leads to are parts of it, with values of its own.

/** Whether what a field leads to is a part: it has no id, or is called so, or belongs to this one alone. */
export function isPart(
  schema: SchemaModel,
  type: TypeModel,
  field: FieldModel,
  words: readonly string[],
  below: TypeModel,
): boolean {
  return (
    !isIdentity(schema, below) ||
    ((isPartName(words) || isDetail(type, words, below)) && !isListed(schema, below)) ||
    isPersonOf(type, words) ||
    isHalf(type, field, below) ||
    isOwned(schema, type, below) ||
    isContactPart(words, below) ||
    isPersonOfAccount(schema, type, words, below) ||
    isVisitOfBooking(type, words, below)
  );
}

/** A patient or a doctor who is a user of the service has her name there, where it has none of its own. */
export function isPersonOf(type: TypeModel, words: readonly string[]): boolean {
  if (words.length !== 1 || !['user', 'person', 'profile', 'party'].includes(words[0] ?? '')) return false;
  const own = wordsOf(type.name);
  // A user's `person` is that user; a user's `user` is another one.
  const isAccount = own.join(' ') === 'user' && words[0] !== 'user';
  const isRole = isAccount || own.some((word) => roleWords.has(word));
  return isRole && !type.fields.some(({ name }) => ownNames.has(wordsOf(name).join(' ')));
}

const ownNames: ReadonlySet<string> = new Set([
  'name',
  'first name',
  'given name',
  'last name',
  'family name',
  'full name',
]);

/** A booking may hold no more than its times, with all else in the visit that it is for, which has none of its own. */
function isVisitOfBooking(type: TypeModel, words: readonly string[], below: TypeModel): boolean {
  const isTimed = ({ fields }: TypeModel): boolean => fields.some(({ name }) => isStart(wordsOf(name)));
  const [word = '', more] = words;
  // The `consultation` of an appointment is a record of what was done; that of a ConsultationBooking is what was booked.
  const isBooked = ['appointment', 'visit', 'booking', 'encounter'].includes(word) || wordsOf(type.name).includes(word);
  const isVisit = more === undefined && nouns.appointment.includes(word) && isBooked;
  return isVisit && isTimed(type) && !isTimed(below);
}

/** A user and her profile lead to each other, one to one: two halves of one record. */
function isHalf(type: TypeModel, { name, type: to }: FieldModel, below: TypeModel): boolean {
  const leadsBack = below.fields.some((field) => field.type.lists === 0 && field.type.name === type.name);
  return to.lists === 0 && leadsBack && /(user|person|profile)$/i.test(name);
}

const roleWords: ReadonlySet<string> = new Set([
  'client',
  'customer',
  'owner',
  'patient',
  'doctor',
  'provider',
  'practitioner',
  'staff',
  'employee',
  'worker',
  'clinician',
  'vet',
  'veterinarian',
  'therapist',
  'member',
  'dentist',
  'stylist',
  'groomer',
  'physician',
]);

/** Objects that belong to another one even where they have an id of their own. */
const partWords: ReadonlySet<string> = new Set(['name', 'attribute', 'field', 'demographic', 'identity']);

/** Whether an object is a part of the one that leads to it, as its key is that one's id: a profile with a `userId`. */
function isOwned(schema: SchemaModel, type: TypeModel, below: TypeModel): boolean {
  const key = identityOf(schema, below);
  return (
    key !== null && wordsOf(key.name).join(' ') === [...wordsOf(type.name), 'id'].join(' ') && !isListed(schema, below)
  );
}

/** Phone numbers and addresses in a record of their own, `contact { id phone email }`; a person has a name as well. */
function isContactPart(words: readonly string[], { fields }: TypeModel): boolean {
  if (!words.includes('contact') || words.some((word) => otherOwnerWords.has(word))) return false;
  const named = fields.map(({ name }) => wordsOf(name));
  return (
    named.some((each) => each.includes('phone') || each.includes('email')) &&
    !named.some((each) => each.includes('name'))
  );
}

/**
 * The person an account is kept for, `primaryContact { id nameFirst nameLast }`, where the account has no name of its own;
 * or who is reached for it, `primaryMember`, where it has neither a phone nor an e-mail address.
 */
export function isPersonOfAccount(
  schema: SchemaModel,
  type: TypeModel,
  words: readonly string[],
  below: TypeModel,
): boolean {
  const [main = '', person = '', more] = words;
  const isMain = ['primary', 'main', 'principal'].includes(main) && mainPeople.has(person) && more === undefined;
  if (!isMain || isListed(schema, below)) return false;
  // A family is called by a half of its members' names.
  const isNamed = ({ fields }: TypeModel): boolean =>
    fields.some(({ name }) => wordsOf(name).includes('name') && wordsOf(name).join(' ') !== 'family name');
  return isNamed(below) && (!isNamed(type) || (isReached(below) && !isReached(type)));
}

const mainPeople: ReadonlySet<string> = new Set(['contact', 'member', 'person']);

function isReached({ fields }: TypeModel): boolean {
  return fields.some(({ name }) => wordsOf(name).some((word) => word === 'phone' || word === 'email'));
}

/** What is called by the record and tells more of it: the `siteInformation` of a Site, the PatientDetails of a Patient. */
function isDetail({ name }: TypeModel, words: readonly string[], below: TypeModel): boolean {
  const own = wordsOf(name);
  const rest = words.filter((word) => !own.includes(word));
  const isCalledSo = words.length > 1 || wordsOf(below.name).join(' ') === [...own, ...rest].join(' ');
  return isCalledSo && rest.length === 1 && detailWords.has(rest[0] ?? '');
}

const detailWords: ReadonlySet<string> = new Set(['information', 'info', 'detail', 'data']);

function isPartName(words: readonly string[]): boolean {
  return (
    words.length <= 2 && words.some((word) => partWords.has(word)) && !words.some((word) => otherOwnerWords.has(word))
  );
}

/** Words for other people and papers: a part of such a name does not belong to the object itself. */
export const otherOwnerWords: ReadonlySet<string> = new Set([
  'shipping',
  'emergency',
  'billing',
  'bill',
  'referring',
  'referral',
  'referred',
  'employer',
  'insurance',
  'carrier',
  'insurer',
  'spouse',
  'partner',
  'agent',
  'breeder',
  'sponsor',
  'accountant',
  'previous',
  'former',
  'invoice',
  'pickup',
  'coowner',
  'co',
  'kin',
]);
