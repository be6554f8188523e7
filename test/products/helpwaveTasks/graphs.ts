import { isRow, type Row, textOf } from '../generatedRows.ts';
import { refuse } from './given.ts';
import type { Preset } from './store.ts';

type Graph = Preset['graph'];

function listIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** Refuses a graph that doesn't lead from a beginning to an end. */
function checkOrder({ nodes, edges }: Graph): void {
  let left = nodes.map(({ id }) => id);
  let open = edges;
  for (;;) {
    const ends = new Set(open.map(({ toId }) => toId));
    const next = left.filter((id) => ends.has(id));
    if (next.length === 0) return;
    if (next.length === left.length) refuse('Task graph contains a cycle');
    const gone = new Set(left.filter((id) => !ends.has(id)));
    left = next;
    open = open.filter(({ fromId }) => !gone.has(fromId));
  }
}

/** A graph of tasks as it is stored, checked. */
export function graphIn(given: unknown): Graph {
  const source = isRow(given) ? given : {};
  const nodes = listIn(source['nodes']).map(({ nodeId, title, description, priority, estimatedTime }) => {
    const more = { description: description ?? null, priority: priority ?? null, estimatedTime: estimatedTime ?? null };
    return { id: textOf(nodeId), title: textOf(title), ...more };
  });
  const edges = listIn(source['edges']).map(({ fromNodeId, toNodeId }) => {
    return { fromId: textOf(fromNodeId), toId: textOf(toNodeId) };
  });
  if (nodes.length === 0) refuse('Task graph must contain at least one node');
  const ids = nodes.map(({ id }) => id);
  for (const [index, { id, title }] of nodes.entries()) {
    if (id === '') refuse('Each node requires a string id');
    if (ids.indexOf(id) < index) refuse(`Duplicate node id: ${id}`);
    if (title === '') refuse(`Node ${id} requires a non-empty title`);
  }
  for (const { fromId, toId } of edges) {
    if (!ids.includes(fromId) || !ids.includes(toId)) refuse('Edge references unknown node id');
    if (fromId === toId) refuse('Self-referential task dependency is not allowed');
  }
  checkOrder({ nodes, edges });
  return { nodes, edges };
}
