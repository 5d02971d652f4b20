import { clockWords } from '@qianwei/api/time/words';
import type { DraftSaving } from '@qianwei/machines/draft/selectors';
import { SaveState, type SavingState } from '@qianwei/ui/SaveState';
import type { DraftView } from './draft-view.ts';

/** The part of a draft that its save line shows. */
export type DraftToShow = Pick<DraftView<object>, 'stage' | 'saveState' | 'isDeviceFailing' | 'retry'>;

const texts = {
  saving: '正在保存…',
  saved: '已存到服务器',
  local: '已存本机，联网后补传',
  failed: '这台设备存不了草稿，存到服务器前请勿关闭页面',
};

/** Kept on this device: what the server waits for. */
const localTexts: Partial<Record<DraftView<object>['stage'], string>> = {
  lockedOut: '已存本机，验证身份后补传',
  closed: '已存本机，可以复制，不能再提交',
};

const states: Readonly<Record<Exclude<DraftSaving['state'], 'none'>, SavingState>> = {
  saving: 'saving',
  saved: 'saved',
  kept: 'local',
  notKept: 'failed',
};

/** The place of what was typed, in a line: 已存到服务器 20:14:33. Nothing before anything was typed. */
export function DraftSaved({ draft: { stage, saveState, isDeviceFailing, retry } }: { draft: DraftToShow }) {
  const isOver = stage === 'submitted' || stage === 'discarded';
  if (isOver && isDeviceFailing)
    return <SaveState state="failed" onRetry={retry} texts={{ failed: '草稿还没有从这台设备删除' }} />;
  if (isOver || saveState.state === 'none') return null;
  return (
    <SaveState
      state={states[saveState.state]}
      time={saveState.state === 'saved' ? clockWords(saveState.at) : ''}
      onRetry={retry}
      texts={{ ...texts, local: localTexts[stage] ?? texts.local }}
    />
  );
}
