/** How a key tells that an input method has taken it: in most browsers, and in Safari, where the word has ended before. */
export const keysOfInputMethods = [[{ isComposing: true }], [{ keyCode: 229 }]] as const;
