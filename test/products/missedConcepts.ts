/** Concepts for which a careful person would have chosen another operation; most of them are not offered instead. */
export const missedConcepts: Readonly<Record<string, readonly string[]>> = {
  // A visit is cancelled by a flag of its change.
  nexHealth: ['cancelAppointment'],
  // It is cancelled by the number of a state, which the schema does not name.
  animalShelterManager: ['cancelAppointment'],
  jobber: ['appointmentTypes'],
  square: ['appointmentTypes'],
  medplum: ['appointmentTypes'],
  salesforce: ['bookAppointment', 'updateAppointment', 'cancelAppointment', 'registerClient', 'addPatient'],
  erxes: ['appointmentTypes', 'bookAppointment', 'updateAppointment', 'cancelAppointment'],
  twenty: ['clientSearch'],
  dgraph: ['clientSearch'],
  skedulo: [
    'clientSearch',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
    'addPatient',
  ],
  // An animal's owner is named by an IRI there, or by a filter in the input, which is not understood.
  apiPlatform: ['addPatient'],
  edgedb: ['addPatient'],
  // Names stand in another record, and a patient is connected by a filter.
  neo4j: ['clientSearch', 'bookAppointment'],
  vendure: ['appointmentTypes'],
  wpGraphql: ['appointmentTypes'],
  // Names stand in another record.
  entgo: ['clientSearch'],
  // A name is searched by a pattern.
  lighthouse: ['clientSearch'],
  // The phone is demanded as a whole number.
  appointmentsHandlingSystem: ['registerClient'],
  // Kinds are named by variants, and a booking names a price for one.
  gadget: ['appointmentTypes', 'bookAppointment'],
  // The answer is an id, and the day stands in an input that takes any text.
  prospyr: ['bookAppointment'],
  // A search by all columns of a table.
  greyfinch: ['clientSearch'],
  // A booking is always for the account that signs in.
  pawsAndClaws: ['bookAppointment', 'addPatient'],
  // Staff is a kind of user; and a visit demands a chart and a room.
  tensorEmr: ['providers', 'bookAppointment', 'cancelAppointment'],
  // Visits that were accepted, and those that were answered, stand in lists of their own.
  vetplus: [
    'appointments',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
    'addPatient',
  ],
  // A search is a list of fields, operators and values.
  frappe: ['clientSearch'],
  // Searches respect case, and a booking can't name who comes.
  amplify: ['clientSearch', 'bookAppointment'],
  // A change replaces the whole resource, in which a reference is an object of several texts.
  fhirServer: ['clientSearch', 'appointmentTypes', 'bookAppointment', 'updateAppointment', 'cancelAppointment'],
  // Rows of a website's database.
  hubspot: ['appointmentTypes'],
  patafy: ['addPatient'],
  // Entries are saved by one operation, new or not.
  craft: ['bookAppointment', 'addPatient'],
  // A search is a pattern for each word; and a booking replaces all of an appointment.
  medcilia: ['clientSearch', 'bookAppointment'],
  // A slot is booked, and staff is a team of users.
  timerise: ['providers', 'updateAppointment'],
  vkrVetApp: ['addPatient'],
  // Names are parts of a filter of which most is not looked at.
  consultorioBack: ['clientSearch'],
  // What is called a change of the state is none of the time, and any text is a state.
  veterinaryBackend: ['updateAppointment', 'cancelAppointment'],
  // What is called an appointment's type is another thing there than the kind of a visit, which is a session.
  clinicR: ['appointmentTypes'],
  // Any of its columns is searched by its whole value, and links are lists of records.
  baseql: ['clientSearch', 'bookAppointment', 'addPatient'],
  // Rooms are places, and visits have no time.
  clinicaBack: ['locations', 'appointments', 'providers', 'registerClient'],
  // Clinics are called so and have nothing of a place; staff are users of any kind.
  cloudVet: ['locations', 'clientSearch', 'providers'],
  // Its sessions do not say at which place they are.
  wix: ['locations', 'clients', 'clientSearch'],
  // People without a name; and what creates appointments makes free slots.
  kap: ['clients', 'clientSearch', 'providers', 'bookAppointment', 'registerClient'],
  // Who is registered has to be a member of a programme.
  myCareHub: ['registerClient'],
  // Animals and specialties are texts in a visit; a booking copies the names of people who are not linked.
  qroAgendar: ['appointmentTypes', 'bookAppointment', 'updateAppointment', 'cancelAppointment', 'addPatient'],
  // A client enters herself.
  studioFlow: ['registerClient'],
  // Members of a clinic lead to users; and what is booked there is called a prescription.
  physioDesk: ['providers', 'appointmentTypes'],
  jadeSpa: ['providers'],
  chatBooking: ['updateAppointment'],
  // Places are called service providers.
  pawkit: ['locations'],
  // One operation takes a list of bookings to create, move and cancel; members are entered as users.
  optix: ['bookAppointment', 'updateAppointment', 'cancelAppointment', 'registerClient'],
  // Names stand in another record; staff of every kind is listed as well; an owner is connected by a row between them.
  veticube: ['clientSearch', 'providers', 'addPatient'],
  // Any text finds projects too; artists have another id than their accounts; and a visit names its client by a project.
  inkBooks: ['clientSearch', 'providers', 'bookAppointment'],
  // A name is searched in a text of its own; and nothing but its state is changed of a visit.
  sapaevClinic: ['clientSearch', 'updateAppointment'],
  // Pages are a union of six types.
  healthCenter: ['clients', 'clientSearch', 'providers', 'registerClient'],
  // A client is registered with a password of hers.
  amuillang: ['registerClient'],
  // Names are looked for by patterns.
  datocms: ['clientSearch'],
  // A search is an expression in a list of texts; and a booking demands all that a visit holds.
  clinikoMesh: ['clientSearch', 'bookAppointment', 'updateAppointment'],
  // One operation both enters and replaces.
  amplicode: ['bookAppointment', 'registerClient', 'addPatient'],
  // Groups of those who sign in are a list of words.
  animeaux: ['clientSearch', 'providers'],
  // Patients are users there, and what is created is a patient.
  stanceHealth: ['registerClient'],
  // References are written as lists of ids in an object for each language.
  squidex: ['bookAppointment'],
  // One mutation both enters and replaces; and a name is compared by an operator of its own.
  jmixPetclinic: ['clientSearch', 'bookAppointment', 'updateAppointment', 'registerClient', 'addPatient'],
  // A state is a record to be named, and what is deleted is not called off; a map of names of an animal can't be written.
  liferay: ['cancelAppointment', 'addPatient'],
  // Conditions are objects below the name of a field.
  inflowCrm: ['clientSearch'],
  // A state is a record to be named, and conditions stand in a list below the name of a field.
  capJs: ['clientSearch', 'cancelAppointment'],
  // A filter that is not called a search.
  managerApi: ['clientSearch'],
  // Of three lists for three kinds of users the one for all is read, which knows days as well.
  caseClinical: ['appointments'],
  // The dentists of one clinic after another; and what is done is a text.
  ookilDental: ['providers', 'appointmentTypes'],
  // Users with another role than those who come.
  volunteerPortal: ['providers'],
  // Names stand in lists of one, ids are called after what they are of, and the types in small letters.
  leoPhysiotherapy: [
    'clients',
    'clientSearch',
    'appointments',
    'providers',
    'appointmentTypes',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
  ],
  // Every list demands the kind of business, in a word that the schema doesn't have.
  procheDeMoi: ['locations', 'clients', 'appointments', 'providers', 'appointmentTypes', 'registerClient'],
  // Clinics are called separations.
  ezyVet: ['locations', 'cancelAppointment'],
  // A visit is called off by a flag, or by a word for what to do.
  provetCloud: ['cancelAppointment'],
  mindbody: ['cancelAppointment'],
  // Staff has a profile, and nothing that tells what they do.
  practiceBetter: ['providers'],
  // A booking is an object of days with their clients and their services.
  phorest: ['bookAppointment'],
  zenoti: ['bookAppointment'],
  moeGo: ['bookAppointment', 'addPatient'],
  // Kinds of visits to a place, beside the services that appointments are for.
  openMrs: ['appointmentTypes'],
  // Lengths are patterns of letters, and numbers of columns stand for places.
  openDental: ['bookAppointment'],
  // Occurrences of events, with children who are enrolled.
  kukkuu: ['patients', 'appointments', 'appointmentTypes', 'bookAppointment', 'updateAppointment', 'cancelAppointment'],
  // A booking copies the names of people who are not linked.
  schedular: ['bookAppointment', 'cancelAppointment'],
  // Who is registered has to be a person there before; and what looks like the book has no visits.
  pepEscola: ['providers', 'updateAppointment', 'cancelAppointment', 'registerClient'],
  // Places are called stores; and one of several searches is for people of other stores.
  openMsupply: ['clientSearch'],
  // A search is an object for each kind of parameter; and kinds of visits are services that visits take part in.
  bwell: ['clientSearch', 'appointmentTypes'],
  // Kinds are one list of settings among many, by an argument; and what is created is answered as JSON.
  reapit: ['appointmentTypes', 'bookAppointment', 'cancelAppointment'],
  // Staff can't be told from those who sign in to tasks.
  helpwaveTasks: ['providers'],
  // A view of the site searches, with names of columns.
  drupal: ['clientSearch'],
  // A person is registered with values that are wrapped in an object of their own.
  medCrm: ['registerClient'],
  // Staff are users of another part; and kinds are services, of which most fields say when.
  zohoCrm: ['providers', 'appointmentTypes'],
  // Users of all kinds are one list, and are registered with a password; and what is deleted is answered with a message.
  pediatricianApp: ['clients', 'cancelAppointment', 'registerClient'],
  // Accounts say nothing of a profession; and a state is any text.
  officeSchedule: ['providers', 'cancelAppointment'],
  // What makes a new revision of an entry looks like what makes an entry.
  webiny: ['bookAppointment', 'addPatient'],
  // Visits are attendances at classes, beside free hours that are called appointments; and people are accounts of any kind.
  costasiella: [
    'locations',
    'clients',
    'clientSearch',
    'appointments',
    'appointmentTypes',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
  ],
  // Visits are called lectures.
  lernFair: ['appointments'],
  // Kind and state are demanded as any text; and a change replaces all of a visit.
  ehsFullcalendar: ['bookAppointment', 'updateAppointment'],
  // A doctor has a number of her own beside that of the user who has her name.
  mediCal: ['providers'],
  // Doctors are accounts with a role; a booking has no time, and a new patient's age is demanded.
  dabs: ['providers', 'bookAppointment', 'registerClient'],
  // A name is searched by a pattern.
  felisAppointments: ['clientSearch'],
  // One operation both enters and replaces.
  proAssistant: ['bookAppointment', 'updateAppointment'],
  // A search is an expression in a text; and one field both reads and writes.
  elide: ['clientSearch', 'bookAppointment', 'updateAppointment', 'cancelAppointment', 'registerClient', 'addPatient'],
  // Categories have shortened names, and what is done stands among all that is sold.
  openEmr: ['appointmentTypes'],
  zanda: ['appointmentTypes'],
  // A visit is booked by steps, and changed by a number of its own.
  pike13: ['bookAppointment', 'updateAppointment', 'cancelAppointment'],
  // States and species are set by their numbers.
  larkspur: ['cancelAppointment', 'addPatient'],
  // A species is demanded by its number.
  quillmere: ['addPatient'],
  marlowPims: ['appointmentTypes', 'registerClient', 'addPatient'],
  // A search is a filter of many comparisons; and places are called providers of health.
  oma: ['locations', 'clientSearch', 'appointmentTypes', 'updateAppointment'],
  // A search is a condition in a text.
  dentrixAscend: ['clientSearch'],
  // A visit is booked by the phone of its client, and replaced as a whole.
  yclients: ['clientSearch', 'appointmentTypes', 'bookAppointment', 'updateAppointment', 'cancelAppointment'],
  // Codes of visits have no names of their own.
  pawprintSql: ['appointmentTypes'],
  // Staff stand in lists of clinics, which have no ids.
  projetoPets: ['providers'],
  // What is demanded of a new client is asked for as attributes; that of a kind of attribute is not offered.
  endear: ['registerClient'],
  // A birthday and a sex are demanded.
  juvonno: ['registerClient'],
  // Visits are occurrences of events.
  kultus: [
    'locations',
    'clients',
    'appointments',
    'providers',
    'appointmentTypes',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'addPatient',
  ],
  // Everything is named in Polish.
  zwierzyniec: [
    'locations',
    'clients',
    'clientSearch',
    'patients',
    'appointments',
    'providers',
    'appointmentTypes',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
    'addPatient',
  ],
  // Every list demands a filter that is written as a text.
  bvGraphql: [
    'clients',
    'clientSearch',
    'appointments',
    'providers',
    'appointmentTypes',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
  ],
  // Names are found by one field at a time, and a state is a code with its system.
  heyDontoAhds: ['clientSearch', 'cancelAppointment'],
  // The family is named apart from its person.
  nectar: ['registerClient'],
  mbjEntEmr: [
    'clients',
    'clientSearch',
    'appointments',
    'providers',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
  ],
  // A person is described in a part of its own, among others.
  ostrander: ['registerClient'],
  // A state is changed by its number, and a chair is demanded.
  dentalink: ['clientSearch', 'appointmentTypes', 'updateAppointment', 'cancelAppointment'],
  // Kinds of visits have a code alone, by which they are booked, and records are called cards.
  pinfold: ['clientSearch', 'appointmentTypes', 'bookAppointment', 'cancelAppointment', 'addPatient'],
  // Places are business units, kinds of visits those of jobs, and a visit is booked and cancelled with its job.
  serviceTitan: ['locations', 'appointmentTypes', 'bookAppointment', 'cancelAppointment'],
  phongMachTu: [
    'clients',
    'clientSearch',
    'appointments',
    'providers',
    'bookAppointment',
    'updateAppointment',
    'cancelAppointment',
    'registerClient',
  ],
};
