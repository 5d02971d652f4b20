import { late, useLate } from '@qianwei/ui/late';
import { SearchButton } from '@qianwei/ui/SearchButton';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SidebarItem } from './menu-items.ts';

const dialog = late(() => import('./SearchDialog.tsx'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** The global search, opened by its button or with `/`. */
export function Search({ menu }: { menu: readonly SidebarItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const { Component: SearchDialog, open } = useLate(dialog);
  const show = useEffectEvent(() => open(() => setOpen(true)));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <SearchButton hint="公告、功能" onPress={() => open(() => setOpen(true))} />
      {SearchDialog && isOpen && <SearchDialog menu={menu} onClose={() => setOpen(false)} />}
    </>
  );
}
