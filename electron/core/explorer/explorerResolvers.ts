import { formResolvers } from './formResolvers.ts';
import { listResolvers } from './listResolvers.ts';

/** One function per field of the desk schema that is about the service's own schema: its lists, and forms of mutations. */
export const explorerResolvers = { ...formResolvers, ...listResolvers };
