#!/usr/bin/env node
// Runs a TypeScript file on the Node of package.json: one of this folder after installing what is missing; a command of a
// package (`../`) with what is installed, since operating needs no registry.
// Plain JavaScript without dependencies: it must work on a machine with only Node >= 20 and npm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const node = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
const stamp = path.join(root, 'node_modules', '.installed-lock');
const environment = {
	...process.env,
	PATH: bin + path.delimiter + process.env.PATH,
	// Every process that it starts finds its modules stripped of types and compiled: two thirds of the api's start.
	NODE_COMPILE_CACHE:
		process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'node-compile'),
};

if (Number(process.versions.node.split('.')[0]) < 20) {
	console.error(
		`Node 20 or newer is needed; this is ${process.version}. Install a newer Node and try again.`,
	);
	process.exit(1);
}

let running;
let isEnded = false;

/** The exit code of a command, which ends with this process. */
function run(command, args, stdio) {
	return new Promise((resolve) => {
		running = spawn(command, args, { cwd: root, env: environment, stdio });
		running.on('error', (error) => {
			console.error(error.message);
			resolve(1);
		});
		running.on('exit', (code) => resolve(code ?? 1));
	});
}

function end(signal) {
	isEnded = true;
	running?.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
// npm hands a SIGTERM to the shell between the two of us, which ends and tells nobody.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
	setInterval(() => process.ppid !== parent && end('SIGTERM'), 250).unref();

async function install(command, why) {
	// Standard output is the answer's.
	console.error(why);
	const code = await run('npm', command, ['ignore', 2, 'inherit']);
	if (code === 0 && !isEnded) return;
	if (!isEnded)
		console.error(
			`npm ${command.join(' ')} failed. Read its message above, mend it, and run this command again.`,
		);
	process.exit(1);
}

/** Holds the process that installs; beside node_modules, which an install empties */
const turn = path.join(root, 'var', 'installing.pid');

function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return error.code === 'EPERM';
	}
}

/** From now on this process is the one that installs here, unless another one is. */
function takeTurn() {
	mkdirSync(path.dirname(turn), { recursive: true });
	try {
		writeFileSync(turn, String(process.pid), { flag: 'wx' });
		return true;
	} catch (error) {
		if (error.code !== 'EEXIST') throw error;
		// One that was killed leaves it; one that is just writing it is alive.
		const other = holder(turn);
		if (other > 0 && !isAlive(other)) removeTurnOf(other);
		return false;
	}
}

/** The number that a file of a turn says; 0 where it is gone or not written yet. */
function holder(file) {
	try {
		return Number(readFileSync(file, 'utf8'));
	} catch (error) {
		if (error.code !== 'ENOENT') throw error;
		return 0;
	}
}

/** Removes the turn of a process that has ended, unless another one has done so, and taken it, since it was read. */
function removeTurnOf(ended) {
	const aside = `${turn}.${process.pid}`;
	try {
		renameSync(turn, aside);
		if (holder(aside) !== ended) linkSync(aside, turn);
	} catch (error) {
		if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
	}
	rmSync(aside, { force: true });
}

/** Waits until no other command of this folder installs. */
async function waitForTurn() {
	for (let waits = 0; !takeTurn(); waits++) {
		if (waits === 0)
			console.error(
				`Another command installs the packages of this folder; waiting for it … (If none does, remove ${turn}.)`,
			);
		await new Promise((resolve) => setTimeout(resolve, 250));
		if (isEnded) process.exit(1);
	}
	process.once('exit', giveTurn);
}

function giveTurn() {
	rmSync(turn, { force: true });
	process.off('exit', giveTurn);
}

const lock = createHash('sha256')
	.update(readFileSync(path.join(root, 'package-lock.json')))
	.digest('hex');
const [file, ...rest] = process.argv.slice(2);
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
const isOperating = file.startsWith('../');
const isMissing = () => (isOperating ? !existsSync(node) : !isInstalled());
if (isMissing()) {
	await waitForTurn();
	// The one before may have installed it.
	if (isMissing()) {
		await install(
			['ci', '--no-audit', '--no-fund', '--loglevel=error'],
			'Installing packages (about a minute, once) …',
		);
		// Again on the Node that was just installed: npm leaves out optional binaries that the older Node may not run.
		await install(
			['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
			'Checking packages …',
		);
		writeFileSync(stamp, lock);
	}
	giveTurn();
}

process.exit(
	await run(
		node,
		[
			'--disable-warning=ExperimentalWarning',
			`--import=${pathToFileURL(path.join(root, 'scripts', 'broken-pipe.mjs'))}`,
			path.join(root, 'scripts', file),
			...rest,
		],
		'inherit',
	),
);
