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
    'mailto:a@example.com?body=a',
    'mailto:',
    'tel:alert',
    '//example.com',
    '/homepage',
    'blob:https://example.com/1',
  ])('a link to %s is only its text', (href) => {
    expect(sanitiseRichText(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  test.each(['mailto:hr@example.com', 'tel:+852-2123-4567'])('a link to %s stays in this window', (href) => {
    const link = `<a href="${href}">a</a>`;
    expect(sanitiseRichText(link)).toBe(link);
  });

  test.each([
    [
      'a scheme with a line end, which a browser skips: it would open in this tab',
      'ht&#10;tps://example.com/',
    ],
    ['a scheme with a tab', 'ht&#9;tp://example.com/'],
    ['a scheme behind a control', '&#1;https://example.com/'],
    ['a scheme with another blank, which makes it a page of this site', 'h&nbsp;ttps://example.com/'],
    [
      'a mailbox with a line end, behind which a mail has headers',
      'mailto:hr@example.com%0d%0aBcc%3aa@example.com',
    ],
    ['a mailbox with a subject behind it', 'mailto:hr@example.com%3Fsubject=a'],
  ])('a link to %s is only its text', (_, href) => {
    expect(sanitiseRichText(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  test('keeps what stands behind a “<” that no tag closes', () => {
    expect(sanitiseRichText('1. At a<b & c;\n2. <p>Years <i>under 5')).toBe(
      '1. At a&lt;b &amp; c;\n2. <p>Years <i>under 5</i></p>',
    );
  });

  test('keeps the lines of editors that write other elements', () => {
    expect(
      sanitiseRichText('<section><section><span>One</span></section></section><center>Two</center>'),
    ).toBe('<div><div><span>One</span></div></div><div>Two</div>');
    expect(sanitiseRichText('<dl><dt>One</dt><dd>Two</dd></dl>')).toBe(
      '<div><div>One</div><div>Two</div></div>',
    );
  });

  test('keeps headings of any level, under those of the page', () => {
    expect(sanitiseRichText('<h1 class="a">One</h1><h2>Two</h2><h5>Three</h5>')).toBe(
      '<h3>One</h3><h3>Two</h3><h4>Three</h4>',
    );
  });

  test('goes on with the number of a list that was interrupted', () => {
    expect(sanitiseRichText('<ol start="3" type="a"><li>One</li></ol>')).toBe(
      '<ol start="3"><li>One</li></ol>',
    );
  });

  test('makes no room by paragraphs of nothing, nor by many breaks', () => {
    const word = '<p class="MsoNormal"><span lang="EN-US"><o:p>&nbsp;</o:p></span></p>';
    expect(sanitiseRichText(`<p>One</p>${word}<p>Two<br><br> <br><br>three</p>`)).toBe(
      '<p>One</p><p>Two<br><br>three</p>',
    );
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
    const tags = sanitiseRichText('<i>a</i>'.repeat(50_000)).split('<').length - 1;
    expect(tags).toBeLessThanOrEqual(4_000);
    expect(tags).toBeGreaterThan(3_000);
  });

  // A pattern that goes to the end again from each sign takes many seconds for each of these links.
  test('may lead to a mailbox of any number of signs', () => {
    for (let signs = 90_000; signs < 99_000; signs += 500) {
      const link = `<a href="mailto:${'@'.repeat(signs)}/">a</a>`;
      expect(sanitiseRichText(link)).toBe('<a>a</a>');
    }
  });

  test('is looked through for something to read', () => {
    expect(hasText('<p>&nbsp;</p>'.repeat(1_000))).toBe(false);
    expect(hasText(`${'<p>&nbsp;</p>'.repeat(1_000)}x`)).toBe(true);
  });
});
