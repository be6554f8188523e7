import { wallDay } from '../../dialects/clock.ts';
import { fullNameOf, type Practice, practiceDays, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { Documents } from './documents.ts';
import { dateText, documentId, isReservation, procheIds, serviceId } from './values.ts';

const founded = '2023-03-06T09:00:00.000Z';
const stamps = { createdAt: founded, updatedAt: founded };
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const categories: Readonly<Record<number, string>> = { 4: 'Special', 5: 'Grooming' };
const { of } = procheIds;
const midnight = (day: string): string => `${day}T00:00:00.000Z`;

/** What a reservation costs, by its minutes. */
export function priceOf(minutes: number): number {
  return minutes * 2;
}

/** Puts into the store what is there before anyone writes, beside guests and reservations. */
export function seedDocuments(store: Documents, practice: Practice): void {
  store.put('Client', {
    ...stamps,
    id: documentId(7, 1),
    name: practice.organization.name,
    siret: null,
    address: null,
    contact: null,
    modules: { rooms: false, services: true, restaurant: false },
    theme: null,
  });
  for (const place of practice.places) {
    const { street, city, state, postalCode: zipCode } = place;
    store.put('Salon', {
      ...stamps,
      id: of('place', place.key),
      name: place.name,
      description: `In the middle of ${city}.`,
      address: { street, city, state, zipCode, country: 'US' },
      contact: { phone: place.phone, email: place.email, website: null },
      settings: { timezone: place.zone },
      businessHours: weekdays.map((day, index) => {
        const isOpen = index < 6;
        return { day, isOpen, openTime: isOpen ? '08:00' : null, closeTime: isOpen ? '18:00' : null };
      }),
      isActive: true,
    });
    for (const type of practice.visitTypes) {
      if (type.isBlock) continue;
      store.put('Service', {
        ...stamps,
        id: serviceId(place.key, type.key),
        businessId: of('place', place.key),
        businessType: 'salon',
        name: type.name,
        description: null,
        category: categories[type.key] ?? 'Care',
        duration: type.minutes,
        price: priceOf(type.minutes),
        options: type.key === 5 ? [{ name: 'Nail polish', price: 5, durationImpact: 5 }] : [],
      });
    }
    store.put('User', {
      ...stamps,
      id: documentId(8, 10 + place.key),
      firstName: ['Robin', 'Sasha', 'Kim'][place.key - 1] ?? 'Robin',
      lastName: ['Sato', 'Lindqvist', 'Moreau'][place.key - 1] ?? 'Sato',
      email: place.email,
      role: 'manager',
      businessType: 'salon',
      businessId: of('place', place.key),
      phone: place.phone,
      isActive: true,
      lastLogin: '2026-11-17T12:01:40.000Z',
    });
  }
  store.put('User', {
    ...stamps,
    id: documentId(8, 1),
    firstName: 'Alex',
    lastName: 'Admin',
    email: 'admin@example.test',
    role: 'admin',
    businessType: null,
    businessId: null,
    isActive: true,
    lastLogin: null,
  });
  seedStaff(store, practice);
  seedInvoices(store, practice);
}

/** Somebody of the staff belongs to one salon, with a role of any words; only `staff` is led to from reservations. */
function seedStaff(store: Documents, practice: Practice): void {
  let shifts = 0;
  for (const member of practice.providers) {
    const salon = { businessId: of('place', member.placeKeys[0] ?? 1), businessType: 'salon' };
    store.put('Staff', {
      ...stamps,
      ...salon,
      id: of('provider', member.key),
      userId: null,
      name: fullNameOf(member),
      role: 'staff',
      email: member.email,
      phone: null,
      hireDate: midnight('2023-04-03'),
      hourlyRate: null,
      specialties: member.title === null ? [] : [member.title],
      availability: weekdays.slice(0, 5).map((day) => ({ day, startTime: '08:00', endTime: '17:00', available: true })),
      isActive: member.isActive,
    });
    if (!member.isActive) continue;
    for (const day of practiceDays.slice(2)) {
      shifts += 1;
      const times = { date: midnight(day), startTime: '08:00', endTime: '17:00', notes: null };
      const id = documentId(4, shifts);
      store.put('Shift', { ...stamps, ...salon, ...times, id, staffId: of('provider', member.key) });
    }
  }
}

/** What has been paid for: an invoice and a payment for every third visit that is over. */
function seedInvoices(store: Documents, practice: Practice): void {
  for (const row of practice.appointments) {
    if (!isReservation(row) || row.state !== 'completed' || row.key % 3 !== 0) continue;
    const total = priceOf(row.minutes);
    const moment = dateText(row.start + row.minutes * 60_000);
    const about: Row = { reservationId: of('appointment', row.key), businessId: of('place', row.placeKey) };
    store.put('Invoice', {
      ...about,
      id: documentId(2, row.key),
      date: moment,
      items: [{ description: `Reservation ${of('appointment', row.key)}`, price: total, quantity: 1, total }],
      total,
      createdAt: moment,
      updatedAt: moment,
    });
    store.put('Payment', {
      ...about,
      id: documentId(3, row.key),
      invoiceId: documentId(2, row.key),
      amount: total,
      status: 'paid',
      stripeSessionId: `cs_test_${wallDay(row.start, zoneOf(practice, row)).replaceAll('-', '')}${String(row.key)}`,
      paymentMethod: 'card',
      createdAt: moment,
      updatedAt: moment,
    });
  }
}
