import type { Dialect } from '../dialects/dialect.ts';
import { amuillang } from './amuillang/amuillang.ts';
import { clinikoMesh } from './clinikoMesh/clinikoMesh.ts';
import { datocms } from './datocms/datocms.ts';
import { dogtor } from './dogtor/dogtor.ts';

/** A Chilean center for therapy, a veterinary group in DatoCMS, doctors in Munich, and Cliniko behind a gateway. */
export const productsV: readonly Dialect[] = [amuillang, datocms, dogtor, clinikoMesh];
