import type { TransportRequest } from '@careers/gateway';
import { describe, expect, it } from 'vitest';
import type { ContractCase, Outcome } from '../cases/create-suite.ts';
import type { CaseResult } from '../run.ts';
import { signatureOf } from '../target/raw-call.ts';
import { redactor } from '../target/redact.ts';
import { readSettings } from '../target/settings.ts';
import { readCoverage, writeCoverage } from './coverage.ts';
import { writeHtml } from './html.ts';
import { writeJson } from './json.ts';
import { escapeXml, writeJunit, writeJunitTrouble } from './junit.ts';
import { createReport, skippedBy } from './run-report.ts';
import { writeExchange } from './write-exchange.ts';

function one(name: string, outcome: Outcome, method = 'login'): ContractCase {
  return { name, method, outcome, needs: [], run: async () => {} };
}
const passed = (of: ContractCase): CaseResult => ({ case: of, milliseconds: 1500, status: 'passed' });
const failed = (of: ContractCase, problem: string): CaseResult => ({
  case: of,
  milliseconds: 2,
  status: 'failed',
  problem,
  due: '',
  exchanges: [],
});
const skipped = (of: ContractCase): CaseResult => ({
  case: of,
  milliseconds: 0,
  status: 'skipped',
  why: 'no clock',
  lacks: ['clock'],
});

const works = one('login: works', { kind: 'success' });
const wrong = one('login: fails with codeWrong', { kind: 'reason', reason: 'codeWrong' });
const locked = one('login: fails with locked', { kind: 'reason', reason: 'locked' });
const signature = one('login: signature', { kind: 'generic', id: 'signature' });

describe('coverage', () => {
  it('gives each combination of method and outcome the status of its case', () => {
    const { cell, methods } = readCoverage(
      [passed(works), failed(signature, 'x'), skipped(one('t', { kind: 'generic', id: 'timestamp' }))],
      [{ method: 'login', outcome: { kind: 'captcha' }, why: 'never asks' }],
    );
    expect(methods).toEqual(['login']);
    expect(
      ['success', 'signature', 'timestamp', 'captcha', 'payload'].map((id) => cell('login', id)),
    ).toEqual(['passed', 'failed', 'skipped', 'none', 'empty']);
  });

  it('counts a declared error only where the case for that error passed', () => {
    const others = one('logout: fails', { kind: 'reason', reason: 'locked' }, 'logout');
    const results = [passed(works), passed(wrong), failed(locked, 'x'), passed(others)];
    const { count, cell } = readCoverage(results, []);
    expect(count('login', 'reason')).toEqual({ passed: 1, all: 2 });
    expect(count('logout', 'reason')).toEqual({ passed: 1, all: 1 });
    expect(cell('login', 'reason locked')).toBe('failed');
  });

  it('has no row for the cases that are about no method', () => {
    const gateway = one('gateway: order', { kind: 'also', sentence: 'order' }, 'gateway');
    expect(readCoverage([passed(gateway)], []).methods).toEqual([]);
  });

  it('is printed as a table that marks gaps', () => {
    const text = writeCoverage(readCoverage([passed(works), passed(wrong), failed(locked, 'x')], []));
    const [head = '', row = ''] = text.split('\n');
    expect(head.split(/\s+/)).toContain('declared');
    expect(row).toMatch(/^login\s+ok\s+GAP\s.*\s1\/2\s+-$/);
    expect(row.indexOf('1/2')).toBe(head.indexOf('declared'));
  });
});

it('skipped cases are counted by each thing that they lack, the most frequent first', () => {
  const both: CaseResult = {
    case: locked,
    milliseconds: 0,
    status: 'skipped',
    why: '',
    lacks: ['clock', 'inbox'],
  };
  const alone: CaseResult = { ...both, lacks: ['inbox'] };
  expect([...skippedBy([passed(works), both, alone])]).toEqual([
    ['inbox', 2],
    ['clock', 1],
  ]);
});

