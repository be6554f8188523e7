import { type Backstage } from '../../dialects/dialect.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type BookingList,
  type Extras,
  type Room,
  has,
  includes,
  optixIds,
  pageOf,
  roomOf,
  rooms,
  seconds,
  since,
} from './words.ts';

// prettier-ignore
const zoneNames: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Standard Time', 'America/Denver': 'Mountain Standard Time',
};

/** How locations and what can be booked there look. */
export type Spaces = ReturnType<typeof spacesOf>;

/** Makes the rows of locations, resources and their types. */
export function spacesOf({ practice }: Backstage, extras: Extras, list: BookingList) {
  const organizationId = optixIds.of('organization', 1);
  const location = (key: number | null): Row | null => {
    const place = practices.rowOf(practice.places, key);
    if (!place) return null;
    const contact = { name: place.name, email: place.email, user_id: optixIds.of('provider', place.key) };
    return {
      location_id: optixIds.of('place', place.key),
      organization_id: organizationId,
      name: place.name,
      description: place.key === 1 ? 'Our first house' : null,
      country: 'US',
      region: place.state,
      city: place.city,
      postcode: place.postalCode,
      address: place.street,
      directions: place.key === 2 ? 'Enter from the yard' : null,
      timezone: place.zone,
      timezone_name: zoneNames[place.zone],
      phone: place.phone,
      wifi_name: `guests-${String(place.key)}`,
      is_deleted: false,
      is_visible: true,
      is_hidden: false,
      contact_email: place.email,
      contact,
      amenities: [],
      resources: (args: Row) => resources({ ...args, location_id: [optixIds.of('place', place.key)] }),
      bookings: (args: Row) => list(args, ({ placeKey }) => placeKey === place.key),
    };
  };
  // A house that was given up stays in the table.
  const formerLocation = (): Row => {
    const former = { location_id: '8299', name: 'Old Wharf Clinic', address: '3 Wharf Street', postcode: '04101' };
    return { ...location(1), ...former, is_deleted: true, is_visible: false, description: null };
  };

  const resourceType = (isSurgery: boolean): Row => ({
    resource_type_id: isSurgery ? '42' : '41',
    ws_type_id: isSurgery ? '42' : '41',
    name: isSurgery ? 'Theatre' : 'Room',
    type: isSurgery ? 'Theatre' : 'Room',
    booking_experience: 'LIST',
    resource_count: ({ location_id }: Row) =>
      rooms.filter((room) => room.isSurgery === isSurgery && has(location_id, optixIds.of('place', room.placeKey)))
        .length,
    time_selection_type: 'FREE_SELECT',
    show_next_available: true,
    has_nonspecific_bookings: false,
    is_visible: true,
  });
  const resource = (room: Room): Row => ({
    resource_id: room.id,
    organization_id: organizationId,
    name: room.name,
    title: room.name,
    description: room.isSurgery ? 'Sterile area' : null,
    location: () => location(room.placeKey),
    is_bookable: true,
    type: resourceType(room.isSurgery),
    quantity: 1,
    capacity: room.isSurgery ? 4 : 3,
    price_hour: 0,
    booked_as: 'ROOM',
    size_sq_meters: 12 + (Number(room.id) % 7),
    is_assignable: false,
    is_dropin_bookable: !room.isSurgery,
    bookings: (args: Row) => list(args, (row) => roomOf(row, extras)?.id === room.id),
    amenities: [],
    created_timestamp: seconds(since),
  });
  const resources = (args: Row): Row => {
    const { is_bookable, is_assignable, capacity_from } = args;
    const found = rooms.map(resource).filter((row) => {
      const isNamed = includes(row['name'], args['name']) && includes(row['name'], args['title']);
      const isIt = has(args['resource_id'], row['resource_id']) && (is_bookable ?? true) === true;
      const room = rooms.find(({ id }) => id === row['resource_id']);
      const isThere = has(args['location_id'], optixIds.of('place', room?.placeKey ?? 0));
      const isOfType = has(args['resource_type_id'], room?.isSurgery === true ? '42' : '41');
      const isBig = typeof capacity_from !== 'number' || Number(row['capacity']) >= capacity_from;
      return isNamed && isIt && isThere && isOfType && isBig && (is_assignable ?? false) === false;
    });
    return { rows: found, ...pageOf(found, args) };
  };

  const locations = (args: Row): Row => {
    const all = practice.places.map(({ key }) => location(key) ?? {});
    const shown = [
      ...(args['include_visible'] === false ? [] : all),
      ...(args['include_deleted'] === true ? [formerLocation()] : []),
    ];
    const found = shown.filter(
      (row) => has(args['location_id'], row['location_id']) && includes(row['name'], args['name']),
    );
    return pageOf(found, args);
  };

  return { location, locations, resource, resources, resourceType };
}
