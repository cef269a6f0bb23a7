import { MAGIC_CODE } from '@careers/mocks';
import type { Page } from '@playwright/test';

/** Enters the code that a link asks for first, in any language. The caller checks what follows. */
export async function enterLinkCode(page: Page, code: string = MAGIC_CODE): Promise<void> {
  const codeForm = page.locator('main [data-state=locked]');
  await codeForm.getByRole('textbox').fill(code);
  await codeForm.locator('[type=submit]').click();
}

/** Unlocks a link with its code. */
export async function unlockLink(page: Page): Promise<void> {
  await enterLinkCode(page);
  await page.locator('main').locator('[data-state=open], [data-state=done]').first().waitFor();
}
