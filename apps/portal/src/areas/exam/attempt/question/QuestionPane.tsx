import { AnswerField } from './AnswerField.tsx';
import { MaterialPane } from './MaterialPane.tsx';
import * as styles from './Question.css.ts';
import { QuestionEnd } from './QuestionEnd.tsx';
import { Stem } from './Stem.tsx';
import { NarrowRule, type PaneProps, ruleId, TypeLine } from './TypeLine.tsx';
import { Unset } from './FormulaPlaceholder.tsx';
import { useFormulasOf } from './use-formulas.ts';

/** One question with its type, its tools and the place for the answer. */
export function QuestionPane(props: PaneProps) {
  const { answering, place } = props;
  const isSet = useFormulasOf(place);
  if (place.material !== null) return <MaterialPane {...props} material={place.material} isSet={isSet} />;
  const number = answering.current + 1;
  return (
    <div className={styles.single}>
      <TypeLine {...props} tools />
      {isSet ? (
        <AnswerField
          question={place.questions[0]}
          answering={answering}
          name={`第 ${number} 题`}
          describedBy={ruleId}
          stem={(asked, id) => (
            <>
              <Stem id={id} number={number}>
                {asked}
              </Stem>
              <NarrowRule place={place} />
            </>
          )}
        />
      ) : (
        <Unset />
      )}
      <QuestionEnd answering={answering} />
    </div>
  );
}
