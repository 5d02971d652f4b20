import { startTest } from '@qianwei/api/contract/exam/attempt';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { answerPath } from '../../../shared/address/course-paths.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { useQueryCache } from '../../../shared/query/query-cache.tsx';
import * as styles from './HonestyDialog.css.ts';

export interface HonestyDialogProps {
  /** 《数据库系统原理》综合测验. */
  title: string;
  /** The name of its kind: 测验, 测评. */
  noun: '测验' | '测评';
  testId: string;
  /** The batch; left out without one. */
  bizId?: string;
  /** Terms of the test: 90 分钟，100 分. */
  terms: string;
  onClose: () => void;
}

const promises = [
  '本人独立作答，不请他人代答，也不替他人作答。',
  '作答时不查阅资料，不使用搜索、通讯和 AI 工具。',
  '不以任何方式记录、传播试题和答案。',
];
const unread = '请先阅读并勾选诚信作答承诺';

/** 诚信作答承诺: the test starts once it is ticked. A second press while it starts does nothing. */
export default function HonestyDialog({ title, noun, testId, bizId, terms, onClose }: HonestyDialogProps) {
  const queries = useQueryCache();
  const [, navigate] = useLocation();
  const [isAgreed, setAgreed] = useState(false);
  const form = useId();
  const { pending, errors, problem, send } = useMutationCall(startTest);

  const begin = () =>
    send(
      { testId, bizId, honest: true },
      {
        wrong: isAgreed ? {} : { honest: unread },
        waits: false,
        done: (started) => navigate(answerPath({ ...started, bizId })),
        // Refused: the page behind is out of date.
        failed: () => void queries.refreshAfter(startTest),
      },
    );

  return (
    <DialogPanel
      title="诚信作答承诺"
      isOpen
      onOpenChange={onClose}
      width="wide"
      actions={
        <>
          <Button onPress={onClose}>再准备一下</Button>
          <Button type="submit" form={form} variant="primary" pending={pending}>
            开始{noun}
          </Button>
        </>
      }
    >
      <Form id={form} className={styles.statement} validationErrors={errors} onSubmit={() => void begin()}>
        {problem && (
          <Banner tone="danger" live="assertive" title={`${noun}没有开始。`}>
            <WhyRefused problem={problem} />
          </Banner>
        )}
        <p>
          <WholeDates>
            {title}：{terms}。开始后计时不停，关闭页面也不暂停；答案自动保存，到时自动交卷。
          </WholeDates>
        </p>
        <ol className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ol>
        <Checkbox name="honest" isSelected={isAgreed} onChange={setAgreed}>
          我已阅读并承诺遵守，违反承诺的成绩按作废处理
        </Checkbox>
      </Form>
    </DialogPanel>
  );
}
