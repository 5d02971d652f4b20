import { clockWords } from '@qianwei/api/time/words';
import { isTransient } from '@qianwei/machines/calls/outcome';
import type { DraftSaving } from '@qianwei/machines/draft/selectors';
import { SaveState, type SavingState } from '@qianwei/ui/SaveState';
import { useIsOnline } from '../device/use-is-online.ts';
import type { DraftView } from './draft-view.ts';

/** The part of a draft that its save line shows. */
export interface DraftToShow
  extends Pick<DraftView<object>, 'stage' | 'saveState' | 'isDeviceFailing' | 'problem' | 'retry'> {
  readonly conflicts: readonly unknown[];
}

const texts = {
  saving: '正在保存…',
  saved: '已存到服务器',
  failed: '这台设备存不了草稿，存到服务器前请勿关闭页面',
};

/** Kept on this device: what the server waits for. */
function localText({ stage, problem, conflicts }: DraftToShow, isOnline: boolean): string {
  if (stage === 'lockedOut') return '已存本机，验证身份后补传';
  if (stage === 'closed') return '已存本机，可以复制，不能再提交';
  if (!isOnline) return '已存本机，联网后补传';
  if (conflicts.length > 0) return '已存本机，选好用哪一份后补传';
  if (problem !== null && !isTransient(problem)) return '已存本机，服务器没有接受，改好后再传';
  return '已存本机，还没有存到服务器，会自动再传';
}

const states: Readonly<Record<Exclude<DraftSaving['state'], 'none'>, SavingState>> = {
  saving: 'saving',
  saved: 'saved',
  kept: 'local',
  notKept: 'failed',
};

/** The place of what was typed, in a line: 已存到服务器 20:14:33. Nothing before anything was typed. */
export function DraftSaved({ draft }: { draft: DraftToShow }) {
  const { stage, saveState, isDeviceFailing, retry } = draft;
  const isOnline = useIsOnline();
  const isOver = stage === 'submitted' || stage === 'discarded';
  if (isOver && isDeviceFailing)
    return <SaveState state="failed" onRetry={retry} texts={{ failed: '草稿还没有从这台设备删除' }} />;
  if (isOver || saveState.state === 'none') return null;
  return (
    <SaveState
      state={states[saveState.state]}
      time={saveState.state === 'saved' ? clockWords(saveState.at) : ''}
      onRetry={retry}
      texts={{ ...texts, local: localText(draft, isOnline) }}
    />
  );
}
