export { FilesSection as PhotoSection } from './files-section.tsx';
