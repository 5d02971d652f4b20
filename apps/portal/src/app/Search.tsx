import { SearchButton } from '@qianwei/ui/SearchButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SidebarItem } from './menu-items.ts';

const SearchDialog = lazy(() => import('./SearchDialog.tsx'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** The global search, opened by its button or with `/`. */
export function Search({ menu }: { menu: readonly SidebarItem[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <SearchButton hint="公告、功能" onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
