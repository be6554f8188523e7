import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as send } from 'node:https';
import type { AddressInfo } from 'node:net';

/** An error as it is written. */
export interface WrittenError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly path?: readonly unknown[];
}

/** What a service answers instead of the errors that were found, with its status. */
export interface ValidatorWording {
  readonly status?: number;
  say(errors: readonly WrittenError[]): readonly unknown[];
}

type Rule = readonly [RegExp, (...parts: string[]) => string];

/** Rewrites what graphql-js says in the words of another validator; what it has no words for stays. */
function rewriteErrors(...rules: readonly Rule[]): ValidatorWording {
  return {
    say: (errors) =>
      errors.map((error) => {
        const rule = rules.find(([shape]) => shape.test(error.message));
        if (!rule) return error;
        const [, ...parts] = rule[0].exec(error.message) ?? [];
        return { ...error, message: rule[1](...parts) };
      }),
  };
}

const absent = /^Cannot query field "(\w+)" on type "(\w+)"/;
const object = /^Field "(\w+)" of type "(.+?)" must have a selection/;
const leaf = /^Field "(\w+)" must not have a selection since type "(.+?)"/;
const demanded = /^Argument "\w+\.(\w+)\((\w+):\)" of type "(.+?)" is required/;
const unknown = /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/;
const variable = /^Variable "\$(\w+)" of type "(.+?)" used in position expecting type "(.+?)"/;
const input = /^Expected value of type "(\w+)" not to include unknown field "(\w+)"/;
const bare = (type = ''): string => type.replace(/[[\]!]/g, '');

/** Validators of other makers, as their own sources and tests word it. */
export const validatorWordings = {
  /** graphql-js with its suggestions switched off. */
  terse: {
    say: (errors) => errors.map((error) => ({ ...error, message: error.message.replace(/ Did you mean.*$/s, '') })),
  },
  absinthe: rewriteErrors(
    [demanded, (_field, argument, type) => `In argument "${argument}": Expected type "${type}", found null.`],
    [unknown, (argument, field) => `Unknown argument "${argument}" on field "${field}" of type "RootQueryType".`],
    [
      variable,
      (name, own, type) =>
        `In operation \`DeskProbe, variable \`$${name}\` of type \`${own}\` found as input to argument of type \`${type}\`.`,
    ],
    [input, (_type, field) => `Argument "filter" has invalid value {x: 1}.\nIn field "${field}": Unknown field.`],
  ),
  ruby: rewriteErrors(
    [absent, (field, type) => `Field '${field}' doesn't exist on type '${type}'`],
    [
      object,
      (field, type) =>
        `Field must have selections (field '${field}' returns ${bare(type)} but has no selections. Did you mean '${field} { ... }'?)`,
    ],
    [
      leaf,
      (field, type) =>
        `Selections can't be made on scalars (field '${field}' returns ${bare(type)} but has selections ["__typename"])`,
    ],
    [demanded, (field, argument) => `Field '${field}' is missing required arguments: ${argument}`],
    [unknown, (argument, field) => `Field '${field}' doesn't accept argument '${argument}'`],
    [variable, (name, own, type) => `Type mismatch on variable $${name} and argument it (${own} / ${type})`],
    [input, (type, field) => `InputObject '${type}' doesn't accept argument '${field}'`],
  ),
  java: rewriteErrors(
    [
      absent,
      (field, type) => `Validation error (FieldUndefined@[${field}]) : Field '${field}' in type '${type}' is undefined`,
    ],
    [
      object,
      (field, type) =>
        `Validation error (SubselectionRequired@[${field}]) : Subselection required for type '${type}' of field '${field}'`,
    ],
    [
      leaf,
      (field, type) =>
        `Validation error (SubselectionNotAllowed@[${field}]) : Subselection not allowed on leaf type '${type}' of field '${field}'`,
    ],
    [
      demanded,
      (field, argument) => `Validation error (MissingFieldArgument@[${field}]) : Missing field argument '${argument}'`,
    ],
    [
      unknown,
      (argument, field) => `Validation error (UnknownArgument@[${field}]) : Unknown field argument '${argument}'`,
    ],
    [
      variable,
      (name, own, type) =>
        `Validation error (VariableTypeMismatch) : Variable '${name}' of type '${own}' used in position expecting type '${type}'`,
    ],
    [input, () => `Validation error (WrongType) : argument 'filter' with value '…' is not an object`],
  ),
  /** The five complaints that Hot Chocolate stops at, in its words. */
  chocolate: {
    say: (errors) =>
      rewriteErrors(
        [absent, (field, type) => `The field \`${field}\` does not exist on the type \`${type}\`.`],
        [
          object,
          (field) =>
            `\`${field}\` is an object, interface or union type field. Leaf selections on objects, interfaces, and unions without subfields are disallowed.`,
        ],
        [
          leaf,
          () =>
            `Selections on scalars or enums are never allowed, because they are the leaf nodes of any GraphQL query.`,
        ],
        [demanded, (_field, argument) => `The argument \`${argument}\` is required.`],
        [unknown, (argument) => `The argument \`${argument}\` does not exist.`],
      )
        .say(errors)
        .slice(0, 5),
  },
  /** A table engine stops at the first error and gives no location. */
  firstOnly: {
    say: (errors) =>
      rewriteErrors([absent, (field, type) => `field '${field}' not found in type: '${type}'`])
        .say(errors)
        .slice(0, 1)
        .map((error) => ({ message: (error as WrittenError).message, extensions: { code: 'validation-failed' } })),
  },
  placeless: { say: (errors) => errors.map(({ message }) => ({ message })) },
  badRequest: { status: 400, say: (errors) => errors },
  /** Lines, and nothing that could be understood. */
  wordless: { say: (errors) => errors.map(({ locations }) => ({ message: 'Ungültige Anfrage', locations })) },
  masked: { say: () => [{ message: 'Bad request' }] },
  maskedTrouble: { status: 500, say: () => [{ message: 'Internal server error' }] },
} satisfies Readonly<Record<string, ValidatorWording>>;

export interface Spoken {
  readonly url: string;
  close(): Promise<void>;
}

/** A service in front of another one that passes every question on, and says what is wrong with it in its own wording. */
export async function startWordingProxy(
  url: string,
  wording: ValidatorWording,
  tls: { readonly cert: string; readonly key: string },
): Promise<Spoken> {
  const server = createServer(tls, (request, response) => {
    void pass(url, wording, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Sound: a server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${String(port)}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function pass(
  url: string,
  wording: ValidatorWording,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const question = send(`${url}/graphql`, { method: 'POST', headers: request.headers });
  question.end(await read(request));
  const [answer] = (await once(question, 'response')) as [IncomingMessage];
  const text = await read(answer);
  const { errors } = JSON.parse(text) as { readonly errors?: readonly WrittenError[] };
  const speaks = errors !== undefined && answer.statusCode === 200;
  const status = (speaks ? wording.status : undefined) ?? answer.statusCode ?? 500;
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(speaks ? JSON.stringify({ errors: wording.say(errors) }) : text);
}

async function read(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
