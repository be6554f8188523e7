import { useMemo } from 'react';
import { useClinicNumbers } from '../data/useClinicNumbers.ts';
import { usePhoneText } from './usePhoneText.ts';

type PhoneFormat = (number: string) => string;

const asTyped: PhoneFormat = (number) => number;

/**
 * Writes a client's number in the clinic's format; one that can't be read for sure stays as it is. The function stays the
 * same while the format does, and what it has written is forgotten with the component.
 */
export function usePhoneFormat(): PhoneFormat {
  const clinicNumbers = useClinicNumbers().join('\n');
  const text = usePhoneText();
  return useMemo(() => text?.createPhoneFormat(clinicNumbers.split('\n')) ?? asTyped, [text, clinicNumbers]);
}
