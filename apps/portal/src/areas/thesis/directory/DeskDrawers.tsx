import type { Obstacle } from '@qianwei/api/contract/eligibility';
import { changeTitles, changeType } from '@qianwei/api/contract/thesis/change';
import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { late, useLatePanel } from '@qianwei/ui/late';
import { useState } from 'react';
import { useAddress } from '../../../shared/address/use-address.ts';
import type { ChangeDrawerProps } from '../shared/ChangeDrawer.tsx';
import type { DelayDrawerProps } from '../shared/DelayDrawer.tsx';
import { directoryAddress } from './directory-address.ts';
import type { ObstacleDialogProps } from './ObstacleDialog.tsx';

const changeDrawer = late<ChangeDrawerProps>(() => import('../shared/ChangeDrawer.tsx'));
const delayDrawer = late<DelayDrawerProps>(() => import('../shared/DelayDrawer.tsx'));
const obstacleDialog = late<ObstacleDialogProps>(() => import('./ObstacleDialog.tsx'));

type DeskApplication = keyof ThesisDirectory['obstacles'];

/** An application that was opened, with what kept it from being made at that moment. */
interface Opened {
  readonly type: DeskApplication;
  readonly obstacle: Obstacle | null;
}

/**
 * The application that the address opens. Its obstacle is that of the moment at which it was opened: one that was just handed in
 * stands in its own way, and its receipt stays. `last` is the one that was open before, while its drawer goes.
 */
function useOpened({ obstacles }: ThesisDirectory, type: DeskApplication | null) {
  const [last, setLast] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (type !== null && (!isOpen || last?.type !== type)) setLast({ type, obstacle: obstacles[type] });
  if (isOpen !== (type !== null)) setOpen(type !== null);
  return { last, opened: isOpen ? last : null };
}

/** 申请换题, 申请换导师 and 申请延期, each open while the address says so; closed they keep what was typed. */
export function DeskDrawers({ directory }: { directory: ThesisDirectory }) {
  const { values, show } = useAddress(directoryAddress, { replace: true });
  const { apply } = values;
  const { last, opened } = useOpened(directory, apply === undefined || apply === 'MESSAGE' ? null : apply);
  const close = () => show({ apply: undefined });
  const isBlocked = opened !== null && opened.obstacle !== null;
  const writes = (type: DeskApplication) => opened?.type === type && !isBlocked;
  const ChangeDrawer = useLatePanel(changeDrawer, changeType.options.some(writes), close);
  const DelayDrawer = useLatePanel(delayDrawer, writes('DELAY'), close);
  const ObstacleDialog = useLatePanel(obstacleDialog, isBlocked, close);
  return (
    <>
      {ChangeDrawer &&
        changeType.options.map((type) => (
          <ChangeDrawer
            key={type}
            thesis={directory}
            changeType={type}
            isOpen={writes(type)}
            onClose={close}
          />
        ))}
      {DelayDrawer && <DelayDrawer thesis={directory} isOpen={writes('DELAY')} onClose={close} />}
      {ObstacleDialog && last !== null && last.obstacle !== null && (
        <ObstacleDialog
          title={`申请${last.type === 'DELAY' ? '延期' : changeTitles[last.type]}`}
          obstacle={last.obstacle}
          isOpen={isBlocked}
          onClose={close}
        />
      )}
    </>
  );
}
