import { lessonFault, lessonFaultTitles } from '@qianwei/api/contract/course/play';
import { placeWords } from '@qianwei/studies';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextArea } from '@qianwei/ui/TextArea';
import { useId, useState } from 'react';
import * as styles from './Player.css.ts';

type Fault = (typeof lessonFault.options)[number];

/** The student's report. */
interface LessonReport {
  fault: Fault;
  /** At most 200 characters; may be empty unless the fault is OTHER. */
  content: string;
}

export interface LessonReportDialogProps {
  /** Second of the lesson when 报错 was pressed. */
  second: number;
  isPending: boolean;
  /** Why it was not submitted; null when it was. */
  problem: string | null;
  onSubmit: (report: LessonReport) => void;
  onClose: () => void;
}

/** Characters of a report. */
const maxLength = 200;

/** 报错: what is wrong with the lesson at this second. */
export default function LessonReportDialog({
  second,
  isPending,
  problem,
  onSubmit,
  onClose,
}: LessonReportDialogProps) {
  const form = useId();
  const [fault, setFault] = useState<Fault>('PICTURE');
  const [content, setContent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const text = content.trim();
    if (fault === 'OTHER' && text === '') return setMissing(true);
    if ([...text].length <= maxLength) onSubmit({ fault, content: text });
  };
  return (
    <DialogPanel
      title={`${placeWords(second)} 处报错`}
      isOpen
      onOpenChange={onClose}
      dismissable={false}
      actions={
        <>
          <Button onPress={onClose}>取消</Button>
          <Button type="submit" form={form} variant="primary" pending={isPending}>
            提交报错
          </Button>
        </>
      }
    >
      <Form id={form} className={styles.dialogForm} onSubmit={submit}>
        {problem !== null && (
          <Banner tone="danger" live="assertive" title="没有提交。">
            {problem} 你填写的内容还在，可以稍后再提交。
          </Banner>
        )}
        <RadioGroup
          label="哪里有问题"
          value={fault}
          onChange={(value) => {
            setFault(value as Fault);
            setMissing(false);
          }}
          options={lessonFault.options.map((value) => ({ value, label: lessonFaultTitles[value] }))}
        />
        <TextArea
          label="补充说明"
          hint={fault === 'OTHER' ? '写明是什么问题。' : '可以不填。'}
          error={isMissing ? '请写明是什么问题。' : undefined}
          maxLength={maxLength}
          value={content}
          onChange={(text) => {
            setContent(text);
            setMissing(false);
          }}
        />
      </Form>
    </DialogPanel>
  );
}
