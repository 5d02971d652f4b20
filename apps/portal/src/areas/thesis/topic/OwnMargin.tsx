import { titleProblems, titleWords } from '@qianwei/api/contract/thesis/title';
import type { ThesisTopics, TopicDraft } from '@qianwei/api/contract/thesis/topic';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import * as styles from './topic.css.ts';
import { useSimilarTitles } from './use-similar-titles.ts';

export interface OwnMarginProps {
  topics: ThesisTopics;
  custom: TopicDraft['custom'];
}

/** 题目怎样拟: each rule with how the typed title stands to it, and what follows a submission. */
export default function OwnMargin({ topics, custom: { title, advisorId } }: OwnMarginProps) {
  const codes = titleProblems(title).map(({ code }) => code);
  const { similar = [] } = useSimilarTitles(topics.planId, title).data ?? {};
  const rate = similar[0]?.rate ?? 0;
  const isLike = rate >= topics.similarFrom;
  const advisor = topics.advisors.find((candidate) => candidate.advisorId === advisorId);
  const isEmpty = title.trim() === '';
  const stateOf = (isMet: boolean): RuleState => (isEmpty ? 'open' : isMet ? 'met' : 'unmet');
  const isVague = codes.includes('VAGUE');
  const breaksForm = codes.some((code) => code === 'QUESTION' || code === 'SYMBOL' || code === 'FOREIGN');
  return (
    <>
      <MarginPart title="题目怎样拟">
        <ul className={styles.rules}>
          <RuleLine state={stateOf(!codes.includes('LONG'))} note={`现在 ${titleWords(title)} 字，标点不计`}>
            不超过 25 个字
          </RuleLine>
          <RuleLine state={stateOf(!breaksForm)}>不用疑问句，没有表情符号</RuleLine>
          <RuleLine
            // Only words that say nothing are found here: whether the rest is specific, a teacher judges.
            state={isVague ? 'unmet' : 'open'}
            note={isVague ? '“浅谈”一类的词可以删去' : '写明对象和要做的东西，由老师审核'}
          >
            范围具体
          </RuleLine>
          <RuleLine
            state={stateOf(!isLike)}
            note={
              rate === 0
                ? undefined
                : `相似度 ${rate.toFixed(2)}，达到 ${topics.similarFrom.toFixed(2)} 会提示`
            }
          >
            不与近三年题目雷同
          </RuleLine>
        </ul>
        {topics.basis && (
          <div className={styles.basis}>
            <BasisLine basis={{ ...topics.basis, title: '《论文管理规定》第十条' }} />
          </div>
        )}
      </MarginPart>
      <MarginPart title="提交以后">
        <p>
          先由{advisor ? `${advisor.name}老师` : '拟选导师'}
          审核，再由专业负责人审核，都通过后题目固定。退回的，可以在截止前改了再交，也可以改从题库选。
        </p>
      </MarginPart>
    </>
  );
}

/** A rule before a title is typed, and how the title stands to it. */
type RuleState = 'open' | 'met' | 'unmet';

const states = {
  open: { look: styles.openRule, shape: 'open', words: '还没有判断' },
  met: { look: styles.metRule, shape: 'check', words: '符合' },
  unmet: { look: styles.unmetRule, shape: 'triangle', words: '还不符合' },
} as const;

function RuleLine({
  state,
  note,
  children,
}: {
  state: RuleState;
  note?: string | undefined;
  children: ReactNode;
}) {
  const { look, shape, words } = states[state];
  return (
    <li className={look}>
      <StateSymbol shape={shape} />
      <span>
        {children}
        <span className={visuallyHidden}>：{words}</span>
        {note && <span className={styles.ruleNote}>{note}</span>}
      </span>
    </li>
  );
}
