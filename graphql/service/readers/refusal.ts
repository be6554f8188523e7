import type { ServiceError } from '../outcome.ts';

/**
 * What an error during the execution of a mutation means: `refused`, so nothing was changed; `failed`, so the service
 * failed, perhaps after the change was made; `unclear`, words that may mean either.
 */
export type RefusalKind = 'refused' | 'failed' | 'unclear';

/**
 * Judges an error by its code, then by its words. A code of failures, or one that is not known, leaves at most a doubt:
 * Apollo Server gives INTERNAL_SERVER_ERROR to whatever a resolver throws, a refusal or a crash.
 */
export function refusalOf({ code, message }: ServiceError): RefusalKind {
  if (failureMarks.test(message)) return 'failed';
  const words = code === null ? '' : wordsOfCode(code);
  if (code !== null && !failureCode.test(words) && (sqlRefusal.test(code) || refusedCode.test(words))) return 'refused';
  if (failureWords.test(message)) return 'failed';
  const isRefused = refusedMessage.test(message);
  if (isPlainCode(words)) return isRefused ? 'refused' : 'unclear';
  return isRefused ? 'unclear' : 'failed';
}

function wordsOfCode(code: string): string {
  return code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();
}

/** No code, or one that says no more than that it is an error. */
function isPlainCode(words: string): boolean {
  return /^(|error|graphql error|user|client error)$/.test(words.trim());
}

/** Integrity, data and access: PostgreSQL rolls such a statement back (its appendix A). */
const sqlRefusal = /^(22|23|42|44)[\dA-Z]{3}$/;

const failureCode = /\b(internal|unexpected|time ?out|timed out|unavailable|5\d\d|408)\b/;

const refusedCode =
  /\b(valid(ation)?|invalid|bad|user ?input|input|not ?found|not ?exists?|missing|required|conflict|forbidden|unauthori[sz]ed|unauthenticated|authenticated|denied|permissions?|allowed|duplicates?|duplicated|unique|exists|taken|constraint|parse|unprocessable|precondition|stale|outdated|version|unsupported|not ?supported|locked|closed|overlap(s|ping)?|booked|40[0134569]|41[0-5]|422|423)\b/;

const failureMarks =
  /internal (server )?error|time[d-]? ?out|deadlock|econn|epipe|connection (was )?(reset|closed|refused|lost)/i;

/** How frameworks, runtimes and gateways speak of failures. */
const failureWords =
  /internal|unexpected|unhandled|uncaught|exception|time[d-]? ?out|deadlock|econn|epipe|socket|connection|connect to|server error|went wrong|unavailable|try again|overload|panic|crash|fatal|undefined|nonetype|null ?pointer|nil\b|of null|reading '|stack|traceback|\bsql\b|database|prisma\.|failed to (save|write|commit|send|publish)|after (save|commit)|could not be completed|an error (has )?occurred/i;

/** How services speak of what they don't accept. */
const refusedMessage =
  /invalid|not valid|valid|required|must\b|may not|can(no|'|’)?t\b|can not|cannot|isn(’|')t|not (a|an|be|found|allowed|permitted|authori[sz]ed|supported|possible|open|defined|understood|available|exist)|no such|unknown|does ?n[o’']t|doesn|do(es)? not|already|taken|overlap|conflict|duplicate|exists|denied|permission|forbidden|unauthori|access|closed|blank|empty|missing|too (long|short|many|few|late|early)|at (least|most)|expected|cannot query|unknown argument|syntax|constraint|violat|refus|reject|disabled|outside|in the past|needed|only /i;
