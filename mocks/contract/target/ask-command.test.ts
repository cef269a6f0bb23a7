import { describe, expect, it } from 'vitest';
import { createCommand, NothingPrinted, readCode } from './ask-command.ts';
import { SettingError } from './setting-error.ts';

const codes = (command: string, patience?: number) =>
  createCommand('codes.command', command, readCode, patience);

describe('a command of the settings', () => {
  it('is told what it is about, and the last code of what it prints is taken', async () => {
    const command = codes('echo "1234567 111111 to $CONTACT: 222222"');
    expect(await command.ask({ CONTACT: 'a@b.example' })).toBe('222222');
  });

  it('that is not done in time is named with what it was about', async () => {
    const asked = codes('sleep 5; echo 111111', 100).ask({ CONTACT: 'a@b.example' });
    await expect(asked).rejects.toThrow(
      new SettingError(
        'codes.command: "sleep 5; echo 111111" with CONTACT=a@b.example was not done within 0.1 s',
      ),
    );
  });

  it('that never printed a code is wrong, and what it printed is said', async () => {
    const asked = codes('echo nothing here').ask({ CONTACT: 'a@b.example' });
    await expect(asked).rejects.toThrow(SettingError);
    await expect(asked).rejects.toThrow('printed nothing of use: nothing here');
  });

  it('that printed a code before is right: who was sent none is the gateway’s matter', async () => {
    const command = codes('test "$CONTACT" = known && echo 111111');
    expect(await command.ask({ CONTACT: 'known' })).toBe('111111');
    await expect(command.ask({ CONTACT: 'other' })).rejects.toThrow(NothingPrinted);
  });
});
