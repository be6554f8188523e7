/** What a rule sees of the linter. */
export interface RuleContext<Node> {
  readonly filename: string;
  report(problem: { readonly node: Node; readonly message: string }): void;
}

export interface Rule<Node> {
  create(context: RuleContext<Node>): Readonly<Record<string, (node: Node) => void>>;
}