describe('the JUnit report', () => {
  const xml = writeJunit(
    [passed(works), failed(wrong, 'expected <a> & "b"'), skipped(locked)],
    'contract: "x"',
  );

  it('counts the cases, and gives times in seconds', () => {
    expect(xml).toContain('<?xml version="1.0" encoding="UTF-8"?>');
    expect(xml).toContain(
      '<testsuites name="contract: &quot;x&quot;" tests="3" failures="1" errors="0" skipped="1" time="1.502">',
    );
    expect(xml).toContain('<testcase classname="login" name="login: works" time="1.500"/>');
  });

  it('has the problem of each failed case, escaped', () => {
    const problem = 'expected &lt;a&gt; &amp; &quot;b&quot;';
    expect(xml).toContain(`<failure message="${problem}">${problem}</failure></testcase>`);
    expect(xml).toContain('<skipped message="no clock"/></testcase>');
  });

  it('has one suite for each method, which counts its own cases', () => {
    const other = one('logout: works', { kind: 'success' }, 'logout');
    const both = writeJunit([passed(works), failed(other, 'x'), passed(wrong)], 'contract');
    expect(both.match(/<testsuite .*?(?= errors)/g)).toEqual([
      '<testsuite name="login" tests="2" failures="0"',
      '<testsuite name="logout" tests="1" failures="1"',
    ]);
    expect(both.match(/<testcase /g)).toHaveLength(3);
    expect(xml.trimEnd().endsWith('  </testsuite>\n</testsuites>')).toBe(true);
  });

  it.each([
    ['网站不存在 🎉', '网站不存在 🎉'],
    ["it's", 'it&apos;s'],
    ['two\nlines', 'two&#10;lines'],
    ['a\u0000b\u001bc', 'a\ufffdb\ufffdc'],
    ['half a pair \ud83c.', 'half a pair \ufffd.'],
    ['\uffff', '\ufffd'],
  ])('writes %j in characters that XML allows', (text, written) => {
    expect(escapeXml(text)).toBe(written);
  });
});

it('a JUnit file of a run without a verdict counts the one case that says why', () => {
  const xml = writeJunitTrouble([passed(works), failed(wrong, 'x')], 'contract', "$' nobody answers $&");
  const [, all = ''] = /<testsuites ([^>]*)>/.exec(xml) ?? [];
  expect(all).toContain('tests="3" failures="1" errors="1"');
  expect(xml.match(/<testcase /g)).toHaveLength(3);
  expect(xml).toContain('message="$&apos; nobody answers $&amp;"');
});

describe('a secret in a report', () => {
  const given = {
    CONTRACT_SECRET: 'the/secret+of=signatures',
    CONTRACT_APP_TOKEN: 'token/of+apps=',
    CONTRACT_CAPTCHA_APP_TOKEN: 'token/of+apps=/captcha',
    CONTRACT_FILES_APP_TOKEN: 'token of files',
    CONTRACT_CANDIDATE_PASSWORD: 'Candidat3',
    CONTRACT_NEWCOMER_PASSWORD: 'Newcom3rs',
    CONTRACT_INTERVIEWER_PASSWORD: 'Intervi3wer',
    CONTRACT_DIRECTORY_PASSWORD: 'Empl0yee & (more)',
    CONTRACT_OUTSIDER_PASSWORD: 'Outs1der, "too"!',
  };
  const redact = redactor(readSettings('http://gateway.example', given));
  const named = Object.entries(given).map(([name, value]) => ({
    value,
    variable: name.replace('CONTRACT_', '$'),
  }));

  it.each(named)(
    'is $variable, as it stands, in JSON, in an address and in a form',
    ({ value, variable }) => {
      const inForm = new URLSearchParams({ of: value });
      expect(redact(`${value} ${JSON.stringify(value)} ${encodeURIComponent(value)} ${inForm}`)).toBe(
        `${variable} "${variable}" ${variable} of=${variable}`,
      );
    },
  );

  it('is left where it has three characters, which occur inside too many words, and no more', () => {
    const short = readSettings('http://gateway.example', {
      CONTRACT_DIRECTORY_PASSWORD: 'abc',
      CONTRACT_OUTSIDER_PASSWORD: 'wxyz',
    });
    expect(redactor(short)('abc wxyz')).toBe('abc $OUTSIDER_PASSWORD');
  });

  it.each(named)('is $variable in a command, where a shell puts the value in', ({ value, variable }) => {
    const request = { method: 'POST', url: 'http://gateway.example', headers: {}, body: value } as const;
    expect(writeExchange({ request, sentAt: 0 }, { redact, isSigned: () => false }).curl).toContain(
      `--data ''"${variable}"''`,
    );
  });
});

