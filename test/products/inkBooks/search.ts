import type { Backstage } from '../../dialects/dialect.ts';
import type { Book } from './book.ts';
import { clientFields } from './people.ts';
import type { inkRows } from './records.ts';

const weights = { firstName: 10, lastName: 10, email: 5, phone: 5, instagram: 1 } as const;
const [usualSize, largestSize] = [8, 50];

/** The words of a text as an index has them: without capitals and accents. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}

/** The search of the service: whole words only, the best matches first, and archived people among them. */
export function inkSearch({ practice }: Backstage, book: Book, rows: ReturnType<typeof inkRows>) {
  return ({ query, limit }: { query: string; limit?: number | null }) => {
    const wanted = new Set(wordsOf(query));
    const most = Math.min((limit ?? 0) < 1 ? usualSize : (limit ?? usualSize), largestSize);
    const hits = (text: string): number => wordsOf(text).filter((word) => wanted.has(word)).length;
    const best = <Each>(all: readonly Each[], score: (row: Each) => number): readonly Each[] =>
      all
        .map((row) => ({ row, points: score(row) }))
        .filter(({ points }) => points > 0)
        .toSorted((one, other) => other.points - one.points)
        .slice(0, most)
        .map(({ row }) => row);
    const clients = best(practice.clients, (row) => {
      const fields = clientFields(row);
      return (Object.keys(weights) as (keyof typeof weights)[]).reduce(
        (total, field) => total + weights[field] * hits(fields[field]),
        0,
      );
    });
    const projects = best(book.projects, ({ title, description }) => hits(title) * 10 + hits(description));
    return { clients: clients.map(rows.client), projects: projects.map(rows.project), messages: [], images: [] };
  };
}
