import { type ErrorCode, errorCode } from '@qianwei/api/contract/envelope';
import type { ApiError } from '@qianwei/api/errors';
import { EmptyState, type EmptyStateProps } from '@qianwei/ui/EmptyState';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { TextButton } from '@qianwei/ui/TextButton';
import type { ReactNode } from 'react';
import { Loading } from './Loading.tsx';
import * as styles from './QueryView.css.ts';

/** Fields of a query that a view reads; the result of `useCall` is one. */
export interface Query<Data> {
  /** Undefined until the first answer. The answer to an earlier payload stays with `keepPrevious`. */
  data: Data | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch(): unknown;
}

/** No answer yet, and no failure. */
export const isWaiting = ({ data, error }: Pick<Query<unknown>, 'data' | 'error'>): boolean =>
  data === undefined && error === null;

/**
 * A query whose answer is shown only when others, such as the code or a list that its first part needs, have come or
 * failed: the part would grow else. Its own failure is shown at once.
 */
export const waitingFor = <Data,>(
  query: Query<Data>,
  ...others: readonly { isLoading: boolean }[]
): Query<Data> => (others.some(({ isLoading }) => isLoading) ? { ...query, data: undefined } : query);

export interface QueryViewProps<Data> {
  query: Query<Data>;
  /** The name of the data, as in 正在加载公告 and 公告加载失败. */
  name: string;
  /** The outline of the data; 正在加载 is announced for it. */
  skeleton: ReactNode;
  /** The skeleton announces by itself that it loads. Default false. */
  announced?: boolean;
  /** The `h1` of a page that gets its own from the data: it is shown above a failure and above what replaces one. */
  title?: string;
  /** Below a failure: what still works, or is not affected. */
  unaffected?: ReactNode;
  /** Other blocks of the page follow, in a `Below`: a failure keeps its distance from them. Default false. */
  followed?: boolean;
  /** Instead of what was deleted, withdrawn or never there (1050005): an `EmptyState`. Default the failure. */
  gone?: ReactNode;
  /** Instead of what the student may not see, or not yet (1050001–1050003): why. Default the failure. */
  notEligible?: (error: ApiError) => ReactNode;
  /** Instead of data without anything in it: an `EmptyState`, or `NoMatch` while a filter is on; null when there is something. */
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

const ineligible: readonly (ErrorCode | undefined)[] = [
  errorCode.outsideWindow,
  errorCode.notEligible,
  errorCode.stateForbids,
];

/**
 * A query in each of its states: outline, data, empty, gone, not for this student, failed. Data stays while it is
 * refetched, marked as busy, and when that fails.
 */
export function QueryView<Data>({
  query,
  name,
  skeleton,
  announced = false,
  empty,
  children,
  ...instead
}: QueryViewProps<Data>) {
  const { data, error, isFetching } = query;
  if (data !== undefined) return <div aria-busy={isFetching}>{empty?.(data) || children(data)}</div>;
  if (error === null) return announced ? skeleton : <Loading what={name}>{skeleton}</Loading>;
  const { title } = instead;
  const state = <Failed query={query} error={error} name={name} {...instead} />;
  return title === undefined ? state : <Titled title={title}>{state}</Titled>;
}

/**
 * Blocks below the view of a query that do not need its data. They load meanwhile and are shown with the data or the
 * failure: their place is not known before.
 */
export function Below({
  query,
  children,
}: {
  query: Pick<Query<unknown>, 'data' | 'error'>;
  children: ReactNode;
}) {
  return (
    <div className={styles.below} data-waiting={isWaiting(query) || undefined}>
      {children}
    </div>
  );
}

type FailedProps = Pick<
  QueryViewProps<unknown>,
  'query' | 'name' | 'unaffected' | 'followed' | 'gone' | 'notEligible'
>;

function Failed({ query, error, ...props }: FailedProps & { error: ApiError }) {
  const { name, unaffected, followed = false, gone, notEligible } = props;
  if (gone !== undefined && error.errorCode === errorCode.notFound) return gone;
  if (notEligible && ineligible.includes(error.errorCode as ErrorCode)) return notEligible(error);
  return (
    <div className={followed ? styles.followed : undefined}>
      <ErrorState
        title={`${name}加载失败（${error.message}）`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {unaffected}
      </ErrorState>
    </div>
  );
}

/** A page that has nothing of its own to show, such as one whose record is not found: still with its `h1`. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  );
}

export interface NoMatchProps extends Pick<EmptyStateProps, 'title' | 'why'> {
  /** Default `search`. */
  drawing?: EmptyStateProps['drawing'];
  /** The button that clears the filter: 清除搜索. */
  clearLabel: string;
  onClear: () => void;
}

/** A list whose filter matches nothing: says so, and clears the filter. */
export function NoMatch({ drawing = 'search', title, why, clearLabel, onClear }: NoMatchProps) {
  const clear = <TextButton onPress={onClear}>{clearLabel}</TextButton>;
  return <EmptyState drawing={drawing} title={title} why={why} action={clear} />;
}
