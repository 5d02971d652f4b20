import { useEffect, useEffectEvent } from 'react';
import { actOf, type PlayerAct } from './keys.ts';

/** Layers above the page that have keys of their own. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

/** Acts by the keys of `playerKeys`, as long as no dialog and no menu is open. A key that is held down acts again only for ← → ↑ ↓. */
export function usePlayerKeys(act: (what: PlayerAct) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const what = actOf(event);
    if (what === undefined || document.querySelector(layers) !== null) return;
    event.preventDefault();
    if (!event.repeat || event.key.startsWith('Arrow')) act(what);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
