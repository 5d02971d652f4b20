/** Writes three strokes on a pad as a finger would; each has `count` points. */
export function writeOnPad(pad: Element, count = 16): void {
  const { left, top, width, height } = pad.getBoundingClientRect();
  for (const line of [0, 1, 2]) {
    const send = (type: string, share: number) =>
      (type === 'pointerdown' ? pad : window).dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true },
          ...{ button: 0, buttons: type === 'pointerup' ? 0 : 1, pressure: 0.5 },
          clientX: left + width * (0.2 + 0.2 * line + 0.16 * share),
          clientY: top + height * (0.45 + 0.2 * Math.sin(share * 7 + line)),
        }),
      );
    send('pointerdown', 0);
    for (let at = 1; at < count; at += 1) send('pointermove', at / count);
    send('pointerup', 1);
  }
}
