import './gallery.css';
import { createRoot } from 'react-dom/client';
import { readSettings } from '../bench/settings.ts';
import { benchTexts } from '../bench/texts.ts';
import { showProblems } from '../problems.ts';
import { readGalleryAddress } from './gallery-address.ts';
import { GallerySheet } from './gallery-sheet.tsx';

const sheet = document.getElementById('sheet');
if (!sheet) throw new Error('gallery/index.html has no #sheet');
const read = readGalleryAddress(location.search);
if (read.ok) {
  const { language } = readSettings(read.choice.lang === 'en-us' ? 'en' : 'zh');
  const root = new URL('../', document.baseURI).href;
  document.documentElement.lang = language;
  createRoot(sheet).render(<GallerySheet first={read.choice} root={root} texts={benchTexts(language)} />);
} else showProblems(sheet, read.problems, 'sheet');
