import { signUpLanguageTitles, studyFormTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { listDay } from '@qianwei/api/time/words';
import { Part } from '@qianwei/ui/Part';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { freshTitles } from './document-words.ts';
import * as styles from './SignUpPage.css.ts';
import { SiteChoice } from './SiteChoice.tsx';
import type { ChoiceProps } from './sign-up-exam.ts';

const isOneOf = <Code extends string>(titles: Readonly<Record<Code, string>>, code: string): code is Code =>
  code in titles;
const optionsOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, label]) => ({ value, label }));

/** 语种和考区, with what else is asked of a candidate. */
export default function ExamChoice({ exam, batch, opened, draft, errors }: ChoiceProps) {
  const { document, edit } = draft;
  const { freshGraduate } = document;
  return (
    <Part title="语种和考区" note={`入籍 ${listDay(opened.holder.registerDate)}`}>
      <div className={styles.stack}>
        <RadioGroup
          name="language"
          label="语种"
          orientation="horizontal"
          value={document.language}
          onChange={(value) => isOneOf(signUpLanguageTitles, value) && edit('language', value)}
          error={errors.language}
          options={batch.languageList.map((value) => ({ value, label: signUpLanguageTitles[value] }))}
        />
        <SiteChoice label={exam.siteTitle} {...{ batch, draft, errors }} />
        <RadioGroup
          name="studyForm"
          label="学习形式"
          orientation="horizontal"
          value={document.studyForm}
          onChange={(value) => isOneOf(studyFormTitles, value) && edit('studyForm', value)}
          error={errors.studyForm}
          options={optionsOf(studyFormTitles)}
        />
        <RadioGroup
          name="freshGraduate"
          label="是否应届"
          orientation="horizontal"
          value={freshGraduate === null ? null : freshGraduate ? 'yes' : 'no'}
          onChange={(value) => edit('freshGraduate', value === 'yes')}
          error={errors.freshGraduate}
          options={optionsOf(freshTitles)}
        />
      </div>
    </Part>
  );
}
