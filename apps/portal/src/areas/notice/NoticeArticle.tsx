import { type Notice, noticeCategoryTitles } from '@qianwei/api/contract/notice';
import { parseMoment } from '@qianwei/api/time/moment';
import { dayWords, momentWords, occasionWords } from '@qianwei/api/time/words';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Phrases } from '@qianwei/ui/Phrases';
import { Prose, type ProseSize } from '@qianwei/ui/Prose';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Attachments } from './Attachments.tsx';
import * as styles from './NoticeArticle.css.ts';

export interface NoticeArticleProps {
  notice: Notice;
  /** Ms since 1970, by the server's clock. */
  now: number;
  step?: ProseSize;
  /** `h1` on a page of its own, `h3` in a drawer, below its name. Default `h1`. */
  titleLevel?: 'h1' | 'h3';
  /** Controls for the whole notice, beside the facts. */
  tools?: ReactNode;
}

/** One notice as it was issued: head, deadline with its action, text, signature and attachments. */
export function NoticeArticle({ notice, now, step, titleLevel: Title = 'h1', tools }: NoticeArticleProps) {
  const [, navigate] = useLocation();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <Title className={styles.title}>
          <Phrases>{notice.title}</Phrases>
        </Title>
        <div className={styles.below}>
          <p className={styles.facts}>
            <span>{notice.publisher}</span>
            <time dateTime={notice.publishTime.replace(' ', 'T')}>{momentWords(notice.publishTime)}</time>
            <span>{noticeCategoryTitles[notice.category]}</span>
            {notice.docNo !== '' && <span>{notice.docNo}</span>}
          </p>
          {tools}
        </div>
        <Rule />
      </header>
      <Action notice={notice} now={now} />
      <Prose
        source={notice.content}
        headingLevel={Title === 'h1' ? 2 : 4}
        size={step}
        onNavigate={(path) => navigate(path)}
      />
      <footer className={styles.signature}>
        <p>{notice.signatureUnit || notice.publisher}</p>
        <p>{dayWords(notice.publishTime)}</p>
      </footer>
      <Attachments files={notice.files} titleLevel={Title === 'h1' ? 'h2' : 'h4'} />
      {notice.sourceUrl !== '' && (
        <p className={styles.source}>
          原文：
          <a href={notice.sourceUrl} target="_blank" rel="noopener noreferrer">
            {notice.sourceUrl}
          </a>
        </p>
      )}
    </article>
  );
}

function Action({ notice, now }: Pick<NoticeArticleProps, 'notice' | 'now'>) {
  const { deadline, occasion, actionPath, actionText } = notice;
  if (deadline === null && actionPath === null) return null;
  const past = deadline !== null && parseMoment(deadline) <= now;
  return (
    <div className={styles.action}>
      <p className={styles.deadline}>
        {deadline === null && '这件事可以在线办理。'}
        {deadline !== null && <Phrases>{occasionWords(deadline, now, occasion)}</Phrases>}
      </p>
      {!past && actionPath && (
        <DockAction inPlace>
          <ButtonLink href={actionPath} variant="primary">
            {actionText ?? '去办理'}
          </ButtonLink>
        </DockAction>
      )}
    </div>
  );
}

/** The outline of a notice while it loads. */
export function NoticeSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="min(24em, 90%)" height={32} />
      <Skeleton width="60%" height={14} />
      <SkeletonLines shares={[1, 0.96, 0.98, 0.5, 1, 0.94, 0.7]} />
    </div>
  );
}
