import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clientKeyOf, optixIds } from './words.ts';

/** The client whom an input of an account means. */
export function clientOfAccount({ practice }: Backstage, input: Row): ClientRecord | null {
  const { account_id, member_id, user_id, team_id, organization_id } = input;
  const isHere = organization_id === undefined || organization_id === optixIds.of('organization', 1);
  const key =
    typeof account_id === 'string'
      ? optixIds.key('client', account_id)
      : (clientKeyOf('member', member_id) ?? clientKeyOf('user', user_id) ?? clientKeyOf('team', team_id));
  return isHere ? rowOf(practice.clients, key) : null;
}
