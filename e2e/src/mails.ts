import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { TEST_DATA_DIR } from './test-stack.ts';

/** The mails in the folder that takes them without SMTP_URL, as they were sent. */
export function mailsTo(address: string): string[] {
	const folder = path.join(TEST_DATA_DIR, 'mail');
	try {
		return readdirSync(folder)
			.map((file) => readFileSync(path.join(folder, file), 'utf8'))
			.filter((mail) => new RegExp(`^To:.*${address}`, 'im').test(mail));
	} catch {
		return [];
	}
}

/** Text of the first mail to an address, as soon as it is there. */
export async function mailTextTo(address: string): Promise<string> {
	await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBeGreaterThan(0);
	const { text = '' } = await simpleParser(mailsTo(address)[0] ?? '');
	return text;
}
