import type { CourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { Banner } from '@qianwei/ui/Banner';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { StateMark } from '@qianwei/ui/StateMark';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { WhyNot, WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { ConfirmElective } from './ConfirmElective.tsx';
import * as styles from './CourseSettingPage.css.ts';
import { consequencesOf, type Elective, surplusWords } from './electives.ts';
import type { ElectiveSubmit } from './use-elective-form.ts';

export interface ElectiveFormProps {
  elective: Elective;
  setting: CourseSetting;
  /** Code of the course that is chosen on the page. */
  picked: string;
  /** The lead of the page confirms this one. */
  isLead: boolean;
  form: ElectiveSubmit;
  onPick: (courseCode: string) => void;
}

/** The choices of one group with what follows from each; once it is locked, the chosen one and why. */
export function ElectiveForm({ elective, setting, picked, isLead, form, onPick }: ElectiveFormProps) {
  const { group, options, chosen, locked } = elective;
  const { minCredit } = setting.plan;
  const option = options.find(({ courseCode }) => courseCode === picked);
  if (locked !== null)
    return (
      <div className={styles.locked}>
        <p className={styles.lockedCourse}>
          <WholeDates>
            选考 {option?.courseCode} {option?.courseName}，{option?.credit} 学分
          </WholeDates>
        </p>
        <p>
          <WhyNot obstacle={locked} />
        </p>
      </div>
    );
  return (
    <div className={styles.electives}>
      <RadioGroup
        label={`选考课程，${group}`}
        labelHidden
        compared
        value={picked}
        onChange={onPick}
        options={options.map((each) => ({
          value: each.courseCode,
          label: `${each.courseCode} ${each.courseName}`,
          aside: `${each.credit} 学分`,
          hint: `${surplusWords(each.creditPlan, minCredit)}。`,
          detail: (
            <ul className={styles.consequences}>
              {consequencesOf(each, setting).map(({ shape, tone, words }) => (
                <li key={words}>
                  <StateMark shape={shape} tone={tone}>
                    <span className={styles.consequence}>{words}</span>
                  </StateMark>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
      {!isLead && option && !chosen.includes(picked) && (
        <div className={styles.change}>
          <ConfirmElective group={group} option={option} minCredit={minCredit} form={form} verb="改选" />
          <p className={styles.muted}>第一次报考其中一门时锁定，之前随时可改。</p>
        </div>
      )}
      {form.problem && (
        <Banner tone="danger" live="assertive" title="选考没有改变。">
          <WhyRefused problem={form.problem} />
        </Banner>
      )}
    </div>
  );
}
