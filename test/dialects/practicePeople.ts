import type { ClientRecord, PatientRecord, PhoneRecord } from './practice.ts';

// prettier-ignore
const givenNames = [
  'Ada', 'Bruno', 'Chloé', 'Darnell', 'Elena', 'Farid', 'Greta', 'Hugo', 'Inés', 'Jamal', 'Keiko', 'Liam', 'Maja',
  'Noor', 'Otis', 'Paloma', 'Quinn', 'Rosa', 'Seán', 'Tuva', 'Uma', 'Viktor', 'Wren',
];

// prettier-ignore
const familyNames = [
  'Castellano', 'Dubois', 'Ekström', 'Fitzgerald', 'García Márquez', 'Haddad', 'Ibáñez', 'Jansen', 'Kowalski', "L'Amour",
  'Mbeki', 'Ng', 'Oyelaran', 'Petrović', 'Quist', "O'Rourke", 'Schäfer', 'Tanaka', 'Ünal', 'Van der Berg', 'Weiß',
  'Yılmaz', 'Zimmermann', 'Smith-Jones', 'Brown', 'Brown', 'Dvořák', 'Fontaine', 'MacLeod',
];

// prettier-ignore
const petNames = [
  'Biscuit', 'Luna', 'Mr. Whiskers', 'Pépé', 'Rex', 'Nala', "D'Artagnan", 'Bella', 'Moose', 'Ginger', 'Øde', 'Pickles',
  'Zeus', 'Cleo', 'Tofu', 'Maple', 'Shadow',
];

const animals: readonly (readonly [species: string, breed: string | null])[] = [
  ['Canine', 'Labrador Retriever'],
  ['Feline', 'Domestic Shorthair'],
  ['Canine', 'Dachshund'],
  ['Feline', 'Maine Coon'],
  ['Rabbit', 'Holland Lop'],
  ['Canine', null],
  ['Avian', 'Cockatiel'],
  ['Feline', null],
];

const people = 120;
const longAgo = Date.parse('2019-02-04T13:00:00Z');
const hourMs = 3_600_000;

/** 120 clients: the first eight are a known cast, the others are made by counting. */
export function clientsOfPractice(): ClientRecord[] {
  const clients = cast.map((part, index) => client(index + 1, part));
  for (let key = clients.length + 1; key <= people; key += 1) {
    clients.push(
      client(key, {
        givenName: givenNames[(key * 7) % givenNames.length] ?? 'Ada',
        familyName: familyNames[(key * 5) % familyNames.length] ?? 'Brown',
        emails: key % 6 === 0 ? [] : [`client${String(key)}@example.test`],
        phones: phonesOf(key),
        isActive: key % 13 !== 0,
        isDeleted: key % 41 === 0,
      }),
    );
  }
  return clients;
}

/** The animals of these clients, one to three each, and one stray; in the order in which they were entered. */
export function patientsOfPractice(clients: readonly ClientRecord[]): PatientRecord[] {
  const patients: PatientRecord[] = [];
  for (const owner of clients) {
    if (owner.isDeleted) continue;
    const count = owner.key % 5 === 0 ? 3 : 1 + (owner.key % 2);
    for (let index = 0; index < count; index += 1) patients.push(patient(patients.length + 1, owner.key));
  }
  patients.push({ ...patient(patients.length + 1, 0), name: 'Stray tabby', species: 'Feline', clientKey: null });
  return patients;
}

type Part = Partial<ClientRecord> & Pick<ClientRecord, 'familyName'>;

// Few enough to know by heart, so that a test reads as a story; two with family names that come first in the alphabet.
const cast: readonly Part[] = [
  {
    givenName: 'Zoë',
    familyName: "O'Brien",
    emails: ['zoe.obrien@example.test', 'z.obrien@work.example.test'],
    phones: [phone('Mobile', '+1 207 555 0101'), phone('Home', '(207) 555-0102'), phone('Work', '207.555.0103')],
  },
  { givenName: 'Søren', familyName: 'Müller', phones: [phone('Mobile', '+1 303 555 0104')], placeKey: 2 },
  {
    givenName: null,
    familyName: 'Riverside Cat Rescue',
    emails: ['desk@rescue.example.test'],
    phones: [phone('Work', '(207) 555-0105')],
  },
  { givenName: 'Mai', familyName: 'Nguyễn', emails: ['mai@example.test'], isActive: false },
  { givenName: 'Ana', familyName: "D'Angelo", emails: ['ana@example.test'], note: 'Prefers messages.' },
  { givenName: 'Íñigo', familyName: 'Abel', emails: ['inigo@example.test'], phones: [phone('Home', '207-555-0106')] },
  { givenName: 'Ruth', familyName: 'Abbott', phones: [phone('Mobile', '2075550107'), phone('Home', '2075550108')] },
  { givenName: 'Zoë', familyName: "O'Brien", emails: ['zoe2@example.test'], note: 'Not the other Zoë.' },
];

function client(key: number, part: Part): ClientRecord {
  return {
    givenName: null,
    emails: [],
    phones: [],
    street: `${String(100 + key)} Mill Road`,
    city: key % 3 === 2 ? 'Boulder' : 'Portland',
    isActive: true,
    isDeleted: false,
    placeKey: (key % 3) + 1,
    note: null,
    tags: key % 4 === 0 ? ['VIP'] : key % 9 === 0 ? ['Breeder', 'Payment plan'] : [],
    createdAt: longAgo + key * 97 * hourMs,
    updatedAt: longAgo + key * 311 * hourMs,
    ...part,
    key,
  };
}

function patient(key: number, clientKey: number): PatientRecord {
  const [species, breed] = animals[(key * 3) % animals.length] ?? ['Canine', null];
  return {
    key,
    name: petNames[(key * 5) % petNames.length] ?? 'Rex',
    species,
    breed,
    color: ['black', 'white', 'brindle', 'tabby'][key % 4] ?? 'black',
    sex: (['MALE', 'FEMALE', 'UNKNOWN'] as const)[key % 3] ?? 'UNKNOWN',
    birthDate: key % 7 === 0 ? null : `20${String(10 + (key % 15))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
    microchip: key % 4 === 0 ? `98510000${String(1_000_000 + key)}` : null,
    isActive: key % 17 !== 0,
    isDeceased: key % 17 === 0,
    clientKey,
    createdAt: longAgo + key * 61 * hourMs,
    updatedAt: longAgo + key * 207 * hourMs,
  };
}

function phonesOf(key: number): PhoneRecord[] {
  const labels = ['Mobile', 'Home', 'Work'] as const;
  return labels
    .slice(0, [1, 2, 0, 1, 3, 1, 1][key % 7])
    .map((label, index) => phone(label, `+1 207 555 ${String(1000 + key * 3 + index)}`));
}

function phone(label: PhoneRecord['label'], value: string): PhoneRecord {
  return { label, value };
}
