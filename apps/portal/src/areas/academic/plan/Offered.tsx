import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { halfDayWords } from '@qianwei/api/time/words';
import { isWholeCode } from '@qianwei/studies';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Icon } from '@qianwei/ui/Icon';
import { Part } from '@qianwei/ui/Part';
import { SearchField } from '@qianwei/ui/SearchField';
import { Select } from '@qianwei/ui/Select';
import { Table } from '@qianwei/ui/Table';
import { TextButton } from '@qianwei/ui/TextButton';
import { useMemo, useState } from 'react';
import { CourseAction } from './CourseAction.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import * as styles from './Offered.css.ts';
import { hasCourse, offeredColumns } from './offered-columns.tsx';
import { areaNameOf, halfDayOf } from './period-course.ts';
import { canBeTaken, offeringStandingOf } from './standing.ts';
import type { Basket } from './use-basket.ts';

export interface OfferedProps {
  plan: ExamPlan;
  period: ExamPeriod;
  basket: Basket;
}

/** 本期开考: every course of the period, found by its code, an old code or its name. */
export default function Offered({ plan, period, basket }: OfferedProps) {
  const { courses, phase, areaCode } = basket;
  const [openOnly, setOpenOnly] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [listed, setListed] = useState(false);
  // On a phone the half-days above have every course already.
  const isListed = listed || openOnly || keyword.trim() !== '';
  const rows = useMemo(
    () =>
      courses
        .filter((course) => !openOnly || canBeTaken(course, basket))
        .map((course) => {
          const session = halfDayOf(plan, course);
          return {
            course,
            day: session ? halfDayWords(session) : '',
            standing: offeringStandingOf(plan, course, basket),
          };
        }),
    [plan, courses, basket, openOnly],
  );
  return (
    <div className={styles.offered}>
      <Part
        title={
          <>
            本期开考 <span className={styles.count}>{courses.length} 门</span>
          </>
        }
        note={
          <div className={styles.filter}>
            {phase === 'open' && (
              <Checkbox isSelected={openOnly} onChange={setOpenOnly}>
                仅看可报
              </Checkbox>
            )}
            <ExportMenu plan={plan} period={period} basket={basket} />
          </div>
        }
      >
        <div className={styles.tools}>
          <search className={styles.search}>
            <SearchField
              label="找课程"
              hideLabel
              placeholder="课程代码、旧代码或名称"
              value={keyword}
              onChange={setKeyword}
              hint={hintOf(plan, keyword.trim())}
            />
          </search>
          {plan.areas.length > 1 && phase === 'open' ? (
            <div className={styles.area}>
              <Select
                label="考区"
                options={plan.areas.map((area) => ({ id: area.areaCode, label: area.name }))}
                value={areaCode}
                onChange={basket.chooseArea}
                error={basket.areaError}
              />
            </div>
          ) : (
            <span className={styles.withIcon}>
              <Icon name="pin" size="small" />
              考区 {areaNameOf(plan, areaCode)}
            </span>
          )}
        </div>
        {!isListed && (
          <p className={styles.listAll}>
            <TextButton onPress={() => setListed(true)}>列出全部课程，看教材和旧代码</TextButton>
          </p>
        )}
        <div data-folded={isListed ? undefined : true} className={styles.table}>
          <Table
            label="本期开考"
            columns={offeredColumns}
            rows={rows}
            rowKey={({ course }) => course.courseCode}
            filterText={keyword.trim()}
            filterBy={hasCourse}
            onFilterClear={() => setKeyword('')}
            rowActions={
              phase === 'open'
                ? ({ course, standing }) => (
                    <CourseAction course={course} standing={standing} basket={basket} />
                  )
                : undefined
            }
            empty="本期没有你可报的课程，去掉“仅看可报”可以看全部课程。"
          />
        </div>
      </Part>
    </div>
  );
}

/** The course of an old code, or the next period of a course that has no exam in this one. */
function hintOf({ courses, notOffered }: ExamPlan, keyword: string): string | undefined {
  if (keyword === '') return undefined;
  for (const { courseCode, courseName, oldCodes } of courses) {
    const oldCode = oldCodes.find((code) => isWholeCode(code, keyword));
    if (oldCode !== undefined) return `旧代码 ${oldCode} 现为 ${courseCode} ${courseName}。`;
  }
  const later = notOffered.find(
    ({ courseCode, courseName }) =>
      isWholeCode(courseCode, keyword) || (keyword.length > 1 && courseName.includes(keyword)),
  );
  if (later === undefined) return undefined;
  const when = later.nextPeriod === '' ? '开考时间待公布' : `预计 ${later.nextPeriod}开考`;
  return `${later.courseCode} ${later.courseName}本期不开考，${when}。`;
}
