/** The translator's elements for a text node, and its original text. */
interface Translated {
  readonly standIn: Element;
  readonly said: string;
}

/**
 * Lets the browser translate a page. A translator takes each text node out of the page and puts a `<font>` with its own words
 * there. React still expects its text node in the old place, so that a later change of the page throws, or changes a text that
 * is no longer shown. Here each such text node is put back, emptied, before its translation: what React does to it is then done
 * to the translation too. Returns a function that stops this. Decision 0106.
 */
export function followTranslation(root: HTMLElement): () => void {
  const translated = new WeakMap<Node, Translated>();
  const textOf = new WeakMap<Node, Text>();

  function forget(text: Text, { standIn }: Translated): void {
    translated.delete(text);
    textOf.delete(standIn);
  }

  /** Removes a translation whose text node React has changed or removed. */
  function outdate(text: Node): void {
    const known = translated.get(text);
    if (!known || !(text instanceof Text)) return;
    forget(text, known);
    known.standIn.remove();
  }

  function replace(text: Text, standIn: Element): void {
    translated.set(text, { standIn, said: text.data });
    textOf.set(standIn, text);
    text.data = '';
    standIn.before(text);
  }

  /** Handles the translator's return to the original: it puts the text node back, or a copy of it. */
  function restore(standIn: Node, put: readonly Node[]): void {
    const text = textOf.get(standIn);
    const known = text && translated.get(text);
    if (!known || standIn.isConnected) return;
    forget(text, known);
    if (!text.isConnected) return;
    text.data = known.said;
    for (const node of put) if (node instanceof Text && node !== text) node.remove();
  }

  function follow({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
    if (type === 'characterData') outdate(target);
    for (const node of removedNodes) {
      if (!(node instanceof Text)) restore(node, [...addedNodes]);
      else if (node.parentNode) continue;
      else if (translated.has(node)) outdate(node);
      else {
        const around = [...addedNodes, previousSibling, nextSibling];
        const standIn = around.find(
          (one): one is Element => isTranslation(one) && one.parentNode === target && !textOf.has(one),
        );
        if (standIn) replace(node, standIn);
      }
    }
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) follow(record);
    // Discards the records of the observer's own changes.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** Whether a node is a translator's `<font>`; no page here has one of its own. */
function isTranslation(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}
