import { foldText } from '../../../electron/contract/foldText.ts';
import { onlyLivingPatient } from '../../components/personSearch/personOptions.ts';
import { isBlank, typedInSearch } from '../../domain/typedPeople.ts';
import type { KnownClient, KnownPatient } from '../../components/personSearch/personOptions.ts';
import type { BookingWork } from './work.ts';

/** The work with a chosen person; a client's only living patient is chosen as well. */
export function choose(work: BookingWork, client: KnownClient, patient?: KnownPatient): BookingWork {
  const chosen = patient ?? onlyLivingPatient(client);
  return { ...work, who: { kind: 'chosen', client, patient: chosen?.id ?? null, adding: false } };
}

/** The work with the form for a new client, filled from the search text. */
export function register(work: BookingWork): BookingWork {
  const carried = Object.entries(typedInSearch(work.search)).filter(([, text]) => text !== '');
  return { ...work, who: { kind: 'register' }, typedClient: { ...work.typedClient, ...Object.fromEntries(carried) } };
}

/**
 * The work with a known client chosen instead of a new one; a typed patient is added unless the client already has it.
 */
export function chooseKnown(work: BookingWork, client: KnownClient): BookingWork {
  const typed = foldText(work.typedPatient.name);
  const patient = client.patients?.find(({ name }) => typed !== '' && foldText(name) === typed);
  if (patient || isBlank(work.typedPatient)) return choose(work, client, patient);
  return { ...work, who: { kind: 'chosen', client, patient: null, adding: true } };
}
