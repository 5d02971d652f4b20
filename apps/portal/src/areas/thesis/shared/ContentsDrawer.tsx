import { Button } from '@qianwei/ui/Button';
import { Drawer } from '@qianwei/ui/Drawer';
import { type ReactNode, useState } from 'react';
import * as styles from './reading.css.ts';

export interface ContentsDrawerProps {
  /** 手册目录 */
  title: string;
  /** The button stands in the dock, as narrow as that of the menu. Default false: above it. */
  isInDock?: boolean;
  /** Renders the chapters; `close` is called before one of them is shown. */
  children: (close: () => void) => ReactNode;
}

/** The chapters of a long text on a phone: a button above the dock, and the list in a drawer. */
export function ContentsDrawer({ title, isInDock = false, children }: ContentsDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isInDock ? 'quiet' : 'outline'}
        icon={isInDock ? 'outline' : 'menu'}
        className={isInDock ? styles.contentsInDock : styles.contentsButton}
        onPress={() => setOpen(true)}
      >
        目录
      </Button>
      <Drawer title={title} side="bottom" isOpen={isOpen} onOpenChange={setOpen}>
        {children(() => setOpen(false))}
      </Drawer>
    </>
  );
}
