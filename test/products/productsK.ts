import type { Dialect } from '../dialects/dialect.ts';
import { careFlex } from './careFlex/careFlex.ts';
import { craft } from './craft/craft.ts';
import { hospitalGateway } from './hospitalGateway/hospitalGateway.ts';
import { medcilia } from './medcilia/medcilia.ts';
import { mirah } from './mirah/mirah.ts';
import { timerise } from './timerise/timerise.ts';
import { vitaVault } from './vitaVault/vitaVault.ts';
import { vkrVetApp } from './vkrVetApp/vkrVetApp.ts';

/** Two published services, a website's generated one, and five that were written by hand in Elixir, Java, .NET and Node. */
export const productsK: readonly Dialect[] = [
  careFlex,
  craft,
  hospitalGateway,
  medcilia,
  mirah,
  timerise,
  vitaVault,
  vkrVetApp,
];
