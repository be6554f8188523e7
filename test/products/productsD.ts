import type { Dialect } from '../dialects/dialect.ts';
import { frappe } from './frappe/frappe.ts';
import { hasura } from './hasura/hasura.ts';
import { hotChocolate } from './hotchocolate/hotChocolate.ts';
import { prisma } from './prisma/prisma.ts';
import { skedulo } from './skedulo/skedulo.ts';

/** Engines over tables and entities, a platform for scheduling work, and business software, each in its own conventions. */
export const productsD: readonly Dialect[] = [hasura, prisma, skedulo, hotChocolate, frappe];
