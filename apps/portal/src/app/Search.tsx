import { late, useLate } from '@qianwei/ui/late';
import { SearchButton } from '@qianwei/ui/SearchButton';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import type { SidebarItem } from './menu-items.ts';

const dialog = late(() => import('./SearchDialog.tsx'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** True when a key opens the search: Ctrl K or ⌘ K anywhere, `/` outside text fields. */
const isWanted = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) => {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target);
};

/** The global search, opened by its button, with Ctrl K (⌘ K) or with `/`. */
export const Search = memo(function Search({ menu }: { menu: readonly SidebarItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const { Component: SearchDialog, open } = useLate(dialog);
  const show = useEffectEvent(() => open(() => setOpen(true)));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isWanted(event)) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <SearchButton onPress={() => open(() => setOpen(true))} />
      {SearchDialog && isOpen && <SearchDialog menu={menu} onClose={() => setOpen(false)} />}
    </>
  );
});
