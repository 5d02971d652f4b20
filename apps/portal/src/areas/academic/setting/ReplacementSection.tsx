import type { CourseSetting, ReplaceRule } from '@qianwei/api/contract/academic/course-setting';
import { SearchField } from '@qianwei/ui/SearchField';
import { Section } from '@qianwei/ui/Section';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type Ref, useState } from 'react';
import { institution } from '../../../institution/institution.ts';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { CodePairs, PairSlips } from './CodePairs.tsx';
import * as styles from './ReplacementSection.css.ts';
import { findReplacements, pairTitle, pairWords, replacementsInPlan } from './replacements.ts';

export interface ReplacementSectionProps {
  setting: CourseSetting;
  /** The search field, to which the head of the page leads. */
  searchRef: Ref<HTMLInputElement>;
}

/** 新旧计划对照: an old or a new code in a sentence, and below it every pair; on a phone on request. */
export function ReplacementSection({ setting, searchRef }: ReplacementSectionProps) {
  const rules = replacementsInPlan(setting);
  const [query, setQuery] = useState('');
  const [isListed, setListed] = useState(false);
  const isWide = useWide();
  const found = findReplacements(rules, query);
  if (rules.length === 0) return null;
  return (
    <Section name="新旧计划对照" note="旧代码也能查">
      <div className={styles.lookup}>
        <search>
          <SearchField
            ref={searchRef}
            label="旧代码或旧课名"
            inputMode="search"
            value={query}
            onChange={setQuery}
          />
        </search>
        <div className={styles.answer} role="status">
          <Answer query={query} found={found} setting={setting} />
        </div>
      </div>
      {isWide || isListed ? (
        <CodePairs rules={rules} found={found} isWide={isWide} />
      ) : (
        <p className={styles.all}>
          <TextButton onPress={() => setListed(true)}>看全部 {rules.length} 条对照</TextButton>
        </p>
      )}
      <div className={styles.source}>
        <BasisLine basis={setting.replaceBasis} />
      </div>
    </Section>
  );
}

interface AnswerProps {
  query: string;
  found: readonly ReplaceRule[];
  setting: CourseSetting;
}

function Answer({ query, found, setting }: AnswerProps) {
  const [rule, ...others] = found;
  if (query.trim() === '')
    return <p className={styles.muted}>代码开头的 0 可以不输；也可以输新代码，查它以前的代码。</p>;
  if (rule === undefined)
    return (
      <p>
        没有查到“{query.trim()}”。没有换过代码的课程不在这里；不确定时问自考办 {institution.service.phone}。
      </p>
    );
  if (others.length > 0)
    return (
      <>
        <h3 className={styles.title}>查到 {found.length} 条</h3>
        <ul>
          {found.map((each) => (
            <li key={`${each.oldCode} ${each.newCode}`}>
              {pairTitle(each)}，{each.newName}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <h3 className={styles.title}>{pairTitle(rule)}</h3>
      <span className={styles.phoneSlips}>
        <PairSlips rule={rule} widest={Math.max(rule.oldCredit, rule.newCredit, 14)} />
      </span>
      <p>
        <WholeDates>{pairWords(rule, setting)}</WholeDates>
      </p>
    </>
  );
}
