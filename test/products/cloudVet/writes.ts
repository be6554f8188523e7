import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type BreedRow, type ClinicRow, ownClinic, ownUser, serverZone, type Store, type UserRow } from './records.ts';
import type { Shown } from './resolvers.ts';

const tokenDays = 7;

/** The mutations of the service: none of them makes an owner, and the one for animals has no way to name one. */
export function cloudVetWrites(
  { now, refuseWrites }: Backstage,
  store: Store,
  shown: Shown & { readonly razaNode: (row: BreedRow) => Row },
): object {
  const inputOf = ({ input }: Row): { readonly nombre: string; readonly clientMutationId: unknown } => {
    ready();
    const { nombre, clientMutationId } = isRow(input) ? input : {};
    if (typeof nombre !== 'string')
      throw new GraphQLError('null value in column "nombre" violates not-null constraint\n');
    return { nombre, clientMutationId: clientMutationId ?? null };
  };
  function ready(): void {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
  }
  /** What a token says, and how long it can be renewed. */
  const session = (user: UserRow): Row => {
    const origIat = Math.floor(now() / 1000);
    const payload = { username: user.username, exp: origIat + 300, origIat };
    return { payload, refreshExpiresIn: origIat + tokenDays * 86_400, token: tokenOf(user) };
  };
  const holderOf = (token: unknown): UserRow => {
    const user = store.users.find((row) => tokenOf(row) === token);
    if (!user) throw new GraphQLError('Error decoding signature');
    return user;
  };
  return {
    relayCreateClinica(args: Row) {
      const { nombre, clientMutationId } = inputOf(args);
      const today = wallDay(now(), serverZone);
      // How it is paid for is left empty, which can't be read.
      const dates = { fechaAlta: today, fechaFinFree: today };
      const row: ClinicRow = { id: store.clinics.length + 1, nombre, ...dates, modoPago: '' };
      store.clinics.push(row);
      return { clinica: () => shown.clinic(row), clientMutationId };
    },
    relayCreateRaza(args: Row) {
      const { nombre, clientMutationId } = inputOf(args);
      const row = { id: store.breeds.length + 1, nombre, createdAt: now(), userId: ownUser, clinicId: ownClinic };
      store.breeds.push(row);
      return { raza: () => shown.razaNode(row), clientMutationId };
    },
    relayCreateMascota() {
      ready();
      throw new GraphQLError('VetMascota has no duenio.');
    },
    createUser({ username, password, email }: Row) {
      ready();
      const name = String(username);
      if (store.users.some((row) => row.username === name))
        throw new GraphQLError(
          `duplicate key value violates unique constraint "auth_user_username_key"\nDETAIL:  Key (username)=(${name}) already exists.\n`,
        );
      const flags = { isSuperuser: false, isStaff: false, isActive: true };
      const names = { username: name, firstName: '', lastName: '', email: String(email) };
      const row: UserRow = { id: store.users.length + 1, ...names, ...flags, dateJoined: now(), lastLogin: null };
      store.users.push(row);
      store.secrets.set(row.id, String(password));
      return { user: () => shown.user(row) };
    },
    tokenAuth({ username, password }: Row) {
      const user = store.users.find((row) => row.username === username && row.isActive);
      if (!user || store.secrets.get(user.id) !== password) throw new GraphQLError('Please enter valid credentials');
      return session(user);
    },
    verifyToken: ({ token }: Row) => ({ payload: session(holderOf(token))['payload'] }),
    refreshToken: ({ token }: Row) => session(holderOf(token)),
  };
}

function tokenOf({ username }: UserRow): string {
  return `demo.${Buffer.from(username).toString('base64url')}.token`;
}
