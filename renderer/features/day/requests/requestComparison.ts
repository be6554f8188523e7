import { foldText } from '../../../../electron/contract/foldText.ts';
import { t } from '../../../../i18n/page/t.ts';
import { type KnownClient, type KnownPatient } from '../../../components/personSearch/personOptions.ts';
import { isSamePhoneNumber } from '../../../lib/phoneDigits.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import type { AppointmentRequest } from './useRequests.ts';

/** What was typed for one field, and what the client has there. */
export interface RequestField {
  readonly label: string;
  /** `typedOnly` and `clientOnly`: the other side has nothing. */
  readonly state: 'same' | 'differs' | 'typedOnly' | 'clientOnly';
  readonly typed: string | null;
  readonly known: readonly string[];
}

/** Compares what was typed with a client, field by field; without a client it is only listed. Empty fields are left out. */
export function compareRequest(request: AppointmentRequest, client: KnownClient | null): readonly RequestField[] {
  const pets = (client?.patients ?? []).filter(({ deceased }) => !deceased);
  const pet = [request.patient, readableLabel(request.species)].filter(Boolean).join(', ') || null;
  return [
    field(t('general.name'), request.name, client ? [client.name] : [], isSameName),
    field(t('general.phone'), request.phone, client?.phones.map(({ number }) => number) ?? [], isSamePhoneNumber),
    field(t('general.email'), request.email, client?.emails ?? [], isSameName),
    field(t('general.patient'), pet, pets.map(petText), () => patientOf(request, client) !== undefined),
  ].flatMap((each) => each ?? []);
}

/** The client's living patient of the name that was typed. */
export function patientOf({ patient }: AppointmentRequest, client: KnownClient | null): KnownPatient | undefined {
  const typed = foldText(patient ?? '');
  return client?.patients?.find(({ name, deceased }) => !deceased && typed !== '' && foldText(name) === typed);
}

function field(
  label: string,
  typed: string | null,
  all: readonly string[],
  isSame: (one: string, other: string) => boolean,
): RequestField | null {
  const known = all.filter((text) => text.trim() !== '');
  if (typed === null) return known.length === 0 ? null : { label, state: 'clientOnly', typed, known };
  if (known.length === 0) return { label, state: 'typedOnly', typed, known };
  return { label, state: known.some((each) => isSame(typed, each)) ? 'same' : 'differs', typed, known };
}

function petText({ name, species }: KnownPatient): string {
  return [name, readableLabel(species)].filter(Boolean).join(', ');
}

function isSameName(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
