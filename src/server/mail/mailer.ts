import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  /** Unique and stable: a mail that is sent again is recognised by it. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail is accepted. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Milliseconds that a mail server may take to answer. */
const patience = 10_000;

export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport(smtpUrl, { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience } as object);
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, headers: automatic });
    },
    close: () => transport.close(),
  };
}

/** Writes mails to a directory, one file each, as a mail server would have got them. The same mail again replaces its file. */
export function createFileMailer(directory: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, headers: automatic });
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${mail.messageId.replace(/[<>]/g, '').split('@')[0]}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/** Nobody's holiday responder should answer. */
const automatic = { 'Auto-Submitted': 'auto-generated' };
