import { type BookingWork, carryOver, type KnownClient, type KnownPatient } from './work.ts';

/** What can be chosen below the search, in order. */
export type PersonOption =
  | { readonly kind: 'client'; readonly client: KnownClient }
  | { readonly kind: 'patient'; readonly client: KnownClient; readonly patient: KnownPatient }
  | { readonly kind: 'register' };

/** Each client, below her the patients, and at the end the way to register somebody new. */
export function optionsOf(clients: readonly KnownClient[], canRegister: boolean): readonly PersonOption[] {
  const known = clients.flatMap((client): readonly PersonOption[] => [
    { kind: 'client', client },
    ...(client.patients ?? []).map((patient) => ({ kind: 'patient', client, patient }) as const),
  ]);
  return canRegister ? [...known, { kind: 'register' }] : known;
}

/**
 * The option that Enter takes: the patient whose name was typed, else the first client's only one, else the client.
 */
export function likeliest(options: readonly PersonOption[], search: string): number {
  const typed = fold(search);
  const named = options.findIndex(
    (option) =>
      option.kind === 'patient' && !option.patient.deceased && typed !== '' && startsSome(option.patient, typed),
  );
  if (named !== -1 && !options.some((each) => each.kind === 'client' && fold(each.client.name).includes(typed)))
    return named;
  return 0;
}

function startsSome({ name }: KnownPatient, typed: string): boolean {
  return (
    fold(name)
      .split(/\s+/)
      .some((word) => word.startsWith(typed)) || fold(name).startsWith(typed)
  );
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** The work with somebody chosen; of a client with a single patient alive, that patient. */
export function choose(work: BookingWork, client: KnownClient, patient?: KnownPatient): BookingWork {
  const alive = (client.patients ?? []).filter(({ deceased, active }) => !deceased && active !== false);
  const chosen = patient ?? (alive.length === 1 ? alive[0] : undefined);
  return { ...work, who: { kind: 'chosen', client, patient: chosen?.id ?? null, adding: false } };
}

/** The work with the form for somebody new, filled with what was typed into the search. */
export function register(work: BookingWork): BookingWork {
  const carried = Object.entries(carryOver(work.search)).filter(([, text]) => text !== '');
  return { ...work, who: { kind: 'register' }, typedClient: { ...work.typedClient, ...Object.fromEntries(carried) } };
}
