import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Pagination } from '@qianwei/ui/Pagination';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { pageNumber } from '../../../shared/address/address-codec.ts';
import { playPath } from '../../../shared/address/course-paths.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { closedService, ServiceClosed } from '../shared/ServiceClosed.tsx';
import { AskForm } from './AskForm.tsx';
import type { PanelProps } from './panel-props.ts';
import * as styles from './panels.css.ts';
import { QuestionThread } from './QuestionThread.tsx';

const questionAddress = { page: pageNumber };

/** 答疑: the questions of the course, own ones first, and the form to ask one while the service runs. */
export default function QuestionsPanel({ outline }: PanelProps) {
  const { courseId, service } = outline.course;
  const closed = closedService(service);
  const { values, show } = useAddress(questionAddress);
  const questions = useCall(
    getCourseQaList,
    { courseId, pageNo: values.page, pageSize: 10 },
    { keepPrevious: true },
  );
  return (
    <div className={styles.columns}>
      <div>
        <QueryView
          query={questions}
          name="答疑"
          skeleton={<SkeletonLines shares={[0.4, 0.8, 1, 0.4, 0.7, 1]} />}
          empty={({ total }) =>
            total === 0 && (
              <EmptyState
                drawing="inbox"
                title="还没有人提问"
                why="你的问题和老师的回复会出现在这里；别人的问题在老师回复以后出现。"
              />
            )
          }
        >
          {({ list, pageNo, pageSize, total }) => (
            <>
              <ul className={styles.threads} aria-label="问题与回复">
                {list.map((question) => (
                  <QuestionThread
                    key={question.qaId}
                    href={closed === null ? playPath(courseId, question.lessonId, question.second) : null}
                    question={question}
                  />
                ))}
              </ul>
              {total > pageSize && (
                <div className={styles.pages}>
                  <Pagination
                    page={pageNo}
                    pageSize={pageSize}
                    total={total}
                    onChange={(page) => show({ page })}
                  />
                </div>
              )}
            </>
          )}
        </QueryView>
      </div>
      <aside className={styles.margin} aria-label="提问">
        {closed === null ? (
          <AskForm outline={outline} onDone={() => show({ page: 1 })} />
        ) : (
          <ServiceClosed service={closed} ended="不能再提问，问过的还能看" ahead="开通后可以提问" />
        )}
      </aside>
    </div>
  );
}
