/**
 * How a key event shows that an input method has handled it: in most browsers, and in Safari, where the composition has already
 * ended.
 */
export const keysOfInputMethods = [[{ isComposing: true }], [{ keyCode: 229 }]] as const;
