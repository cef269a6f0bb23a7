import { describe, expect, test } from 'vitest';
import { hasText, sanitiseRichText } from './sanitise.ts';

describe('rich text from the server', () => {
  test('keeps paragraphs, lists, emphasis and tables', () => {
    const html =
      '<p>One <strong>two</strong><br>three</p><ol><li>Four</li></ol><table><tbody><tr><td colspan="2">5</td></tr></tbody></table>';
    expect(sanitiseRichText(html)).toBe(html);
  });

  test.each([
    ['script', 'a<script>alert(1)</script>b', 'ab'],
    ['an event of a picture', '<img src=x onerror=alert(1)>a', 'a'],
    ['an event of an allowed element', '<p onclick="alert(1)" onmouseover=alert(2)>a</p>', '<p>a</p>'],
    [
      'style',
      '<p style="position:fixed;inset:0" class="fixed" id="main">a</p><style>*{display:none}</style>',
      '<p>a</p>',
    ],
    ['iframe', '<iframe src="https://example.com">a</iframe>b', 'b'],
    [
      'svg',
      '<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>b',
      'b',
    ],
    ['mathml', '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>b', 'b'],
    ['a form', '<form action="https://example.com"><input name=a><button>go</button></form>', 'go'],
    ['a page heading, whose text stays', '<h1>Title</h1>', 'Title'],
    ['data and aria attributes', '<p data-state="open" aria-hidden="true">a</p>', '<p>a</p>'],
    ['a template', '<template><script>alert(1)</script></template>a', 'a'],
    ['base and meta', '<base href="https://example.com"><meta http-equiv="refresh" content="0">a', 'a'],
    ['a script that is not closed', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ])('loses %s', (_, hostile, expected) => {
    expect(sanitiseRichText(hostile)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'mailto:a@example.com',
    '//example.com',
    '/homepage',
    'blob:https://example.com/1',
  ])('a link to %s is only its text', (href) => {
    expect(sanitiseRichText(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  test('a link to http(s) opens apart, without a way back', () => {
    const link = new DOMParser()
      .parseFromString(
        sanitiseRichText('<a href="https://example.com/a?b=1" target="_top" rel="opener">a</a>'),
        'text/html',
      )
      .querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.com/a?b=1');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  });
});

test.each([
  ['', false],
  [undefined, false],
  ['<p><br></p>', false],
  ['<p>&nbsp;</p>', false],
  ['<p>a</p>', true],
  ['a', true],
])('whether there is anything to read in %j: %s', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});

describe('a text longer than any that a person wrote', () => {
  test('is cut', () => {
    expect(sanitiseRichText('long '.repeat(200_000)).length).toBeLessThanOrEqual(100_000);
  });

  test('has no more tags than can be read in a moment', () => {
    const tags = sanitiseRichText('<br>'.repeat(50_000)).split('<').length - 1;
    expect(tags).toBeLessThanOrEqual(4_000);
    expect(tags).toBeGreaterThan(3_000);
  });

  test('is looked through for something to read', () => {
    expect(hasText('<p>&nbsp;</p>'.repeat(1_000))).toBe(false);
    expect(hasText(`${'<p>&nbsp;</p>'.repeat(1_000)}x`)).toBe(true);
  });
});
