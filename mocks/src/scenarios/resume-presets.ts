import type { FileFate } from './config.ts';
import type { Preset } from './preset.ts';

const opens = () => '/resumeEditor';

/** Resumes at every stage of completion, in the editor. */
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
  withFiles('upload-slow', 'uploadSlow', 'Uploads take their time', '上传很慢'),
  withFiles('upload-refused', 'uploadRefused', 'Uploads are refused', '上传失败'),
  withFiles('import-no-text', 'noText', 'An old resume of pictures, without words', '导入：文件里没有文字'),
  withFiles('import-locked', 'locked', 'An old resume that a password guards', '导入：文件有密码'),
  withFiles('import-broken', 'broken', 'An old resume that is damaged', '导入：文件已损坏'),
  withFiles('import-empty', 'empty', 'An old resume in which nothing is found', '导入：没有读到内容'),
  withFiles(
    'import-unsure',
    'unsure',
    'An old resume that is read with little confidence',
    '导入：识别没有把握',
  ),
  withFiles('import-slow', 'slow', 'An old resume that is read for a minute', '导入：识别需要一分钟'),
];

/** The editor in a world where the same happens to every file; to a resume, if the gateway reads it (.doc, .jpg …). */
function withFiles(id: string, fileFate: FileFate, english: string, chinese: string): Preset {
  return {
    id,
    title: { 'en-us': english, 'zh-cn': chinese },
    // With latency, so that there is time to see what happens.
    sets: {
      persona: 'candidate',
      resume: 'half',
      fileFate,
      ...(fileFate === 'uploadSlow' ? { latency: 200 } : {}),
    },
    opens,
  };
}