describe('the reports of a run that was told secrets', () => {
  const secret = `a&b<c>"d' \\e`;
  const given = { CONTRACT_DIRECTORY_PASSWORD: secret };
  const told = (text: string) => `${text} ${secret} ${JSON.stringify(secret)}`;
  const report = createReport(
    {
      headline: told('headline'),
      exitCode: 1,
      target: told('target'),
      startedAt: new Date(0),
      results: [
        {
          case: wrong,
          milliseconds: 2,
          status: 'failed',
          problem: told('problem'),
          due: told('due'),
          exchanges: [],
        },
        { case: locked, milliseconds: 0, status: 'skipped', why: told('why'), lacks: ['clock'] },
      ],
      unknown: [],
      left: new Map(),
    },
    readSettings('http://gateway.example', given),
  );

  it.each([
    ['JUnit', writeJunit(report.results, report.target), ['target', 'problem', 'why']],
    [
      'JUnit without a verdict',
      writeJunitTrouble([], report.target, report.headline),
      ['target', 'headline'],
    ],
    ['JSON', writeJson(report), ['headline', 'target', 'problem', 'due', 'why']],
    ['HTML', writeHtml(report), ['headline', 'target', 'problem', 'due', 'why']],
  ])('name its variable in each text, whatever %s escapes', (_, written, texts) => {
    expect(written).not.toMatch(/a(&|&amp;)b/);
    for (const text of texts) expect(written).toMatch(new RegExp(`${text} \\$DIRECTORY_PASSWORD`));
  });
});

describe('the page of a run', () => {
  const page = (results: readonly CaseResult[], left: ReadonlyMap<string, number>) =>
    writeHtml(
      createReport(
        { headline: 'x', exitCode: 0, target: 'x', startedAt: new Date(0), results, unknown: [], left },
        readSettings('http://gateway.example', {}),
      ),
    );

  it('says what the run has left on the gateway, if anything', () => {
    const left = page([passed(works)], new Map([['share link made', 2]]));
    expect(left).toContain('<h2>Left on the gateway</h2><ul><li>share link made: 2</ul>');
    expect(page([passed(works)], new Map())).not.toContain('Left on the gateway');
  });

  it('lists what did not fail under its method, and how to repeat a call only where one failed', () => {
    const well = page([passed(works), skipped(locked)], new Map());
    expect(well).toContain(
      '<summary>2 others</summary><table><tr><td>login: works<td>passed<tr><td>login: fails with locked<td>skipped: no clock</table>',
    );
    const ill = page([failed(wrong, 'x')], new Map());
    expect(ill).not.toContain(' others</summary>');
    expect([well, ill].map((text) => text.includes('How to repeat a call'))).toEqual([false, true]);
  });

  it('begins with the method of which most cases failed', () => {
    const other = one('logout: works', { kind: 'success' }, 'logout');
    const html = page([passed(works), failed(other, 'x')], new Map());
    expect(html.indexOf('<h2>logout')).toBeLessThan(html.indexOf('<h2>login'));
  });
});

