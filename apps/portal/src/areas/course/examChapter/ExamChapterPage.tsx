import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getPracticeAssessmentList } from '@qianwei/api/contract/exam/assessment';
import { certificateHost } from '@qianwei/machines/routes/generate';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { useParams } from 'wouter';
import { institution } from '../../../institution/institution.ts';
import { assessmentPath, practiceChapterPath } from '../../../shared/address/practice-paths.ts';
import { usePlace } from '../../../shared/page/place.tsx';
import { useHostname } from '../../../shared/page/rendering.tsx';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { QueryView, waitingFor } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useBatchAddress } from '../shared/use-batch-address.ts';
import { useMaterials } from '../shared/use-materials.ts';
import { kindTitles } from './assessment-kind.ts';
import { ExamChapterContent } from './ExamChapterContent.tsx';
import { ExamChapterSkeleton } from './ExamChapterSkeleton.tsx';

/**
 * 实践课章节, for certificate courses 证书课章节 (PAGE-4): what comes next in a batch, the task sheet and the chapters of
 * a course that is assessed in the portal. Without `bizId` in the address it is that of the newest open batch.
 */
export default function ExamChapterPage({ hostname }: { hostname?: string }) {
  const ownHostname = useHostname();
  const { id = '', bizId } = useParams<{ id: string; bizId?: string }>();
  const outline = useCall(getCourseChapter, { courseId: id, bizType: 'EXAM', bizId });
  const batchId = outline.data?.batch?.bizId ?? bizId;
  // The batch of the address is asked for at once; without one the outline says which.
  const assessments = useCall(
    getPracticeAssessmentList,
    { bizId: batchId },
    { enabled: batchId !== undefined, staleTime: 0 },
  );
  // They may have to be made first, and what the page begins with does not need them.
  const materials = useMaterials(id, { enabled: outline.data !== undefined });
  const assessment = assessments.data?.list.find(({ courseId }) => courseId === id);
  useUnblocked([assessment?.obstacle ?? null], [assessments]);
  useBatchAddress(outline.data, bizId, (batchId) => practiceChapterPath(id, batchId));
  usePlace(outline.data ? { menu: assessmentPath, title: outline.data.course.courseName } : null);

  const host = certificateHost(hostname ?? ownHostname, institution.certificateMarker)
    ? 'CERTIFICATE'
    : 'PRACTICE';
  const kind = assessments.data?.kind ?? host;
  const { page, list } = kindTitles[kind];
  // The outline alone would be pushed away by what its step turns out to be.
  const shown = waitingFor(outline, assessments);
  const toList = <Link href={assessmentPath}>去{list}</Link>;
  return (
    <QueryView
      query={shown}
      name="课程"
      title={page}
      skeleton={<ExamChapterSkeleton />}
      unaffected="看过的进度、提交的报告和测评成绩不受影响。"
      gone={
        <EmptyState
          drawing="shelf"
          title="未找到该课程或未开通"
          why="课程不在这一批里，或者还没有开通。你能参加的课程列在测评批次里。"
          action={toList}
        />
      }
      notEligible={(error) => (
        <EmptyState
          drawing="calendar"
          title="现在还不能学习这门课"
          why={<WhyRefused problem={error} />}
          action={toList}
        />
      )}
    >
      {(data) => (
        <ExamChapterContent outline={data} assessments={assessments} materials={materials} kind={kind} />
      )}
    </QueryView>
  );
}
