import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { felisIds, stampText, statusNames } from './values.ts';

/** What an appointment has that those of the practice don't. */
export interface Extra {
  readonly title?: string | null;
  /** A user who is no member of staff, and whose appointment it is. */
  readonly host?: string;
  /** Attendees beside the client. */
  readonly others?: readonly string[];
  /** A status of the clinic's own, or null for none. */
  readonly statusId?: string | null;
}

/** What the product stores beside the practice; rows by their id. */
export interface FelisMemory {
  readonly statuses: Map<string, Row>;
  readonly types: Map<string, Row>;
  readonly groups: Map<string, Row>;
  /** Ids of the groups of a user, where they were changed. */
  readonly memberships: Map<string, readonly string[]>;
  readonly visits: Map<number, Extra>;
  /** Names of members of staff, where they were changed. */
  readonly staff: Map<number, Row>;
}

const madeAt = Date.parse('2024-05-01T07:41:04Z');
const stamps = { createdAt: stampText(madeAt), updatedAt: stampText(madeAt) };
const groupNames = ['Clients', 'Veterinarians', 'Technicians', 'Groomers', 'Night shift'];

/** The store as it is before anyone writes. */
export function createMemory({ visitTypes }: Practice): FelisMemory {
  const statuses = statusNames.map((name, index): [string, Row] => {
    const id = String(index + 1);
    return [id, { id, name, ...stamps }];
  });
  const types = visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map((type): [string, Row] => {
      const id = felisIds.of('visitType', type.key);
      const price = `€${String(type.minutes * 2)}.00`;
      return [
        id,
        {
          id,
          title: type.name,
          description: null,
          duration: type.minutes,
          price,
          userId: null,
          deletedAt: null,
          ...stamps,
        },
      ];
    });
  const groups = groupNames.map((name, index): [string, Row] => {
    const id = String(index + 1);
    return [id, { id, name, active: name !== 'Night shift', deletedAt: null, ...stamps }];
  });
  return {
    statuses: new Map(statuses),
    types: new Map(types),
    groups: new Map(groups),
    memberships: new Map(),
    visits: new Map(),
    staff: new Map(),
  };
}

/** The number after the highest one. */
export function nextId(rows: ReadonlyMap<string, Row>): string {
  return String(1 + Math.max(0, ...[...rows.keys()].map(Number)));
}
