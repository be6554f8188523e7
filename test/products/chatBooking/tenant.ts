import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { priceOf, type chatBookingRows } from './records.ts';
import { chatBookingIds, chatBookingWords, isBooking, isoText, shortId } from './words.ts';

const slug = 'harbor-vet';
const publishedAt = isoText(Date.parse('2025-04-01T12:00:00Z'));
const users = [
  ['Dana Whitfield', 'OWNER', 'ACTIVE'] as const,
  ['Amelia Okafor', 'ADMIN', 'ACTIVE'] as const,
  [null, 'USER', 'PENDING_INVITATION'] as const,
];

/** The business itself: its account, users, invoices, numbers and public page. */
export function chatBookingTenant(
  { practice, now }: Backstage,
  rows: ReturnType<typeof chatBookingRows>,
  tenantId: string,
) {
  const { name } = practice.organization;
  const tenant = (): Row => ({
    tenantId,
    name,
    slug,
    status: 'ACTIVE',
    plan: 'BUSINESS',
    ownerUserId: shortId('usr', 100),
    billingEmail: 'billing@example.test',
    settings: JSON.stringify({ whatsappEnabled: true, profile: { themeColor: '#2a9d8f' } }),
    whatsappEnabled: true,
    whatsappQuota: 350,
    twilioPhoneNumber: null,
    whatsappNotificationRules: JSON.stringify([{ when: 'BEFORE', hours: 24 }]),
    ...rows.stamps,
  });
  const tenantUsers = (): readonly Row[] =>
    users.map(([person, role, status], index) => ({
      userId: shortId('usr', 100 + index),
      tenantId,
      email: `user${String(index + 1)}@example.test`,
      name: person,
      role,
      status,
      createdAt: isoText(Date.parse('2025-03-04T14:25:00Z') + index * 86_400_000),
      lastLogin: status === 'ACTIVE' ? isoText(now() - (index + 1) * 3_600_000) : null,
    }));
  function metrics(): Row {
    const period = wallDay(now(), 'UTC').slice(0, 7);
    const month = practice.appointments.filter((row) => isBooking(row) && wallDay(row.start, 'UTC').startsWith(period));
    const countOf = (word: string): number => month.filter(({ state }) => chatBookingWords[state] === word).length;
    const days = [...new Set(month.map(({ start }) => wallDay(start, 'UTC')))].toSorted();
    const revenue = month
      .filter(({ state }) => chatBookingWords[state] === 'CONFIRMED')
      .reduce((sum, { typeKey }) => sum + priceOf(typeKey), 0);
    return {
      period,
      // prettier-ignore
      summary: {
        revenue, bookings: month.length, messages: 412, tokensIA: 0, conversionsChat: 18, aiResponses: 0,
        conversionRate: 0.12, autoAttendanceRate: 0.8,
      },
      daily: days.map((date) => ({
        date,
        bookings: month.filter(({ start }) => wallDay(start, 'UTC') === date).length,
        messages: 30,
      })),
      topServices: rows.services.slice(0, 3).map((type) => ({
        serviceId: chatBookingIds.of('visitType', type.key),
        name: type.name,
        bookings: month.filter(({ typeKey }) => typeKey === type.key).length,
      })),
      topProviders: practice.providers.slice(0, 3).map((person) => ({
        providerId: chatBookingIds.of('provider', person.key),
        name: fullNameOf(person),
        bookings: month.filter(({ providerKey }) => providerKey === person.key).length,
      })),
      bookingStatus: Object.fromEntries(
        ['CONFIRMED', 'PENDING', 'CANCELLED', 'NO_SHOW'].map((word) => [word, countOf(word)]),
      ),
      errors: [{ type: 'SLOT_NOT_AVAILABLE', count: 2, lastOccurred: isoText(now() - 7_200_000) }],
    };
  }
  return {
    getTenant: tenant,
    listTenantUsers: tenantUsers,
    getTenantUser: ({ userId }: { userId: string }) => tenantUsers().find((row) => row['userId'] === userId) ?? null,
    listApiKeys: (): readonly Row[] => {
      const createdAt = isoText(Date.parse('2025-03-05T10:00:00Z'));
      const key = { apiKeyId: shortId('key', 1), tenantId, name: 'Widget', keyPreview: 'sk_…9fQ2', createdAt };
      return [{ ...key, status: 'ACTIVE', lastUsedAt: isoText(now() - 60_000), apiKey: null }];
    },
    listInvoices: (): readonly Row[] =>
      ['PAID', 'PAID', 'FAILED'].map((status, index) => ({
        invoiceId: shortId('inv', 50 + index),
        tenantId,
        amount: 49_990,
        currency: 'CLP',
        status,
        date: isoText(Date.parse('2026-09-01T09:00:00Z') + index * 30 * 86_400_000),
        dteFolio: status === 'PAID' ? String(880 + index) : null,
        dteSiiStatus: status === 'PAID' ? 'EPR' : null,
      })),
    getDashboardMetrics: metrics,
    getPlanUsage: (): Row => {
      const active = practice.providers.filter(({ isActive }) => isActive).length;
      return {
        messages: 412,
        bookings: practice.appointments.filter(isBooking).length,
        tokensIA: 0,
        providers: active,
      };
    },
    checkPaymentStatus: (): Row => ({ status: 'ACTIVE', message: null }),
    getPublicLinkStatus: (): Row => ({
      isPublished: true,
      publishedAt,
      slug,
      publicUrl: `https://booking.example.test/${slug}`,
      completenessChecklist: [
        { item: 'services', status: 'COMPLETE', label: 'Servicios', isRequired: true, actionUrl: '/services' },
        { item: 'photo', status: 'RECOMMENDED', label: 'Foto', isRequired: false, actionUrl: '/settings' },
      ],
      completenessPercentage: 90,
    }),
    /** The page of the business, or of one provider, whose page begins with her. */
    getTenantPublicProfile({ slug: asked }: { slug: string }): Row | null {
      const people = practice.providers.filter(({ isActive }) => isActive).map(rows.provider);
      const chosen = people.find((row) => row['slug'] === asked);
      if (asked !== slug && !chosen) return null;
      return {
        tenantId,
        name: chosen?.['name'] ?? name,
        slug: asked,
        bio: chosen?.['bio'] ?? 'Veterinary care in Maine and Colorado',
        themeColor: '#2a9d8f',
        services: rows.services.map(rows.service),
        specializations: [],
        operatingHours: '09:00-17:00',
        fullAddress: null,
        providers: people,
        tenantPlan: 'BUSINESS',
        isPublished: true,
        preselectedProviderId: chosen?.['providerId'] ?? null,
      };
    },
  };
}
