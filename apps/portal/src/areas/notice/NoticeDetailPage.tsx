import { getNoticeDetailNLog, type Notice } from '@qianwei/api/contract/notice';
import { Button } from '@qianwei/ui/Button';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { type ProseSize, proseSizes } from '@qianwei/ui/Prose';
import { useHtmlReader } from '@qianwei/ui/Prose/useHtmlReader';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Group } from 'react-aria-components';
import { useParams } from 'wouter';
import { useReturnAddress } from '../../shared/address/return-address.ts';
import { TextSizeButtons, type TextSizeButtonsProps } from '../../shared/page/TextSizeButtons.tsx';
import { QueryView, waitingFor } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { Neighbours } from './Neighbours.tsx';
import { NoticeArticle, NoticeSkeleton } from './NoticeArticle.tsx';
import * as styles from './NoticeDetailPage.css.ts';
import { useMarkRead } from './use-mark-read.ts';

/** Text size of the notice, and print. */
function ReadingTools(props: TextSizeButtonsProps) {
  return (
    <Group className={styles.tools} aria-label="阅读设置">
      <TextSizeButtons {...props} />
      <Button variant="quiet" size="small" icon="print" onPress={() => window.print()}>
        打印
      </Button>
    </Group>
  );
}

/** 公告详情: read one notice in full and act on it. */
export default function NoticeDetailPage() {
  const { id = '' } = useParams<{ id: string }>();
  const list = useReturnAddress('/notice');
  const notice = useCall(getNoticeDetailNLog, { id });
  // Signature, files and neighbours stand below the text.
  const reader = { isLoading: useHtmlReader() === 'loading' };
  useMarkRead(notice.data?.id);
  useFreshLinks(notice);
  return (
    <QueryView
      query={waitingFor(notice, reader)}
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

/** In ms: the links of files expire after ten minutes, and are renewed a minute before. */
const renewAfterMs = 9 * 60_000;

/** Refetches a notice before its file links expire. */
function useFreshLinks({ dataUpdatedAt, refetch }: Pick<UseQueryResult, 'dataUpdatedAt' | 'refetch'>): void {
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    const left = Math.max(0, dataUpdatedAt + renewAfterMs - Date.now());
    const timer = setTimeout(() => void refetch(), left);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, refetch]);
}
