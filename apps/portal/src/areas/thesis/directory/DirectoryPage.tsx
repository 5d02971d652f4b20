import { getThesisDirectory, type ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { useParams } from 'wouter';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { DirectoryContent } from './DirectoryContent.tsx';
import { DirectorySkeleton } from './DirectorySkeleton.tsx';

/** Moments at which the desk becomes another one by itself: a stage is overdue, 催一下 can be pressed. */
const turnsOf = ({ stages, urge }: ThesisDirectory) => [
  ...stages.map(({ deadline }) => deadline),
  urge.nextTime,
];

/** 论文任务: the desk of one thesis, its stages on the left and the document of the one in front beside them. */
export default function DirectoryPage() {
  const { studentPlanId = '' } = useParams();
  const directory = useCall(getThesisDirectory, { studentPlanId });
  useUnblocked(directory.data === undefined ? [] : turnsOf(directory.data), [directory]);
  return (
    <QueryView
      query={directory}
      name="论文任务"
      title="论文任务"
      skeleton={<DirectorySkeleton />}
      unaffected="已经提交的文档和批注都在服务器上，不受影响。"
      gone={
        <EmptyState
          drawing="paper"
          title="未找到这篇论文"
          why="只能查看本人的论文任务。有多个专业的，可以在论文管理里找到每个专业的论文。"
          action={<Link href="/thesis/index">返回论文管理</Link>}
        />
      }
    >
      {(data) => <DirectoryContent directory={data} />}
    </QueryView>
  );
}
