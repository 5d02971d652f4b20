import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Phrases } from '@qianwei/ui/Phrases';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import * as styles from './MessageThread.css.ts';
import { thesisPayloadOf } from './thesis-payload.ts';

/** The reason why the office cannot be asked yet. */
const waitWords = (nextTime: NonNullable<ThesisDirectory['urge']['nextTime']>): string =>
  `${momentWords(nextTime)} 以后可以催：导师在 5 个工作日内答复，48 小时内只能催一次。`;

/** 催一下: asks the office to remind the teacher; blocked with its reason until five working days are over, and not there while nothing waits for the teacher. */
export function UrgePart({
  thesis,
}: {
  thesis: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo' | 'urge'>;
}) {
  const notify = useNotify();
  const { pending, problem, send } = useMutationCall(sendThesisMessage);
  const { canUrge, nextTime } = thesis.urge;
  if (!canUrge && nextTime === null) return null;
  const urge = () => {
    const done = () => notify({ type: 'success', text: '已转给教务老师，会联系导师并答复你。' });
    void send({ ...thesisPayloadOf(thesis), content: '', fileIds: [], urge: true }, { done });
  };
  return (
    <div className={styles.urge}>
      {problem && (
        <Banner tone="danger" live="assertive" title="没有催成。">
          <WhyRefused problem={problem} />
        </Banner>
      )}
      {canUrge && <p>导师超过 5 个工作日没有答复，可以请教务老师协调。</p>}
      <Button
        size="field"
        blocked={!canUrge}
        reason={nextTime && <Phrases>{waitWords(nextTime)}</Phrases>}
        pending={pending}
        onPress={urge}
      >
        催一下
      </Button>
    </div>
  );
}
