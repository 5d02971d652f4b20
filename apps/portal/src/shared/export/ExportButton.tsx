import type { Endpoint } from '@qianwei/api/endpoint';
import { Button, type ButtonProps } from '@qianwei/ui/Button';
import { useClient } from '../client/client.tsx';
import { useSubmit } from '../mutation/use-submit.ts';
import { useNotify } from '../page/notify.tsx';

export interface ExportButtonProps<Payload, Data, Input> {
  endpoint: Endpoint<Payload, Data, Input>;
  payload: NoInfer<Input>;
  /** Default 导出. */
  label?: string;
  /** Default an outlined button with the sign of a download. */
  look?: Pick<ButtonProps, 'variant' | 'size' | 'icon'>;
}

/** The toast of a saved file, with its place: only browsers know their folder. */
export const exportedWords = (fileName: string): string => `已导出“${fileName}”，在浏览器的“下载”里`;

/**
 * 导出: what a call answers as a file (API-13), saved under the name that the server sent with it; one at a time. A
 * failure is shown beside the button.
 */
export function ExportButton<Payload, Data, Input>(props: ExportButtonProps<Payload, Data, Input>) {
  const { endpoint, payload, label = '导出', look } = props;
  const client = useClient();
  const notify = useNotify();
  const { pending, problem, submit } = useSubmit();
  const save = () =>
    submit({}, async () => {
      const { fileName } = await client.download(endpoint, payload);
      notify({ type: 'success', text: exportedWords(fileName) });
    });
  return (
    <>
      <Button icon="download" {...look} pending={pending} onPress={() => void save()}>
        {label}
      </Button>
      {problem && <span role="alert">没有导出：{problem.message}</span>}
    </>
  );
}
