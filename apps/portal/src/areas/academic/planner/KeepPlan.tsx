import {
  deleteGraduationPlan,
  type PlannerFacts,
  type SavedPlan,
} from '@qianwei/api/contract/academic/planner';
import { Button } from '@qianwei/ui/Button';
import { late, useLate } from '@qianwei/ui/late';
import { Menu } from '@qianwei/ui/Menu';
import { useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import type { KeepDialogProps } from './KeepDialog.tsx';
import { ownId, type Planner } from './use-planner.ts';

const keepDialog = late<KeepDialogProps>(() => import('./KeepDialog.tsx'), { prefetch: 'idle' });

interface KeepPlanProps {
  facts: PlannerFacts;
  planner: Planner;
}

/** Beside the tabs: keeps the student's own arrangement, or renames and removes the kept one that is shown. */
export function KeepPlan({ facts, planner }: KeepPlanProps) {
  const { shown } = planner;
  const [isOpen, setOpen] = useState(false);
  const { Component: KeepDialog, prepare, open } = useLate(keepDialog);
  const ask = () => open(() => setOpen(true));
  const { saved } = shown;
  return (
    <>
      {shown.id === ownId && (
        <Button variant="quiet" size="small" onHoverStart={prepare} onFocus={prepare} onPress={ask}>
          保存这个排法
        </Button>
      )}
      {saved && <KeptMenu planner={planner} saved={saved} onRename={ask} />}
      {KeepDialog && isOpen && (
        <KeepDialog facts={facts} planner={planner} renamed={saved} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface KeptMenuProps {
  planner: Planner;
  saved: SavedPlan;
  onRename: () => void;
}

/** Actions for a kept plan. It is removed at once; the toast keeps it again as 我的排法. */
function KeptMenu({ planner, saved, onRename }: KeptMenuProps) {
  const notify = useNotify();
  const removal = useMutationCall(deleteGraduationPlan);
  const remove = () =>
    removal.send(
      { planId: saved.planId },
      {
        done: () => {
          planner.select('EARLIEST');
          notify({
            type: 'success',
            text: `已删除“${saved.name}”。`,
            action: { label: '撤销', onPress: () => planner.change(saved.wishes) },
          });
        },
        failed: (error) => notify({ type: 'error', text: `没有删除。${error.message}` }),
      },
    );
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" pending={removal.pending} aria-label={`更多，${saved.name}`}>
          更多
        </Button>
      }
      items={[
        { id: 'rename', label: '改名', onAction: onRename },
        { id: 'remove', label: '删除', onAction: () => void remove() },
      ]}
    />
  );
}
