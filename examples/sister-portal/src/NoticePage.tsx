import { type NoticeItem, readNotice } from '@qianwei/api/contract/notice';
import { ApiError } from '@qianwei/api/errors';
import { Button } from '@qianwei/ui/Button';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { StateMark } from '@qianwei/ui/StateMark';
import { Tag } from '@qianwei/ui/Tag';
import { client, notify, useStudent } from './services.ts';
import { type Notices, useNotices } from './use-notices.ts';

/** 通知公告: open to everybody; a student also sees what is unread, and can mark it all. */
export function NoticePage() {
  const student = useStudent();
  const { notices, reload } = useNotices(student?.token);
  const unread = notices.state === 'here' ? notices.unread : 0;

  const markAll = async () => {
    try {
      await client.call(readNotice, { all: true });
      notify('success', '已全部标为已读');
      reload();
    } catch (error) {
      if (error instanceof ApiError && error.kind !== 'cancelled') notify('error', error.message);
    }
  };

  return (
    <>
      <PageHeader
        title="通知公告"
        lede={student ? `${student.name}，你有 ${unread} 条未读` : loginHint}
        actions={unread > 0 && <Button onPress={() => void markAll()}>全部标为已读</Button>}
      />
      <Content notices={notices} reload={reload} />
    </>
  );
}

const loginHint = (
  <>
    <Link href="/login">登录</Link>后可以看到与你有关的通知
  </>
);

function Content({ notices, reload }: { notices: Notices; reload: () => void }) {
  if (notices.state === 'loading')
    return (
      <div aria-busy="true">
        <span role="status">正在加载</span>
        <SkeletonLines shares={[0.8, 0.6, 0.7, 0.5]} />
      </div>
    );
  if (notices.state === 'failed') return <ErrorState title={notices.message} onRetry={reload} />;
  if (notices.list.length === 0)
    return <EmptyState drawing="inbox" title="暂无通知" why="学院发布通知后会显示在这里。" />;
  return (
    <Lines label="通知">
      {notices.list.map((notice) => (
        <Line key={notice.id}>
          <Entry notice={notice} />
        </Line>
      ))}
    </Lines>
  );
}

function Entry({ notice: { title, top, read, publisher, publishTime } }: { notice: NoticeItem }) {
  return (
    <article className="entry">
      <h2>{title}</h2>
      <p className="facts">
        {top && <Tag>置顶</Tag>}
        {read === false && (
          <StateMark shape="full" tone="brand">
            未读
          </StateMark>
        )}
        <span>{publisher}</span>
        <time dateTime={publishTime.slice(0, 10)}>{publishTime.slice(0, 10)}</time>
      </p>
    </article>
  );
}
