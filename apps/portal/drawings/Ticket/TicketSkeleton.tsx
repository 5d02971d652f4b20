import { Rule } from '@qianwei/ui/Rule';
import { Skeleton } from '@qianwei/ui/Skeleton';
import * as paper from '../../../../packages/ui/src/components/PrintSheet/PrintSheet.css.ts';
import { Loading, Words } from '../Loading/Loading.tsx';
import * as holder from './Holder.css.ts';
import * as site from './Site.css.ts';
import * as styles from './Ticket.css.ts';

/** 准考证 in outline, on its sheet of paper. */
export function TicketSkeleton() {
  return (
    <div className={styles.page}>
      <Loading what="准考证">
        <div className={styles.tools}>
          <Skeleton width={136} height={44} />
        </div>
        <div className={styles.frame}>
          <div className={paper.sheet}>
            <div className={`${paper.issuer} ${styles.waiting}`}>
              <Words shares={[1]} width="16em" />
            </div>
            <h1 className={paper.title}>准考证</h1>
            <Rule />
            <div className={paper.body}>
              <div className={styles.body}>
                <div className={holder.holder}>
                  <div className={holder.facts}>
                    {[1, 2, 3, 4, 5].map((fact) => (
                      <div key={fact} className={holder.fact}>
                        <div className={holder.term}>
                          <Words shares={[0.7]} />
                        </div>
                        <div className={holder.value}>
                          <Words shares={[0.6]} />
                        </div>
                      </div>
                    ))}
                  </div>
                  <div className={holder.photo} />
                </div>
                <div className={site.place}>
                  <Words shares={[0.6]} />
                  <Words shares={[0.7, 0.8]} />
                </div>
                <Skeleton height="40mm" />
                <Words shares={[0.6]} />
                <Skeleton height="20mm" />
                <h2 className={styles.heading}>考生须知</h2>
                <Words shares={[1, 0.9, 1, 0.8]} />
                <Skeleton height="12mm" />
                <div className={styles.end}>
                  <Skeleton width="24mm" height="24mm" />
                  <Words shares={[0.7, 1, 1]} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </Loading>
    </div>
  );
}
