import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { birthdayOf, genderOf } from './madeUp.ts';
import { type PlainShelf, plainShelf } from './shelf.ts';
import { adminId, clinicZone, mbjIds, roleOf, utcDay, yearsSince } from './values.ts';

const dayMs = 86_400_000;

/** Accounts of all who work there, the administrator first. */
export function userShelf({ practice, now }: Backstage): PlainShelf {
  const zone = clinicZone(practice);
  const dayAgo = (days: number): string => utcDay(wallDay(now() - days * dayMs, zone));

  function documentOf(_id: string, key: number, own: Row): Row {
    const birthday = birthdayOf(key + 3000);
    const hired = Date.UTC(2012 + (key % 9), key % 12, 1);
    return {
      _id,
      password: null,
      registrationNumber: `St${String(hired)}?${String(birthday)}?000${String(key)}`,
      employmentDate: String(hired),
      dob: String(birthday),
      age: yearsSince(birthday, now()),
      gender: genderOf(key + 3000),
      addresses: [],
      verification: { verified: true, type: 'email', code: null },
      attendance: [2, 1, 0].map((days) => ({
        date: dayAgo(days),
        status: 'present',
        description: 'login auto attendance',
        highlighted: false,
      })),
      leave: [],
      images: [],
      files: [],
      notes: [],
      activity: [{ date: String(hired), request: 'initial activity... profile created...' }],
      ...own,
    };
  }
  const staff = practice.providers.map((provider: ProviderRecord): Row => {
    const { key, givenName, familyName, email, isActive, placeKeys } = provider;
    const role = roleOf(provider);
    return documentOf(mbjIds.of('provider', key), key, {
      title: role === 'Doctor' ? 'Dr' : 'Nurse',
      name: fullNameOf(provider),
      role,
      username: `${givenName.slice(0, 1)}${familyName}`.toLowerCase().replaceAll(/[^\p{L}\d]/gu, ''),
      contact: { phone: rowOf(practice.places, placeKeys[0] ?? null)?.phone ?? '', phone2: '', email },
      loggedIn: isActive,
      clientConnected: false,
    });
  });
  const place = practice.places[0];
  const admin = documentOf(adminId, 99, {
    title: 'Ms',
    name: 'Front Desk',
    role: 'Admin',
    username: 'frontdesk',
    contact: { phone: place?.phone ?? '', phone2: '', email: place?.email ?? '' },
    loggedIn: true,
    clientConnected: true,
  });
  return plainShelf([admin, ...staff]);
}
