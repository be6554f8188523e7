// What the doctor does not show of a test service yet, each with its reason.

/** How many values are absent that the service has: an absent value is honest. No wrong one is anywhere. */
export const absentValues: Readonly<Record<string, number>> = {
  salesforce: 3,
  // Visits are deals of a sales pipeline there, with a date of closing for an end, and a list of branches.
  erxes: 56,
  // A provider is a user by her id, and only named beside it.
  tensorEmr: 15,
  // Providers are values of a property.
  hubspot: 56,
  // An animal's owners are numbered by their profiles.
  patafy: 5,
  // Tags of one client.
  backOt: 1,
  // People come whole only with a set of fields.
  wix: 94,
  // A visit is the number of a slot of its doctor's hours, and has no time.
  clinicaBack: 189,
  // Clinics are called so and have nothing of a place.
  cloudVet: 6,
  // People of a study have a number instead of a name, and nothing that a phone or an address would tell.
  kap: 70,
  // Places are called service providers; and an end stands only in the slot of a booking.
  pawkit: 90,
  // Every list demands a filter that is written as a text.
  bvGraphql: 120,
  // Pages are a union of six types, in which the field alone says who stands.
  healthCenter: 27,
  // Of a record only five others may be read along, and its owner is a user of another part.
  zohoCrm: 87,
  // Owners and vets are users in one list, with a name, an email and a role.
  pediatricianApp: 15,
  // Staff are accounts, which have no profession.
  officeSchedule: 16,
  // Of an animal's owner there is no more than an id.
  webiny: 4,
  // A visit is an attendance at a class, which alone has the times, and members are accounts of any kind.
  costasiella: 247,
  // Visits are called lectures, and their people come by lists that demand a size.
  lernFair: 206,
  // A doctor is an account with a role, and another account stands at each visit.
  dabs: 52,
  // A place is a word that stands for towns as well.
  dogule: 28,
  // Names stand in lists of one, ids are called after what they are of, and the types in small letters.
  leoPhysiotherapy: 100,
  // Every list demands the kind of business, in a word that the schema doesn't have.
  procheDeMoi: 321,
  // Visits are occurrences of events, with children who are enrolled.
  kukkuu: 229,
  // Clinics are called separations.
  ezyVet: 6,
  // A client's home is an installation, by its id.
  covetrusVetData: 10,
  // Phones and mail addresses are attributes among others.
  openMrs: 7,
  // Staff stand in a list in a list in a list.
  moeGo: 54,
  // Tags are not called so.
  harrowgate: 2,
  // How far a visit is, is a number from -1 to 2.
  yclients: 28,
  // Places are called providers of health.
  oma: 60,
  // Addresses are contacts of a type of their own, and being active belongs to every type.
  openVpms: 8,
  // Letters stand for being active, and tags and last visits of clients are called otherwise.
  pawprintSql: 11,
  // Clients and staff are users of one list, and visits hold bare ids.
  projetoPets: 48,
  // Visits are occurrences of events, whose people are enrolled as groups.
  kultus: 348,
  // Everything is named in Polish, of which the desk knows no word.
  zwierzyniec: 449,
  // The address of a place stands in a record of its building.
  heyDontoAhds: 3,
  // Every question demands the id of an activity, which no list gives.
  mbjEntEmr: 233,
  // Everything is named in Vietnamese, of which the desk knows no word.
  phongMachTu: 131,
  // A visit has its times in a list of slots, of which only the start of the first is sure.
  coachCorner: 26,
  // Places are business units, and what a visit is for stands in its job.
  serviceTitan: 86,
  // Markers have a code beside their description.
  pinfold: 1,
  // That a reservation has expired is true of confirmed ones too.
  reservationV3: 2,
};

/** Nothing of a clinic can be read there, and the doctor says so. */
export const nothingRead: ReadonlySet<string> = new Set([
  'bvGraphql',
  'leoPhysiotherapy',
  'zwierzyniec',
  'mbjEntEmr',
  'phongMachTu',
]);

/** Bookings of its website name their people by ids alone, each of which is asked for by its card. */
const manyRequests: Readonly<Record<string, number>> = { heyDontoAhds: 92 };

/** How many requests may be sent to a service whose words were exchanged. */
export function mostRequests({ name }: { readonly name: string }): number {
  return manyRequests[name] ?? 40;
}
