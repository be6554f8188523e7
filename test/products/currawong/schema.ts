import { currawongClinicalText } from './schemaClinical.ts';
import { currawongCoreText } from './schemaCore.ts';
import { currawongDiaryText } from './schemaDiary.ts';
import { currawongEstateText } from './schemaEstate.ts';
import { currawongRegistryText } from './schemaRegistry.ts';
import { currawongResultsText } from './schemaResults.ts';
import { currawongWritesText } from './schemaWrites.ts';

/** The whole schema of Currawong. */
export const currawongText: string = [
  currawongCoreText,
  currawongRegistryText,
  currawongDiaryText,
  currawongEstateText,
  currawongClinicalText,
  currawongWritesText,
  currawongResultsText,
].join('\n');
