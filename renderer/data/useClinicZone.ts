import { useShownDay } from './useShownDay.ts';

/** The zone of the location that was shown last, in which all times are; undefined before the first day. */
export function useClinicZone(): string | undefined {
  return useShownDay()?.timeZone;
}
