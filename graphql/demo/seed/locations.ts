import type { LocationRecord, ProviderRecord, Role } from '../records.ts';

/** What the seed needs to know about the surroundings of a location. */
export interface Surroundings {
  readonly locationId: string;
  /** How many of the clients come here, relative to the other locations. */
  readonly weight: number;
  readonly areaCodes: readonly string[];
  readonly streets: readonly string[];
  /** City, state and the first three digits of postal codes. */
  readonly towns: readonly (readonly [string, string, string])[];
}

/** The demo organization. */
export const organization = {
  id: '1',
  name: 'Harbor & Pine Animal Hospitals',
  websiteUrl: 'https://harbor-and-pine.example',
} as const;

/** Three places in two time zones, so that no screen can take one zone for granted. */
export const locations: readonly LocationRecord[] = [
  {
    id: '101',
    name: 'Riverside',
    address: '218 Riverside Drive, New York, NY 10025',
    timezone: 'America/New_York',
    phoneNumber: '(212) 555-0140',
    email: 'riverside@harbor-and-pine.example',
    isActive: true,
  },
  {
    id: '102',
    name: 'Park Slope',
    address: '471 Seventh Avenue, Brooklyn, NY 11215',
    timezone: 'America/New_York',
    phoneNumber: '(718) 555-0162',
    email: 'parkslope@harbor-and-pine.example',
    isActive: true,
  },
  {
    id: '103',
    name: 'Lincoln Square',
    address: '4702 North Lincoln Avenue, Suite 2, Chicago, IL 60625',
    timezone: 'America/Chicago',
    phoneNumber: '(312) 555-0117',
    email: 'lincolnsquare@harbor-and-pine.example',
    isActive: true,
  },
];

/** Where the clients of each location live and which area codes their telephones have. */
export const surroundings: readonly Surroundings[] = [
  {
    locationId: '101',
    weight: 40,
    areaCodes: ['212', '646', '332', '917', '914', '551', '201', '862'],
    streets: [
      'West End Avenue',
      'Broadway',
      'Amsterdam Avenue',
      'West 104th Street',
      'Claremont Avenue',
      'Convent Ave',
    ],
    towns: [
      ['New York', 'NY', '100'],
      ['New York', 'NY', '100'],
      ['Yonkers', 'NY', '107'],
      ['Hoboken', 'NJ', '070'],
    ],
  },
  {
    locationId: '102',
    weight: 35,
    areaCodes: ['718', '347', '929', '516', '631', '838', '934', '363'],
    streets: [
      'Prospect Park West',
      '9th Street',
      'Carroll Street',
      'Flatbush Avenue',
      'Degraw Street',
      'Windsor Place',
    ],
    towns: [
      ['Brooklyn', 'NY', '112'],
      ['Brooklyn', 'NY', '112'],
      ['Astoria', 'NY', '111'],
      ['Staten Island', 'NY', '103'],
    ],
  },
  {
    locationId: '103',
    weight: 25,
    areaCodes: ['312', '773', '872', '708', '847', '630', '224', '331'],
    streets: [
      'N Damen Avenue',
      'W Leland Avenue',
      'N Western Avenue',
      'W Montrose Ave',
      'N Clark Street',
      'W Foster Ave',
    ],
    towns: [
      ['Chicago', 'IL', '606'],
      ['Chicago', 'IL', '606'],
      ['Evanston', 'IL', '602'],
      ['Oak Park', 'IL', '603'],
    ],
  },
];

/** The ten people with a column in the schedule; some work at two places, one a day. */
export const providers: readonly ProviderRecord[] = [
  provider('201', 'Amara', 'Okafor', 'DVM', 'Veterinarian', ['101']),
  provider('202', 'Daniel', 'Weiss', 'DVM, DACVS', 'Veterinarian', ['101', '102']),
  provider('203', 'Sofía', 'Herrera-Lang', 'DVM', 'Veterinarian', ['102']),
  provider('204', 'Priya', 'Raman', 'VMD', 'Veterinarian', ['102', '101']),
  provider('205', 'Tomasz', 'Zieliński', 'DVM', 'Veterinarian', ['103']),
  provider('206', 'Grace', "O'Malley", 'DVM', 'Veterinarian', ['103']),
  provider('207', 'Jordan', 'Reyes', 'LVT', 'Technician', ['101']),
  provider('208', 'Mei', 'Tanaka', 'LVT', 'Technician', ['102']),
  provider('209', 'Caleb', 'Brooks', 'CVT', 'Technician', ['103']),
  provider('210', 'Noor', 'Haddad', 'CPG', 'Groomer', ['101', '102']),
];

function provider(
  id: string,
  givenName: string,
  familyName: string,
  title: string,
  role: Role,
  locationIds: readonly string[],
): ProviderRecord {
  const email = `provider${id}@harbor-and-pine.example`;
  return { id, givenName, familyName, title, role, email, isActive: true, locationIds };
}
