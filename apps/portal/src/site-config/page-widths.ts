/** The width and padding of a page's content. */
export const pageWidths = {
  content: 'mx-auto w-full max-w-content px-4 py-8 @3xl:px-6 @3xl:py-12 print:px-0 print:pt-6 print:pb-0',
  narrow:
    'mx-auto w-full max-w-3xl px-4 py-8 @3xl:px-6 @3xl:py-12 print:mx-0 print:px-0 print:pt-6 print:pb-0',
  text: 'w-full max-w-[calc(var(--width-reading)+3rem)] px-4 py-8 @3xl:px-6 @3xl:py-12 @4xl:mx-auto print:mx-0 print:px-0 print:pt-6 print:pb-0',
  bleed: '',
} as const;
