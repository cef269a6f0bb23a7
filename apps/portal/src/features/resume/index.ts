export { ImportResume } from './import.lazy.ts';
export { problemsOfResume } from './model/resume-problems.ts';
export { contentOf, resumeQuery } from './model/resume-query.ts';
export { sectionNames } from './model/section-names.ts';
export { BesideResume } from './view/beside-resume.tsx';
export { ResumeFiles } from './view/resume-files.tsx';
export { ResumePreview } from './view/resume-preview.tsx';
export { SentFile } from './view/sent-file.tsx';
export { usePhoto } from './view/use-photo.ts';
