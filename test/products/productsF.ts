import type { Dialect } from '../dialects/dialect.ts';
import { appointmentsHandlingSystem } from './appointmentsHandlingSystem/appointmentsHandlingSystem.ts';
import { beautyUStudio } from './beautyUStudio/beautyUStudio.ts';
import { entgo } from './entgo/entgo.ts';
import { graphene } from './graphene/graphene.ts';
import { healthSync } from './healthSync/healthSync.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import { veterinariaClinico } from './veterinariaClinico/veterinariaClinico.ts';
import { wpGraphql } from './wpGraphql/wpGraphql.ts';

/** Schemas that were written by hand for one clinic or studio, and frameworks of the web. */
export const productsF: readonly Dialect[] = [
  appointmentsHandlingSystem,
  beautyUStudio,
  entgo,
  graphene,
  healthSync,
  lighthouse,
  veterinariaClinico,
  wpGraphql,
];
