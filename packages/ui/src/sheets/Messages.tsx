import { answers } from '../components/AlertDialog/AlertDialog.css.ts';
import { Button } from '../components/Button/Button.tsx';
import * as dialog from '../components/Dialog/Dialog.css.ts';
import { title } from '../components/Dialog/ModalHead.css.ts';
import { Toast, type ToastItem } from '../components/ToastRegion/Toast.tsx';
import { toastRegionTexts } from '../components/ToastRegion/ToastRegion.texts.ts';
import { pose } from './Buttons.tsx';
import * as styles from './Sheets.css.ts';

const toasts: ToastItem[] = [
  { id: '1', type: 'primary', text: '数据库系统原理 考前串讲 已开始', count: 1 },
  { id: '2', type: 'success', text: '已提交，回执号 BY20261121-000123', count: 1 },
  { id: '3', type: 'info', text: '导出已开始，完成后会自动下载', count: 1 },
  { id: '4', type: 'warning', text: '登录已失效，请重新登录', count: 1 },
  { id: '5', type: 'error', text: '提交失败，内容已保存在本机，联网后可重新提交，不会重复报考', count: 1 },
  { id: '6', type: 'warning', text: '网络连接异常，请稍后再试！', count: 100 },
];

/** Each type of message, and one that was raised a hundred times. */
export function Toasts() {
  return (
    <ul className={styles.toasts}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          maxCount={99}
          texts={toastRegionTexts}
          onClose={() => {}}
          onDrag={() => {}}
        />
      ))}
    </ul>
  );
}

/**
 * A question as `AlertDialog` draws it, in a frame of its own: the real one covers the whole page and hides the rest
 * of it.
 */
export function Question() {
  return (
    <div className={styles.stage}>
      <p className={styles.behind} aria-hidden="true">
        答题卡　已答 41，共 44
      </p>
      <span className={styles.veil} />
      <section className={`${dialog.sheet()} ${styles.panel}`} aria-label="交卷">
        <div className={dialog.dialog}>
          <div className={dialog.head}>
            <h3 className={title.middle}>还有 3 题未答，确定交卷？</h3>
          </div>
          <p className={dialog.body}>未答第 33、41、44 题，共 29 分。剩余 12:08，交卷后不能再改。</p>
          <div className={answers}>
            <Button>仍然交卷</Button>
            <Button
              variant="primary"
              ref={(button) => pose(button, { 'data-focused': 'true', 'data-focus-visible': 'true' })}
            >
              回去作答
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}
