import { maxQuestionLength, saveCourseQa } from '@qianwei/api/contract/course/ask';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { placeWords } from '@qianwei/studies';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { Form } from '@qianwei/ui/Form';
import { Select } from '@qianwei/ui/Select';
import { TextArea } from '@qianwei/ui/TextArea';
import { useState } from 'react';
import { useDeviceState } from '../../../shared/device/use-device-state.ts';
import { useSceneUploads } from '../../../shared/files/use-scene-uploads.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useSession } from '../../../shared/session/session.tsx';
import { lessonsOf } from '../shared/next-lesson.ts';
import type { PanelProps } from './panel-props.ts';
import * as styles from './panels.css.ts';
import { readQuestionDraft, storeQuestionDraft } from './question-draft.ts';

export interface AskFormProps extends PanelProps {
  /** The server has the question. */
  onDone: () => void;
}

/** 提一个问题: the lesson, the question, files. What was typed stays on this device until the server has it. */
export function AskForm({ outline, onDone }: AskFormProps) {
  // After a question the form begins again, without its files.
  const [asked, setAsked] = useState(0);
  const done = () => {
    setAsked((count) => count + 1);
    onDone();
  };
  return <Fields key={asked} outline={outline} onDone={done} />;
}

function Fields({ outline, onDone }: AskFormProps) {
  const { courseId } = outline.course;
  const student = useSession().session?.id ?? '';
  const notify = useNotify();
  const lessons = lessonsOf(outline.chapters);
  const [draft, setDraft] = useDeviceState(() => readQuestionDraft(student, courseId), null);
  const files = useSceneUploads('QA_FILE');
  const { pending, errors, problem, send } = useMutationCall(saveCourseQa);
  const chosenId = draft?.lessonId ?? outline.lastLessonId;
  const lesson = lessons.find(({ lessonId }) => lessonId === chosenId) ?? lessons[0];
  const content = draft?.content ?? '';
  if (lesson === undefined) return <p>视频上线以后可以在这里提问。</p>;
  const { lessonId } = lesson;
  const second = lesson.finished ? 0 : lesson.position;
  const keep = (change: { lessonId?: string; content?: string }) => {
    const next = { lessonId, content, ...change };
    setDraft(next);
    storeQuestionDraft(student, courseId, next.content === '' ? null : next);
  };
  const ask = () => {
    const wrong: Record<string, string> = {
      ...(content.trim() === '' && { content: '请写下你的问题' }),
      ...([...content.trim()].length > maxQuestionLength && {
        content: `问题最多 ${maxQuestionLength} 字，请删减后再提交`,
      }),
      ...(files.isBusy && { fileIds: '附件还在上传，请稍候' }),
    };
    const payload = { courseId, lessonId, second, content: content.trim(), fileIds: files.values };
    const done = () => {
      storeQuestionDraft(student, courseId, null);
      notify({ type: 'success', text: '问题已提交，老师回复后会通知你。' });
      onDone();
    };
    void send(payload, { wrong, done });
  };
  return (
    <Form className={styles.form} validationErrors={errors} onSubmit={ask}>
      <h2 className={styles.formTitle}>提一个问题</h2>
      {problem && (
        <Banner tone="danger" live="assertive" title={`${problem.message.replace(/。$/, '')}。`}>
          问题没有提交，你写的内容还在这台设备上，可以再提交一次。
        </Banner>
      )}
      <Select
        name="lessonId"
        label="关于哪一节"
        options={lessons.map(({ lessonId: value, no, title }) => ({ id: value, label: `${no} ${title}` }))}
        value={lessonId}
        onChange={(value) => value !== null && keep({ lessonId: value })}
        hint={
          second > 0
            ? `在 ${placeWords(second)} 提问：会带上 ${lesson.no} 的这个位置，老师能直接看到。`
            : `会带上 ${lesson.no} 的开头，老师能直接看到。`
        }
      />
      <TextArea
        name="content"
        label="问题"
        rows={4}
        maxLength={maxQuestionLength}
        value={content}
        onChange={(text) => keep({ content: text })}
      />
      <FileUpload {...files.field} name="fileIds" label="附件（可选）" hint={uploadScenes.QA_FILE.hint} />
      <Button type="submit" variant="primary" pending={pending}>
        提交问题
      </Button>
      <p className={styles.muted}>回复后发通知给你。没提交的问题会保存在这台设备上。</p>
    </Form>
  );
}
