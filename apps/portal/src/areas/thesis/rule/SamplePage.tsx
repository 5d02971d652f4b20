import { Phrases } from '@qianwei/ui/Phrases';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import type { ReactNode } from 'react';
import { SampleFigure } from './SampleFigure.tsx';
import * as styles from './SamplePage.css.ts';
import { partNumber, type SamplePartId, sampleParts } from './sample-parts.ts';

export interface SamplePageProps {
  selected: SamplePartId;
  onSelect: (part: SamplePartId) => void;
}

/**
 * A page of a thesis on A4 at its true proportion: margins and sizes of type are those of the rules, made smaller together. Each
 * part is a button that shows its rule.
 */
export function SamplePage(props: SamplePageProps) {
  const part = (id: SamplePartId, kind: keyof typeof styles.kinds, content: ReactNode) => (
    <Part {...props} id={id} kind={kind}>
      {content}
    </Part>
  );
  return (
    <figure aria-label="示例页，A4 按比例缩小" className={styles.sheet} data-authored="">
      <Measures />
      {part('page', 'page', null)}
      <div className={styles.text}>
        {part('title', 'title', <Phrases>基于Spring Boot的社区老年助餐预约系统设计与实现</Phrases>)}
        {part(
          'abstract',
          'plain',
          <>
            <b>摘要：</b>
            老年助餐点普遍采用电话预约和纸质登记，占线、错记和剩餐的问题比较突出。本文以江澜市云溪街道的3个助餐点为对象，在连续5个工作日现场记录的基础上，设计并实现了一套助餐预约系统，达到了设计目标。
          </>,
        )}
        {part(
          'keywords',
          'plain',
          <>
            <b>关键词：</b>老年助餐；预约系统；名额控制；适老化
          </>,
        )}
        {part('headings', 'heading', <>1　绪论</>)}
        <p className={styles.second}>1.1　研究背景</p>
        {part(
          'body',
          'body',
          <>
            云溪街道的3个助餐点每天供应午餐约420份，预约主要靠电话<sup>[1]</sup>
            。订餐集中在9时到10时，占线严重，工作人员手工登记后再抄给厨房，错漏时有发生，见图1-1和表1-1。
          </>,
        )}
        {part('figure', 'caption', <SampleFigure />)}
        {part('table', 'caption', <SampleTable />)}
        <p className={styles.second}>1.2　研究目的与意义</p>
        <p className={styles.kinds.body}>
          本文研究一个助餐点怎样用同一套预约数据安排备餐、就餐和送餐，使老人订得到饭，厨房按数备料。系统面向高龄用户，界面大字、少步骤，可以由亲属代办；名额由产能、座位和临时到店留量共同确定，不会超约。
        </p>
        {part(
          'references',
          'references',
          <>
            <b className={styles.referencesTitle}>参考文献</b>
            [1] 沈知行, 江澜生. 社区助餐服务的排队模型[J]. 江澜学刊, 2024, 12(3): 45-52.
          </>,
        )}
      </div>
      {part('pageNumber', 'pageNumber', '1')}
    </figure>
  );
}

function Part({
  id,
  kind,
  selected,
  onSelect,
  children,
}: SamplePageProps & { id: SamplePartId; kind: keyof typeof styles.kinds; children: ReactNode }) {
  const index = sampleParts.findIndex((part) => part.id === id);
  return (
    <button
      type="button"
      className={`${styles.part} ${styles.kinds[kind]}`}
      aria-pressed={id === selected}
      onClick={() => onSelect(id)}
      onFocus={() => onSelect(id)}
    >
      <span className={styles.number} aria-hidden="true">
        {partNumber(index)}
      </span>
      <span className={visuallyHidden}>{sampleParts[index]?.name}的规定：</span>
      {children}
    </button>
  );
}

const rows = [
  ['助餐点', '供应/份', '错漏/份', '剩餐/份'],
  ['云溪一号', '168', '2.6', '11.4'],
  ['云溪二号', '142', '1.9', '8.7'],
] as const;

/** 三线表, drawn: within a button there is no table. */
function SampleTable() {
  return (
    <>
      表1-1 五个工作日的差错记录
      <span className={styles.table}>
        {rows.map((cells) => (
          <span key={cells[0]} className={styles.row}>
            {cells.map((cell) => (
              <span key={cell}>{cell}</span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

/** The margins with their measures. */
function Measures() {
  return (
    <svg viewBox="0 0 210 297" className={styles.measures} aria-hidden="true">
      <path className={styles.frame} d="M30 25H185V272H30z" />
      <path d="M107 1V24.500M106 2.500l1-1.500 1 1.500M106 23l1 1.500 1-1.500" />
      <path d="M146 272.500V296M145 274l1-1.500 1 1.500M145 294.500l1 1.500 1-1.500" />
      <path d="M1 146H29.500M2.500 145l-1.500 1 1.500 1M28 145l1.500 1-1.500 1M185.500 146H209M187 145l-1.500 1 1.500 1M207.500 145l1.500 1-1.500 1" />
      <g className={styles.measure}>
        <text x="110" y="14">
          上 2.5 cm
        </text>
        <text x="149" y="286">
          下 2.5 cm
        </text>
        <text x="15" y="143" textAnchor="middle">
          左 3.0
        </text>
        <text x="197" y="143" textAnchor="middle">
          右 2.5
        </text>
      </g>
    </svg>
  );
}
