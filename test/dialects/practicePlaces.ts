import type { PlaceRecord, ProviderRecord, VisitTypeRecord } from './practice.ts';

/** Three locations in two zones. */
export const placesOfPractice: readonly PlaceRecord[] = [
  {
    key: 1,
    name: 'Harbor Street Animal Hospital',
    street: '18 Harbor Street',
    city: 'Portland',
    state: 'ME',
    postalCode: '04101',
    zone: 'America/New_York',
    phone: '+1 207 555 0100',
    email: 'harbor@example.test',
  },
  {
    key: 2,
    name: 'Summit Pet Clinic',
    street: '402 Alpine Avenue',
    city: 'Boulder',
    state: 'CO',
    postalCode: '80302',
    zone: 'America/Denver',
    phone: '+1 303 555 0160',
    email: 'summit@example.test',
  },
  {
    key: 3,
    name: "St. Mary's Cat Practice",
    street: '7 Chapel Lane',
    city: 'Saco',
    state: 'ME',
    postalCode: '04072',
    zone: 'America/New_York',
    phone: '+1 207 555 0177',
    email: 'cats@example.test',
  },
];

/** Eight members of staff, the last of whom has left. */
export const providersOfPractice: readonly ProviderRecord[] = [
  provider(1, 'Amelia', 'Okafor', 'DVM', 'veterinarian', [1]),
  provider(2, 'Björn', 'Håkansson', 'DVM', 'veterinarian', [1, 3]),
  provider(3, 'Priya', 'Raman', 'VMD', 'veterinarian', [2]),
  provider(4, 'Marcus', "D'Souza", 'DVM', 'veterinarian', [2]),
  provider(5, 'Lena', 'Whitaker', 'CVT', 'technician', [1]),
  provider(6, 'Tomás', 'Rivera', 'CVT', 'technician', [2]),
  provider(7, 'Grace', 'Liu', null, 'groomer', [3]),
  { ...provider(8, 'Oscar', 'Bell', 'DVM', 'veterinarian', [1]), isActive: false },
];

/** Types of appointment; the last one blocks time. */
export const visitTypesOfPractice: readonly VisitTypeRecord[] = [
  visitType(1, 'Wellness exam', 30, '#2a9d8f'),
  visitType(2, 'Vaccination', 20, '#e9c46a'),
  visitType(3, 'Sick visit', 40, '#e76f51'),
  visitType(4, 'Surgery', 90, '#6a4c93'),
  visitType(5, 'Nail trim', 15, '#8ab17d'),
  visitType(6, 'Recheck', 20, '#457b9d'),
  { ...visitType(7, 'Team meeting', 60, '#999999'), isBlock: true, isBookable: false },
];

function provider(
  key: number,
  givenName: string,
  familyName: string,
  title: string | null,
  role: ProviderRecord['role'],
  placeKeys: readonly number[],
): ProviderRecord {
  const email = `staff${String(key)}@example.test`;
  return { key, givenName, familyName, title, role, email, isActive: true, placeKeys };
}

function visitType(key: number, name: string, minutes: number, color: string): VisitTypeRecord {
  return { key, name, minutes, color, isBlock: false, isBookable: true };
}
