import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import type { ArrivedMail } from '../../api/src/testing/mail-server.ts';
import { TEST_DATA_DIR } from './test-stack.ts';

const FOLDER = path.join(TEST_DATA_DIR, 'mail');

/** The mails in the folder that takes them without SMTP_URL, as they were sent, the oldest first. */
export function mailsTo(address: string): string[] {
	try {
		return readdirSync(FOLDER)
			.filter((file) => file.endsWith('.eml'))
			.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
			.map((file) => readFileSync(path.join(FOLDER, file), 'utf8'))
			.filter((raw) => new RegExp(`^To:.*${address}`, 'im').test(raw));
	} catch {
		return [];
	}
}

/** The first mail to an address that is about something, as soon as it is there. */
export async function mailTo(recipient: string, subject = /./): Promise<ArrivedMail> {
	for (const until = Date.now() + 20_000; Date.now() < until; ) {
		for (const raw of mailsTo(recipient)) {
			const mail = { ...(await simpleParser(raw)), recipient, raw };
			if (subject.test(mail.subject ?? '')) return mail;
		}
		await new Promise((done) => setTimeout(done, 50));
	}
	throw new Error(`No mail "${subject}" came to ${recipient}.`);
}

/** Text of the first mail to an address, as soon as it is there. */
export const mailTextTo = async (address: string): Promise<string> => (await mailTo(address)).text ?? '';
