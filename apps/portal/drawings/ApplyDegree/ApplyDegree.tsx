import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import type { ConditionListProps } from '@qianwei/ui/ConditionList';
import { ConditionList } from '@qianwei/ui/ConditionList';
import { Link } from '@qianwei/ui/Link';
import { MarginPart } from '@qianwei/ui/MarginPart';
import type { Step } from '@qianwei/ui/Steps';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import type { Applicant } from '../Application/ApplicantFrame.tsx';
import { Application, type Verdict } from '../Application/Application.tsx';
import * as styles from './ApplyDegree.css.ts';
import type { Contact, DegreeSubmission, Roads } from './degree.ts';
import { RoadList } from './RoadList.tsx';
import { SubmittedDegree } from './SubmittedDegree.tsx';

export interface ApplyDegreeProps {
  applicant: Applicant;
  /** The degree, the batch and its window. */
  lede: readonly string[];
  verdict: Pick<Verdict, 'title' | 'mark'> & { text: string; action?: { label: string; href: string } };
  conditions: ConditionListProps['conditions'];
  /** When the conditions were checked: 11月21日 20:14. */
  checkedAt: string;
  /** Why 提交学位申请 is blocked; without it the button is not there. */
  blocked?: string;
  /** Why no application is taken now, ending in a full stop, and when it will be. */
  closure?: { title: string; text: string };
  roads?: Roads;
  contact: Contact;
  submission?: DegreeSubmission;
  /** Reviews so far, and those to come. */
  steps: readonly Step[];
  onWithdraw?: () => void;
}

/** 学位申请: whether the student can apply, what is missing and how to get it; then where the application is. */
export function ApplyDegree(props: ApplyDegreeProps) {
  const { applicant, lede, verdict, conditions, checkedAt, blocked, closure } = props;
  const { roads, contact, submission, steps, onWithdraw } = props;
  const { action } = verdict;
  return (
    <Application
      applicant={applicant}
      path="/applyDegree"
      title="学位申请"
      lede={lede}
      verdict={{
        ...verdict,
        action: action && (
          <ButtonLink variant="primary" size="large" href={action.href}>
            {action.label}
          </ButtonLink>
        ),
      }}
      ruled
      margin={
        <>
          {roads && (
            <MarginPart title={roads.title}>
              <p>{roads.text}</p>
              {roads.roads.map((road) => (
                <RoadList key={road.title} road={road} />
              ))}
            </MarginPart>
          )}
          <MarginPart title="问谁">
            <p>{contact.name}</p>
            <p>{contact.phone}</p>
            <p className={styles.print}>
              <TextButton onPress={() => window.print()}>打印这份核验结果</TextButton>
            </p>
          </MarginPart>
        </>
      }
    >
      {closure && (
        <Banner
          tone="info"
          title={closure.title}
          action={
            <span className={unbroken}>
              <Link href="#remind" variant="underlined">
                开放时短信提醒我
              </Link>
            </span>
          }
        >
          {closure.text}
        </Banner>
      )}
      {submission && <SubmittedDegree submission={submission} steps={steps} onWithdraw={onWithdraw} />}
      <ConditionList conditions={conditions} note={`数据更新于 ${checkedAt}`} />
      {blocked && (
        <Button blocked reason={blocked}>
          提交学位申请
        </Button>
      )}
    </Application>
  );
}
