import { describe, expect, it } from 'vitest';
import { createCommand, NothingPrinted, readCode } from './ask-command.ts';
import { SettingError } from './setting-error.ts';

const SECRET = 'the-secret';
const redact = (text: string) => text.replaceAll(SECRET, '$SECRET');

function codes(command: string, patience?: number) {
  const { ask } = createCommand('codes.command', command, readCode, patience);
  return { ask: (CONTACT: string) => ask({ CONTACT }, redact) };
}

describe('a command of the settings', () => {
  it('is told what it is about, and the last code of what it prints is taken', async () => {
    const command = codes('echo "1234567 111111 to $CONTACT: 222222"');
    expect(await command.ask('a@b.example')).toBe('222222');
  });

  it('that is not done in time is named with what it was about', async () => {
    const asked = codes('sleep 5; echo 111111', 100).ask('a@b.example');
    await expect(asked).rejects.toThrow(
      new SettingError(
        'codes.command: "sleep 5; echo 111111" with CONTACT=a@b.example was not done within 0.1 s',
      ),
    );
  });

  it('that never printed a code is wrong, and what it printed is said', async () => {
    const asked = codes('echo nothing here').ask('a@b.example');
    await expect(asked).rejects.toThrow(SettingError);
    await expect(asked).rejects.toThrow(
      'printed nothing of use (it is wrong, or the gateway has sent nothing): nothing here',
    );
  });

  it('is told without the secrets that it printed, also where what it printed is cut', async () => {
    const after = 'x'.repeat(293);
    const asked = codes(`echo the-""secret${after}`).ask('a@b.example');
    await expect(asked).rejects.toThrow(`: $SECRET${after}`);
  });

  it('that printed a code before is right: who was sent none is the gateway’s matter', async () => {
    const command = codes('test "$CONTACT" = known && echo 111111');
    expect(await command.ask('known')).toBe('111111');
    await expect(command.ask('other')).rejects.toThrow(NothingPrinted);
  });
});
