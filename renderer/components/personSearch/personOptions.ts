import { foldText } from '../../../electron/contract/foldText.ts';
import type { ClientLineFragment } from '../../../graphql/desk/generated/operations.ts';

export type KnownClient = ClientLineFragment;
export type KnownPatient = NonNullable<KnownClient['patients']>[number];

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
  const typed = foldText(search);
  const named = options.findIndex((option) => {
    if (typed === '' || option.kind === 'register') return false;
    if (option.kind === 'client') return isNamed(option.client, typed);
    return !option.patient.deceased && isNamed(option.patient, typed);
  });
  return Math.max(0, named);
}

function isNamed({ name }: { readonly name: string }, typed: string): boolean {
  const folded = foldText(name);
  return folded.startsWith(typed) || folded.split(' ').some((word) => word.startsWith(typed));
}

/** The patient that is meant where only the client was chosen; undefined where there is none, or a choice. */
export function onlyLivingPatient(client: KnownClient): KnownPatient | undefined {
  const alive = (client.patients ?? []).filter(({ deceased, active }) => !deceased && active !== false);
  return alive.length === 1 ? alive[0] : undefined;
}
