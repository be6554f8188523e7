// A live desk on which nothing happens for eight hours, which pass faster. Prints what it sent and how its heap grew.
import { passFaster } from './fasterTime.ts';

const hours = 8;
const hour = 3_600_000;
const [, , transport = 'sockets', factor = '240'] = process.argv;

const elapsed = passFaster(Number(factor));
const { openIdleDesk } = await import('./openIdleDesk.ts');
const desk = await openIdleDesk({ elapsed, isDirect: transport === 'sockets' });
const heap = (): number => {
  for (let turn = 0; turn < 3; turn += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

// What is read once, and the code that becomes warm with it, belongs to no hour.
await desk.pass(hour / 2);
desk.sent.clear();
const before = desk.readings();
const heaps: [number, number][] = [];
const startedAt = elapsed();
while (elapsed() - startedAt < hours * hour) {
  heaps.push([(elapsed() - startedAt) / hour, heap()]);
  await desk.pass(hour / 4);
}
const readings = desk.readings() - before;
const idle = { live: desk.isLive(), readings, sent: Object.fromEntries(desk.sent), heaps };
await desk.close();
console.log(JSON.stringify(idle));
process.exit(0);
