import { useEffect, useEffectEvent } from 'react';
import { choicesOf } from './sheet-items.ts';
import type { Answering } from './use-answering.ts';

/** Marks the element with a question's answer field, so that a key finds the sub-question that has focus. */
export const questionMark = 'data-question';

/**
 * A–F and 1–6 choose, ← and → go to the previous and next question, M marks. In a material letters and digits apply
 * to the sub-question that has focus. Nothing happens while text is typed, with Ctrl, Alt or ⌘, or while a dialog is
 * open.
 */
export function useKeys(answering: Answering, isOff: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (isOff || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.isComposing || !(target instanceof Element) || writes(target)) return;
    if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    const act = actionOf(key, target, answering);
    if (!act) return;
    // ← and → would also move the choice of a radio: an answer must never change on the way to another question.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const writes = (target: Element) =>
  target.matches('textarea, [contenteditable], input:not([type="radio"], [type="checkbox"])');

function actionOf(key: string, target: Element, answering: Answering) {
  const { current, items, item, flag, goTo } = answering;
  if (key === 'ArrowLeft') return () => goTo(Math.max(0, current - 1));
  if (key === 'ArrowRight') return () => goTo(Math.min(items.length - 1, current + 1));
  if (key.toLowerCase() === 'm') return flag;
  const meant = target.closest(`[${questionMark}]`)?.getAttribute(questionMark);
  const question =
    item?.questions.length === 1
      ? item.questions[0]
      : item?.questions.find(({ questionId }) => questionId === meant);
  if (!question || key.length !== 1) return undefined;
  const index = /[1-6]/.test(key) ? Number(key) - 1 : 'ABCDEF'.indexOf(key.toUpperCase());
  const choice = choicesOf(question)[index];
  return choice && (() => answering.choose(question, choice));
}
