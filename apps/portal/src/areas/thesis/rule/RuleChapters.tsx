import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { chineseNumber } from '@qianwei/studies';
import { Icon } from '@qianwei/ui/Icon';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { AnchorLink } from '../shared/anchors.tsx';
import * as styles from './RuleChapters.css.ts';
import { readChapters, ruleKinds } from './rule-kinds.ts';
import type { RuleReading } from './use-reading.ts';

export interface ChapterListProps {
  rule: ThesisRule;
  reading: Pick<RuleReading, 'seen' | 'at'>;
  /** Called before a chapter is shown. */
  onFollow?: () => void;
}

/** Articles of a text: paragraphs that begin with their number in bold. */
const articlesIn = (rule: ThesisRule): number =>
  rule.chapters.reduce(
    (sum, { content }) => sum + (content.match(/^\*\*[^*\n]+\*\*[ \u3000]/gm)?.length ?? 0),
    0,
  );

/** 十二章，三十九条. */
function extentOf(rule: ThesisRule): string {
  const chapters = `${chineseNumber(readChapters(rule).length)}${ruleKinds[rule.ruleType].unit}`;
  const articles = articlesIn(rule);
  return articles === 0 ? chapters : `${chapters}，${chineseNumber(articles)}条`;
}

/** The chapters, with a tick at those that were read to their end, and the one that the next step needs. */
export function RuleChapters({ rule, reading, onFollow }: ChapterListProps) {
  const { needed } = ruleKinds[rule.ruleType];
  return (
    <nav aria-label="本规定目录" className={styles.list}>
      <p className={styles.extent}>{extentOf(rule)}</p>
      <ol>
        {readChapters(rule).map(({ id, title }) => {
          const isRead = rule.readTime !== null || reading.seen.has(id);
          return (
            <li key={id} data-read={isRead || undefined}>
              <AnchorLink
                id={id}
                className={styles.chapter}
                isCurrent={reading.at === id}
                onFollow={onFollow}
              >
                <span className={styles.tick}>{isRead && <Icon name="check" size="small" />}</span>
                <span>
                  {title}
                  {isRead && <span className={visuallyHidden}>（已读）</span>}
                  {id === needed && <small className={styles.needed}>这一步要用</small>}
                </span>
              </AnchorLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
