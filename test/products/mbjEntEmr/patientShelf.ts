import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, fullNameOf, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { birthdayOf, genderOf, patientExtras } from './madeUp.ts';
import { rowsIn, type Shelf, textsIn } from './shelf.ts';
import { castError, clinicZone, mbjIds, patientsOf, plainText, utcDay, yearsSince } from './values.ts';

/** What the practice itself keeps of a patient, so that it is not remembered twice. */
const ownFields = new Set(['_id', 'name', 'lastName', 'active', 'contact', 'tags']);

/** Patients are the clients of the practice; the rest of their documents is remembered here. */
export function patientShelf({ practice, now }: Backstage): Shelf {
  const zone = clinicZone(practice);
  const more = new Map<number, Row>();
  // Asking a clock takes long.
  const days = new Map<number, string>();

  function documentOf(client: ClientRecord): Row {
    const { key, givenName, familyName, phones, emails, createdAt, updatedAt } = client;
    const [birthday, gender] = givenName === null ? [null, null] : [birthdayOf(key), genderOf(key)];
    const registered = days.get(createdAt) ?? utcDay(wallDay(createdAt, zone));
    days.set(createdAt, registered);
    const doctors = practice.providers.filter(({ role }) => role === 'veterinarian');
    const doctor = doctors[key % Math.max(1, doctors.length)];
    const title = gender === 'Female' ? 'Ms' : 'Mr';
    return {
      password: 'inactive',
      title: gender === null ? '' : title,
      role: 'Patient',
      username: `${fullNameOf(client).replaceAll(/[^\p{L}\d]/gu, '')}${String(key).padStart(3, '0')}`,
      registration: {
        date: registered,
        number: `${(givenName ?? familyName).slice(0, 2)}${String(createdAt)}?${String(birthday ?? 0)}?000${String(key)}`,
      },
      dob: birthday === null ? null : String(birthday),
      age: birthday === null ? null : yearsSince(birthday, now()),
      gender,
      addresses: addressesOf(client),
      loggedIn: false,
      clientConnected: false,
      verification: { verified: true, type: 'inactive', code: '' },
      ...patientExtras(key, Number(registered), doctor ? fullNameOf(doctor) : ''),
      notes: client.note === null ? [] : [client.note],
      activity: [{ date: String(updatedAt), request: 'initial activity... patient created...' }],
      ...more.get(key),
      _id: mbjIds.of('client', key),
      active: client.isActive,
      name: givenName ?? '',
      lastName: familyName,
      contact: { phone: phones[0]?.value ?? '', phone2: phones[1]?.value ?? '', email: emails[0] ?? null },
      tags: client.tags,
    };
  }
  const clientOf = (id: unknown): ClientRecord | null => {
    const client = rowOf(practice.clients, mbjIds.key('client', id as string));
    return client && !client.isDeleted ? client : null;
  };
  const put = (client: ClientRecord, change: Partial<ClientRecord>): ClientRecord => {
    const outcome = changeClient(practice, client.key, change, now());
    if (!outcome.ok) throw castError('string', '', 'lastName', 'Patient');
    return outcome.row;
  };

  return {
    all: () => patientsOf(practice).map(documentOf),
    find(id) {
      const client = clientOf(id);
      return client && documentOf(client);
    },
    change(id, change) {
      const client = clientOf(id);
      if (!client) return null;
      const rest = Object.entries(change).filter(([field]) => !ownFields.has(field));
      more.set(client.key, { ...more.get(client.key), ...Object.fromEntries(rest) });
      return documentOf(put(client, practiceChange(client, change)));
    },
    remove(id) {
      const client = clientOf(id);
      if (!client) return null;
      const before = documentOf(client);
      put(client, { isDeleted: true, isActive: false });
      return before;
    },
  };
}

/** The change of the practice's own row. */
function practiceChange(before: ClientRecord, change: Row): Partial<ClientRecord> {
  const { name, lastName, active, contact, tags, addresses } = change;
  const [address] = rowsIn(addresses).toSorted((one) => (one['primary'] === true ? -1 : 1));
  const street = address && [address['number'], address['street']].filter((part) => part).join(' ');
  return presentFields({
    givenName: name === undefined ? undefined : plainText(name).trim() || null,
    familyName: lastName === undefined ? undefined : plainText(lastName).trim(),
    isActive: active === undefined ? undefined : active === true,
    tags: tags === undefined ? undefined : textsIn(tags),
    street,
    city: address && (plainText(address['city']) || plainText(address['town'])),
    ...(isRow(contact) && contactChange(before, contact)),
  });
}

function contactChange(before: ClientRecord, { phone, phone2, email }: Row): Partial<ClientRecord> {
  const numbers = [plainText(phone), plainText(phone2)].filter((value) => value !== '');
  const labels = ['Mobile', 'Home'] as const;
  const phones = numbers.map((value, index): PhoneRecord => ({ label: labels[index] ?? 'Work', value }));
  return {
    phones: [...phones, ...before.phones.slice(2)],
    emails: [...(plainText(email) === '' ? [] : [plainText(email)]), ...before.emails.slice(1)],
  };
}

function addressesOf({ street, city }: ClientRecord): readonly Row[] {
  if (street === '' && city === '') return [];
  const [, number = '0', road = street] = /^(\d+)\s+(.*)$/.exec(street) ?? [];
  const empty = { parish: 'none', country: '', postalCode: '' };
  return [{ number: Number(number), street: road, town: '', city, ...empty, primary: true }];
}
