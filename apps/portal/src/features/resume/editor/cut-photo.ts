import { givesWhatIsDrawn } from '../../../core/true-canvas.ts';
import { type Crop, PHOTO_SIZE, partOf, type Size } from './crop.ts';

/** The kept part as a JPEG; undefined when the browser has no canvas, does not give back what is drawn on it, or the picture is too large. */
export function cutPhoto(picture: HTMLImageElement, size: Size, crop: Crop): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIZE.width;
  canvas.height = PHOTO_SIZE.height;
  const paper = canvas.getContext('2d');
  if (!paper || !givesWhatIsDrawn(paper)) return Promise.resolve(undefined);
  // Transparent areas become white, as in print.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = partOf(size, crop);
  paper.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/jpeg', 0.9));
}
