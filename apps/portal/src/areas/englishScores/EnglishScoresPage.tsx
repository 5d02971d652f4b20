import type { AwaitedBatch, EnglishScores } from '@qianwei/api/contract/lookup/english-scores';
import { late } from '@qianwei/ui/late';
import { Forgetting } from '../../shared/look-up/Forgetting.tsx';
import { LookUpForm } from '../../shared/look-up/LookUpForm.tsx';
import { LookUpPage } from '../../shared/look-up/LookUpPage.tsx';
import type { Miss } from '../../shared/look-up/lookup.ts';
import { leftWords, NobodyFound } from '../../shared/look-up/NobodyFound.tsx';
import { useCaptchaProof } from '../../shared/look-up/use-captcha-proof.ts';
import { useLookUp } from '../../shared/look-up/use-look-up.ts';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { usePaper } from '../../shared/print/paper.tsx';
import { FoundScores } from './FoundScores.tsx';
import { awaitedWords } from './score-words.ts';

const loadLookup = () => import('./english-scores.ts');
const scoreSheet = late<{ found: EnglishScores | null }>(() => import('./ScoreSheet.tsx'), {
  prefetch: 'idle',
});

/** 学位英语成绩查询: results without a login, what each leads to, and the review of one that may be wrong. */
export default function EnglishScoresPage() {
  return (
    <Forgetting>{(forget, wasForgotten) => <Scores onForget={forget} isAgain={wasForgotten} />}</Forgetting>
  );
}

/** The batch that a miss or an answer says is awaited. */
const awaitedIn = (answer: EnglishScores | null, miss: Miss | null): AwaitedBatch | null =>
  answer?.awaited ?? (miss?.data as { awaited?: AwaitedBatch | null } | undefined)?.awaited ?? null;

function Scores({ onForget, isAgain }: { onForget: () => void; isAgain: boolean }) {
  const { identity, form, answer, miss, leftToday, submit } = useLookUp<EnglishScores>(loadLookup);
  const captcha = useCaptchaProof();
  const paper = usePaper(scoreSheet, { found: answer });
  const awaited = awaitedIn(answer, miss);
  return (
    <>
      <LookUpPage
        title="学位英语成绩查询"
        lede={awaited === null ? '不用登录。缺考和违纪写成文字，不写 0 分。' : awaitedWords(awaited)}
        form={
          <LookUpForm
            label="成绩查询"
            identity={identity}
            form={form}
            onSubmit={() => submit(captcha.proof)}
            note={`每个证件号每天 10 次${leftToday === null ? '，结果不留在浏览器里' : `，${leftWords(leftToday)}`}`}
            takesFocus={isAgain}
          >
            <CaptchaEntry {...captcha.entry} />
          </LookUpForm>
        }
        result={
          answer === null ? (
            miss && (
              <NobodyFound miss={miss} more={awaited && `只参加了${awaited.batchName}的，公布后再查。`} />
            )
          ) : (
            <FoundScores found={answer} onForget={onForget} onPrint={paper.print} />
          )
        }
      />
      {answer !== null && paper.document}
    </>
  );
}
