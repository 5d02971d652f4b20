import type { TestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { BarList, type BarListProps } from '@qianwei/ui/BarList';
import * as styles from './Learning.css.ts';

type Bar = BarListProps['bars'][number];
type Share = TestAnalysis['byType'][number] | TestAnalysis['byChapter'][number];

/** Below this share of the points a type or chapter needs work, percent. */
const weakBelow = 60;

function barOf(id: string, label: string, { score, got, count, right }: Share): Bar {
  const value = got === null || score === 0 ? Number.NaN : (100 * got) / score;
  const points = got === null ? `待批阅，满分 ${score} 分` : `${got} 分，满分 ${score} 分`;
  return { id, label, value, note: `${points}；${count} 题，答对 ${right} 题`, weak: value < weakBelow };
}

/**
 * The share of points earned, by question type in the order of the paper and by chapter with the weakest first; what
 * needs work is hatched.
 */
export function Shares({ analysis: { byType, byChapter } }: { analysis: TestAnalysis }) {
  return (
    <div className={styles.shares}>
      <div>
        <h3 className={styles.shareName}>题型</h3>
        <BarList
          label="各题型得分率"
          bars={byType.map((share, index) => barOf(`type${index}`, share.title, share))}
          texts={{ none: '待批阅' }}
        />
      </div>
      <div>
        <h3 className={styles.shareName}>
          章节 <span className={styles.order}>按得分率从低到高</span>
        </h3>
        <BarList
          label="各章节得分率，从低到高"
          order="ascending"
          bars={byChapter.map((share, index) => barOf(`chapter${index}`, share.chapter, share))}
          texts={{ none: '待批阅' }}
        />
      </div>
    </div>
  );
}
