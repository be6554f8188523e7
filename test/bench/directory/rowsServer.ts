// Serves `answeredRows` from a process of its own, and answers every request over HTTP and over the channel with the
// same 50 people. Prints its addresses.
import { servePage } from '../servedPage.ts';
import { openChannel } from './channel.ts';
import type { DeskAddresses } from './deskOfMany.ts';
import { benchClients } from './people.ts';

const answer = JSON.stringify(benchClients(50));
const page = await servePage('./directory/pages', 'answeredRows', answer);
const channel = await openChannel({ request: () => Promise.resolve(answer), subscribe: () => () => undefined });
process.on('disconnect', () => {
  channel.close();
  page.close();
  process.exit(0);
});
const addresses: DeskAddresses = { page: page.url, channel: channel.url };
process.send?.(JSON.stringify(addresses));
