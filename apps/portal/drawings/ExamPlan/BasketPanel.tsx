import { Button } from '@qianwei/ui/Button';
import { Part } from '@qianwei/ui/Part';
import * as styles from './BasketPanel.css.ts';
import { ClashChoice } from './ClashChoice.tsx';
import { CourseAction } from './CourseAction.tsx';
import type { OpenPeriod } from './plan.ts';
import type { Basket } from './useBasket.ts';

interface BasketPanelProps {
  period: OpenPeriod;
  basket: Basket;
  onSubmit: ((codes: readonly string[]) => void) | undefined;
}

/** 报考篮: the chosen courses, a choice for each clash, the cost; the button says what it will do. */
export function BasketPanel({ period, basket, onSubmit }: BasketPanelProps) {
  const { fee, sessions } = period;
  const until = period.ruler.points.find(({ isNext }) => isNext)?.when ?? '截止';
  const { chosen, clashes, taken } = basket.choices;
  const calm = chosen.filter((course) => !clashes.some(({ courses }) => courses.includes(course)));
  const kept = clashes.map((clash) => clash.kept.code).join('、');
  const codes = taken.map(({ code }) => code);
  return (
    <Part title="报考篮" note={`${chosen.length} 门`}>
      {calm.length > 0 && (
        <ul>
          {calm.map((course) => (
            <li key={course.code} className={styles.item}>
              <span className={styles.name}>{course.name}</span>
              <CourseAction course={course} standing={{ action: 'remove' }} basket={basket} />
              <span className={styles.when}>
                {course.code}，{sessions.find(({ id }) => id === course.session)?.day}
              </span>
            </li>
          ))}
        </ul>
      )}
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.session.id}
          clash={clash}
          advised={period.advised}
          next={period.later[0]?.name ?? '下一考期'}
          onKeep={(code) => basket.keep(clash.session.id, code)}
        />
      ))}
      {chosen.length === 0 ? (
        <p className={styles.none}>还没有选课程。在“四个半天”里选，每个半天一门，不选就不收费。</p>
      ) : (
        <p className={styles.sum} aria-live="polite">
          <span>
            {clashes.length > 0 ? '选好后' : '共'} {taken.length} 门，每门 {fee} 元
          </span>
          <b>{taken.length * fee} 元</b>
        </p>
      )}
      <Button
        variant="primary"
        block
        blocked={chosen.length === 0}
        reason={chosen.length === 0 && `先选至少一门课程，${until} 前提交`}
        onPress={() => onSubmit?.(codes)}
      >
        {kept ? `保留 ${kept} 并提交报考` : taken.length > 0 ? `提交报考 ${taken.length} 门` : '提交报考'}
      </Button>
      <p className={styles.after}>截止前可改可撤。提交后 24 小时内缴费，逾期名额释放。</p>
    </Part>
  );
}
