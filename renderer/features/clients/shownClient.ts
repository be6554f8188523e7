import type { ClientCardQuery } from '../../../graphql/desk/generated/operations.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';

export type CardClient = NonNullable<ClientCardQuery['client']>;

/** What a row in a list tells of her already, or everything. */
export type ShownClient = CardClient | FoundClient;
