import { parseMoment } from '@qianwei/api/time/moment';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryApp } from '../client/story-client.tsx';
import { storyTime } from '../time/time.fixtures.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftSaved } from './DraftSaved.tsx';
import { emptyForm, formWords, twoConflicts } from './draft.fixtures.ts';
import { useDraft } from './use-draft.ts';

function Form() {
  const never = () => new Promise<never>(() => undefined);
  const options = { owner: 'guest', draftKey: 'PRACTICE:1', proof: null, load: never, save: never };
  const draft = useDraft({ ...options, initial: { ...emptyForm, name: '林静' } });
  return (
    <>
      <p>{`${draft.stage} ${draft.document.name}`}</p>
      <DraftSaved draft={{ ...draft, saveState: { state: 'saved', at: parseMoment(storyTime) } }} />
      <DraftConflict
        draft={{ ...draft, conflicts: twoConflicts(parseMoment(storyTime)) }}
        words={formWords}
      />
    </>
  );
}

it('a form with a draft is rendered without a browser, empty until the device is read', () => {
  const html = renderToString(
    <StoryApp>
      <Form />
    </StoryApp>,
  );
  expect(html).toContain('opening 林静');
  expect(html).toContain('已存到服务器');
  expect(html).toContain('希望安排在主校区考点');
});
