import type { Preset } from './preset.ts';

const opens = () => '/resumeEditor';

/** Resumes at every stage of being written, in the editor. */
export const resumePresets: readonly Preset[] = [
  {
    id: 'resume-empty',
    title: { 'en-us': 'A resume that nobody has begun', 'zh-cn': '空白简历' },
    sets: { persona: 'newcomer' },
    opens,
  },
  {
    id: 'resume-half',
    title: { 'en-us': 'A resume that is half written', 'zh-cn': '写了一半的简历' },
    sets: { persona: 'candidate', resume: 'half' },
    opens,
  },
  {
    id: 'resume-complete',
    title: { 'en-us': 'A complete resume', 'zh-cn': '填写完整的简历' },
    sets: { persona: 'candidate' },
    opens,
  },
  {
    id: 'resume-conflict',
    title: {
      'en-us': 'Another device saves each section just before it is first saved here',
      'zh-cn': '每个部分首次保存之前，另一台设备已抢先保存',
    },
    sets: { persona: 'candidate', otherDevice: true },
    opens,
  },
];
