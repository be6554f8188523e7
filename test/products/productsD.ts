import type { Dialect } from '../dialects/dialect.ts';
import { hasura } from './hasura/hasura.ts';
import { hotChocolate } from './hotchocolate/hotChocolate.ts';
import { prisma } from './prisma/prisma.ts';
import { skedulo } from './skedulo/skedulo.ts';

/** Products that are held back from development, each in conventions of its own. */
export const productsD: readonly Dialect[] = [hasura, prisma, skedulo, hotChocolate];
