import { slope } from '../bench/figures.ts';
import type { PageWeight } from '../support/browser/weighPage.ts';
import type { Disagreement } from './ledger.ts';
import type { ProcessWeight } from './soakedPreview.ts';

/** How a figure went over a soak. */
export interface Course {
  readonly start: number;
  /** At the end of the first fifth, when everything has been opened once. */
  readonly afterFifth: number;
  readonly end: number;
  /** How much it grew in an hour, by least squares over all that was weighed after the first fifth. */
  readonly perHour: number;
}

/** What was weighed at a moment. */
export interface Reading {
  readonly minute: number;
  readonly preview: ProcessWeight;
  readonly page: PageWeight;
}

export interface SoakReport extends Judgement {
  readonly minutes: number;
  readonly seed: number;
  readonly receptionists: number;
  readonly acts: Readonly<Record<string, number>>;
  /** In the page; the missed ones did not find in time what they waited for, as the connection was down. */
  readonly pageActs: { readonly done: number; readonly missed: number };
  /** Changes by their reported outcome. */
  readonly changes: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<string, number>>;
  readonly outages: number;
  /** Sockets by which the preview listened to the clinic. */
  readonly liveChannels: { readonly opened: number; readonly open: number; readonly most: number };
  /** What the clinic has, before and after: a desk that knows more clients weighs more. */
  readonly clinic: { readonly appointments: BeforeAfter; readonly clients: BeforeAfter };
}

/** What a soak is for. */
interface Judgement {
  readonly disagreements: Some<Disagreement>;
  /** What should never happen, whatever a connection does. */
  readonly unexpected: Some<string>;
  /** Megabytes; handles are resources that keep the process busy. */
  readonly preview: {
    readonly heap: Course;
    readonly rss: Course;
    readonly handles: Course;
    readonly descriptors: Course | null;
  };
  readonly page: { readonly heap: Course; readonly nodes: Course };
  /** The last resources of the preview, by name. */
  readonly resources: Readonly<Record<string, number>>;
  /** Everything that was weighed, to be drawn. */
  readonly readings: readonly Readonly<Record<string, number | null>>[];
}

type BeforeAfter = readonly [before: number, after: number];

/** How many there were, and the first of them. */
export interface Some<Item> {
  readonly count: number;
  readonly first: readonly Item[];
}

const most = 20;

function some<Item>(items: readonly Item[]): Some<Item> {
  return { count: items.length, first: items.slice(0, most) };
}

/** The judgement over what was found and weighed. */
export function reportOf(
  disagreements: readonly Disagreement[],
  unexpected: readonly string[],
  readings: readonly Reading[],
): Judgement {
  const hasDescriptors = readings.every(({ preview }) => preview.descriptors !== null);
  return {
    disagreements: some(disagreements),
    unexpected: some(unexpected),
    preview: {
      heap: courseOf(readings, ({ preview }) => preview.heap),
      rss: courseOf(readings, ({ preview }) => preview.rss),
      handles: courseOf(readings, ({ preview }) => preview.resources.length),
      descriptors: hasDescriptors ? courseOf(readings, ({ preview }) => preview.descriptors ?? 0) : null,
    },
    page: {
      heap: courseOf(readings, ({ page }) => page.megabytes),
      nodes: courseOf(readings, ({ page }) => page.nodes),
    },
    resources: countByName(readings.at(-1)?.preview.resources ?? []),
    readings: readings.map(figuresOf),
  };
}

/** Whether the soak has found nothing that is wrong. */
export function isGood({ disagreements, unexpected }: SoakReport): boolean {
  return disagreements.count === 0 && unexpected.count === 0;
}

/** A reading as figures alone. */
function figuresOf({ minute, preview, page }: Reading): Readonly<Record<string, number | null>> {
  const { heap, rss, resources, descriptors } = preview;
  const [megabytes, nodes] = [rounded(page.megabytes), page.nodes];
  const process = { heap: rounded(heap), rss: rounded(rss), handles: resources.length, descriptors };
  return { minute: rounded(minute), ...process, pageHeap: megabytes, nodes };
}

function courseOf(readings: readonly Reading[], figure: (reading: Reading) => number): Course {
  const [first] = readings;
  const last = readings.at(-1);
  const later = readings.filter(({ minute }) => minute >= (last?.minute ?? 0) / 5);
  const [warm] = later;
  if (!first || !last || !warm) throw new Error('Nothing was weighed.');
  const perHour = later.length > 1 ? slope(later.map((reading) => [reading.minute / 60, figure(reading)])) : 0;
  return {
    start: rounded(figure(first)),
    afterFifth: rounded(figure(warm)),
    end: rounded(figure(last)),
    perHour: rounded(perHour),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function countByName(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** A report as a person reads it. */
export function wordsOf(report: SoakReport): string {
  const { preview, page, pageActs, disagreements, unexpected } = report;
  return [
    `${report.minutes} minutes, ${report.receptionists} receptionists and a page, seed ${report.seed}.`,
    `Acts: ${list(report.acts)}; in the page ${pageActs.done}, and ${pageActs.missed} found nothing in time.`,
    `Changes: ${list(report.changes)}.`,
    `Faults: ${sum(report.faults)} of ${Object.keys(report.faults).length} kinds, and ${report.outages} outages.`,
    `Live: ${report.liveChannels.opened} channels one after the other, ${report.liveChannels.open} open in the end.`,
    `Disagreements: ${disagreements.count}.`,
    ...disagreements.first.map((each) => `  ${JSON.stringify(each)}`),
    `Unexpected: ${unexpected.count}.`,
    ...unexpected.first.map((each) => `  ${each}`),
    'From the start, after a fifth, in the end, and the slope of an hour:',
    `  preview, heap         ${words(preview.heap, 'MB')}`,
    `  preview, memory       ${words(preview.rss, 'MB')}`,
    `  preview, handles      ${words(preview.handles, '')}`,
    ...(preview.descriptors ? [`  preview, descriptors  ${words(preview.descriptors, '')}`] : []),
    `  page, heap            ${words(page.heap, 'MB')}`,
    `  page, nodes           ${words(page.nodes, '')}`,
    `The clinic: ${report.clinic.appointments.join(' → ')} appointments, ${report.clinic.clients.join(' → ')} clients.`,
  ].join('\n');
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function words({ start, afterFifth, end, perHour }: Course, unit: string): string {
  return `${start} → ${afterFifth} → ${end} ${unit} (${perHour >= 0 ? '+' : ''}${perHour} an hour)`;
}
