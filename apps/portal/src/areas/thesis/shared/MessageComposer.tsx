import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { messageLimits, sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { Form } from '@qianwei/ui/Form';
import { TextArea } from '@qianwei/ui/TextArea';
import { useDeviceDraft } from '../../../shared/draft/use-device-draft.ts';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';
import { checkPayloadFields } from '../../../shared/form/check-fields.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import * as styles from './MessageThread.css.ts';
import { thesisPayloadOf } from './thesis-payload.ts';

export interface MessageComposerProps {
  thesis: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo'>;
}

const nothing = { content: '' };

/** Writes to the teacher: a text and up to three files. What was typed stays on this device until the server has it. */
export default function MessageComposer({ thesis }: MessageComposerProps) {
  const notify = useNotify();
  const draft = useDeviceDraft(`THESIS_MESSAGE:${thesis.studentPlanId}`, nothing);
  const { content } = draft.values;
  const files = useSceneUploads('QA_FILE');
  const { pending, errors, problem, send } = useMutationCall(sendThesisMessage);
  const submit = () => {
    const payload = { ...thesisPayloadOf(thesis), content, fileIds: files.values };
    const wrong = {
      ...checkPayloadFields(sendThesisMessage.payload, payload),
      ...(files.isBusy && { fileIds: '附件还在上传，请稍候' }),
    };
    const done = () => {
      draft.discard();
      for (const { id } of files.field.files) files.field.onRemove(id);
      notify({ type: 'success', text: '留言已发送，导师答复后会通知你。' });
    };
    void send(payload, { wrong, done });
  };
  return (
    <Form className={styles.composer} validationErrors={errors} onSubmit={submit}>
      {problem && (
        <Banner tone="danger" live="assertive" title="留言没有发送。">
          <WhyRefused problem={problem} />
          <br />
          你写的内容和上传的文件还在，可以再发送一次。
        </Banner>
      )}
      <TextArea
        name="content"
        label="留言"
        rows={4}
        maxLength={messageLimits.characters}
        value={content}
        onChange={(typed) => draft.edit('content', typed)}
        autoFocus
      />
      <FileUpload {...files.field} name="fileIds" label="附件（可选）" hint={`${files.rules.hint}。`} />
      <div className={styles.foot}>
        <Button type="submit" pending={pending}>
          {problem ? '再次发送' : '发送'}
        </Button>
        <span className={styles.none}>
          {draft.isKept
            ? '没有发送的文字保存在这台设备上。'
            : '这个浏览器不能保存文字，发送以前请不要关闭页面。'}
        </span>
      </div>
    </Form>
  );
}
