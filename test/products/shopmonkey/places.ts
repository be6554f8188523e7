import type { Backstage } from '../../dialects/dialect.ts';
import { type PlaceRecord, type ProviderRecord, rowOf, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateTime, madeId, shopmonkeyIds } from './values.ts';

/** How the company, its locations, users and canned services look. */
export type ShopmonkeyPlaces = ReturnType<typeof shopmonkeyPlaces>;

const { of } = shopmonkeyIds;
const dayMs = 86_400_000;
/** When the company began with the product. */
export const opened = Date.parse('2021-03-01T15:00:00Z');
/** Cents for an hour of labor. */
export const laborRateCents = 12_500;
/** Colors by key, where the product needs one. */
export const usualColors: readonly string[] = ['blue', 'green', 'orange', 'purple', 'aqua', 'brown'];

export const roles: readonly Row[] = [
  role(0, 'Admin', 'Full access'),
  role(1, 'Technician', 'Works on orders'),
  role(2, 'Service Advisor', 'Writes estimates and books appointments'),
];
const roleOf: Readonly<Record<ProviderRecord['role'], number>> = { veterinarian: 1, groomer: 1, technician: 2 };

function role(index: number, name: string, description: string): Row {
  const fields = { createdDate: dateTime(opened), active: true, custom: false, internal: false };
  return { ...fields, id: madeId('role', index), name, description };
}

/** Makes rows of what belongs to the company. */
export function shopmonkeyPlaces({ practice }: Backstage) {
  const company: Row = { id: of('organization', practice.organization.key), name: practice.organization.name };
  /** What every row has. */
  const common = (createdAt: number, updatedAt: number | null = null): Row => ({
    createdDate: dateTime(createdAt),
    updatedDate: updatedAt === null ? null : dateTime(updatedAt),
    companyId: company['id'],
  });

  const location = (place: PlaceRecord): Row => ({
    ...common(opened + place.key * dayMs),
    id: of('place', place.key),
    name: place.name,
    address1: place.street,
    address2: null,
    city: place.city,
    state: place.state,
    postalCode: place.postalCode,
    country: 'US',
    contactName: null,
    email: place.email,
    phone: place.phone,
    website: 'https://harbor.example.test',
    timezone: place.zone,
    showNameOnDocuments: true,
    archived: false,
    externalId: null,
  });
  const locationOf = (key: number | null): Row | null => {
    const place = rowOf(practice.places, key);
    return place && location(place);
  };

  const user = (person: ProviderRecord): Row => ({
    ...common(opened + person.key * 30 * dayMs),
    id: of('provider', person.key),
    locationId: person.placeKeys.length === 1 ? of('place', person.placeKeys[0] ?? 0) : null,
    locations: () => person.placeKeys.map(locationOf).filter((row) => row !== null),
    active: person.isActive,
    firstName: person.givenName,
    lastName: person.familyName,
    email: person.email,
    phone: null,
    color: usualColors[person.key % usualColors.length],
    laborRateId: madeId('laborRate', 1),
    flatRate: false,
    role: roles[roleOf[person.role]],
  });
  const userOf = (key: number | null): Row | null => {
    const person = rowOf(practice.providers, key);
    return person && user(person);
  };

  const cannedService = (type: VisitTypeRecord): Row => {
    const hours = type.minutes / 60;
    const laborCents = Math.round(hours * laborRateCents);
    const labor = { id: madeId('cannedServiceLabor', type.key), name: type.name, note: '', taxable: true, ordinal: 1 };
    return {
      ...common(opened + type.key * dayMs),
      id: of('visitType', type.key),
      locationId: null,
      name: type.name,
      note: '',
      bookable: type.isBookable,
      bookableOrdinal: type.key,
      recommended: false,
      lumpSum: false,
      pricing: 'LineItem',
      fixedPriceCents: null,
      calculatedLaborCents: laborCents,
      calculatedPartsCents: 0,
      totalCents: laborCents,
      deleted: false,
      labors: [{ ...labor, cannedServiceId: of('visitType', type.key), hours, rateCents: laborRateCents }],
    };
  };

  const label = (name: string, entity: 'Customer' | 'Order' = 'Customer'): Row => ({
    ...common(opened),
    id: madeId(`label ${name}`, 1),
    name,
    color: usualColors[name.length % usualColors.length],
    entity,
    saved: true,
  });

  return { company, common, location, locationOf, user, userOf, cannedService, label };
}
