import { kickOtherSession } from '@qianwei/api/contract/account';
import type { DataOf } from '@qianwei/api/endpoint';
import { AlertDialog } from '@qianwei/ui/AlertDialog';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { useState } from 'react';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../shared/page/notify.tsx';

/** 退出其他设备, after a confirmation. */
export function KickOthers() {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { pending, problem, send } = useMutationCall(kickOtherSession);
  const done = ({ kicked }: DataOf<typeof kickOtherSession>) => {
    setAsking(false);
    notify({
      type: 'success',
      text: kicked === 0 ? '没有其他设备在登录' : `已退出 ${kicked} 台其他设备`,
    });
  };
  return (
    <>
      <Button onPress={() => setAsking(true)}>退出其他设备</Button>
      <AlertDialog
        title="退出其他设备？"
        isOpen={asking}
        onOpenChange={setAsking}
        safeLabel="先不退出"
        actLabel="退出其他设备"
        onAct={() => void send({}, { done })}
        acting={pending}
      >
        其他手机、电脑上的登录会立即失效，需要重新登录；这台设备不受影响。
        {problem && (
          <Banner tone="danger" live="assertive">
            {problem.message}
          </Banner>
        )}
      </AlertDialog>
    </>
  );
}
