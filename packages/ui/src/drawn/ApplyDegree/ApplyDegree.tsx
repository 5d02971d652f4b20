import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ConditionList } from '../../components/ConditionList/ConditionList.tsx';
import type { Condition } from '../../components/ConditionList/condition.ts';
import { Link } from '../../components/Link/Link.tsx';
import type { Step } from '../../components/Steps/Steps.tsx';
import { TextButton } from '../../components/TextButton/TextButton.tsx';
import { unbroken } from '../../theme/text.css.ts';
import type { Applicant } from '../Application/ApplicantFrame.tsx';
import { Application, type Verdict } from '../Application/Application.tsx';
import { MarginPart } from '../Application/MarginPart.tsx';
import * as styles from './ApplyDegree.css.ts';
import type { Contact, DegreeSubmission, Roads } from './degree.ts';
import { RoadList } from './RoadList.tsx';
import { SubmittedDegree } from './SubmittedDegree.tsx';

export interface ApplyDegreeProps {
  applicant: Applicant;
  /** The degree, the batch and its window. */
  lede: readonly string[];
  verdict: Pick<Verdict, 'title' | 'mark'> & { text: string; action?: { label: string; href: string } };
  conditions: readonly Condition[];
  /** When the conditions were checked: 11月21日 20:14. */
  checkedAt: string;
  /** Why 提交学位申请 is blocked; without it the button is not there. */
  blocked?: string;
  /** Why no application is taken now, ending in a full stop, and when it will be. */
  closure?: { title: string; text: string };
  roads?: Roads;
  contact: Contact;
  submission?: DegreeSubmission;
  /** Who has looked at it, and who will. */
  steps: readonly Step[];
  onWithdraw?: () => void;
}

/** 学位申请: whether it can be applied for, what is missing and the ways out; after that, where it is. */
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
