import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { dabsRecords } from './records.ts';
import { partsOf } from './values.ts';

interface MutationArgs {
  readonly input: Readonly<Record<string, unknown>>;
}

const login = { email: 'desk9@example.test', password: 'desk-password' };
const token = 'eyJhbGciOiJIUzI1NiJ9.desk9.c2lnbmVk';
const types = ['PatientNode', 'AppointmentNode', 'TreatmentNode', 'AccountNode'];

/** Root fields of the service. Nobody has to be signed in to read. */
export function dabsRoots(stage: Backstage): object {
  const { now } = stage;
  const { lists, nodes } = dabsRecords(stage);
  /** A node by its global id: an id of nothing is null, one of another type an error. */
  const nodeOf =
    (type: string, find: (pk: string) => Row | null) =>
    ({ id }: { readonly id: string }): Row | null => {
      const parts = partsOf(id);
      if (parts === null || !types.includes(parts.type)) return null;
      if (parts.type !== type) throw new GraphQLError(`Must receive a ${type} id.`);
      return find(parts.pk);
    };
  /**
   * Creates nothing.
   *
   * The methods take what a mutation gave them in the first version of graphene; the one that is installed hands over the
   * fields of the input by name, which is an error before anything is looked at.
   */
  const broken = ({ input }: MutationArgs): never => {
    const outcome = written(stage, () => ({ ok: true, row: null }));
    if (!outcome.ok) throw new GraphQLError(outcome.message);
    const [field] = Object.keys(input);
    const call = 'mutate_and_get_payload()';
    throw new GraphQLError(
      field === undefined
        ? `${call} missing 1 required positional argument: 'info'`
        : `${call} got an unexpected keyword argument '${field === 'clientMutationId' ? 'client_mutation_id' : field}'`,
    );
  };
  const payload = (): Row => {
    const exp = Math.floor(now() / 1000) + 1800;
    return { email: login.email, exp, orig_iat: exp - 1800 };
  };
  const checked = ({ input }: MutationArgs): void => {
    if (input['token'] === undefined)
      throw new GraphQLError("mutate_and_get_payload() missing 1 required positional argument: 'token'");
    if (input['token'] !== token) throw new GraphQLError('Error decoding signature');
  };
  const echoed = ({ input }: MutationArgs): Row => ({ clientMutationId: input['clientMutationId'] ?? null });
  return {
    ...lists,
    patient: nodeOf('PatientNode', nodes.patient),
    appointment: nodeOf('AppointmentNode', nodes.appointment),
    treatment: nodeOf('TreatmentNode', nodes.treatment),
    account: nodeOf('AccountNode', nodes.account),
    create_account: broken,
    create_patient: broken,
    create_appointment: broken,
    create_treatment: broken,
    auth_token(args: MutationArgs) {
      const { email, password } = args.input;
      if (email !== login.email || password !== login.password)
        throw new GraphQLError('Please, enter valid credentials');
      return { token, ...echoed(args) };
    },
    verify_token(args: MutationArgs) {
      checked(args);
      return { payload: payload(), ...echoed(args) };
    },
    refresh_token(args: MutationArgs) {
      checked(args);
      return { token, payload: payload(), ...echoed(args) };
    },
  };
}
