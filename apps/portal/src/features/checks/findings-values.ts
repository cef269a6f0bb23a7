import { type CheckItem, checkFindings } from '@careers/gateway/contract';
import * as v from 'valibot';

const findingsValues = v.object({
  findings: v.array(
    v.object({ itemId: v.string(), finding: v.optional(v.picklist(checkFindings)), note: v.string() }),
  ),
  comment: v.string(),
});
export type FindingsValues = v.InferOutput<typeof findingsValues>;

export const nothingYet = ({ id }: CheckItem): FindingsValues['findings'][number] => ({
  itemId: id,
  note: '',
});

/** The values of a draft for the current items: these may have changed since it was stored, or their order may have. */
export function keptFindings(items: readonly CheckItem[]) {
  return v.pipe(
    findingsValues,
    v.transform(({ findings, comment }) => ({
      findings: items.map((item) => findings.find(({ itemId }) => itemId === item.id) ?? nothingYet(item)),
      comment,
    })),
  );
}

/** Whether a finding needs a note that explains it. */
export function needsNote({ finding }: FindingsValues['findings'][number]): boolean {
  return finding !== undefined && finding !== 'confirmed';
}
