#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { BuildNews } from '@estate/remote-kit/development';
import { optionMistake } from '@estate/shared-contract/command-line';
import { messageOf } from '@estate/shared-contract/message-of';
import { OVERRIDE_MOST_MINUTES } from '../override/override-token.ts';
import { sourceFolder } from './source-folder.ts';

const HELP = `npm run dev -w mfe-<remote>, or npm run dev in the remote's own repository — works on one remote, and shows each change without loading the page again.

  Without --shell: a page of its own, with each slot in the test host on the contract's samples. Nothing else has to run.
  With --shell:    inside a running site, among the remotes that it serves, for the browser that opens the printed link.

  --shell <address>   of the site, such as https://www.example.com; or SHELL_URL
  --dir <folder>      of the remote; mfe-<remote> of the workspace, or this repository, by default
  --port <port>       of the development server; 4200 by default
  --host <address>    to listen on; 127.0.0.1 by default
  --origin <origin>   under which the site's server and the browser reach it; http://127.0.0.1:<port> by default
  --to <path>         page of the site that the link leads to; / by default
  --minutes <count>   how long the link works; 480 by default

  The site needs RELEASE_OVERRIDE_SECRET, and the origin among its OVERRIDE_ORIGINS. With the same
  RELEASE_OVERRIDE_SECRET here the link is printed; else it says what to ask an operator for.

  Exit codes: 1 it cannot start, 2 wrong use.`;

interface Options {
	remote: string;
	dir: string;
	shell: string | undefined;
	port: number;
	host: string;
	origin: string;
	to: string;
	minutes: number;
}

function wrongUse(message: string): never {
	console.error(`${message}\n\n${HELP}`);
	process.exit(2);
}

function wholeNumber(name: string, text: string, most: number): number {
	const number = Number(text);
	if (Number.isInteger(number) && number >= 1 && number <= most) return number;
	return wrongUse(`--${name} is "${text}": give a whole number from 1 to ${most}.`);
}

function options(): Options {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				help: { type: 'boolean', short: 'h' },
				shell: { type: 'string' },
				dir: { type: 'string' },
				port: { type: 'string', default: '4200' },
				host: { type: 'string', default: '127.0.0.1' },
				origin: { type: 'string' },
				to: { type: 'string', default: '/' },
				minutes: { type: 'string', default: '480' },
			},
		});
		if (values.help) {
			console.log(HELP);
			process.exit(0);
		}
		const port = wholeNumber('port', values.port, 65_535);
		const [remote] = positionals;
		if (!remote) return wrongUse('Say which remote.');
		return {
			remote,
			dir: sourceFolder(remote, values.dir),
			shell: (values.shell ?? process.env.SHELL_URL)?.replace(/\/+$/, '') || undefined,
			port,
			host: values.host,
			origin: values.origin?.replace(/\/+$/, '') ?? `http://127.0.0.1:${port}`,
			to: values.to,
			minutes: wholeNumber('minutes', values.minutes, OVERRIDE_MOST_MINUTES),
		};
	} catch (error) {
		return wrongUse(optionMistake(error) ?? messageOf(error));
	}
}

function printNews({ errors }: BuildNews, milliseconds: number): void {
	if (errors.length > 0) console.error(`\n${errors.join('\n')}\n`);
	else console.log(`  built in ${Math.round(milliseconds)} ms`);
}

const { remote, dir, shell, port, host, origin, ...link } = options();
try {
	const { failureText, startDevelopmentServer } = await import('@estate/remote-kit/development');
	const server = await startDevelopmentServer({
		dir,
		target: shell ? 'shell' : 'page',
		port,
		host,
		onBuild: printNews,
		onFailure: (failure) => console.error(`\n${failureText(failure)}\n`),
	});
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void server.stop().then(() => process.exit(0)));
	try {
		const { joinShell } = await import('../shell/join-shell.ts');
		const lines = shell
			? await joinShell({ remote, shell, origin, manifest: server.remote.manifest, ...link })
			: [`${remote} on a page of its own: http://localhost:${port}/`];
		console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n  Following changes; Ctrl-C ends it.\n`);
	} catch (error) {
		await server.stop();
		throw error;
	}
} catch (error) {
	console.error(messageOf(error));
	process.exit(1);
}
