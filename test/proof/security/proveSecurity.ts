import { type AddressProof, proveAddresses } from './proveAddresses.ts';
import { type CoreApiProof, openCarelessCoreApi, proveCoreApi } from './proveCoreApi.ts';
import { type PageProof, provePage } from './provePage.ts';
import { proveRedirects, type RedirectProof } from './proveRedirects.ts';
import { proveSilence, type SilenceProof } from './proveSilence.ts';

export interface SecurityProof {
  readonly seed: string;
  readonly coreApi: CoreApiProof & { readonly controlAccepted: number };
  readonly page: PageProof;
  readonly addresses: AddressProof;
  readonly redirects: RedirectProof;
  readonly silence: SilenceProof;
}

/** How much is tried: payloads for each channel, addresses, senders, and questions for each channel of a core with keys. */
export interface Amounts {
  readonly payloads: number;
  readonly addresses: number;
  readonly senders: number;
  readonly questions: number;
}

export const fullAmounts: Amounts = { payloads: 100_000, addresses: 100_000, senders: 10_000, questions: 50 };

/** Attacks what stands between a page, the network and the keys, and the searches themselves with planted defects. */
export async function proveSecurity(amounts: Amounts, seed: string): Promise<SecurityProof> {
  const coreApi = await proveCoreApi(amounts.payloads, seed);
  const careless = await proveCoreApi(Math.min(amounts.payloads, 200), seed, openCarelessCoreApi);
  return {
    seed,
    coreApi: { ...coreApi, controlAccepted: careless.wronglyAccepted },
    page: await provePage(amounts.addresses, amounts.senders, seed),
    addresses: await proveAddresses(amounts.addresses, seed),
    redirects: await proveRedirects(),
    silence: await proveSilence(amounts.questions, seed),
  };
}

/** What went wrong, in words; a control that found nothing is as wrong as a hole. Empty where all is well. */
export function problemsOf({ coreApi, page, addresses, redirects, silence }: SecurityProof): readonly string[] {
  const none: Readonly<Record<string, number>> = {
    'questions wrongly accepted at the core API': coreApi.wronglyAccepted,
    'good questions refused at the core API': coreApi.wronglyRefused,
    'throws at the core API': coreApi.throws,
    'senders wrongly accepted': page.acceptedSenders,
    'navigations away from the page': page.navigations,
    'escapes from the page’s files': page.escapes,
    'throws at page addresses': page.throws,
    'requests that carried the key elsewhere': addresses.keyElsewhere,
    'requests without encryption': addresses.unencrypted,
    'throws at service addresses': addresses.throws,
    'redirects followed': redirects.followed,
    'header bytes at second servers': redirects.headerBytes,
    'redirects that were reported as something else': redirects.otherOutcomes,
    'places with a key': silence.hits.length,
    'own questions refused by the sender check': page.ownSenders - page.acceptedOwn,
    'redirects that the control did not follow': redirects.cases - redirects.controlLeaks,
    'forms of a planted key not found': 8 - silence.controlForms,
  };
  const some: Readonly<Record<string, number>> = {
    'good questions': coreApi.fit,
    'questions that a careless API accepts': coreApi.controlAccepted,
    'addresses that a careless guard lets through': page.controlNavigations,
    'addresses that a careless check gives the key': addresses.controlElsewhere,
    'requests with the key to where it belongs': addresses.withKey,
    'requests sent while keys were in use': silence.withKey,
    redirects: redirects.cases,
    'own questions': page.ownSenders,
  };
  return [
    ...Object.entries(none).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
    ...Object.entries(some).flatMap(([what, count]) => (count > 0 ? [] : [`no ${what}`])),
    ...(coreApi.refusal.p99 < 5 ? [] : [`a refusal takes ${coreApi.refusal.p99} ms at the 99th percentile`]),
  ];
}
