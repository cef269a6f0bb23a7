import { findPeriod } from './dates.ts';
import { fold } from './fold.ts';

/** The subject of a part of a resume; `other` is not imported. */
export type Part =
  | 'basics'
  | 'intention'
  | 'education'
  | 'work'
  | 'projects'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'selfEvaluation'
  | 'other';

/** The headings of each part, in three scripts, without blanks. */
const words: Readonly<Record<Part, string>> = {
  basics:
    '基本信息 个人信息 基本资料 个人资料 联系方式 联系信息 基本資料 個人資料 個人信息 聯絡資料 聯絡方式 personalinformation personaldetails personalinfo contact contactinformation contactdetails contactinfo basicinformation',
  intention:
    '求职意向 求职意愿 期望职位 求職意向 應徵職位 jobintention intention jobpreferences objective careerobjective jobobjective',
  education:
    '教育经历 教育背景 学历 学历背景 学习经历 求学经历 受教育经历 就读经历 教育 教育情况 教育程度 教育經歷 教育背景 學歷 學歷背景 求學經歷 education educationbackground educationalbackground academicbackground educationhistory academicqualifications educationandtraining',
  work: '工作经历 工作经验 实习经历 实习经验 实习 工作 职业经历 工作履历 工作简历 工作背景 任职经历 从业经历 就业经历 经历 实践经历 实习与工作经历 工作經歷 工作經驗 實習經歷 實習經驗 實習 就業紀錄 任職經歷 經歷 work career professionalbackground employmentrecord experience workexperience employment employmenthistory relevantexperience workingexperience professionalexperience workhistory careerhistory internships internshipexperience workinternship',
  projects:
    '项目经历 项目经验 项目 科研经历 科研项目 项目实践 專案經歷 專案經驗 項目經歷 項目經驗 專題 projects projectexperience selectedprojects keyprojects personalprojects',
  languages:
    '语言能力 语言 语言水平 外语水平 外语能力 語言能力 語言 語文能力 外語能力 languages languageskills languageproficiency',
  certificates:
    '证书 资格证书 职业资格 证书资质 所获证书 技能证书 资质证书 持有证书 相关证书 專業資格 證書 證照 專業證照 資格證書 certificates certifications licenses licensesandcertifications licensescertifications professionalqualifications certificatesandlicenses qualifications',
  awards:
    '获奖情况 获奖经历 荣誉奖项 所获荣誉 荣誉 奖项 荣誉证书 获得荣誉 奖励 所获奖项 获奖荣誉 荣誉与奖项 奖励情况 獲獎經歷 獲獎紀錄 榮譽 獎項 得獎紀錄 awards honors honours honorsandawards awardsandhonors honorsawards awardsandachievements achievements',
  selfEvaluation:
    '自我评价 个人评价 自我介绍 个人简介 个人优势 个人总结 自我描述 自我总结 自我鉴定 关于我 自我評價 個人簡介 自我介紹 自傳 個人優勢 summary professionalsummary profile aboutme about selfevaluation selfassessment selfintroduction personalstatement personalprofile careersummary',
  other:
    '专业技能 技能 专长 專長 在校情况 技能特长 个人技能 职业技能 兴趣爱好 兴趣 爱好 特长 在校经历 紧急联系人 证明人 校园经历 社团经历 校内职务 培训经历 论文 发表论文 出版物 推荐人 家庭情况 家庭成员 附加信息 附件 视频 其他 其它 專業技能 技能 興趣 課外活動 校園經歷 培訓 推薦人 附件 影片 其他 campusexperience campusactivities schoolexperience skills topskills personalskills additionalskills digitalskills relevantskills technicalskills keyskills coreskills professionalskills skillssummary interests hobbies hobbiesandinterests activities extracurricularactivities publications references training volunteer volunteering volunteerexperience others additionalinformation attachments family video leadership',
};

const partOf = new Map(
  Object.entries(words).flatMap(([part, said]) =>
    said.split(' ').map((word) => [word, part as Part] as const),
  ),
);

/** The part with a heading, which may be singular or plural. */
function partOfHeading(letters: string): Part | undefined {
  return partOf.get(letters) ?? partOf.get(`${letters}s`) ?? partOf.get(letters.replace(/s$/, ''));
}

const HEADING_MAX = 40;

/** A heading, with text that follows on the same line: "Profile: I like figures." */
interface Heading {
  readonly part: Part;
  readonly rest: string;
}

/** Reads a line as a heading: it may have marks, numbers or blanks around it, be in one or two languages, and name two parts. */
export function readHeading(line: string): Heading | undefined {
  const said = /^([^:：]{1,40})[:：](.*)$/.exec(line);
  const [head, rest] = said ? [said[1] ?? '', (said[2] ?? '').trim()] : [line, ''];
  const part = head.length > HEADING_MAX ? undefined : partNamed(head);
  // "Language: English" is an item of a list, "Languages:" is a heading.
  const isEntry = (part === 'education' || part === 'work') && findPeriod(rest) !== undefined;
  if (part !== undefined && (rest === '' || isEntry || part === 'selfEvaluation')) return { part, rest };
  return besideItsText(line);
}

/** A heading in the first cell of a row, or as the first word of a Chinese line: `教育背景 | 2014.09-2018.06 湖南大学`. */
function besideItsText(line: string): Heading | undefined {
  const [, head = '', rest = ''] =
    /^([^\t]{2,24})\t(.+)$/.exec(line) ?? /^(\p{Script=Han}{4,6}) (.+)$/u.exec(line) ?? [];
  const isShort = bare(head).length < 4 && !shortHeadings.has(bare(head));
  const part = isShort || labelsToo.has(bare(head)) ? undefined : partNamed(head);
  return part === undefined || isLengthOfTime(rest) ? undefined : { part, rest };
}

/** Shorter headings that label nothing. */
const shortHeadings = new Set(['附件']);

/** Headings that are also used as labels in tables of facts. */
const labelsToo = new Set(['教育程度', 'languages', 'language', 'contact']);

/** `工作经验 | 5 年` is a fact, not a heading. */
const isLengthOfTime = (text: string) => /^\d{1,2}(?:\.\d)?\s?\+?\s?(?:年|years?)/i.test(text);

/** The part that a text names; `Skills & Interests` counts as the first. */
function partNamed(text: string): Part | undefined {
  const letters = bare(text);
  const part = partOfHeading(letters) ?? inTwoLanguages(letters);
  if (part !== undefined) return part;
  const [first, ...others] = text
    .split(/\s*[&/、及与與和]\s*|\sand\s/iu)
    .map((one) => partOfHeading(bare(one)));
  return others.length > 0 && others.every((one) => one !== undefined) ? first : undefined;
}

/** The letters alone of 【 教 育 经 历 】, "II. EDUCATION & TRAINING". */
function bare(text: string): string {
  return fold(text)
    .replace(/^(?:[ivx]{1,4}|\d{1,2}|[一二三四五六七八九十]{1,2})\s*[.、)）]\s*/u, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}]/gu, '');
}

function inTwoLanguages(letters: string): Part | undefined {
  const halves = /^(\p{Script=Han}+)([a-z]+)$|^([a-z]+)(\p{Script=Han}+)$/u.exec(letters);
  if (!halves) return undefined;
  const [, han, latin, latinFirst, hanLast] = halves;
  const parts = [han ?? hanLast, latin ?? latinFirst].map((half = '') => partOfHeading(half));
  // `证书 PMP` is an item, not a heading.
  return parts.includes(undefined) ? undefined : parts[0];
}
