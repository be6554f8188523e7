import { buildSchema, executeSync, parse } from 'graphql';
import { schemaText } from '../../graphql/demo/schema.ts';
import { buildDocuments } from '../../graphql/service/documents.ts';
import { chooseTypes, readSchema, type SchemaReading } from '../../graphql/service/introspection/readSchema.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { atMost, type Figure, median } from './figures.ts';

const rounds = 11;

/** `map.build`: schema to map and documents against `buildSchema` of the same; `map.requests`: to read 400 types. */
export async function measureMap(): Promise<readonly Figure[]> {
  const large = schemaOf(1_000);
  const reading = await read(large);
  if (reading.kind !== 'read') throw new Error('The schema was refused.');
  const times = { map: [] as number[], plain: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    buildSchema(large);
    const between = performance.now();
    buildDocuments(matchSchema(reading.schema).map);
    const ended = performance.now();
    // The first round warms both and does not count.
    if (round > 0) {
      times.plain.push(between - started);
      times.map.push(ended - between);
    }
  }
  const small = await read(schemaOf(400));
  // One more verifies the key.
  const requests = small.requests + 1;
  return [
    atMost('map.build', median(times.map) / median(times.plain), '× buildSchema of 1 000 types', 3),
    atMost('map.requests', requests, 'requests for 400 types', 25),
  ];
}

/** The demo clinic's schema among unrelated types that are all reachable, `count` types in all. */
function schemaOf(count: number): string {
  const own = Object.keys(buildSchema(schemaText).getTypeMap()).length;
  const noise = Array.from({ length: count - own }, (_, index) => {
    const next = `Ledger${(index + 1) % (count - own)}`;
    return `type Ledger${index} { id: ID! code: String amount: Float postedAt: String next: ${next} lines(first: Int, after: String): [${next}!] }`;
  });
  return `${schemaText}\nextend type Query { ledger: Ledger0 ledgers(limit: Int): [Ledger0] }\n${noise.join('\n')}`;
}

async function read(text: string): Promise<SchemaReading> {
  const schema = buildSchema(text);
  return readSchema(async (question) => {
    const { data } = executeSync({ schema, document: parse(question.text) });
    return { kind: 'ok', data: JSON.parse(JSON.stringify(data)) };
  }, chooseTypes);
}
