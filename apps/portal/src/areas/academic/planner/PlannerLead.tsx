import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { nearOccasionWords } from '@qianwei/api/time/words';
import { codesOf } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useLocation } from 'wouter';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { storeBasketDraft } from '../shared/basket-draft.ts';
import { yuanWords } from '../shared/period-words.ts';
import { coursesIn } from './board.ts';
import { monthTitle, shortMonth } from './month-words.ts';
import * as styles from './PlannerLead.css.ts';
import type { PlanVariant } from './use-planner.ts';

interface PlannerLeadProps {
  data: GraduationPlan;
  variant: PlanVariant;
}

/** When graduation is, as the page is arranged, and the way from there into the basket. */
export function PlannerLead({ data, variant }: PlannerLeadProps) {
  const isWide = useWide();
  const { facts } = data;
  const { plan } = variant;
  if (!plan.feasible)
    return (
      <div className={styles.lead}>
        <div>
          <h2 className={styles.title}>
            <Phrases>照这样排不出毕业时间</Phrases>
          </h2>
          <p className={styles.words}>
            <Phrases>是哪一条卡住的列在下面，可以换一种排法，也可以恢复自动排法。</Phrases>
          </p>
        </div>
      </div>
    );
  const { lastPeriod, graduateMonth, degreeMonth } = plan;
  const last = lastPeriod === null ? undefined : facts.periods[lastPeriod];
  const rest = [
    plan.places.length > 0 ? `${plan.places.length} 门笔试` : '',
    plan.practices.length > 0 ? `${plan.practices.length} 门实践` : '',
  ].filter(Boolean);
  return (
    <div className={styles.lead}>
      <div>
        <h2 className={styles.title}>
          <Phrases>{`照这样排，最早 ${monthTitle(graduateMonth)}毕业`}</Phrases>
        </h2>
        <p className={styles.words}>
          <WholeDates>
            <Facts
              facts={[
                ...(last ? [`笔试 ${monthTitle(last.month)}考完`] : []),
                ...(degreeMonth === null ? [] : [`学位最早 ${monthTitle(degreeMonth)}授予`]),
                ...(rest.length > 0 && !isWide ? [`还要考 ${rest.join('、')}`] : []),
              ]}
            />
          </WholeDates>
        </p>
      </div>
      <Action data={data} variant={variant} />
    </div>
  );
}

/** 按这样报: what the plan takes in the open period goes into the basket, which 考试计划 then shows. */
function Action({ data: { facts, fee }, variant: { plan } }: PlannerLeadProps) {
  const { account } = useStudent();
  const now = useNow();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const index = facts.periods.findIndex(({ state }) => state === 'OPEN');
  const period = facts.periods[index];
  if (period === undefined || period.periodId === null || !plan.feasible) return null;
  const { periodId, month, applyEnd } = period;
  const taken = coursesIn(facts, plan.places, index);
  const open = taken.filter(({ registered }) => registered === null);
  if (open.length === 0)
    return (
      <p className={styles.action}>
        {taken.length > 0
          ? `${shortMonth(month)}考期的 ${taken.length} 门都已报考。`
          : `${shortMonth(month)}考期没有排课。`}
        <Link href={taken.length > 0 ? '/academic/apply/info' : `/academic/exam/plan?periodId=${periodId}`}>
          {taken.length > 0 ? '看报考记录' : '看这个考期'}
        </Link>
      </p>
    );
  const fill = () => {
    storeBasketDraft(account, periodId, { codes: codesOf(open), areaCode: '' });
    notify({ type: 'success', text: `报考篮已换成倒推排的 ${open.length} 门，核对后提交报考。` });
    navigate(`/academic/exam/plan?periodId=${periodId}`);
  };
  return (
    <div className={styles.action}>
      <DockAction inPlace>
        <Button variant="primary" size="large" onPress={fill}>
          <span>
            按这样报{' '}
            <span className={unbroken}>
              {shortMonth(month)}考期 {open.length} 门
            </span>
          </span>
        </Button>
      </DockAction>
      <span>
        <WholeDates>
          {[
            fee > 0 ? yuanWords(fee * open.length) : '',
            applyEnd === null ? '' : nearOccasionWords(applyEnd, now),
          ]
            .filter(Boolean)
            .join('，')}
        </WholeDates>
      </span>
    </div>
  );
}
