import { useEffect, useRef } from 'react';
import { reloadDelay } from '../../../locales/figures.json';

export const reload = () => location.reload();

/** Milliseconds in which events may still belong to the press that sent the message. */
const settlingTime = 300;

/**
 * The events of a visitor who uses the page: keys, presses and scrolling, and the effects of a
 * screen reader's commands, whose keys the page does not receive: they move the focus, the
 * selection or the scroll position, or click. Mouse movements do not count, because a mouse is
 * seldom held quite still. Nothing tells the page that a screen reader only reads on, as NVDA does
 * from paragraph to paragraph.
 */
const signs = [
  'keydown',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'click',
  'wheel',
  'scroll',
  'focusin',
  'selectionchange',
];

/** Milliseconds from the end of a press until its click has certainly had its effect. */
const afterClick = 100;

/** Reloads the page after 4 s (specification, section 4), unless the visitor uses it before. */
export function useReload(stays: boolean, onStay: () => void): void {
  const onSign = useRef(onStay);
  useEffect(() => {
    if (stays) return;
    const listeners = new AbortController();
    const reloading = setTimeout(reload, reloadDelay.value * 1000);
    let isPressed = false;
    let ending: ReturnType<typeof setTimeout>;
    const endPress = () => {
      isPressed = false;
      onSign.current();
    };
    const keepPage = ({ type, target }: Event) => {
      clearTimeout(reloading);
      if (type === 'pointerdown') isPressed = true;
      const isOnButton = target instanceof Element && target.closest('button');
      // What is pressed must not move away from under the finger before the click, which does not
      // come if the finger slides off.
      if (type === 'pointerup' || type === 'pointercancel')
        ending = setTimeout(endPress, afterClick);
      // The click of a button has its own effect.
      else if (type === 'click' && isOnButton) clearTimeout(ending);
      else if (!isPressed && !isOnButton) onSign.current();
    };
    const listening = setTimeout(() => {
      const options = { capture: true, passive: true, signal: listeners.signal };
      for (const sign of signs) document.addEventListener(sign, keepPage, options);
    }, settlingTime);
    return () => {
      clearTimeout(reloading);
      clearTimeout(listening);
      listeners.abort();
    };
  }, [stays]);
}
