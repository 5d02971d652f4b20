import type { Notice } from '@qianwei/api/contract/notice';
import { getNoticeDetailNLog } from '@qianwei/api/contract/notice';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { type ProseSize, proseSizes } from '@qianwei/ui/Prose';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useReturnAddress } from '../../shared/address/return-address.ts';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { Neighbours } from './Neighbours.tsx';
import { NoticeArticle } from './NoticeArticle.tsx';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import { useFreshLinks } from './use-fresh-links.ts';
import { useMarkRead } from './use-mark-read.ts';

/** 公告详情: read one notice in full and act on it. */
export default function NoticeDetailPage() {
  const { id = '' } = useParams<{ id: string }>();
  const list = useReturnAddress('/notice');
  const notice = useCall(getNoticeDetailNLog, { id });
  useMarkRead(notice.data?.id);
  useFreshLinks(notice);
  return (
    <QueryView
      query={notice}
      name="公告"
      title="公告详情"
      skeleton={<NoticeSkeleton />}
      gone={
        <EmptyState
          drawing="paper"
          title="公告不存在或已撤回"
          why="发布单位撤回后，原文不再提供；新的安排以最新公告为准。"
          action={<Link href={list}>查看全部公告</Link>}
        />
      }
    >
      {(data) => <NoticeContent key={id} notice={data} />}
    </QueryView>
  );
}

function NoticeContent({ notice }: { notice: Notice }) {
  const now = useNow();
  const [step, setStep] = useState<ProseSize>(proseSizes[1]);
  return (
    <>
      <NoticeArticle
        notice={notice}
        now={now}
        step={step}
        tools={<ReadingTools step={step} onStep={setStep} />}
      />
      <Neighbours notice={notice} />
    </>
  );
}
