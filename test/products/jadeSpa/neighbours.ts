import { uuidIds } from '../../dialects/ids.ts';
import type { Row } from '../generatedRows.ts';

/** Random-looking ids, as Postgres makes them. */
export const jadeIds = uuidIds();

/** An id of a row that the practice has no kind for. */
export function otherId(number: number): string {
  return jadeIds.of('organization', number);
}

/** The owner, whose token reads. */
export const ownerId = otherId(99);

const since = { createdAt: '2025-10-21T16:00:00.000Z', updatedAt: '2025-12-20T09:30:00.000Z' };

const vendor = (number: number, companyName: string, approvalStatus: string): Row => ({
  id: otherId(number),
  companyName,
  displayName: companyName,
  contactEmail: `sales${String(number)}@vendor.example.test`,
  contactPhone: '+1 415 555 0133',
  address: {
    line1: '9 Market Street',
    street1: '9 Market Street',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94103',
    country: 'US',
  },
  approvalStatus,
  qualityScore: number % 10,
  isActive: approvalStatus === 'APPROVED',
  approvedAt: approvalStatus === 'APPROVED' ? since.updatedAt : null,
  products: () =>
    products.filter((row) => row['vendorOrganization'] === vendors.find(({ id }) => id === otherId(number))),
  ...since,
});

/** Who sells to spas. */
export const vendors: readonly Row[] = [
  vendor(51, 'Verdant Botanicals', 'APPROVED'),
  vendor(52, 'Lumen Labs', 'APPROVED'),
  vendor(53, 'North Shore Skincare', 'PENDING'),
];

const product = (number: number, heroBenefit: string, amount: number): Row => ({
  id: otherId(number),
  vendureProductId: String(number),
  vendorOrganization: vendors[number % 2],
  glance: {
    heroBenefit,
    skinTypes: number % 2 === 0 ? ['DRY', 'SENSITIVE'] : ['OILY'],
    rating: number % 3 === 0 ? null : 4.5,
    reviewCount: number % 3 === 0 ? 0 : number,
    price: { amount, currency: 'USD' },
    thumbnail: null,
  },
  scan: {
    usageInstructions: { application: 'Thin layer', frequency: 'Daily', timeOfDay: 'EVENING', patchTestRequired: true },
    warnings: [],
    images: [],
  },
  tensorGenerated: number % 2 === 0,
  embeddingGenerated: true,
  ...since,
});

/** What spas buy, and use up in treatments. */
export const products: readonly Row[] = [
  product(61, 'Clears pores', 38),
  product(62, 'Calms redness', 52),
  product(63, 'Firms overnight', 96),
];

const member = (number: number, displayName: string, reputationScore: number): Row => ({
  id: otherId(number),
  displayName,
  bio: null,
  expertiseAreas: ['acne'],
  certifications: [],
  yearsExperience: number % 12,
  profileImageUrl: null,
  isVerified: number % 2 === 0,
  reputationScore,
  joinedAt: since.createdAt,
  lastActiveAt: since.updatedAt,
  postCount: number % 5,
  commentCount: number % 7,
});

/** Professionals of all spas, in the community. */
export const members: readonly Row[] = [member(71, 'Dana W.', 120), member(72, 'Skin by Imani', 480)];

/** What the community meets for. */
export const events: readonly Row[] = [
  { title: 'Barrier repair workshop', eventType: 'WORKSHOP', startTime: '2026-11-17T18:00:00.000Z' },
  { title: 'Retinoids in practice', eventType: 'WEBINAR', startTime: '2026-12-02T17:00:00.000Z' },
  { title: 'Autumn meetup', eventType: 'MEETUP', startTime: '2026-10-01T22:00:00.000Z' },
].map((event, index) => ({
  ...event,
  id: otherId(81 + index),
  organizer: members[1],
  description: null,
  format: event.eventType === 'WEBINAR' ? 'VIRTUAL' : 'IN_PERSON',
  location: event.eventType === 'WEBINAR' ? null : 'Portland, ME',
  virtualLink: null,
  endTime: null,
  maxAttendees: 30,
  registrationDeadline: null,
  priceCents: index * 2500,
  attendeeCount: 4 + index,
  status: index === 2 ? 'COMPLETED' : 'UPCOMING',
  createdAt: since.createdAt,
}));
