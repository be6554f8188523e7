/** How near to an edge the grid begins to scroll, and how fast at most, in pixels per frame. */
const zone = 32;
const fastest = 16;
/** The column heads cover the top of the grid, the hours its left. */
const headHeight = 52;
const gutterWidth = 72;

interface Step {
  readonly left: number;
  readonly top: number;
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A push that is stronger than the one with which a drag began: whoever starts near an edge does not mean it. */
export function beyondStart(now: Step, start: Step): Step {
  const pushed = (one: number, other: number): number => (Math.abs(one) > Math.abs(other) || one * other < 0 ? one : 0);
  return { left: pushed(now.left, start.left), top: pushed(now.top, start.top) };
}

/** Which way a pointer near or beyond an edge pushes, faster the further out it is. */
export function pushAt(x: number, y: number, { left, right, top, bottom }: Edges): Step {
  return { left: push(x, left + gutterWidth, right), top: push(y, top + headHeight, bottom) };
}

function push(at: number, low: number, high: number): number {
  const depth = at < low + zone ? at - low - zone : Math.max(0, at - high + zone);
  return Math.round(Math.max(-1, Math.min(1, depth / zone)) * fastest);
}

/** Scrolls by a step; false where nothing moved and no further frame is needed. */
export function autoScrollStep(scroller: HTMLElement, { left, top }: Step): boolean {
  if (left === 0 && top === 0) return false;
  const before = [scroller.scrollLeft, scroller.scrollTop];
  scroller.scrollBy({ left, top, behavior: 'instant' });
  return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop;
}
