import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { interrupt } from './interruption.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import { runTool } from './run-tool.ts';
import { scratchFolder } from './scratch-folder.ts';

let remove = () => {};
afterEach(() => remove());

function scriptOf(text: string) {
	const scratch = scratchFolder({ 'script.mjs': text });
	remove = scratch.remove;
	const args = [path.join(scratch.folder, 'script.mjs')];
	return { name: 'fixture-script', command: 'node', args, environment: process.env };
}

it('a tool gives its exit code and all that it printed', async () => {
	const script = scriptOf("console.log('out'); console.error('err'); process.exitCode = 3;");
	expect(await runTool(script)).toEqual({ code: 3, output: 'out\nerr\n' });
});

it('a tool that hangs is ended, and has no exit code', async () => {
	const script = scriptOf('setInterval(() => {}, 1000);');
	expect(await runTool({ ...script, limitMs: 100 })).toEqual({ code: undefined, output: '' });
});

it('an interruption ends a tool with all that it started', async () => {
	const server =
		"const server = require('net').createServer().listen(0, () => process.send(server.address().port));";
	const script = scriptOf(`import { spawn } from 'node:child_process';
const child = spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
child.on('message', (port) => process.send(port));`);
	let port = 0;
	await runTool({
		...script,
		onMessage(message) {
			port = Number(message);
			interrupt();
		},
	});
	expect(port).toBeGreaterThan(0);
	await expect.poll(() => answers(port), { timeout: 30_000 }).toBe(false);
});

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1', () => {
			socket.destroy();
			resolve(true);
		});
		socket.once('error', () => resolve(false));
	});
}

it('a tool that breaks off among its tests has failed, whatever its exit code', async () => {
	const script = scriptOf(`process.send({ kind: 'begin', steps: 2, of: 'tests' });
process.send({ kind: 'outcome', outcome: { file: 'a', titlePath: ['b'], passed: true } });
process.send({ kind: 'step' }, () => process.disconnect());`);
	const progress: string[] = [];
	const result = await runReportingTool({ ...script, onProgress: (text) => progress.push(text) });
	expect(progress).toEqual(['1 of 2 tests, 0 failed']);
	expect(result).toMatchObject({
		passed: 1,
		failures: [
			{ reason: 'node ended with code 0; all that it printed: var/test-reports/fixture-script.log' },
		],
	});
});
