import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';

/** The argument of a mutation. */
export interface Input<Args> {
  readonly input: Args & { readonly clientMutationId?: string | null };
}

/** A mutation that gives the caller's own id back, and is refused where all writes are. */
export function mutationOf<Args>({ refuseWrites }: Backstage, write: (input: Args) => object) {
  return ({ input }: Input<Args>): object => {
    if (refuseWrites !== null) throw new GraphQLError(refuseWrites);
    return { ...write(input), clientMutationId: input.clientMutationId ?? null };
  };
}
