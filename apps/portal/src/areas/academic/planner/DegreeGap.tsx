import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { AverageTrial } from '../../../shared/degree-average/AverageTrial.tsx';
import * as styles from './DegreeGap.css.ts';

type Degree = NonNullable<GraduationPlan['degree']>;

export interface DegreeGapProps {
  degree: Degree;
  /** How the plan calls its thesis. */
  thesis: string;
  basis: Basis;
}

/** 学位还差多远: the average that can be tried out, and the foreign language. */
export default function DegreeGap({ degree, thesis, basis }: DegreeGapProps) {
  return (
    <Part title="学位还差多远" note={degree.rest > 0 && `还有 ${degree.rest} 项成绩`}>
      <AverageTrial scores={degree} thesis={thesis} basis={basis}>
        <English english={degree.english} />
      </AverageTrial>
    </Part>
  );
}

function English({ english: { ok, text, path } }: Pick<Degree, 'english'>) {
  return (
    <div className={styles.english}>
      <Icon
        name={ok ? 'check' : 'alert'}
        size="small"
        className={ok ? styles.met : styles.warning}
        label={ok ? '已满足' : '注意'}
      />
      <p>
        <WholeDates>{text}</WholeDates>
        {path !== null && (
          <Link href={path} variant="underlined">
            看学位外语报名
          </Link>
        )}
      </p>
    </div>
  );
}
