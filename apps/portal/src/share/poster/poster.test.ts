import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { breakEvenly, breakFacts, breakLines } from './break-lines.ts';
import { drawQr, fitQr } from './draw-qr.ts';
import { tileOf } from './paint-poster.ts';

/** Chinese characters and full-width punctuation are two units wide, all others one. */
const measure = (text: string) =>
  [...text].reduce(
    (width, char) => width + (/[\u2014-\u2026\u3000-\u9fff\uff00-\uffef]/.test(char) ? 2 : 1),
    0,
  );

/** Draws a code on a grid of pixels as a poster does, and reads it with another library. */
function readBack(link: string, size = 328): string | undefined {
  const side = size + 40;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(200);
  const squares = {
    fillStyle: '',
    fillRect(x: number, y: number, width: number, height: number) {
      const value = Number.parseInt(this.fillStyle.slice(1, 3), 16);
      for (let row = y; row < y + height; row++) {
        const start = (row * side + x) * 4;
        pixels.fill(value, start, start + width * 4);
      }
    },
  };
  drawQr(squares, fitQr(link, size), 20, 20);
  return jsQR(pixels, side, side)?.data;
}

describe('the QR code of a poster', () => {
  test.each([
    'https://careers.example/#/positionshare?ticket=0123456789abcdef0123456789abcdef&positionSharedType=2',
    `https://careers.example/${'a-long-path/'.repeat(12)}#/positionshare?ticket=0123456789abcdef&positionSharedType=1`,
    'http://localhost:4173/?scenario=default&lang=zh-hk#/positionshare?ticket=share-list&positionSharedType=1',
  ])('can be read by another implementation as the link: %s', (link) => {
    expect(readBack(link)).toBe(link);
  });
});

describe('the logo on a poster', () => {
  test.each([1, 5, 30, 1 / 12])('of the shape %d keeps that shape inside its tile', (shape) => {
    const { tile, width, height } = tileOf(shape);
    expect(width / height).toBeCloseTo(shape);
    expect([width <= tile, height <= 84, tile <= 360, tile >= 84]).toEqual([true, true, true, true]);
  });
});

describe('the line breaks of a poster', () => {
  test('are between words in Chinese', () => {
    expect(breakLines('掃描二維碼查看職位及應徵', measure, 12, 9)).toEqual([
      '掃描二維碼',
      '查看職位及',
      '應徵',
    ]);
    expect(breakLines('掃描二維碼查看職位及應徵', measure, 16, 2)).toEqual(['掃描二維碼查看', '職位及應徵']);
  });

  test('are not before closing or after opening punctuation marks in Chinese', () => {
    const text = '高级工程师（新能源、储能方向），常驻深圳。';
    for (let width = 6; width < 44; width += 2) {
      const lines = breakLines(text, measure, width, 99);
      expect(lines.join('')).toBe(text);
      for (const line of lines) {
        expect(line).not.toMatch(/^[、，。）]/);
        expect(line).not.toMatch(/（$/);
      }
    }
  });

  test('are between words in English, and inside a word only if the line is too short for it', () => {
    expect(breakLines('Senior wind turbine technician', measure, 12, 9)).toEqual([
      'Senior wind',
      'turbine',
      'technician',
    ]);
    expect(breakLines('Donaudampfschiff', measure, 6, 9)).toEqual(['Donaud', 'ampfsc', 'hiff']);
    expect(breakLines('Java 后端工程师', measure, 10, 9)).toEqual(['Java 后端', '工程师']);
  });

  test('of facts are between two of them if that is balanced, and leave no dot at an end', () => {
    expect(breakFacts('Chengyuan Pharmaceuticals · Drug Research Institute', measure, 42, 2)).toEqual([
      'Chengyuan Pharmaceuticals',
      'Drug Research Institute',
    ]);
    expect(breakFacts('澄远医药·药物研究院', measure, 40, 2)).toEqual(['澄远医药·药物研究院']);
  });

  test('respect width and number of lines, and end cut text with an ellipsis', () => {
    const text = '风电场运维工程师兼新员工培训负责人';
    const lines = breakLines(text, measure, 10, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(10);
    expect(breakLines('', measure, 10, 2)).toEqual([]);
  });

  test('leave no single character on the last line', () => {
    expect(breakLines('风电场运维技术员长', measure, 16, 4)).toEqual(['风电场运维技术员', '长']);
    const even = breakEvenly('风电场运维技术员长', measure, 16, 4);
    expect(even).toHaveLength(2);
    expect([...(even[1] ?? '')].length).toBeGreaterThan(2);
    expect(breakEvenly('Staff Backend Development Engineer', measure, 28, 4)).toEqual([
      'Staff Backend',
      'Development Engineer',
    ]);
  });

  test('do not cut a word for balance if a line has room for it', () => {
    expect(breakEvenly('Formulation Chemist', measure, 18, 4)).toEqual(['Formulation', 'Chemist']);
  });
});
