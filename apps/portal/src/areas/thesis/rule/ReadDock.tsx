import { errorCode } from '@qianwei/api/contract/envelope';
import { confirmThesisRule, type ThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { ApiError } from '@qianwei/api/errors';
import { momentWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useReturnAddress } from '../../../shared/address/return-address.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import * as styles from './ReadDock.css.ts';
import { ReadRing } from './ReadRing.tsx';
import { dockWords } from './read-words.ts';
import { readChapters, ruleKinds } from './rule-kinds.ts';
import type { RuleReading } from './use-reading.ts';

export interface ReadDockProps {
  rule: ThesisRule;
  reading: RuleReading;
  /** Fetches the rule again: it is newer by now, or its opening is too old. */
  onOutdated: () => void;
  /** Beside the text: the way to what is still to be read, or to the changes. */
  more?: ReactNode;
  /** On a phone: the chapters. */
  tools?: ReactNode;
}

/** The page that the rule is read for; one that led here is led back to as it was. */
function useNextPage(rule: ThesisRule): string {
  const { path, query } = ruleKinds[rule.ruleType];
  const own = path(rule);
  const address = useReturnAddress(own);
  return address === own ? `${own}${query}` : address;
}

/** At the lower edge: how far the reading is, and 我已阅读并知晓. */
export function ReadDock({ rule, reading, onOutdated, more, tools }: ReadDockProps) {
  const next = useNextPage(rule);
  const [, navigate] = useLocation();
  const notify = useNotify();
  const [isTooEarly, setTooEarly] = useState(false);
  const isWide = useWide();
  const { pending, problem, send } = useMutationCall(confirmThesisRule);
  const { readTime, planId, ruleType, version, minSeconds } = rule;
  const isReady = reading.left === 0 && reading.atEnd;
  const failed = ({ errorCode: code, data }: ApiError) => {
    const isTooOld = code === errorCode.stateForbids && !hasLeft(data);
    if (isTooOld) reading.forget();
    if (isTooOld || code === errorCode.conflict) onOutdated();
  };
  const confirm = () =>
    send(
      { planId, ruleType, version, seconds: reading.seconds, opening: reading.opening },
      {
        failed,
        done: (answer) => {
          notify({
            type: 'success',
            text: `已确认《${rule.title}》${version}，${momentWords(answer.readTime)}`,
          });
          navigate(next);
        },
      },
    );
  const { line, note, spoken } = dockWords(rule, reading);
  const refusal = problem?.message ?? (isTooEarly && !isReady ? '请阅读至文末后再确认' : null);
  return (
    <section className={styles.dock} aria-label="阅读确认">
      <ProgressLine rule={rule} reading={reading} />
      <ReadRing left={reading.left} minSeconds={minSeconds} isRead={readTime !== null} />
      <div className={styles.words}>
        <WholeDates>
          <p>{line}</p>
          {refusal === null && <p className={styles.note}>{note}</p>}
        </WholeDates>
        {/* In place of the note: the bar keeps its height. */}
        {refusal !== null && (
          <p role="alert" className={styles.problem}>
            {refusal}
          </p>
        )}
        {/* The seconds are not read out, only that they are over. */}
        <span role="status" className={visuallyHidden}>
          {spoken}
        </span>
      </div>
      {tools}
      <div className={more ? undefined : styles.back}>
        {more || <ButtonLink href={next} variant="quiet">{`先返回${ruleKinds[ruleType].next}`}</ButtonLink>}
      </div>
      <DockAction inPlace>
        {readTime === null ? (
          <Button
            variant={isReady ? 'primary' : undefined}
            size="large"
            block={!isWide}
            pending={pending}
            blocked={!isReady}
            onBlocked={() => setTooEarly(true)}
            onPress={() => void confirm()}
          >
            {rule.confirmText}
          </Button>
        ) : (
          <ButtonLink
            href={next}
            variant="primary"
            size="large"
          >{`去${ruleKinds[ruleType].next}`}</ButtonLink>
        )}
      </DockAction>
    </section>
  );
}

/** The server says how many seconds are left. */
const hasLeft = (data: unknown): boolean => typeof data === 'object' && data !== null && 'left' in data;

/** The share of the text that was read. */
function ProgressLine({ rule, reading }: Pick<ReadDockProps, 'rule' | 'reading'>) {
  const share = rule.readTime !== null ? 1 : readShare(rule, reading);
  return (
    <div
      role="progressbar"
      aria-label="已读"
      aria-valuenow={Math.round(share * 100)}
      className={styles.progress}
      style={{ width: `${share * 100}%` }}
    />
  );
}

function readShare(rule: ThesisRule, { seen, atEnd }: RuleReading): number {
  const { length } = readChapters(rule);
  return atEnd || length === 0 ? 1 : seen.size / length;
}
