import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
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

/** The first mail to an address that is about something, and whose text fits, as soon as it is there. */
export async function mailTo(
	recipient: string,
	subject = /./,
	fits: (text: string) => boolean = () => true,
): Promise<ArrivedMail> {
	let found: ArrivedMail | undefined;
	async function look(): Promise<boolean> {
		for (const raw of mailsTo(recipient)) {
			const mail = { ...(await simpleParser(raw)), recipient, raw };
			if (subject.test(mail.subject ?? '') && fits(mail.text ?? '')) found = mail;
			if (found) break;
		}
		return found !== undefined;
	}
	const options = { message: `a mail ${subject} to ${recipient}`, intervals: [50], timeout: 30_000 };
	await expect.poll(look, options).toBe(true);
	return found as ArrivedMail;
}

/** Text of the first mail to an address, as soon as it is there. */
export const mailTextTo = async (address: string): Promise<string> => (await mailTo(address)).text ?? '';
