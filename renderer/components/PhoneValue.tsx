import { CopyValue } from './CopyValue.tsx';
import { usePhoneFormat } from './usePhoneFormat.ts';

interface PhoneValueProps {
  readonly number: string;
  readonly label?: string | null;
}

/** A phone number in the clinic's format, however it was typed once; a click copies it so. */
export function PhoneValue({ number, label }: PhoneValueProps) {
  const format = usePhoneFormat();
  return <CopyValue value={format(number)} label={label ?? null} />;
}
