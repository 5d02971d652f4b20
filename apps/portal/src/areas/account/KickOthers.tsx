import { getLoginLogList, kickOtherSession } from '@qianwei/api/contract/account';
import { AlertDialog } from '@qianwei/ui/AlertDialog';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { callKey } from '../../shared/query/use-call.ts';
import { useQueryClient } from '../../shared/query/use-query-client.ts';

/** 退出其他设备, after a question. */
export function KickOthers() {
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { pending, problem, submit } = useSubmit();
  const kick = async () => {
    let kicked = 0;
    const done = await submit({}, async () => {
      kicked = (await client.call(kickOtherSession, {})).kicked;
      await queries.invalidateQueries({ queryKey: callKey(getLoginLogList) });
    });
    if (!done) return;
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
        onAct={() => void kick()}
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
