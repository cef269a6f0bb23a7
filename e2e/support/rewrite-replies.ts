import type { Page } from '@playwright/test';

/** Returns what a text of a reply is replaced by, given its key, and the key of the object that has it. */
type Rewrite = (text: string, key: string, owner: string) => string;

function rewritten(value: unknown, rewrite: Rewrite, key = '', owner = ''): unknown {
  if (typeof value === 'string') return rewrite(value, key, owner);
  if (Array.isArray(value)) return value.map((one) => rewritten(one, rewrite, key, owner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, rewritten(part, rewrite, name, key)]),
  );
}

/** Changes the texts of all replies that a page gets: each text goes through `rewrite`. */
export async function rewriteReplies(page: Page, rewrite: Rewrite): Promise<void> {
  await page.route(
    ({ searchParams }) => searchParams.has('api_id'),
    async (route) => {
      const reply = await route.fetch();
      const envelope: { returnData?: string | null } = await reply.json();
      if (!envelope.returnData) return route.fulfill({ response: reply });
      const text = Buffer.from(envelope.returnData, 'base64').toString();
      // Data that is one text is a file or an id: no names.
      if (!/^[[{]/.test(text)) return route.fulfill({ response: reply });
      const returnData = Buffer.from(JSON.stringify(rewritten(JSON.parse(text), rewrite))).toString('base64');
      await route.fulfill({ response: reply, json: { ...envelope, returnData } });
    },
  );
}
