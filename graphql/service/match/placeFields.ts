import type { AppointmentTypeFields, LocationFields, ProviderFields } from '../serviceMap.ts';
import { addressSource } from './contactFields.ts';
import type { EntityContext } from './entityContext.ts';
import { activeSource, named, nestedName, phoneOf, timeZoneOf, valueOf } from './entityValues.ts';
import { openingHours } from './openingHours.ts';
import { present } from './present.ts';

export function locationFields(context: EntityContext): LocationFields | null {
  const base = named(context, 'location');
  if (!base) return null;
  const found = present({
    address: addressSource(context),
    phone: phoneOf(context),
    timeZone: timeZoneOf(context),
    hours: openingHours(context),
  });
  return { ...base, ...found };
}

export function providerFields(context: EntityContext): ProviderFields | null {
  const base = named(context, 'provider');
  if (!base) return null;
  const words = [
    'role',
    'profession',
    'job title',
    'specialty',
    'speciality',
    'position',
    'qualification',
    'discipline',
    'job',
    'grade',
  ];
  const found = present({
    role: valueOf(context, words, ['text', 'enum'], ['id', 'org', 'system']) ?? nestedName(context, words),
    active: activeSource(context),
  });
  return { ...base, ...found };
}

export function appointmentTypeFields(context: EntityContext): AppointmentTypeFields | null {
  const base = named(context, 'appointmentType');
  if (!base) return null;
  const lengths = [
    'duration',
    'length',
    'default duration',
    'minute',
    'duration minute',
    'default minute',
    'standard minute',
    'duration min',
    'default duration min',
    'default length',
  ];
  const avoid = ['buffer', 'before', 'after', 'lead', 'notice', 'unit', 'setup', 'cleanup', 'padding', 'slot'];
  const found = present({
    minutes: valueOf(context, lengths, ['number', 'text'], avoid),
    color: valueOf(context, ['color', 'colour', 'hex color'], ['text', 'enum']),
  });
  return { ...base, ...found };
}
