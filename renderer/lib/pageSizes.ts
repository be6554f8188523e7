/** Whether rows are compact: the host writes the value into the page, and the setting updates it. */
export function isCompact(): boolean {
  return globalThis.document?.documentElement.dataset['density'] === 'compact';
}

/** How much larger than usual the page is drawn, by the text size that was chosen. */
export function pageScale(): number {
  return (Number(globalThis.document?.documentElement.dataset['textSize']) || 100) / 100;
}

export interface PageBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Where a pointer is, in the page's own pixels: browsers give it in those of the window. */
export function pointOf(event: Pick<MouseEvent, 'clientX' | 'clientY'>): readonly [x: number, y: number] {
  const scale = pageScale();
  return [event.clientX / scale, event.clientY / scale];
}

/** Where an element stands, in the page's own pixels. */
export function boxOf(element: Element): PageBox {
  const scale = pageScale();
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  return {
    left: left / scale,
    right: right / scale,
    top: top / scale,
    bottom: bottom / scale,
    width: width / scale,
    height: height / scale,
  };
}
