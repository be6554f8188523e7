// `npm run --silent bench -- [name…]`: measures and prints one JSON array of figures. A name picks every figure that
// begins with it; without names everything is measured. Exits 1 when a bound is exceeded.
import { measureManagers } from './directory/deskOfMany.ts';
import { measureDirectory } from './directory/directory.ts';
import { measureCoreApi } from './coreApi.ts';
import type { Figure } from './figures.ts';
import { measureLive } from './live.ts';
import { measureMap } from './map.ts';
import { measureOffline } from './offline.ts';
import { measureSchedule } from './schedule.ts';
import { measureScreens } from './screens.ts';
import { measureStart } from './start.ts';

const areas: readonly { readonly area: string; readonly measure: () => Promise<readonly Figure[]> }[] = [
  { area: 'start', measure: async () => [...(await measureStart()), ...(await measureScreens())] },
  { area: 'door', measure: measureCoreApi },
  { area: 'map', measure: measureMap },
  { area: 'offline', measure: measureOffline },
  { area: 'schedule', measure: measureSchedule },
  { area: 'directory', measure: measureDirectory },
  { area: 'managers', measure: measureManagers },
  { area: 'live', measure: measureLive },
];

const names = process.argv.slice(2).filter((name) => name !== '--');
const unknown = names.filter((name) => !areas.some(({ area }) => name.split('.')[0] === area));
if (unknown.length > 0) {
  console.error(
    `Nothing is measured under ${unknown.join(', ')}. There are: ${areas.map(({ area }) => area).join(', ')}.`,
  );
  process.exit(64);
}
const figures: Figure[] = [];
for (const { area, measure } of areas) {
  if (names.length === 0 || names.some((name) => name.split('.')[0] === area)) figures.push(...(await measure()));
}
const selected = figures.filter(({ name }) => names.length === 0 || names.some((each) => name.startsWith(each)));
console.log(JSON.stringify(selected, null, 2));
process.exitCode = selected.every(({ ok }) => ok) ? 0 : 1;
