import type { DeskContext } from './deskContext.ts';

/** The zone of the place where this desk is: money and messages belong to no place of their own. */
export async function zoneOf({ clinic, lastLocation, timeZone }: DeskContext): Promise<string> {
  const places = await clinic.locations();
  if (!places.ok) return timeZone;
  const here = places.value.find(({ id }) => id === lastLocation.read()) ?? places.value[0];
  return here?.timeZone ?? timeZone;
}
