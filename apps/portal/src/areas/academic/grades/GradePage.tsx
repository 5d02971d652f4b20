import { type GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import { Button } from '@qianwei/ui/Button';
import { Facts } from '@qianwei/ui/Facts';
import { late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { full } from '../../../shared/page/widths.ts';
import { usePaper } from '../../../shared/print/paper.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { identityOf } from '../../../shared/session/identity-of.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import * as styles from './GradePage.css.ts';
import { GradeSkeleton } from './GradeSkeleton.tsx';
import { GradesContent } from './GradesContent.tsx';
import { gradePayload } from './grade-filter.ts';

const gradeSheet = late<{ grades: GradeList | undefined; plan: string }>(() => import('./GradeSheet.tsx'), {
  prefetch: 'idle',
});

/** 成绩查询: all results, what they mean for graduation and degree, and the review of one that may be wrong. */
export default function GradePage() {
  const grades = useCall(getGradeList, gradePayload({}));
  const plan = grades.data === undefined ? '' : `${grades.data.planVersion} 版计划`;
  const paper = usePaper(gradeSheet, { grades: grades.data, plan });
  return (
    <>
      <PageHeader
        title="成绩查询"
        lede={<Facts facts={useMajorFacts(plan)} />}
        actions={<Actions hasNothing={grades.data?.total === 0} onPrint={paper.print} />}
      />
      <QueryView
        query={grades}
        name="成绩"
        skeleton={<GradeSkeleton />}
        unaffected="成绩保存在服务器上，不受影响。"
      >
        {(all) => <GradesContent all={all} />}
      </QueryView>
      {paper.document}
    </>
  );
}

/** The major in use, and beside it the plan where that needs no second line: it comes later. */
function useMajorFacts(plan: string): string[] {
  const session = useStudent();
  const isWide = useWide(full);
  const facts = identityOf(session);
  const major = facts ? `${facts.majorName}（${facts.level}）${facts.majorCode}` : session.majorName;
  return isWide ? [major, plan] : [major];
}

/** The transcript as a file or on paper. Without results the actions keep their place and are not offered. */
function Actions({ hasNothing, onPrint }: { hasNothing: boolean; onPrint: () => void }) {
  return (
    <div className={styles.actions} data-nothing={hasNothing || undefined}>
      <ExportButton
        endpoint={getGradeList}
        payload={{ export: true, format: 'PDF' }}
        label="成绩单 PDF"
        look={{ variant: 'quiet', size: 'small' }}
      />
      <ExportButton
        endpoint={getGradeList}
        payload={{ export: true, format: 'XLSX' }}
        label="导出表格"
        look={{ variant: 'quiet', size: 'small', icon: 'sheet' }}
      />
      <Button icon="print" variant="quiet" size="small" onPress={onPrint}>
        打印
      </Button>
    </div>
  );
}
