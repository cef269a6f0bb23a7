import type { ParsedField } from '@careers/gateway/contract';
import type { DocLine } from '../read/doc-line.ts';
import { readLabel } from './cells.ts';
import type { SaidPeriod } from './dates.ts';
import { describe } from './describe.ts';
import { type DatedEntry, entriesOf, type Head } from './entries.ts';
import { wordSet } from './fold.ts';
import { confidences, found } from './found.ts';
import { readPeriod } from './period-fields.ts';

const isCompany =
  /公司|集团|集團|有限|银行|銀行|事务所|事務所|研究院|研究所|工作室|医院|醫院|酒店|大学|大學|学院|學院|学校|學校|中学|中學|小学|小學|幼儿园|幼稚園|出版社|协会|協會|委员会|委員會|基金[会會]|中心$|[师師商洋]行$|[报報]社|[电電][视視][台臺]|局$|厂$|廠$|科技$|\b(?:inc|ltd|limited|llc|plc|corp(?:oration)?|company|co|group|gmbh|bank|studio|technolog(?:y|ies)|holdings|partners|agency|labs?|hospital|clinic|university|college|school|institute|foundation|council|ministry|authority|press|hotel|airlines|capital|securities|insurance|solutions|systems|software|networks|industries|electronics|motors|energy)\b/i;
/** Legal forms of foreign companies. */
const isForm = /\b(?:AG|SA|SE|NV|BV|AB|Oy|KK|SpA|Pte|Pty)\b/;
/** A part of an employer, not an employer. */
const isDepartment = /(?:部|部门|部門|事业部|事業部|科室)$|\b(?:department|division|team)$/iu;
const isPost =
  /工程师|工程師|经理|經理|总监|總監|主管|专员|專員|助理|设计师|設計師|实习生|實習生|顾问|顧問|会计|會計|审计|審計|分析师|分析師|主任|组长|組長|负责人|總裁|总裁|老师|教师|讲师|教授|律师|秘书|护士|醫生|医生|程序员|程式員|策划|策劃|采购|採購|店长|店長|[师師员員]$|编辑|運營|运营|销售|记者|記者|翻译|翻譯|管培生|培训生|出纳|客服|司机|司機|主播|助教|董事|行长|\b(?:engineer|manager|director|developer|analyst|intern|consultant|lead|designer|specialist|assistant|officer|executive|accountant|architect|administrator|coordinator|teacher|editor|representative|associate|trainee|head|nurse|physician|scientist|researcher|clerk|secretary|technician|operator|chef|lawyer|counsel|paralegal|writer|producer|president|founder|programmer|planner|buyer|lecturer|professor|tutor|postdoc|fellow|advis[eo]r|strategist|trader|auditor|actuary|economist|controller|supervisor|receptionist|translator|interpreter|journalist|reporter|recruiter|merchandiser|instructor|principal|tester|c[eotf]o|vp)\b/i;
/** `Senior Software Engineer` is a post, although `software` is a word of companies. */
const endsInPost = new RegExp(`(?:${isPost.source})$`, 'i');
const labels = {
  company: wordSet(
    '公司|公司名称|单位|单位名称|工作单位|企业|企业名称|公司名稱|服務單位|僱主|company|employer|organi[sz]ation',
  ),
  post: wordSet(
    '职位|职位名称|岗位|岗位名称|工作岗位|职务|担任职位|担任职务|職位|職位名稱|職稱|職務|崗位|position|title|jobtitle|post',
  ),
};

const usual = { start: '01', end: '12' };

/** Employers with the job title and what was done there. Each of several jobs at one employer is an entry of its own. */
export function readWork(lines: readonly DocLine[], from = 0): ParsedField[] {
  let above: Head | undefined;
  return withoutEpisodes(entriesOf(lines, { needed: 2, isNamed: isEmployer })).flatMap((entry, at) => {
    const own = employerIn(entry);
    if (own) above = entry.hasLead ? own : undefined;
    return readJob(`work.${from + at}`, entry, own ?? above);
  });
}

