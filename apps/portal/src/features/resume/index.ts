export { ImportResume } from './import.lazy.ts';
export { resumeQuery } from './model/resume-query.ts';
export { sectionNames } from './model/section-names.ts';
