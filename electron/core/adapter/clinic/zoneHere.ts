import type { Clinic } from './clinic.ts';

/**
 * The zone of the place where this desk is: money, messages and most lists belong to no place of their own. The
 * computer's where the service names none.
 */
export async function zoneHere(using: {
  readonly clinic: Pick<Clinic, 'locations'>;
  readonly lastLocation: { read(): string | null };
  readonly timeZone: string;
}): Promise<string> {
  const places = await using.clinic.locations();
  if (!places.ok) return using.timeZone;
  const here = places.value.find(({ id }) => id === using.lastLocation.read()) ?? places.value[0];
  return here?.timeZone ?? using.timeZone;
}
