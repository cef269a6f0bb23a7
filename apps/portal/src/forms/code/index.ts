export { CodeField } from './code-field.tsx';
export { type CodeValues, codeReasons, readCode } from './code-values.ts';
export { SendCodeButton } from './send-code-button.tsx';
export { type CodeSending, useCodeSending } from './use-code-sending.ts';
