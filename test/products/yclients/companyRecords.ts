import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type PlaceRecord, type ProviderRecord, type VisitTypeRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { YclientsMemory } from './memory.ts';
import { addressOf, idOf } from './values.ts';

const noMaster = 'https://yclients.com/images/no-master.png';
const noMasterSmall = 'https://yclients.com/images/no-master-sm.png';
const positions: Readonly<Record<ProviderRecord['role'], Row>> = {
  veterinarian: { id: 1, title: 'Doctor' },
  technician: { id: 2, title: 'Assistant' },
  groomer: { id: 3, title: 'Master' },
};
const specializations: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'Veterinarian',
  technician: 'Technician',
  groomer: 'Groomer',
};
const shortVisit = 30;

/** Positions of staff. */
export const allPositions: readonly Row[] = Object.values(positions);

/** Categories of services: the practice keeps none, so that they go by length. */
export const serviceCategories: readonly { readonly id: number; readonly title: string; readonly isShort: boolean }[] =
  [
    { id: 83_167, title: 'Short appointments', isShort: true },
    { id: 83_168, title: 'Appointments', isShort: false },
  ];

/** The category of a service. */
export function categoryOf({ minutes }: VisitTypeRecord): number {
  return serviceCategories.find(({ isShort }) => isShort === minutes < shortVisit)?.id ?? 0;
}

/** What a service costs. */
export function priceOf(typeKey: number): number {
  return 25 + typeKey * 15;
}

/** Makes rows of companies, their staff and their services. */
export function companyRecords({ practice, meet, now }: Backstage, memory: YclientsMemory) {
  const staffOf = (place: PlaceRecord): readonly ProviderRecord[] =>
    practice.providers.filter(({ placeKeys }) => placeKeys.includes(place.key));

  const staff = (row: ProviderRecord, place: PlaceRecord): Row => {
    meet('provider', row.key);
    const own = memory.reviews.filter(({ providerKey }) => providerKey === row.key);
    return {
      id: idOf('provider', row.key),
      api_id: null,
      company_id: idOf('place', place.key),
      name: fullNameOf(row),
      specialization: specializations[row.role],
      position: positions[row.role],
      weight: Math.max(1, 100 - row.key),
      show_rating: 0,
      rating: own.length === 0 ? 0 : own.reduce((sum, { rating }) => sum + rating, 0) / own.length,
      votes_count: own.length,
      comments_count: own.length,
      avatar: noMasterSmall,
      avatar_big: noMaster,
      information: row.title === null ? '' : `<span>${row.title}</span>`,
      hidden: row.isActive ? 0 : 1,
      fired: row.isActive ? 0 : 1,
      status: 0,
      image_group: null,
    };
  };

  const service = (row: VisitTypeRecord, place: PlaceRecord): Row => {
    meet('visitType', row.key);
    return {
      id: idOf('visitType', row.key),
      salon_service_id: place.key * 100_000 + row.key,
      category_id: categoryOf(row),
      title: row.name,
      price_min: priceOf(row.key),
      price_max: priceOf(row.key),
      discount: 0,
      comment: '',
      weight: Math.max(1, 100 - row.key),
      active: row.isBookable ? 1 : 0,
      api_id: '',
      staff: staffOf(place)
        .filter(({ isActive }) => isActive)
        .map(({ key }) => ({ id: idOf('provider', key), seance_length: row.minutes * 60 })),
      image_group: null,
    };
  };

  const company = (row: PlaceRecord, shows: { readonly slot: boolean; readonly groups: boolean }): Row => {
    meet('place', row.key);
    const cities = [...new Set(practice.places.map(({ city }) => city))];
    return {
      id: idOf('place', row.key),
      title: row.name,
      public_title: row.name,
      short_descr: 'Veterinary clinic',
      logo: noMaster,
      active: 1,
      country_id: 0,
      country: '',
      city_id: 1 + cities.indexOf(row.city),
      city: row.city,
      timezone: row.zone,
      schedule: '',
      address: addressOf(row),
      phone: row.phone,
      phones: [row.phone],
      email: row.email,
      site: '',
      coordinate_lat: 0,
      coordinate_lon: 0,
      app_ios: '',
      app_android: '',
      currency_short_title: '$',
      phone_confirmation: false,
      active_staff_count: staffOf(row).filter(({ isActive }) => isActive).length,
      next_slot: shows.slot ? offsetText(Math.ceil(now() / 1_800_000) * 1_800_000, row.zone) : null,
      booking_comment_required: false,
      booking_email_required: false,
      booking_comment_input_name: null,
      booking_notify_text: null,
      reminds_sms_disabled: true,
      group_priority: 1000 - row.key,
      allow_change_record: true,
      allow_change_record_delay_step: 0,
      allow_delete_record: true,
      allow_delete_record_delay_step: 0,
      groups: shows.groups
        ? [{ id: idOf('organization', practice.organization.key), title: practice.organization.name }]
        : null,
    };
  };

  return { company, staff, staffOf, service };
}
