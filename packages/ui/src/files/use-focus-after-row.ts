import { useLayoutEffect, useRef } from 'react';
import type { FileFieldItem } from './file-item.tsx';

/**
 * The focus of a row that is gone, or of a button in it, goes to the next row's last button, or to the picker. It may go later than
 * asked, or not at all: whoever has gone on elsewhere meanwhile stays there.
 * @returns the refs of list and picker, and `leave`, which does something to a file whose row, or a button in it, may disappear
 */
export function useFocusAfterRow(files: readonly FileFieldItem[]) {
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const left = useRef<{ readonly at: number; readonly file: FileFieldItem }>(undefined);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!left.current || list.current?.contains(activeElement)) return;
    const { at, file } = left.current;
    const isStill = files.some(({ id, state }) => id === file.id && state === file.state);
    if (isStill && activeElement === body) return;
    left.current = undefined;
    if (activeElement !== body) return;
    const row = list.current?.children[Math.min(at, files.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:last-of-type') ?? input.current;
    next?.focus();
  }, [files]);
  const leave = (at: number, file: FileFieldItem, act: (id: string) => void) => {
    left.current = { at, file };
    act(file.id);
  };
  return { list, input, leave };
}
