/** Where a clinic's service runs; keys are issued per environment (interface document, Endpoints). */
export const environmentKinds = ['demo', 'sandbox', 'testing', 'production', 'gateway'] as const;

export type EnvironmentKind = (typeof environmentKinds)[number];

/** The environments that a person connects; the demo clinic needs neither address nor key. */
export type ConnectableEnvironment = Exclude<EnvironmentKind, 'demo'>;

/** The secrets of an environment: one for the `Authorization` header, or the gateway's two. */
export type Keys =
  | { readonly kind: 'single'; readonly key: string }
  | { readonly kind: 'gateway'; readonly apiKey: string; readonly serviceKey: string };
