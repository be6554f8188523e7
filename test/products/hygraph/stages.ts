import type { Row } from '../generatedRows.ts';
import { type FollowRelation, followRelations } from '../tableRelations.ts';
import { dateTime } from './records.ts';
import { hygraphModels } from './schema.ts';

/** The two system stages. */
export type Stage = 'DRAFT' | 'PUBLISHED';

/** Documents in their stages. */
export interface Stages {
  readonly rowsIn: (stage: Stage, model: string) => readonly Row[];
  readonly follow: Readonly<Record<Stage, FollowRelation>>;
  /** Runs a change of drafts, and keeps what was published of each document as it is. */
  readonly keeping: <Result>(change: () => Result) => Result;
  readonly publish: (model: string, id: string, now: number) => void;
  readonly unpublish: (id: string) => void;
}

/**
 * Keeps the published version of each document beside its draft.
 *
 * All documents are published at first. A change is one of the draft until it is published, and a new document is
 * nowhere but among the drafts.
 */
export function documentStages(drafts: Readonly<Record<string, () => readonly Row[]>>): Stages {
  /** Published versions that differ from the draft; null where there is none. */
  const published = new Map<string, Row | null>();
  const publishedAt = new Map<string, string>();
  const shown = (row: Row, stage: Stage): Row => {
    const id = String(row['id']);
    const isOut = published.get(id) !== null;
    return { ...row, stage, publishedAt: isOut ? (publishedAt.get(id) ?? row['updatedAt']) : null };
  };
  const rowsIn = (stage: Stage, model: string): readonly Row[] => {
    const rows = drafts[model]?.() ?? [];
    if (stage === 'DRAFT') return rows.map((row) => shown(row, stage));
    return rows.flatMap((row) => {
      const version = published.get(String(row['id']));
      return version === null ? [] : [shown(version ?? row, stage)];
    });
  };
  const versions = (): ReadonlyMap<string, Row> =>
    new Map(
      ['Patient', 'Appointment'].flatMap((model) => drafts[model]?.() ?? []).map((row) => [String(row['id']), row]),
    );
  return {
    rowsIn,
    follow: {
      DRAFT: followRelations(hygraphModels, (model) => rowsIn('DRAFT', model)),
      PUBLISHED: followRelations(hygraphModels, (model) => rowsIn('PUBLISHED', model)),
    },
    keeping(change) {
      const before = versions();
      const result = change();
      for (const [id, row] of versions()) {
        const former = before.get(id);
        if (JSON.stringify(former) === JSON.stringify(row) || published.has(id)) continue;
        published.set(id, former ?? null);
        if (former) publishedAt.set(id, publishedAt.get(id) ?? String(former['updatedAt']));
      }
      return result;
    },
    publish(model, id, now) {
      if (!drafts[model]?.().some((row) => row['id'] === id)) return;
      published.delete(id);
      publishedAt.set(id, dateTime(now));
    },
    unpublish: (id) => void published.set(id, null),
  };
}
