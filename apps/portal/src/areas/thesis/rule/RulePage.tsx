import { getThesisRule, type ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { type RuleType, ruleTitles } from '@qianwei/api/contract/thesis/stage';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { skeleton } from '../shared/reading.css.ts';

/** An opened rule is not fetched again by itself, ms: each answer is another opening. */
const staleTime = 24 * 60 * 60_000;

/** A rule as its page shows it. */
export interface OpenedRule {
  rule: ThesisRule;
  /** Fetches it again. */
  onOutdated: () => void;
}

/** The page of a rule of a batch, in each state of its call. */
export function RulePage({
  type,
  children,
}: {
  type: RuleType;
  children: (opened: OpenedRule) => ReactNode;
}) {
  const { planId = '' } = useParams<{ planId: string }>();
  const query = useCall(getThesisRule, { planId, ruleType: type }, { staleTime });
  return (
    <QueryView
      query={query}
      name="规定"
      title={ruleTitles[type]}
      skeleton={<RuleSkeleton />}
      gone={
        <EmptyState
          drawing="paper"
          title="未找到相关记录"
          why="这个批次里没有你的论文，或者规定还没有发布。"
          action={<Link href="/thesis/index">返回论文管理</Link>}
        />
      }
    >
      {(rule) => children({ rule, onOutdated: () => void query.refetch() })}
    </QueryView>
  );
}

function RuleSkeleton() {
  return (
    <div className={skeleton}>
      <Skeleton width="70%" height={14} />
      <Skeleton width="min(12em, 60%)" height={32} />
      <SkeletonLines shares={[1, 0.96, 0.98, 0.5, 1, 0.94, 0.7, 1, 0.9]} />
    </div>
  );
}