describe('an exchange of a failed case', () => {
  const settings = readSettings('http://gateway.example', {});
  const writing = createReport(
    {
      headline: '',
      exitCode: 1,
      target: '',
      startedAt: new Date(0),
      results: [],
      unknown: [],
      left: new Map(),
    },
    settings,
  );
  const url = 'http://gateway.example/gateway';
  const sentAt = 1_800_000_000_000;
  const headers = {
    'Content-Type': 'application/json',
    Authorization: 'token of a session',
    'X-Sandbox-Session': 'own world',
  };
  const curlOf = (request: Partial<TransportRequest>) =>
    writeExchange({ request: { method: 'POST', url, headers, ...request }, sentAt }, writing).curl;
  const cameOf = (text: string) =>
    writeExchange(
      { request: { method: 'POST', url, headers }, sentAt, reply: { status: 200, text } },
      writing,
    ).came;
  const payload = '{"biz":{"method":"login","param":{}}}';
  const encoded = Buffer.from(payload).toString('base64');
  const body = JSON.stringify({ paramString: encoded });
  const queryOf = (changed: object) => ({ api_id: 'rm.account', timestamp: String(sentAt), ...changed });
  const signed = (changed: object = {}, paramString = encoded) => {
    const query = queryOf(changed);
    const sign = signatureOf(query, paramString, settings.secret);
    return {
      url: `${url}?${new URLSearchParams({ ...query, sign })}`,
      body: JSON.stringify({ paramString }),
    };
  };

  it('is a command that signs the call anew, with its headers and its payload in the clear', () => {
    expect(curlOf(signed())).toBe(
      [
        `call '${url}' 'api_id=rm.account'"&timestamp=$(now)"`,
        `'${payload}'`,
        `-H 'Content-Type: application/json'`,
        `-H 'Authorization: '"$TOKEN"''`,
      ].join(' \\\n  '),
    );
  });

  it('has its query as it is signed: encoded by RFC 3986, and not as a form', () => {
    expect(curlOf(signed({ app_sub_id: "a~b*c d+e'f", sys_id: '网' }))).toContain(
      ` 'api_id=rm.account&app_sub_id=a~b%2Ac%20d%2Be%27f&sys_id=%E7%BD%91'"&timestamp`,
    );
  });

  it('is as far from now as it was, so that a stale call is refused again', () => {
    const late = String(sentAt - 360_000);
    expect(curlOf(signed({ timestamp: late }))).toContain(`"&timestamp=$(now -360)"`);
    const soon = String(sentAt + 30_000);
    expect(curlOf(signed({ timestamp: soon }))).toContain(`"&timestamp=$(now 30)"`);
    const onItsWay = String(sentAt - 29_000);
    expect(curlOf(signed({ timestamp: onItsWay }))).toContain(`"&timestamp=$(now)"`);
  });

  it('keeps a signature that was wrong on purpose, so that it is refused again', () => {
    const wrongly = new URLSearchParams(queryOf({ sign: 'f00d' }));
    const curl = curlOf({ url: `${url}?${wrongly}`, body });
    expect(curl).toContain(`-X POST \\\n  '${url}?sign=f00d&''api_id=rm.account'"&timestamp=$(now)"`);
    expect(curl).toContain(`--data '${body}'`);
    const swapped = JSON.stringify({ paramString: Buffer.from('{}').toString('base64') });
    expect(curlOf({ ...signed(), body: swapped })).toContain(`--data '${swapped}'`);
  });

  it('signs what no payload can be read from as it stands', () => {
    expect(curlOf(signed({}, '%%%'))).toMatch(/^send .* \\\n {2}'%%%' /);
    expect(curlOf(signed({}, encoded.replace(/.{8}/, '$&\r\n')))).toMatch(/^send /);
    expect(curlOf(signed({}, Buffer.from('no JSON').toString('base64')))).toMatch(
      /^call .* \\\n {2}'no JSON' /,
    );
  });

  it('is sent as it was where nothing was signed, or the body is broken', () => {
    const unsigned = curlOf({ body });
    expect(unsigned).toContain(`curl -sS \\\n  -X POST \\\n  '${url}'`);
    expect(unsigned).toContain(`--data '${body}'`);
    expect(curlOf({ ...signed(), body: 'no JSON' })).toContain(`--data 'no JSON'`);
    expect(curlOf({ method: 'GET' })).not.toMatch(/--data|-F/);
  });

  it('names a file as it was named, its type and its size, since a gateway goes by them', () => {
    const form = new FormData();
    form.append('file', new File(['%PDF'], 'my "own" cv.pdf', { type: 'application/pdf' }));
    form.append('nothing', 'at all');
    const curl = curlOf({ url: 'http://gateway.example/files/upload', body: form });
    expect(curl).toContain(`-F 'file=@FILE;filename="my \\"own\\" cv.pdf";type=application/pdf'`);
    expect(curl).toContain(`-F 'nothing=at all'`);
    expect(curl).toMatch(/ # FILE has 4 bytes$/);
  });

  it('has the reply decoded, and says why there is none', () => {
    const returnData = Buffer.from('{"id":1}').toString('base64');
    const came = cameOf(JSON.stringify({ returnCode: 'MS000A000', returnData }));
    expect(JSON.parse(came.replace('HTTP 200\n', ''))).toEqual({
      returnCode: 'MS000A000',
      returnData: { id: 1 },
    });
    expect(cameOf('<html>')).toBe('HTTP 200\n<html>');
    const request = { method: 'POST', url, headers } as const;
    expect(writeExchange({ request, sentAt, failure: 'timed out' }, writing).came).toBe('nothing: timed out');
  });

  it('has no part of a secret where a long reply is cut', () => {
    const long = `${'b '.repeat(1990)}sandbox-secret ${'b '.repeat(100)}`;
    expect(cameOf(long)).not.toContain('sandbox');
  });

  it('has pictures and long replies cut', () => {
    expect(cameOf(`{"picture": "${'A'.repeat(500)}"}`)).toMatch(/"A{39}… \(502 characters\)"/);
    const fits = 'b '.repeat(1995);
    expect(cameOf(fits)).toBe(`HTTP 200\n${fits}`);
    const long = cameOf('b '.repeat(2000));
    const [shown, rest] = long.split('\n…');
    expect([shown?.length, rest]).toEqual([4000, ' (4009 characters in all)']);
  });
});
