import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { failure, ipassIds } from './values.ts';

interface Input {
  readonly input?: Row | null;
}

/** Writes of the panel: they answer only that it was done. */
export function ipassWrites(stage: Backstage): Readonly<Record<string, unknown>> {
  const { practice, now, refuseWrites } = stage;
  const done = <Record>(write: Parameters<typeof rowOrError<Record>>[1]): Record =>
    rowOrError(stage, write, 'INTERNAL_SERVER_ERROR');
  /** What is given of a client; what isn't given stays. */
  const detailsOf = (input: Row, before: ClientRecord | null): Partial<ClientRecord> => {
    const [one, two] = [givenText(input, 'phone1'), givenText(input, 'phone2')];
    const [first, second, ...others] = before?.phones ?? [];
    const values = [one === undefined ? first?.value : one, two === undefined ? second?.value : two];
    const labels = ['Mobile', 'Home'] as const;
    const phones = values.flatMap((value, index) => (value ? [{ label: labels[index] ?? 'Mobile', value }] : []));
    const email = givenText(input, 'email');
    const { active } = input;
    const nameOf = (names: readonly string[]): string | undefined => {
      const parts = names.map((name) => givenText(input, name));
      if (parts.every((part) => part === undefined)) return undefined;
      return parts.filter(Boolean).join(' ').trim();
    };
    const [givenName, familyName] = [nameOf(['name1', 'name2']), nameOf(['lastName1', 'lastName2', 'lastName3'])];
    return {
      ...(givenName !== undefined && { givenName: givenName === '' ? null : givenName }),
      ...(familyName !== undefined && { familyName }),
      ...((one !== undefined || two !== undefined) && { phones: [...phones, ...others] }),
      ...(email !== undefined && { emails: [...(email ? [email] : []), ...(before?.emails.slice(1) ?? [])] }),
      ...(typeof active === 'boolean' && { isActive: active }),
      ...(givenText(input, 'servicesNotes') !== undefined && { note: givenText(input, 'servicesNotes') ?? null }),
    };
  };
  const create = ({ input }: Input): boolean => {
    const details = detailsOf(input ?? {}, null);
    const { key } = done(() =>
      registerClient(practice, { givenName: details.givenName, familyName: details.familyName }, now()),
    );
    done(() => changeClient(practice, key, { phones: [], emails: [], ...details }, now()));
    return true;
  };
  const existing = (input: Row | null | undefined): ClientRecord => {
    const found = rowOf(practice.clients, ipassIds.key('client', givenText(input ?? {}, '_id')));
    if (!found || found.isDeleted) throw failure('Cliente no encontrado');
    return found;
  };
  const change = (before: ClientRecord, part: Partial<ClientRecord>): boolean => {
    done(() => changeClient(practice, before.key, part, now()));
    return true;
  };
  /** Staff, services and stores are looked after by somebody else. */
  const forbidden = (): never => {
    throw failure(refuseWrites ?? 'No tiene permiso para realizar esta acción');
  };
  return {
    loginStaff: () => ({ response: 'Credenciales incorrectas', token: null }),
    createClient: create,
    signUpClient: create,
    createMassiveClient: ({ input }: { readonly input?: readonly Row[] }) =>
      (input ?? []).map((each) => {
        const email = givenText(each, 'email') ?? null;
        try {
          return { email, success: create({ input: each }), reason: null };
        } catch (error) {
          return { email, success: false, reason: error instanceof Error ? error.message : null };
        }
      }),
    updateClient({ input }: Input) {
      const before = existing(input);
      return change(before, detailsOf(input ?? {}, before));
    },
    deleteClient: ({ input }: Input) => change(existing(input), { isDeleted: true, isActive: false }),
    createStaff: forbidden,
    updateStaff: forbidden,
    deleteStaff: forbidden,
    createService: forbidden,
    updateService: forbidden,
    deleteService: forbidden,
    createStores: forbidden,
    updateStores: forbidden,
    deleteStores: forbidden,
  };
}
