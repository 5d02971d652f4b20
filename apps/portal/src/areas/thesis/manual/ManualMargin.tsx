import type { ManualType, ThesisManual } from '@qianwei/api/contract/thesis/manual';
import { stageStatusTitles, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { occasionWords } from '@qianwei/api/time/words';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Link } from '@qianwei/ui/Link';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Phrases } from '@qianwei/ui/Phrases';
import { useNow } from '../../../shared/time/use-now.ts';
import { AnchorLink } from '../shared/anchors.tsx';
import { ContentsDrawer } from '../shared/ContentsDrawer.tsx';
import { deskHref } from '../shared/thesis-hrefs.ts';
import { stageNumber } from '../shared/thesis-words.ts';
import { ManualList, type ManualListProps } from './ManualList.tsx';
import * as styles from './ManualPage.css.ts';

export interface ManualMarginProps extends ManualListProps {
  manual: ThesisManual;
  type: ManualType;
}

/** Beside the chapters: where the student is now, and whom to ask. */
export function ManualMargin({ type, ...list }: ManualMarginProps) {
  const { manual, onOpen } = list;
  const { current, service, chapters } = manual;
  const asked = chapters.filter(({ id }) => id === 'faq' || id === 'service');
  return (
    <aside className={styles.margin} aria-label="当前步骤与求助">
      {current ? (
        <CurrentPart current={current} type={type} list={list} />
      ) : (
        <DockAction>
          <ListDrawer {...list} />
        </DockAction>
      )}
      <MarginPart title="看完还是不会">
        <p>
          <a href={`tel:${service.phone}`} className={styles.phone}>
            {service.phone}
          </a>
        </p>
        <p>{service.time}，自考办</p>
        {current?.advisor && (
          <p>
            <Link href={deskOf(current, type)}>给导师留言</Link>
          </p>
        )}
      </MarginPart>
      {asked.length > 0 && (
        <MarginPart title="同类问题">
          <div className={styles.links}>
            {asked.map(({ id, title }) => (
              <AnchorLink key={id} id={id} onFollow={() => onOpen(id)}>
                {title}
              </AnchorLink>
            ))}
          </div>
        </MarginPart>
      )}
    </aside>
  );
}

type Current = NonNullable<ThesisManual['current']>;

const deskOf = ({ studentPlanId }: Current, type: ManualType): string =>
  type === 'RETEST' ? '/thesisRetest/directory' : deskHref(studentPlanId);

/** Stage, deadline, and the page's one primary action: back to what is to be done. */
function CurrentPart({ current, type, list }: { current: Current; type: ManualType; list: ManualListProps }) {
  const now = useNow();
  const { stage, stageStatus, deadline, task } = current;
  const until = task?.deadline ?? deadline;
  return (
    <MarginPart title={type === 'RETEST' ? '你正在复检' : `你现在走到第 ${stageNumber(stage)} 步`}>
      <p>
        {thesisStageTitles[stage]}，{stageStatusTitles[stageStatus]}
      </p>
      {task && <p>{task.title}</p>}
      {until !== null && (
        <p>
          <Phrases>{occasionWords(until, now, task?.occasion)}</Phrases>
        </p>
      )}
      <div className={styles.action}>
        <DockAction inPlace>
          <ListDrawer {...list} />
          <ButtonLink href={task?.path ?? deskOf(current, type)} variant="primary">
            {task?.actionText ?? '回到论文任务'}
          </ButtonLink>
        </DockAction>
      </div>
    </MarginPart>
  );
}

/** The chapters on a phone, in the dock. */
function ListDrawer(list: ManualListProps) {
  return (
    <ContentsDrawer title="手册目录" isInDock>
      {(close) => (
        <ManualList
          {...list}
          onOpen={(anchor) => {
            close();
            list.onOpen(anchor);
          }}
        />
      )}
    </ContentsDrawer>
  );
}
