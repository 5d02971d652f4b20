import { deleteGraduationPlan, type SavedPlan } from '@qianwei/api/contract/academic/planner';
import { Button } from '@qianwei/ui/Button';
import { late, useLate } from '@qianwei/ui/late';
import { useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import type { KeepDialogProps } from './KeepDialog.tsx';
import { ownId, type Planner } from './use-planner.ts';

const keepDialog = late<KeepDialogProps>(() => import('./KeepDialog.tsx'), { prefetch: 'idle' });

/** Beside the tabs: keeps the student's own arrangement, or removes the kept one that is shown. */
export function KeepPlan({ planner }: { planner: Planner }) {
  const { shown } = planner;
  if (shown.id === ownId) return <Keep planner={planner} />;
  if (shown.saved !== null) return <Remove planner={planner} saved={shown.saved} />;
  return null;
}

function Keep({ planner }: { planner: Planner }) {
  const [isOpen, setOpen] = useState(false);
  const { Component: KeepDialog, prepare, open } = useLate(keepDialog);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onHoverStart={prepare}
        onFocus={prepare}
        onPress={() => open(() => setOpen(true))}
      >
        保存这个排法
      </Button>
      {KeepDialog && isOpen && <KeepDialog planner={planner} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Removed at once; the toast keeps it again as 我的排法. */
function Remove({ planner, saved }: { planner: Planner; saved: SavedPlan }) {
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
    <Button variant="quiet" size="small" pending={removal.pending} onPress={() => void remove()}>
      删除这个排法
    </Button>
  );
}
