import { useClinicNumbers } from '../data/useClinicNumbers.ts';
import { usePhoneText } from './usePhoneText.ts';

/** Writes a client's number in the clinic's format; one that can't be read for sure stays as it is. */
export function usePhoneFormat(): (number: string) => string {
  const clinicNumbers = useClinicNumbers();
  const text = usePhoneText();
  if (!text) return (number) => number;
  const habit = text.phoneHabit(clinicNumbers);
  return (number) => {
    const reading = text.readPhone(number, habit);
    return reading.kind === 'number' ? reading.text : number;
  };
}
