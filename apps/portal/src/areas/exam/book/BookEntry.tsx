import type { WrongQuestion } from '@qianwei/api/contract/exam/book';
import { questionTypeTitles } from '@qianwei/api/contract/exam/question';
import { listDay } from '@qianwei/api/time/words';
import { Prose } from '@qianwei/ui/Prose';
import { TextButton } from '@qianwei/ui/TextButton';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { useId, useState } from 'react';
import { useNotify } from '../../../shared/page/notify.tsx';
import { Answers } from '../shared/Answers.tsx';
import { useQuestionFlags } from '../shared/use-question-flags.ts';
import * as styles from './WrongBook.css.ts';

/** One question; its answer is shown on request, so that the student can think first. */
export function BookEntry({ question, withCourse }: { question: WrongQuestion; withCourse: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const notify = useNotify();
  const { collect, keepInBook, problem } = useQuestionFlags();
  const { questionId, collected, wrongCount } = question;

  const takeOut = async () => {
    const done = await keepInBook(questionId, false);
    if (!done) return;
    notify({
      type: 'success',
      text: '已移出错题本',
      action: { label: '撤销', onPress: () => void keepInBook(questionId, true) },
    });
  };

  return (
    <li className={styles.entry}>
      <div className={styles.question}>
        <p className={styles.kind}>
          {questionTypeTitles[question.questionType]}，{question.score} 分
        </p>
        {question.material !== null && <Prose source={question.material} format="markdown" size="small" />}
        <Prose source={question.stem} format="markdown" />
        {!isOpen &&
          question.options.map(({ key, text }) => (
            <Prose key={key} source={`${key}　${text}`} format="markdown" size="small" />
          ))}
        <div className={styles.actions}>
          <TextButton
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起答案' : '看答案与解析'}
          </TextButton>
          <TextButton onPress={() => void collect(questionId, !collected)}>
            {collected ? '取消收藏' : '收藏'}
          </TextButton>
          {wrongCount > 0 && <TextButton onPress={() => void takeOut()}>移出错题本</TextButton>}
        </div>
        {problem && <p role="alert">{problem.message}</p>}
        {isOpen && (
          <div id={id} className={styles.answer}>
            <div>
              <Answers question={question} />
            </div>
            <div>
              <p className={styles.name}>解析</p>
              <Prose source={question.analysis || '这道题还没有解析。'} format="markdown" size="small" />
            </div>
          </div>
        )}
      </div>
      <div className={styles.beside}>
        {withCourse && (
          <span>
            {question.courseCode} {question.courseName}
          </span>
        )}
        <span>{question.chapter}</span>
        {wrongCount > 0 && (
          <span>
            答错 {wrongCount} 次，<span className={unbroken}>最近 {listDay(question.lastWrongTime)}</span>
          </span>
        )}
        {collected && <span>已收藏</span>}
      </div>
    </li>
  );
}
