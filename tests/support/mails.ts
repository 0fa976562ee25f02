import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect, storeData } from './browser-test.ts';

/** The mail that the store has sent to an address; waits until the outbox has done its work. */
export async function expectMailTo(address: string): Promise<Email> {
  let mails: Email[] = [];
  await expect
    .poll(
      async () => {
        mails = (await readMails()).filter(({ to }) => to?.some((recipient) => recipient.address === address));
        return mails.length;
      },
      { message: `mails to ${address}`, timeout: 15_000 },
    )
    .toBe(1);
  return mails[0] as Email;
}

async function readMails(): Promise<Email[]> {
  const directory = join(storeData(), 'mail');
  const files = await readdir(directory).catch(() => []);
  return Promise.all(
    files.filter((file) => file.endsWith('.eml')).map(async (file) => PostalMime.parse(await readFile(join(directory, file)))),
  );
}
