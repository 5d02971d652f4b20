import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { Form } from '@qianwei/ui/Form';
import { TextButton } from '@qianwei/ui/TextButton';
import { type ReactNode, useId } from 'react';
import { WhyRefused } from '../page/WhyNot.tsx';
import { ReceiptSlip, type ReceiptSlipProps } from '../receipt/ReceiptSlip.tsx';
import * as styles from './ApplicationDrawer.css.ts';
import type { Application, SubmittedApplication } from './use-application.ts';

/** A drawer that its page opens and closes; it stays on the page, so that what was typed is there again. */
export interface KeptDrawer {
  isOpen: boolean;
  onClose: () => void;
}

/** The receipt of an application in words. */
interface ReceiptWords extends Pick<ReceiptSlipProps, 'next' | 'headingLevel'> {
  /** The subject. */
  matter: string;
  rows?: ReceiptSlipProps['rows'];
}

/** The answer to a submission for which a receipt is issued. */
type ReceiptAnswer = ReceiptSlipProps['proof'] & { readonly replyBefore?: DateTime | null };

export interface ApplicationDrawerProps<Input, Data, Values> extends KeptDrawer {
  application: Application<Input, Data, Values>;
  /** Called when it has gone from the page. */
  onClosed?: () => void;
  /** 申请免考. */
  title: string;
  /** 免考申请已提交; by default as before. */
  doneTitle?: string;
  /** By default 提交申请; null when nothing can be submitted now, and `head` alone is shown. */
  act?: string | null;
  /** 申请没有提交。 */
  unsent?: string;
  /** The record that it is about, above form and receipt. */
  lede?: ReactNode;
  /** Above the form alone: an earlier submission. */
  earlier?: ReactNode;
  /** The receipt; missing where none is issued. Proof and 最晚答复 are added from what was sent and answered. */
  receiptOf?: (submitted: SubmittedApplication<Data, Values>) => ReceiptWords;
  /** Button below the receipt: 回到成绩. */
  back?: string;
  /** The steps once it is submitted, below the fields. */
  after?: readonly string[];
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The words for what stays after a failure: FORM-3. */
function keptWords<Input, Data, Values>({ values, proof }: Application<Input, Data, Values>): string {
  if (proof === null) return '你填写的内容还在。';
  return Object.keys(values as object).length === 0 ? '已上传的文件还在。' : '你填写的内容和上传的文件还在。';
}

/** A receipt with its proof, the number of files and until when it is answered. */
function slipOf<Data, Values>(
  { data, files }: SubmittedApplication<Data, Values>,
  { matter, rows = [], ...words }: ReceiptWords,
): ReceiptSlipProps {
  const proof = data as ReceiptAnswer;
  return {
    ...words,
    proof,
    rows: [
      { term: '事项', value: matter },
      ...rows,
      ...(files === 0 ? [] : [{ term: '文件', value: `${files} 个` }]),
      ...(proof.replyBefore == null
        ? []
        : [{ term: '最晚答复', value: momentWords(proof.replyBefore, 'end') }]),
    ],
  };
}

/** An application: its form, with the problem of a submission; then its receipt. */
export function ApplicationDrawer<Input, Data, Values>({
  application,
  isOpen,
  onClose,
  onClosed,
  title,
  doneTitle = title,
  act = '提交申请',
  unsent = '申请没有提交。',
  lede,
  earlier,
  receiptOf,
  back,
  after,
  onSubmit,
  children,
}: ApplicationDrawerProps<Input, Data, Values>) {
  const form = useId();
  const { pending, errors, problem, submitted, isEmpty, clear, forget } = application;
  const receipt = submitted && receiptOf && slipOf(submitted, receiptOf(submitted));
  return (
    <DrawerPanel
      title={receipt ? doneTitle : title}
      side="end"
      isOpen={isOpen}
      onOpenChange={onClose}
      onClosed={() => {
        forget();
        onClosed?.();
      }}
      actions={
        receipt
          ? back && (
              <Button block onPress={onClose}>
                {back}
              </Button>
            )
          : act !== null && (
              <Button type="submit" form={form} variant="primary" block pending={pending}>
                {act}
              </Button>
            )
      }
    >
      <div className={styles.body}>
        {lede && <p className={styles.lede}>{lede}</p>}
        {receipt ? <ReceiptSlip {...receipt} isOverPage /> : earlier}
        {!receipt && act !== null && (
          <Form id={form} validationErrors={errors} onSubmit={onSubmit}>
            <p className={styles.note}>
              关闭后填写的内容还在，可以接着填。
              {!isEmpty && <TextButton onPress={clear}>清空重填</TextButton>}
            </p>
            {problem && (
              <Banner tone="danger" live="assertive" title={unsent}>
                <WhyRefused problem={problem} /> {keptWords(application)}
              </Banner>
            )}
            {children}
            {after && (
              <section className={styles.after} aria-label="提交以后">
                <h3 className={styles.afterTitle}>提交以后</h3>
                <ul className={styles.afterSteps}>
                  {after.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              </section>
            )}
          </Form>
        )}
      </div>
    </DrawerPanel>
  );
}
