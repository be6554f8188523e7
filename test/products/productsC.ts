import type { Dialect } from '../dialects/dialect.ts';
import { dgraph } from './dgraph/dgraph.ts';
import { directus } from './directus/directus.ts';
import { keystone } from './keystone/keystone.ts';
import { supabase } from './supabase/supabase.ts';
import { twenty } from './twenty/twenty.ts';

/** Public products whose schemas come from records or tables: a CRM, and engines over a database. */
export const productsC: readonly Dialect[] = [twenty, supabase, keystone, dgraph, directus];
