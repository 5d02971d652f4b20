import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetPointer } from './forget-pointer.ts';

/** Every test begins in a window of this size, px. */
const viewport = { width: 1280, height: 800 };

const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) => [name, value] as const);

function setAttributes(element: Element, wanted: readonly (readonly [string, string])[]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of wanted) element.setAttribute(name, value);
}

/** Tab goes to the first thing of the page, wherever an earlier test left it, outside of the page even. */
function startAtTop() {
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  window.focus();
  top.focus();
  top.remove();
}

/**
 * Records the state of the tested page, so that `restore` brings it back: its address, title and storage, what `html` and `body` say
 * and hold, the size of the window, real time and every function that was replaced. Styles stay, for modules stay loaded.
 */
export function pageAsItStands() {
  const { documentElement: html, body, title } = document;
  const address = location.href;
  const [ofHtml, ofBody] = [attributesOf(html), attributesOf(body)];
  const children = new Set(body.children);
  return {
    async restore() {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      localStorage.clear();
      sessionStorage.clear();
      setAttributes(html, ofHtml);
      setAttributes(body, ofBody);
      for (const child of [...body.children]) if (!children.has(child)) child.remove();
      document.title = title;
      if (location.href !== address) history.replaceState(null, '', address);
      scrollTo(0, 0);
      startAtTop();
      forgetPointer();
      if (innerWidth !== viewport.width || innerHeight !== viewport.height)
        await page.viewport(viewport.width, viewport.height);
    },
  };
}
