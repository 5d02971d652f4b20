import {
  type ApplicationStep,
  type ApplicationTimeline,
  applicationStepTitles,
} from '@qianwei/api/contract/application';
import { Timeline, type TimelineProps } from '@qianwei/ui/Timeline';

const tones: Readonly<Record<ApplicationStep, TimelineProps['entries'][number]['tone']>> = {
  SUBMIT: 'brand',
  WITHDRAW: 'plain',
  RETURN: 'danger',
  APPROVE: 'success',
  REJECT: 'danger',
  REPORT: 'plain',
  GRANT: 'success',
  CORRECT: 'plain',
  EXPIRE: 'danger',
};

export interface ApplicationHistoryProps {
  timeline: ApplicationTimeline;
  /** Titles of the items that can be returned, by code. */
  items?: Readonly<Record<string, string>>;
  /** It stands below a heading of these words, and needs no name of its own. Default false. */
  hasHeading?: boolean;
}

/** The history of an application: each step with its opinion, and the items to mend. */
export function ApplicationHistory({
  timeline,
  items: titles = {},
  hasHeading = false,
}: ApplicationHistoryProps) {
  return (
    <Timeline
      {...(!hasHeading && { label: '办理经过' })}
      entries={timeline.events.map(({ step, time, level = '', by, opinion, items }) => {
        const said = [opinion, ...items.map(({ item, reason }) => `${titles[item] ?? item}：${reason}`)];
        const words = said.filter((text) => text !== '').join('；');
        return {
          id: `${time} ${step} ${level}`,
          time,
          actor: by,
          tone: tones[step],
          text: words === '' ? applicationStepTitles[step] : `${applicationStepTitles[step]}：${words}`,
        };
      })}
    />
  );
}
