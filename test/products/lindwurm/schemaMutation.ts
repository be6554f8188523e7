import { inputText } from './schemaInput.ts';

// Each mutation has one input, and a payload with what was written and the errors that can be expected of it.
const payloads: readonly (readonly [mutation: string, field: string, errors: string])[] = [
  ['terminAnlegen', 'termin: Termin', 'TerminKollisionError | NichtGefundenError | ValidierungError'],
  ['terminBearbeiten', 'termin: Termin', 'TerminKollisionError | NichtGefundenError | ValidierungError'],
  ['terminVerschieben', 'termin: Termin', 'TerminKollisionError | NichtGefundenError | ValidierungError'],
  ['terminStatusSetzen', 'termin: Termin', 'StatusUebergangError | NichtGefundenError'],
  ['terminAbsagen', 'termin: Termin', 'StatusUebergangError | NichtGefundenError'],
  ['terminLoeschen', 'termin: Termin', 'StatusUebergangError | NichtGefundenError'],
  ['terminanfrageAnnehmen', 'terminanfrage: Terminanfrage', 'NichtGefundenError | ValidierungError'],
  ['terminanfrageAblehnen', 'terminanfrage: Terminanfrage', 'NichtGefundenError | ValidierungError'],
  ['sperrzeitAnlegen', 'sperrzeit: Sperrzeit', 'NichtGefundenError | ValidierungError'],
  ['wartelisteEintragen', 'wartelistenEintrag: WartelistenEintrag', 'NichtGefundenError'],
  ['tierhalterAnlegen', 'tierhalter: Tierhalter', 'NichtGefundenError | ValidierungError'],
  ['tierhalterBearbeiten', 'tierhalter: Tierhalter', 'NichtGefundenError | ValidierungError'],
  ['tierhalterZusammenfuehren', 'tierhalter: Tierhalter', 'NichtGefundenError'],
  ['tierAnlegen', 'tier: Tier', 'NichtGefundenError | ValidierungError'],
  ['tierBearbeiten', 'tier: Tier', 'NichtGefundenError | ValidierungError'],
  ['tierVerstorbenMelden', 'tier: Tier', 'NichtGefundenError'],
  ['zahlungErfassen', 'rechnung: Rechnung', 'NichtGefundenError | ValidierungError'],
  ['nachrichtSenden', 'nachricht: Nachricht', 'NichtGefundenError | ValidierungError'],
  ['aufgabeAnlegen', 'aufgabe: Aufgabe', 'ValidierungError | NichtGefundenError'],
  ['aufgabeErledigen', 'aufgabe: Aufgabe', 'NichtGefundenError'],
  ['createWebhookSubscription', 'webhookSubscription: WebhookSubscription', 'ValidierungError'],
  ['deleteWebhookSubscription', 'webhookSubscription: WebhookSubscription', 'NichtGefundenError'],
];

const descriptions: Readonly<Record<string, string>> = {
  terminBearbeiten: 'Nicht angegebene Felder bleiben unverändert.',
  terminStatusSetzen: 'Absagen über terminAbsagen.',
  terminLoeschen: 'Nur für irrtümlich angelegte Termine. Absagen über terminAbsagen.',
};

function typeName(mutation: string): string {
  return mutation.slice(0, 1).toUpperCase() + mutation.slice(1);
}

function fieldText([mutation]: readonly [string, string, string]): string {
  const name = typeName(mutation);
  const description = descriptions[mutation];
  return `${description === undefined ? '' : `"${description}" `}${mutation}(input: ${name}Input!): ${name}Payload!`;
}

function payloadText([mutation, field, errors]: readonly [string, string, string]): string {
  const name = typeName(mutation);
  return `type ${name}Payload { ${field} errors: [${name}Error!] }\nunion ${name}Error = ${errors}`;
}

/** The mutations, their inputs and what they answer. */
export const mutationText: string = [
  `type Mutation { ${payloads.map(fieldText).join('\n')} }`,
  ...payloads.map(payloadText),
  inputText,
].join('\n');
