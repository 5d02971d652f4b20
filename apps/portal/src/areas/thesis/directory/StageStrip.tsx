import { thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { Icon } from '@qianwei/ui/Icon';
import { late, useLate } from '@qianwei/ui/late';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { StageDrawerProps } from './StageDrawer.tsx';
import { lookOf, type StageListProps } from './StageList.tsx';
import * as styles from './StageStrip.css.ts';
import { stageStateWords } from './stage-words.ts';

const stageDrawer = late<StageDrawerProps>(() => import('./StageDrawer.tsx'));

/** On a phone the numbers of the stages in a row, too small to press; the line below them opens the list of stages. */
export function StageStrip(props: StageListProps) {
  const { stages, current, selected, context } = props;
  const [isOpen, setOpen] = useState(false);
  const { Component: StageDrawer, open } = useLate(stageDrawer);
  const place = stages.findIndex(({ code }) => code === selected);
  return (
    <div className={styles.frame}>
      <ol className={styles.row} aria-label="论文环节">
        {stages.map((stage, index) => {
          const look = lookOf(stage, current);
          return (
            <li key={stage.code} className={styles.step({ look })}>
              <span className={styles.number({ look, inFront: index === place })} aria-hidden="true">
                {look === 'passed' ? <Icon name="check" className={styles.check} /> : index + 1}
              </span>
              <span className={visuallyHidden}>
                {thesisStageTitles[stage.code]}，{stageStateWords(stage, context)}
              </span>
            </li>
          );
        })}
      </ol>
      <Button className={styles.open} onPress={() => open(() => setOpen(true))}>
        <span>
          第 {place + 1} 步，共 {stages.length} 步：{thesisStageTitles[selected]}
        </span>
        <Icon name="chevron" size="small" />
      </Button>
      {StageDrawer && <StageDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
