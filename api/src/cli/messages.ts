import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LONGEST_MESSAGE, MOST_MESSAGE_FILES, type OwnerMessage } from '@estate/shared-contract';
import { runProgram } from '@estate/shared-contract/command-line';
import { asLine, asLines, printable } from '@estate/shared-contract/schemas';
import { Command, InvalidArgumentError } from 'commander';
import { belgianIso } from '../calendar/belgian-time.ts';
import { readConfiguration } from '../configuration.ts';
import { migrate } from '../database/migrate.ts';
import { giveOrder } from '../operator/operator-socket.ts';
import { carryOutMessages } from '../owners/messages/operator/carry-out-messages.ts';
import { leaveFile, removeLeft } from '../owners/messages/operator/left-files.ts';
import type { MessageOrder } from '../owners/messages/operator/message-orders.ts';
import type { ListedThread } from '../owners/messages/read-messages.ts';
import { LARGEST_MAIL_BYTES, type Received } from '../owners/messages/receive/receive-mail.ts';
import { CommandError, runCommand, runOnDatabase } from './run-command.ts';

/** Exit codes by which a mail server knows what to do with the mail (sysexits.h). */
const EXIT = {
	'unknown-address': 67,
	'foreign-sender': 77,
	empty: 65,
	'too-large': 65,
	unreadable: 65,
	later: 75,
} as const;
const REFUSALS = {
	'unknown-address': 'This address belongs to no conversation of this installation.',
	'foreign-sender': 'Only who got the address may answer to it, and from the own address.',
	empty: 'Nothing was written in this mail: neither words of its own nor a file.',
	'too-large': 'This mail is too large.',
	unreadable: 'This mail cannot be read.',
} as const;

function propertyId(text: string): number {
	if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
	throw new InvalidArgumentError('Write the number of a property, such as 2089.');
}

const minuteOf = (time: string | Date) => belgianIso(new Date(time)).slice(0, 16);

function filesLeftFor(given: MessageOrder): string[] {
	if (given.do === 'messages-receive') return [given.left];
	return given.do === 'messages-answer' ? given.files.map(({ left }) => left) : [];
}

/** By the running api where it holds the embedded database, else on the database itself. */
function order<Answer>(
	make: (dataDir: string) => Promise<MessageOrder>,
	print: (answer: Answer) => void,
): Promise<void> {
	return runCommand(async () => {
		const { DATABASE_URL, DATA_DIR } = readConfiguration();
		const given = await make(DATA_DIR);
		try {
			const taken = DATABASE_URL ? undefined : await giveOrder(DATA_DIR, given);
			if (taken) return print(taken.answer as Answer);
			await runOnDatabase(async (database, configuration) => {
				await migrate(database);
				print((await carryOutMessages({ db: database.db, configuration }, given)) as Answer);
			});
		} finally {
			await removeLeft(DATA_DIR, filesLeftFor(given));
		}
	});
}

/** All of standard input, or one byte more than the limit of what is larger. */
async function readInput(limit: number): Promise<Buffer> {
	const pieces: Buffer[] = [];
	let size = 0;
	for await (const piece of process.stdin as AsyncIterable<Buffer>) {
		pieces.push(piece);
		size += piece.length;
		if (size > limit) break;
	}
	return Buffer.concat(pieces).subarray(0, limit + 1);
}

/** Says what became of a mail, without a word or an address of it. */
function report(received: Received): void {
	if (received.state === 'ignored') console.log('Ignored: a program sent it.');
	else if (received.state === 'refused') {
		console.error(REFUSALS[received.why]);
		process.exitCode = EXIT[received.why];
	} else {
		const { state, messageId, propertyId: id, leftOut } = received;
		const what = state === 'taken' ? 'Taken' : 'There already';
		console.log(`${what}: message ${messageId} of property ${id}; files left out: ${leftOut}.`);
	}
}

