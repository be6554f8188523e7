import { isBlank, typedInSearch } from '../../domain/typedPeople.ts';
import type { BookingWork, KnownClient, KnownPatient } from './work.ts';

/** The options below the search, in order. */
export type PersonOption =
  | { readonly kind: 'client'; readonly client: KnownClient }
  | { readonly kind: 'patient'; readonly client: KnownClient; readonly patient: KnownPatient }
  | { readonly kind: 'register' };

/** Each client followed by their patients, and last the option to register a new client. */
export function optionsOf(clients: readonly KnownClient[], canRegister: boolean): readonly PersonOption[] {
  const known = clients.flatMap((client): readonly PersonOption[] => [
    { kind: 'client', client },
    ...(client.patients ?? []).map((patient) => ({ kind: 'patient', client, patient }) as const),
  ]);
  return canRegister ? [...known, { kind: 'register' }] : known;
}

/** The option that Enter chooses: the first whose name starts with the text, else the first. */
export function likeliest(options: readonly PersonOption[], search: string): number {
  const typed = fold(search);
  const named = options.findIndex((option) => {
    if (typed === '' || option.kind === 'register') return false;
    if (option.kind === 'client') return isNamed(option.client, typed);
    return !option.patient.deceased && isNamed(option.patient, typed);
  });
  return Math.max(0, named);
}

function isNamed({ name }: { readonly name: string }, typed: string): boolean {
  const folded = fold(name);
  return folded.startsWith(typed) || folded.split(/[\s'’-]+/).some((word) => word.startsWith(typed));
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** The work with a chosen person; a client's only living patient is chosen as well. */
export function choose(work: BookingWork, client: KnownClient, patient?: KnownPatient): BookingWork {
  const alive = (client.patients ?? []).filter(({ deceased, active }) => !deceased && active !== false);
  const chosen = patient ?? (alive.length === 1 ? alive[0] : undefined);
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
  const typed = fold(work.typedPatient.name);
  const patient = client.patients?.find(({ name }) => typed !== '' && fold(name) === typed);
  if (patient || isBlank(work.typedPatient)) return choose(work, client, patient);
  return { ...work, who: { kind: 'chosen', client, patient: null, adding: true } };
}
