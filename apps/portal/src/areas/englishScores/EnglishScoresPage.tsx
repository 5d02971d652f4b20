import type { AwaitedBatch, EnglishScores } from '@qianwei/api/contract/lookup/english-scores';
import { LookUp } from '../../shared/look-up/LookUp.tsx';
import { LookUpPage } from '../../shared/look-up/LookUpPage.tsx';
import type { Miss } from '../../shared/look-up/look-up-check.ts';
import type { LookUpCall } from '../../shared/look-up/use-look-up.ts';
import { FoundScores } from './FoundScores.tsx';
import { awaitedWords } from './score-words.ts';

const call: LookUpCall<EnglishScores> = {
  endpoint: async () => (await import('@qianwei/api/contract/lookup/english-scores')).getEnglishScoresNLog,
};

/** The batch that a miss says is awaited. */
const awaitedIn = (miss: Miss | null): AwaitedBatch | null =>
  (miss?.data as { awaited?: AwaitedBatch | null } | undefined)?.awaited ?? null;

const awaitedMore = (miss: Miss) => {
  const awaited = awaitedIn(miss);
  return awaited && `只参加了${awaited.batchName}的，公布后再查。`;
};

/** 学位英语成绩查询: results without a login, what each leads to, and the review of one that may be wrong. */
export default function EnglishScoresPage() {
  return (
    <LookUp label="成绩查询" call={call} perDay={10} more={awaitedMore}>
      {({ form, nobody, answer, miss, forget }) => {
        const awaited = answer?.awaited ?? awaitedIn(miss);
        return (
          <LookUpPage
            title="学位英语成绩查询"
            lede={awaited === null ? '不用登录。缺考和违纪写成文字，不写 0 分。' : awaitedWords(awaited)}
            form={form}
            result={answer === null ? nobody : <FoundScores found={answer} onForget={forget} />}
          />
        );
      }}
    </LookUp>
  );
}