async function answerOrder(
	dataDir: string,
	id: number,
	{ as, file = [] }: { as?: string; file?: string[] },
): Promise<MessageOrder> {
	if (file.length > MOST_MESSAGE_FILES)
		throw new CommandError(`A message takes ${MOST_MESSAGE_FILES} files at most.`);
	const text = (await readInput(LONGEST_MESSAGE * 4)).toString('utf8').trim();
	if (!text || text.length > LONGEST_MESSAGE)
		throw new CommandError(`Write 1 to ${LONGEST_MESSAGE} characters to standard input.`);
	const files = [];
	for (const name of file) {
		const bytes = await readFile(name).catch(() => {
			throw new CommandError(`${name} cannot be read.`);
		});
		files.push({ left: await leaveFile(dataDir, bytes), name: path.basename(name) });
	}
	return { do: 'messages-answer', propertyId: id, text, files, ...(as ? { author: as } : {}) };
}

const program = new Command('messages')
	.description('What owners and the agency write to each other about a property.')
	.addHelpText('after', '\nWorks while the api runs, on both databases.');

program
	.command('list')
	.description('the conversations, those first whose owner waits for an answer')
	.action(() =>
		order<ListedThread[]>(
			async () => ({ do: 'messages-list' }),
			(threads) => {
				for (const { propertyId: id, count, lastAt, waits } of threads)
					console.log(
						`${id}  ${minuteOf(lastAt)}  messages: ${count}${waits ? '  waits for an answer' : ''}`,
					);
				if (threads.length === 0) console.log('No owner wrote yet.');
			},
		),
	);

program
	.command('show')
	.description('one conversation, the oldest message first')
	.argument('<property>', 'its number', propertyId)
	.action((id: number) =>
		order<OwnerMessage[]>(
			async () => ({ do: 'messages-show', propertyId: id }),
			(messages) => {
				for (const { sentAt, author, side, text, files } of messages)
					console.log(
						printable(
							`${minuteOf(sentAt)}  ${asLine(author)} (${side})${files.map(({ name }) => `  [${asLine(name)}]`).join('')}\n  ${asLines(text).replaceAll('\n', '\n  ')}\n`,
						),
					);
				if (messages.length === 0) console.log('Nothing was written about this property yet.');
			},
		),
	);

program
	.command('answer')
	.description('write as the agency: the text comes from standard input')
	.argument('<property>', 'its number', propertyId)
	.option('--as <name>', 'who writes; by default the colleague of the property')
	.option('--file <path...>', 'files that go with it: PDF, Word, OpenDocument, JPEG, PNG or WebP')
	.action((id: number, flags: { as?: string; file?: string[] }) =>
		order<number>(
			(dataDir) => answerOrder(dataDir, id, flags),
			(copies) => console.log(`Written. Copies by mail: ${copies}.`),
		),
	);

program
	.command('receive')
	.description('take one mail from standard input into its conversation: for the mail server of REPLY_DOMAIN')
	.option('--to <address>', 'whom the mail server says that it is for; by default the addresses of the mail')
	.addHelpText(
		'after',
		`
Postfix, in master.cf:  reply unix - n n - 4 pipe user=estate argv=/usr/bin/node /opt/estate/dist/messages.js receive --to \${recipient}
Exit codes (sysexits.h): 0 taken, there already or ignored; 65, 67, 77 refused: the sender gets the mail back; 75 try again later.`,
	)
	.action(async ({ to }: { to?: string }) => {
		await order<Received>(
			async (dataDir) => ({
				do: 'messages-receive',
				left: await leaveFile(dataDir, await readInput(LARGEST_MAIL_BYTES)),
				...(to ? { to } : {}),
			}),
			report,
		);
		// What failed for another reason than the mail itself: nothing may be lost.
		if (process.exitCode === 1) process.exitCode = EXIT.later;
	});

await runProgram(program, 'npm run messages --');
