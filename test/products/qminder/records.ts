import type { Backstage } from '../../dialects/dialect.ts';
import { wallDay } from '../../dialects/clock.ts';
import { type PlaceRecord, type ProviderRecord, type VisitTypeRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateText, isTicket, lineIdOf, qminderIds, statusOf } from './words.ts';

const founded = Date.parse('2020-02-03T13:20:11.412Z');
const dayMs = 86_400_000;
const colors = ['VIOLET', 'TEAL', 'MINT', 'CORAL', 'YELLOW', 'ROSE', 'INDIGO'];
const english = { code: 'en', name: 'English', nativeName: 'English', primary: true };
const spanish = { code: 'es', name: 'Spanish', nativeName: 'Español', primary: false };
const time = (hours: number): Row => ({ hours, minutes: 0 });
const open = { businessHours: [{ opens: time(8), closes: time(18) }], closed: false };
const shut = { businessHours: null, closed: true };
const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: shut, sun: shut };
const closing = { date: '2026-11-26', closed: true, closedReason: 'Thanksgiving', businessHours: null };
const positions: Readonly<Record<number, readonly [number, number]>> = {
  2: [40.0176, -105.2797],
  3: [43.5009, -70.4428],
};
const spanishNames = ['Chequeo', 'Vacunación', 'Consulta', 'Cirugía', 'Corte de uñas', 'Revisión'];
const boarding: VisitTypeRecord = {
  key: 8,
  name: 'Boarding',
  minutes: 30,
  color: '',
  isBlock: false,
  isBookable: false,
};

/** Who is at the desk; like everybody who can log in they are users. */
const clerks: readonly ProviderRecord[] = [
  ['Dana', 'Whitfield', [1, 2, 3]] as const,
  ['Pat', 'Lindqvist', [2]] as const,
].map(([givenName, familyName, placeKeys], index) => {
  const email = `desk${String(index + 1)}@example.test`;
  return { key: 20 + index, givenName, familyName, title: null, role: 'technician', email, isActive: true, placeKeys };
});
export const managerKey = 20;

