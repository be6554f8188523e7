// `npm run doctor`: the map without the window. Keys come from the environment, never from arguments.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { environmentKinds, type Keys } from './contract/settings.ts';
import { createClock, systemWaiting } from './core/foundation/timing.ts';
import { type DoctorReport, exitCodeOf, runDoctor } from './doctor/runDoctor.ts';
import { isRecord } from '../graphql/service/json.ts';
import { isServiceMap } from '../graphql/service/mapGuard.ts';
import type { ServiceMap } from '../graphql/service/serviceMap.ts';
import { isDate } from '../graphql/service/readers/time.ts';
import { nodeFetch } from './preview/previewPorts.ts';

const usage = `Usage: npm run --silent doctor -- --url https://host[:port] [--environment production|testing|sandbox|gateway]
         [--path /graphql] [--header Authorization] [--scheme Bearer]
         [--day YYYY-MM-DD] [--location ID] [--profile map.json] [--json]
         [--search TEXT]… [--count-clients] [--plan-writes]
Keys: FRONT_DESK_API_KEY, or for the gateway FRONT_DESK_GATEWAY_KEY and FRONT_DESK_SERVICE_KEY.`;

function stop(problem: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(64);
}

function readOptions() {
  try {
    const text = { type: 'string' } as const;
    const options = {
      url: text,
      environment: text,
      path: text,
      header: text,
      scheme: text,
      day: text,
      location: text,
      profile: text,
      json: { type: 'boolean' } as const,
      search: { type: 'string', multiple: true } as const,
      'count-clients': { type: 'boolean' } as const,
      'plan-writes': { type: 'boolean' } as const,
    };
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : 'Unknown options.');
  }
}

function readKeys(gateway: boolean): Keys {
  const key = process.env['FRONT_DESK_API_KEY'] ?? '';
  const apiKey = process.env['FRONT_DESK_GATEWAY_KEY'] ?? '';
  const serviceKey = process.env['FRONT_DESK_SERVICE_KEY'] ?? '';
  if (gateway)
    return apiKey && serviceKey
      ? { kind: 'gateway', apiKey, serviceKey }
      : stop('Set FRONT_DESK_GATEWAY_KEY and FRONT_DESK_SERVICE_KEY.');
  return key ? { kind: 'single', key } : stop('Set FRONT_DESK_API_KEY.');
}

function readProfile(file: string): ServiceMap {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const map = isRecord(value) && isRecord(value['map']) ? value['map'] : value;
    return isServiceMap(map) ? map : stop('--profile isn’t a data mapping of this version.');
  } catch {
    return stop('--profile can’t be read.');
  }
}

function describe(report: DoctorReport): string {
  const lines = [report.outcome.message];
  if (report.organization) lines.push(`Organization: ${report.organization.name} (${report.organization.id})`);
  lines.push(
    `Schema: ${report.introspection}; ${report.requests.count} requests, the deepest ${report.requests.deepest}`,
  );
  for (const [concept, choice] of Object.entries(report.map)) {
    lines.push(
      choice
        ? `${concept}: ${choice.operation} (${choice.confidence}): ${choice.reasons.join('; ')}`
        : `${concept}: not available`,
    );
  }
  for (const { text, clients } of report.searches ?? [])
    lines.push(`Search “${text}”: ${clients.length === 0 ? 'nothing' : clients.join(', ')}`);
  for (const [concept, write] of Object.entries(report.writes ?? {}))
    lines.push(`${concept} would send: ${write ? `${write.document} ${JSON.stringify(write.variables)}` : 'nothing'}`);
  for (const [concept, { message }] of Object.entries(report.notPlanned ?? {}))
    lines.push(`${concept} isn’t planned: ${message}`);
  if (report.clientCount !== undefined) lines.push(`Clients: ${report.clientCount ?? 'not fully loaded'}`);
  if (report.missing.length > 0) lines.push(`Missing: ${report.missing.join(', ')}`);
  return lines.join('\n');
}

const options = readOptions();
const url = typeof options['url'] === 'string' ? options['url'] : stop('Set --url.');
const environment = environmentKinds.find((kind) => kind === (options['environment'] ?? 'sandbox'));
if (!environment || environment === 'demo') stop('Unknown --environment.');
const { path, header, scheme } = options;
if (environment === 'gateway' && (header ?? scheme) !== undefined)
  stop('The gateway has its own headers: leave out --header and --scheme.');
const day = typeof options['day'] === 'string' ? options['day'] : null;
if (day !== null && !isDate(day)) stop('--day isn’t a date such as 2026-11-21.');
// Timers of the core never keep a process alive, and here a pause before a retry may be all there is.
const keepAlive = setInterval(() => undefined, 60_000);
const report = await runDoctor({
  url,
  environment,
  keys: readKeys(environment === 'gateway'),
  advanced: {
    ...(path !== undefined && { path }),
    ...(header !== undefined && { header }),
    ...(scheme !== undefined && { scheme }),
  },
  day,
  location: typeof options['location'] === 'string' ? options['location'] : null,
  profile: typeof options['profile'] === 'string' ? readProfile(options['profile']) : null,
  searches: options.search ?? [],
  countClients: options['count-clients'] === true,
  planWrites: options['plan-writes'] === true,
  fetch: nodeFetch,
  clock: createClock(process.env['FRONT_DESK_NOW']),
  waiting: systemWaiting,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
clearInterval(keepAlive);
console.log(options['json'] === true ? JSON.stringify(report, null, 2) : describe(report));
process.exitCode = exitCodeOf(report);
