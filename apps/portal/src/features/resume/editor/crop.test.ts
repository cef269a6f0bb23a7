import { expect, test } from 'vitest';
import { moved, PHOTO_SHAPE, partOf, WHOLE } from './crop.ts';

const wide = { width: 1200, height: 600 };
const tall = { width: 300, height: 1000 };

test('a crop has the photo’s shape and as much of the picture as fits', () => {
  expect(partOf(wide, WHOLE)).toEqual({ width: 450, height: 600, x: 375, y: 0 });
  expect(partOf(tall, WHOLE)).toEqual({ width: 300, height: 400, x: 0, y: 300 });
});

test('a crop with zoom is a smaller part at the chosen place', () => {
  const part = partOf(wide, { zoom: 2, x: 1, y: 0 });
  expect(part).toEqual({ width: 225, height: 300, x: 975, y: 0 });
  expect(part.width / part.height).toBe(PHOTO_SHAPE);
});

test('a crop moves with the pointer and stays inside the picture', () => {
  const right = moved(wide, WHOLE, 0.5, 0.5);
  // Moved right by half of the crop's width; vertically there is no room.
  expect(partOf(wide, right)).toMatchObject({ x: 600, y: 0 });
  expect(moved(wide, WHOLE, 9, 9)).toEqual({ zoom: 1, x: 1, y: 0.5 });
  expect(moved(wide, WHOLE, -9, -9)).toEqual({ zoom: 1, x: 0, y: 0.5 });
});