/** The places of the practice as Qminder shows them, with their lines, users and devices. */
export function qminderPlaces(
  { practice, meet }: Backstage,
  inputFieldsOf: (place: PlaceRecord, includesDeleted: boolean) => readonly Row[],
) {
  const { places, visitTypes } = practice;
  const staff: readonly ProviderRecord[] = [...practice.providers, ...clerks];
  const lineTypes = visitTypes.filter(({ isBlock }) => !isBlock);

  function location(place: PlaceRecord): Row {
    meet('place', place.key);
    const [latitude, longitude] = positions[place.key] ?? [43.6615, -70.2553];
    const local = (): readonly ProviderRecord[] => activeAt(place.key);
    return {
      id: qminderIds.of('place', place.key),
      name: place.name,
      address: `${place.street}, ${place.city}, ${place.state} ${place.postalCode}, USA`,
      countryCode: 'us',
      country: 'United States',
      timezone: place.zone,
      created: dateText(founded + place.key * 40 * dayMs),
      latitude,
      longitude,
      lines: ({ archived }: { archived?: boolean | null }) =>
        (archived ? [boarding] : lineTypes).map((type) => line(place, type)),
      users: () => local().map(user),
      ipads: [ipad(place)],
      tvs: () => [tv(place)],
      desks: () => desksOf(place.key),
      languages: place.key === 2 ? [english, spanish] : [english],
      selectingDeskMandatory: place.key === 1,
      smsEnabled: place.key !== 3,
      dynamicLabels: true,
      inputFields: ({ includeDeleted }: { includeDeleted?: boolean | null }) =>
        inputFieldsOf(place, includeDeleted === true),
      openingHours: JSON.stringify(week),
      openingHours2: week,
      openingHoursExceptions: JSON.stringify([closing]),
      openingHoursExceptions2: [closing],
      visitPlanner: {
        url: `https://visit.example.test/${String(place.key)}`,
        name: place.name,
        description: 'Tell us that you are coming',
        notes: null,
        email: place.email,
        phoneNumber: place.phone,
        remoteSignIn: place.key === 1,
      },
      labels: ['VIP', 'Breeder', 'Confirmed'].map((value, index) => {
        const used = { firstUsed: dateText(founded + 90 * dayMs), lastUsed: dateText(founded + 2400 * dayMs) };
        return {
          id: `${String(place.key)}-${value}`,
          value,
          color: labelColor(value),
          ...used,
          count: 40 - index * 11,
        };
      }),
      locationLabels: place.key === 1 ? ['hub'] : ['branch'],
      settings: {
        areLabelsVisibleInWaitingDrawer: true,
        areLabelsVisibleInServingDrawer: place.key !== 3,
        isServiceClarityEnabled: false,
      },
      isDemo: false,
      appointmentSettings: () => ({
        limits: { minNoticeHours: 2, dateRangeDays: 60, maxCountPerVisitor: place.key === 3 ? null : 3 },
        availability: local()
          .filter(({ key }) => key < managerKey)
          .map((person) => availability(person, place)),
      }),
      isServiceViewLastUsedLineMemorised: true,
    };
  }
  function line(place: PlaceRecord, type: VisitTypeRecord): Row {
    const inLine = (): readonly string[] =>
      practice.appointments
        .filter((row) => isTicket(row) && row.placeKey === place.key && row.typeKey === type.key)
        .map(statusOf);
    const isOld = type.key === boarding.key;
    return {
      id: lineIdOf(place.key, type.key),
      name: type.name,
      color: colors[(type.key + place.key) % colors.length],
      disabled: isOld,
      archived: isOld,
      location: () => location(place),
      hasActiveTickets: () => inLine().some((status) => status === 'NEW' || status === 'CALLED'),
      hasScheduledTickets: () => inLine().includes('SCHEDULED'),
      translations: place.key === 2 && !isOld ? [{ languageCode: 'es', name: spanishNames[type.key - 1] ?? null }] : [],
      appointmentSettings: { enabled: !isOld, durationMinutes: isOld ? null : type.minutes },
    };
  }
  function user(person: ProviderRecord): Row {
    meet('provider', person.key);
    const picture = { medium: portrait(person, 128), large: portrait(person, 512) };
    const [home] = placesOf(person);
    const isManager = person.key === managerKey;
    const isGone = !person.isActive;
    return {
      id: qminderIds.of('provider', person.key),
      email: isGone ? null : person.email,
      firstName: person.givenName,
      lastName: person.familyName,
      created: dateText(founded + person.key * 11 * dayMs),
      profilePicture: person.key % 3 === 0 ? null : picture,
      picture: person.key % 3 === 0 ? null : picture.medium,
      selectedLocation: () => (home && !isGone ? location(home) : null),
      selectedDesk: () => (home && !isGone ? (desksOf(home.key)[person.key % 2] ?? null) : null),
      selectedLines: () => (home && !isGone ? lineTypes.slice(0, 3).map((type) => line(home, type)) : null),
      roles: () =>
        isManager
          ? [{ id: '50100', type: 'ADMIN', location: null }]
          : placesOf(person).map((place) => ({
              id: String(50_200 + person.key * 10 + place.key),
              type: person.key % 4 === 1 ? 'MANAGER' : 'CLERK',
              location: () => location(place),
            })),
      lastLoggedIn: person.key === 7 ? null : dateText(Date.parse('2026-11-16T12:58:03.118Z') - person.key * dayMs),
      lastInvited: person.key === 7 ? dateText(Date.parse('2026-11-10T16:00:00Z')) : null,
      serviceSettings: { appsInstalled: false },
      deleted: isGone,
      deletedAt: isGone ? dateText(Date.parse('2026-06-30T21:04:19.007Z')) : null,
      scopes: isManager ? [{ scope: 'account:manage', locationId: null }] : [],
    };
  }
  const portrait = ({ key }: ProviderRecord, size: number): string =>
    `https://pictures.example.test/${String(key)}-${String(size)}.jpg`;
  const placesOf = ({ placeKeys }: ProviderRecord): readonly PlaceRecord[] =>
    places.filter(({ key }) => placeKeys.includes(key));
  const activeAt = (placeKey: number): readonly ProviderRecord[] =>
    staff.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(placeKey));
  const desksOf = (placeKey: number): readonly Row[] => {
    const people = activeAt(placeKey);
    return ['Front desk', 'Room 1', 'Room 2'].map((name, index) => {
      const person = people[index];
      return { id: String(700 + placeKey * 10 + index), name, user: () => (person ? user(person) : null) };
    });
  };
  const ipad = ({ key, name }: PlaceRecord): Row => {
    const state = { online: key !== 3, charging: key === 1, batteryLevel: key === 3 ? null : 60 + key * 9 };
    return { id: String(300 + key), name: `${name} entrance`, ...state };
  };
  const tv = (place: PlaceRecord): Row => ({
    id: String(400 + place.key),
    name: 'Waiting room',
    theme: 'standard',
    layout: 'standard',
    online: true,
    settings: JSON.stringify({ lines: [], clearTickets: 'afterCalling', notificationViewLineVisible: true }),
    lines: () => lineTypes.map((type) => line(place, type)),
    clearTickets: 'afterCalling',
    notificationViewLineVisible: true,
    listViewLineVisible: false,
  });
  function availability(person: ProviderRecord, place: PlaceRecord): Row {
    const work = { isAvailable: true, dailySchedule: [{ availableFrom: '09:00', availableTo: '17:00' }] };
    const rest = { isAvailable: false, dailySchedule: [] };
    const blocks = practice.appointments.filter(
      (row) => row.isBlock && !row.isDeleted && row.providerKey === person.key && row.placeKey === place.key,
    );
    return {
      user: () => user(person),
      location: () => location(place),
      lines: () => lineTypes.map((type) => line(place, type)),
      dailyLimit: person.role === 'groomer' ? 8 : null,
      weeklyHours: 40,
      // prettier-ignore
      weeklySchedule: {
        monday: work, tuesday: work, wednesday: work, thursday: work, friday: work, saturday: rest, sunday: null,
      },
      // What keeps an hour free leaves the hours around it.
      scheduleOverrides: blocks.map(({ start }) => ({
        isAvailable: true,
        date: wallDay(start, place.zone),
        dailySchedule: [
          { availableFrom: '09:00', availableTo: '12:00' },
          { availableFrom: '13:00', availableTo: '17:00' },
        ],
      })),
    };
  }
  return {
    english,
    staff,
    location,
    line,
    user,
    ipad,
    tv,
    desksOf,
    availability,
    userOf: (key: number | null): Row | null => {
      const person = rowOf(staff, key);
      return person && user(person);
    },
    /** The line of an id, also of one that is no longer used. */
    lineOf(id: string): Row | null {
      const key = qminderIds.key('visitType', id) ?? 0;
      const place = rowOf(places, Math.floor(key / 10));
      const type = rowOf([...lineTypes, boarding], key % 10);
      return place && type && line(place, type);
    },
  };
}

/** The colour of a label; whatever is not known yet is grey. */
export function labelColor(value: string): string {
  return { VIP: '#ff00ff', Breeder: '#0b7285', Confirmed: '#2a9d8f' }[value] ?? '#868e96';
}
