import { isLacking } from '@qianwei/api/contract/graduation/apply';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { eventTime, eventWords, pathwayTitle } from './degree-words.ts';
import * as styles from './Pathways.css.ts';

type Event = DegreeApply['pathways'][number]['events'][number];

const lookOf = ({ code, isOnly }: Event) => (code === 'DEADLINE' ? 'end' : isOnly ? 'only' : 'plain');

interface PathwaysProps {
  apply: Pick<DegreeApply, 'pathways' | 'languages' | 'conditions' | 'ruleset'>;
}

/** 毕业前先看一眼: how the steps to the degree lie in time, by when the student graduates; nothing after graduation. */
export function Pathways({ apply: { pathways, languages, conditions, ruleset } }: PathwaysProps) {
  if (pathways.length === 0) return null;
  const further = conditions.filter(
    (condition) => isLacking(condition) && !['LANGUAGE', 'GRADUATED'].includes(condition.code),
  );
  const hasLanguage = conditions.some(({ code, ok }) => code === 'LANGUAGE' && ok);
  return (
    <MarginPart title="毕业前先看一眼">
      <WholeDates>
        <p>
          毕业证一签发，学位申请就开始计{ruleset === null ? '时' : ` ${ruleset.months} 个月`}。
          {pathways.length === 2 && '两条路时间不同：'}
        </p>
        {further.length > 0 && (
          <p>
            {pathways.length === 2 ? '两条路都还要先达到：' : '还要先达到：'}
            {further.map(({ name }) => name).join('、')}。
          </p>
        )}
      </WholeDates>
      {pathways.map((pathway) => (
        <div key={pathway.term} className={styles.pathway}>
          <h3 className={styles.title}>{pathwayTitle(pathway)}</h3>
          <ol className={styles.events}>
            {pathway.events.map((event) => (
              <li key={`${event.code} ${event.at}`} className={styles.event}>
                <span className={styles.dot({ look: lookOf(event) })} aria-hidden="true" />
                <span className={styles.time}>{eventTime(event)}</span>
                {eventWords(event, pathway, { languages, hasLanguage })}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </MarginPart>
  );
}
