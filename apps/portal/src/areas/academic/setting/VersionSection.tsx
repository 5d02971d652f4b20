import { type CourseSetting, switchPlanVersion } from '@qianwei/api/contract/academic/course-setting';
import type { DataOf } from '@qianwei/api/endpoint';
import { dayWords } from '@qianwei/api/time/words';
import { AlertDialog } from '@qianwei/ui/AlertDialog';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { LatePiece, late } from '@qianwei/ui/late';
import { Section } from '@qianwei/ui/Section';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { type ReactNode, useState } from 'react';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { WhyNot, WhyRefused } from '../../../shared/page/WhyNot.tsx';
import type { ReceiptSlipProps } from '../../../shared/receipt/ReceiptSlip.tsx';
import * as styles from './VersionSection.css.ts';

const receiptSlip = late<ReceiptSlipProps>(async () => {
  const { ReceiptSlip } = await import('../../../shared/receipt/ReceiptSlip.tsx');
  return { default: ReceiptSlip };
});

type PlanVersion = CourseSetting['versions'][number];
type Switched = DataOf<typeof switchPlanVersion>;

/** 计划版本: what another version would count and what it would lose; the change, once, and its receipt. */
export function VersionSection({ setting }: { setting: CourseSetting }) {
  const { versions, switchClosed, plan } = setting;
  const [asked, setAsked] = useState<PlanVersion | null>(null);
  const [switched, setSwitched] = useState<(Switched & { from: string }) | null>(null);
  if (versions.length === 0 && switched === null) return null;
  return (
    <Section name="计划版本" note="可以改一次">
      {switched !== null ? (
        <div className={styles.receipt} role="status">
          <LatePiece
            of={receiptSlip}
            fallback={null}
            title="计划版本已改"
            proof={switched}
            rows={[
              { term: '原计划', value: `${switched.from} 版` },
              { term: '现计划', value: `${switched.version} 版` },
            ]}
            next="课程、学分、成绩和报考都已按新的版本计算。"
          />
        </div>
      ) : (
        versions.map((version) => (
          <Comparison key={version.version} setting={setting} version={version}>
            {switchClosed === null ? (
              <Button onPress={() => setAsked(version)}>改用 {version.version} 版计划</Button>
            ) : (
              <Button blocked reason={<WhyNot obstacle={switchClosed} />}>
                改用 {version.version} 版计划
              </Button>
            )}
          </Comparison>
        ))
      )}
      {asked !== null && (
        <SwitchDialog
          setting={setting}
          version={asked}
          onClose={() => setAsked(null)}
          onDone={(data) => {
            setAsked(null);
            setSwitched({ ...data, from: plan.version });
          }}
        />
      )}
    </Section>
  );
}

interface ComparisonProps {
  setting: CourseSetting;
  version: PlanVersion;
  children: ReactNode;
}

/** Credits now and then, which results count for other courses, and which count no more. */
function Comparison({ setting, version, children }: ComparisonProps) {
  const { plan, credits } = setting;
  const { replaced, lost, until } = version;
  const lostCredit = lost.reduce((sum, { credit }) => sum + credit, 0);
  return (
    <div className={styles.comparison}>
      <p>
        <WholeDates>
          {`${dayWords(until)} 前可以改用 ${version.version} 版计划，只能改一次，改后不能再改回来。`}
        </WholeDates>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              现在 <span className={unbroken}>{plan.version} 版</span>
            </th>
            <th scope="col">
              改后 <span className={unbroken}>{version.version} 版</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">已得学分</th>
            <td>{credits.done}</td>
            <td className={version.creditDone < credits.done ? styles.less : undefined}>
              {version.creditDone}
            </td>
          </tr>
          <tr>
            <th scope="row">毕业要求</th>
            <td>{plan.minCredit}</td>
            <td>{version.minCredit}</td>
          </tr>
          <tr>
            <th scope="row">未得学分</th>
            <td>{Math.max(0, plan.minCredit - credits.done)}</td>
            <td>{Math.max(0, version.minCredit - version.creditDone)}</td>
          </tr>
        </tbody>
      </table>
      {replaced.length > 0 && (
        <p>
          <b className={styles.term}>成绩顶替 {replaced.length} 门：</b>
          {replaced.map(({ oldCode, newCode }) => `${oldCode} 计入 ${newCode}`).join('；')}。
        </p>
      )}
      {lost.length > 0 ? (
        <p>
          <b className={styles.term}>
            不再计入 {lost.length} 门，共 {lostCredit} 学分：
          </b>
          <WholeDates>
            {lost
              .map(({ courseCode, courseName, credit }) => `${courseCode} ${courseName} ${credit} 学分`)
              .join('；')}
          </WholeDates>
          。
        </p>
      ) : (
        <p>合格的成绩都会计入，没有损失。</p>
      )}
      <div className={styles.action}>{children}</div>
    </div>
  );
}

interface SwitchDialogProps {
  setting: CourseSetting;
  version: PlanVersion;
  onClose: () => void;
  onDone: (data: Switched) => void;
}

/** The question before the version is changed: it cannot be taken back. */
function SwitchDialog({ setting, version, onClose, onDone }: SwitchDialogProps) {
  const { pending, problem, send } = useMutationCall(switchPlanVersion);
  const { lost, creditDone, until } = version;
  return (
    <AlertDialog
      title={`改用 ${version.version} 版计划？改后不能再改回来`}
      isOpen
      onOpenChange={onClose}
      safeLabel="先不改"
      actLabel={`改用 ${version.version} 版`}
      emphasis="danger"
      acting={pending}
      onAct={() => void send({ version: version.version }, { done: onDone })}
    >
      <p>
        {`已得学分从 ${setting.credits.done} 变成 ${creditDone}${lost.length > 0 ? `，${lost.length} 门课程的成绩不再计入` : ''}。`}
        {`计划版本只能改一次，${dayWords(until)} 前都可以改，不必现在决定。`}
      </p>
      {problem && (
        <Banner tone="danger" live="assertive" title="计划版本没有改变。">
          <WhyRefused problem={problem} />
        </Banner>
      )}
    </AlertDialog>
  );
}
