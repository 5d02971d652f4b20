import { AnswerField } from './AnswerField.tsx';
import { MaterialPane } from './MaterialPane.tsx';
import * as styles from './Question.css.ts';
import {
  FormulaPlaceholder,
  NarrowRule,
  type PaneProps,
  QuestionEnd,
  ruleId,
  Stem,
  TypeLine,
} from './QuestionParts.tsx';
import { useFormulasOf } from './use-formulas.ts';

/** One question with its type, its tools and the field for the answer. */
export function QuestionPane(props: PaneProps) {
  const { answering, item } = props;
  const isSet = useFormulasOf(item);
  if (item.material !== null) return <MaterialPane {...props} material={item.material} isSet={isSet} />;
  const number = answering.current + 1;
  return (
    <div className={styles.single}>
      <TypeLine {...props} tools />
      {isSet ? (
        <AnswerField
          question={item.questions[0]}
          answering={answering}
          name={`第 ${number} 题`}
          describedBy={ruleId}
          stem={(asked, id) => (
            <>
              <Stem id={id} number={number}>
                {asked}
              </Stem>
              <NarrowRule item={item} />
            </>
          )}
        />
      ) : (
        <FormulaPlaceholder />
      )}
      <QuestionEnd answering={answering} />
    </div>
  );
}
