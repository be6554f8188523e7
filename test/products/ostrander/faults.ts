import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';

/** A service of the platform. */
export type ServiceName = 'platform' | 'scheduling' | 'party' | 'medical-record' | 'commerce';

/** Codes of gRPC that the services answer with. */
type Code = 'INVALID_ARGUMENT' | 'NOT_FOUND' | 'FAILED_PRECONDITION' | 'ABORTED' | 'PERMISSION_DENIED';

/** How a service refuses: the status of gRPC as the router passes it on. */
export interface Faults {
  readonly serviceName: ServiceName;
  readonly invalid: (field: string, description: string) => GraphQLError;
  /** The type of the resource as its resource names begin. */
  readonly notFound: (collection: string, id: string) => GraphQLError;
  readonly precondition: (subject: string, description: string) => GraphQLError;
  readonly aborted: (description: string) => GraphQLError;
  readonly denied: (description: string) => GraphQLError;
}

/** The refusals of a service. */
export function faultsOf(serviceName: ServiceName): Faults {
  const fault = (code: Code, message: string, details: readonly Row[]): GraphQLError =>
    new GraphQLError(message, { extensions: { code, serviceName, details } });
  const detail = (name: string, fields: Row): Row => ({ '@type': `type.googleapis.com/google.rpc.${name}`, ...fields });
  return {
    serviceName,
    invalid: (field, description) =>
      fault('INVALID_ARGUMENT', `${field}: ${description}`, [
        detail('BadRequest', { fieldViolations: [{ field, description }] }),
      ]),
    notFound: (collection, id) =>
      fault('NOT_FOUND', `${collection}/${id} not found`, [
        detail('ResourceInfo', { resourceType: collection, resourceName: `${collection}/${id}` }),
      ]),
    precondition: (subject, description) =>
      fault('FAILED_PRECONDITION', description, [
        detail('PreconditionFailure', { violations: [{ type: 'STATE', subject, description }] }),
      ]),
    aborted: (description) => fault('ABORTED', description, []),
    denied: (description) => fault('PERMISSION_DENIED', description, []),
  };
}
