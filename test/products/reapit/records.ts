import type { Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { addressOf, eTag, isConfirmed, jobTitles, linksOf, listIn, phoneOf, reapitIds, stamp } from './words.ts';

/** What was written that the practice has no place for, by the id of its resource. */
export type ReapitMemory = Map<string, Row>;

/** How rows of the practice look there. */
export type ReapitRecords = ReturnType<typeof reapitRecords>;

const { of } = reapitIds;
const opened = Date.parse('2018-03-05T09:20:43Z');
const stamps = (created: number, modified: number): Row => ({ created: stamp(created), modified: stamp(modified) });

// Who answers the telephone of an office enters most of its appointments.
const organisers: Readonly<Record<number, number>> = { 1: 5, 2: 6, 3: 7 };

/** Makes resources from the records of a practice; what is embedded has to be asked for. */
export function reapitRecords({ practice, meet }: Backstage, memory: ReapitMemory) {
  const written = (id: string, row: Row): Row => ({ ...row, ...memory.get(id) });
  const embedded = (embed: unknown, parts: Readonly<Record<string, () => unknown>>): Row | null => {
    const wanted = Object.entries(parts).filter(([name]) => listIn(embed).includes(name));
    return wanted.length === 0 ? null : Object.fromEntries(wanted.map(([name, part]) => [name, part()]));
  };
  const present = <Item>(items: readonly (Item | null)[]): readonly Item[] => items.filter((item) => item !== null);

  const office = (key: number | null, embed?: unknown): Row | null => {
    const place = practices.rowOf(practice.places, key);
    if (!place) return null;
    meet('place', place.key);
    const id = of('place', place.key);
    const staff = practice.providers.filter(({ placeKeys }) => placeKeys[0] === place.key);
    return written(id, {
      id,
      ...stamps(opened, opened + place.key * 86_400_000),
      name: place.name,
      manager: practices.fullNameOf(staff[0] ?? { givenName: null, familyName: '' }),
      address: addressOf(place.street, [place.city, place.state], place.postalCode),
      workPhone: place.phone,
      email: place.email,
      metadata: {},
      _eTag: eTag(id, opened),
      _links: linksOf({ self: `/offices/${id}`, negotiators: `/negotiators/?officeId=${id}` }),
      _embedded: embedded(embed, { negotiators: () => present(staff.map((member) => negotiator(member.key))) }),
    });
  };

  const negotiator = (key: number | null, embed?: unknown): Row | null => {
    const member = practices.rowOf(practice.providers, key);
    if (!member) return null;
    meet('provider', member.key);
    const [id, officeKey] = [of('provider', member.key), member.placeKeys[0] ?? 1];
    return written(id, {
      id,
      ...stamps(opened, opened + member.key * 90_000_000),
      name: practices.fullNameOf(member),
      jobTitle: jobTitles[member.role],
      active: member.isActive,
      officeId: of('place', officeKey),
      workPhone: practices.rowOf(practice.places, officeKey)?.phone ?? null,
      mobilePhone: null,
      email: member.email,
      metadata: {},
      _eTag: eTag(id, opened),
      _links: linksOf({ self: `/negotiators/${id}`, office: `/offices/${of('place', officeKey)}` }),
      _embedded: embedded(embed, { office: () => office(officeKey) }),
    });
  };

  /** The member of staff who looks after a contact. */
  const staffOf = (client: practices.ClientRecord): number =>
    practice.providers.find(({ placeKeys, isActive }) => isActive && placeKeys.includes(client.placeKey))?.key ?? 1;

  const contact = (client: practices.ClientRecord, embed?: unknown): Row => {
    meet('client', client.key);
    const id = of('client', client.key);
    const hasAddress = client.street !== '';
    return written(id, {
      id,
      ...stamps(client.createdAt, client.updatedAt),
      title: null,
      forename: client.givenName ?? '',
      surname: client.familyName,
      dateOfBirth: null,
      active: client.isActive,
      marketingConsent: client.key % 3 === 0 ? 'grant' : 'notAsked',
      identityCheck: 'unchecked',
      source: { id: of('place', client.placeKey), type: 'office' },
      homePhone: phoneOf(client, 'Home'),
      workPhone: phoneOf(client, 'Work'),
      mobilePhone: phoneOf(client, 'Mobile'),
      email: client.emails[0] ?? null,
      archivedOn: null,
      fromArchive: false,
      primaryAddress: hasAddress ? addressOf(client.street, [client.city]) : null,
      secondaryAddress: null,
      workAddress: null,
      officeIds: [of('place', client.placeKey)],
      negotiatorIds: [of('provider', staffOf(client))],
      communicationPreferenceLetter: true,
      communicationPreferenceEmail: client.emails.length > 0,
      communicationPreferencePhone: client.phones.length > 0,
      communicationPreferenceSMS: phoneOf(client, 'Mobile') !== null,
      metadata: {},
      _eTag: eTag(id, client.updatedAt),
      _links: linksOf({
        self: `/contacts/${id}`,
        documents: `/documents/?associatedType=contact&associatedId=${id}`,
        identityChecks: `/identityChecks/?contactId=${id}`,
        offices: `/offices/?id=${of('place', client.placeKey)}`,
      }),
      _embedded: embedded(embed, {
        documents: () => [],
        identityChecks: () => [],
        negotiators: () => present([negotiator(staffOf(client))]),
        offices: () => present([office(client.placeKey)]),
        source: () => null,
      }),
    });
  };

  const types = (): readonly Row[] =>
    practice.visitTypes.map(({ key, name }) => ({ id: of('visitType', key), value: name }));

  const attendee = (key: number | null): Row | null => {
    const client = practices.rowOf(practice.clients, key);
    if (!client) return null;
    const id = of('client', client.key);
    const numbers = {
      homePhone: phoneOf(client, 'Home'),
      workPhone: phoneOf(client, 'Work'),
      mobilePhone: phoneOf(client, 'Mobile'),
      email: client.emails[0] ?? null,
    };
    return { id, type: 'contact', contacts: [{ id, name: practices.fullNameOf(client), ...numbers }] };
  };

  const appointment = (row: practices.AppointmentRecord, embed?: unknown): Row => {
    meet('appointment', row.key);
    const [id, typeId] = [of('appointment', row.key), of('visitType', row.typeKey)];
    const organiserKey = organisers[row.placeKey] ?? 5;
    const type = (): unknown => types().find((item) => item['id'] === typeId) ?? null;
    const negotiators = (): readonly Row[] => present([negotiator(row.providerKey)]);
    const offices = (): readonly Row[] => present([office(row.placeKey)]);
    return written(id, {
      id,
      ...stamps(row.createdAt, row.updatedAt),
      start: stamp(row.start),
      end: stamp(row.start + row.minutes * 60_000),
      typeId,
      appointmentType: type,
      description: row.reason ?? '',
      recurring: false,
      cancelled: row.state === 'cancelled',
      followUp: { due: null, responseId: '', notes: '' },
      propertyId: '',
      property: null,
      organiserId: of('provider', organiserKey),
      negotiatorIds: row.providerKey === null ? [] : [of('provider', row.providerKey)],
      negotiators,
      officeIds: [of('place', row.placeKey)],
      offices,
      attendee: () => attendee(row.clientKey),
      accompanied: true,
      negotiatorConfirmed: row.providerKey !== null,
      attendeeConfirmed: isConfirmed(row),
      propertyConfirmed: false,
      metadata: {},
      _eTag: eTag(id, row.updatedAt),
      _links: linksOf({
        self: `/appointments/${id}`,
        type: `/configuration/appointmentTypes/${typeId}`,
        organiser: `/negotiators/${of('provider', organiserKey)}`,
      }),
      _embedded: embedded(embed, {
        negotiators,
        offices,
        organiser: () => negotiator(organiserKey),
        property: () => null,
        type,
      }),
    });
  };

  return { office, negotiator, contact, appointment, types, staffOf };
}
