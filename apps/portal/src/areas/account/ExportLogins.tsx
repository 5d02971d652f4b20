import { getLoginLogList } from '@qianwei/api/contract/account';
import { Button } from '@qianwei/ui/Button';
import { useClient } from '../../shared/client/client.tsx';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { useNotify } from '../../shared/page/notify.tsx';

/** 导出登录记录: all logins as a file (API-13). */
export function ExportLogins() {
  const client = useClient();
  const notify = useNotify();
  const { pending, problem, submit } = useSubmit();
  const save = () =>
    submit({}, async () => {
      const { errorMsg } = await client.download(getLoginLogList, {});
      notify({ type: 'success', text: errorMsg });
    });
  return (
    <>
      <Button icon="download" pending={pending} onPress={() => void save()}>
        导出登录记录
      </Button>
      {problem && <span role="alert">{problem.message}</span>}
    </>
  );
}