/** An episode of a job, `2021.03-2021.08 主导迁移`, belongs to its description: it names nobody, and lies within the job. */
function withoutEpisodes(entries: readonly DatedEntry[]): DatedEntry[] {
  const jobs: DatedEntry[] = [];
  for (const entry of entries) {
    const job = jobs.at(-1);
    if (job && !entry.hasLead && !isOfEmployer(entry) && isWithin(entry.period, job.period)) {
      const named = [...new Set([entry.line, ...entry.heads.map(({ line }) => line)])];
      jobs[jobs.length - 1] = { ...job, body: [...job.body, ...named, ...entry.body] };
    } else jobs.push(entry);
  }
  return jobs;
}

function isWithin(inner: SaidPeriod, outer: SaidPeriod): boolean {
  return startOf(inner) > startOf(outer) && endOf(inner) < endOf(outer);
}

const startOf = ({ start }: SaidPeriod) => (start ? `${start.year}-${start.month ?? ''}` : '');
const endOf = ({ end }: SaidPeriod) => (end === 'present' ? '9999' : `${end.year}-${end.month ?? '99'}`);

/** Whether a text contains a word of posts. */
export const isJobTitle = (text: string) => isPost.test(text);

export function isOfEmployer({ heads }: DatedEntry): boolean {
  return heads.some(({ text }) => isCompany.test(text) || isPost.test(text));
}

const headsIn = ({ heads }: DatedEntry) => heads.filter(({ text }) => !isLabel(text)).flatMap(atEmployer);

/** `Analyst at Harbour Bank`: the post, then the employer. */
function atEmployer(head: Head): Head[] {
  const [, post = '', employer = ''] = /^(.{2,60}?)\s(?:at|@)\s(.{2,60})$/i.exec(head.text) ?? [];
  return isPost.test(post) ? [post, employer].map((text) => ({ ...head, text })) : [head];
}

/** The employer that is named in an entry's own lines. */
function employerIn(entry: DatedEntry): Head | undefined {
  const heads = headsIn(entry);
  return (
    heads.find(({ text }) => isEmployer(text) && !isPost.test(text)) ??
    heads.find(({ text }) => isEmployer(text) && !endsInPost.test(text)) ??
    heads.find(({ text }) => !isPost.test(text) && !isDepartment.test(text))
  );
}

function readJob(path: string, entry: DatedEntry, company: Head | undefined): ParsedField[] {
  const labelled = [
    ...entry.heads.map(({ text, line }) => ({ text, line })),
    ...entry.body.map(asHead),
  ].flatMap(({ text, line }) => {
    const read = readLabel(text);
    return read ? [{ ...read, line }] : [];
  });
  const saidCompany = labelled.find(({ label }) => labels.company.has(label));
  const saidPost = labelled.find(({ label }) => labels.post.has(label));
  const others = headsIn(entry).filter((head) => head !== company);
  const post =
    others.find(({ text }) => isPost.test(text)) ?? others.findLast(({ text }) => !isDepartment.test(text));
  const companyConfidence = company && isEmployer(company.text) ? confidences.known : confidences.placed;
  const postConfidence = post && isPost.test(post.text) ? confidences.known : confidences.placed;
  const body = entry.body.filter(({ text }) => !isLabel(text));
  return [
    ...(saidCompany
      ? found(`${path}.company`, saidCompany.value, confidences.labelled, saidCompany.line)
      : found(`${path}.company`, company?.text ?? '', companyConfidence, company?.line)),
    ...(saidPost
      ? found(`${path}.post`, saidPost.value, confidences.labelled, saidPost.line)
      : found(
          `${path}.post`,
          post?.text.replace(/^(?:担任|擔任|任)(?=\p{Script=Han}{2})/u, '') ?? '',
          postConfidence,
          post?.line,
        )),
    ...readPeriod(path, entry, usual),
    ...describe(`${path}.description`, body),
  ];
}

export const isEmployer = (text: string) =>
  (isCompany.test(text) || isForm.test(text)) && !isDepartment.test(text);

function isLabel(text: string): boolean {
  const label = readLabel(text)?.label;
  return label !== undefined && (labels.company.has(label) || labels.post.has(label));
}

const asHead = (line: DocLine) => ({ text: line.text, line });
