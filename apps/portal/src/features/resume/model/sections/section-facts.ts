import type { ResumeSection } from '@careers/gateway/contract';
import { attachments } from './attachments.ts';
import { awards } from './awards.ts';
import { basics } from './basics.ts';
import { certificates } from './certificates.ts';
import { education } from './education.ts';
import { family } from './family.ts';
import { intention } from './intention.ts';
import { languages } from './languages.ts';
import { photo } from './photo.ts';
import { projects } from './projects.ts';
import { selfEvaluation } from './self-evaluation.ts';
import { video } from './video.ts';
import { work } from './work.ts';

/** The facts about each section that are needed to show it; its behaviour is in its row (`registry.ts`). */
export const sectionFacts = {
  photo,
  basics,
  intention,
  education,
  work,
  projects,
  languages,
  certificates,
  awards,
  family,
  selfEvaluation,
  attachments,
  video,
} as const satisfies Record<ResumeSection, object>;
