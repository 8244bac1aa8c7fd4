#!/usr/bin/env node
// Runs a TypeScript file on the Node of package.json: one of this folder after installing what is missing; a command of a
// package (`../`) with what is installed, since operating needs no registry.
// Plain JavaScript without dependencies: it must work on a machine with only Node >= 20 and npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

function install(command, why) {
	// Standard output is the answer's.
	console.error(why);
	const { status } = spawnSync('npm', command, {
		cwd: root,
		env: environment,
		stdio: ['ignore', 2, 'inherit'],
	});
	if (status === 0) return;
	console.error(
		`npm ${command.join(' ')} failed. Read its message above, mend it, and run this command again.`,
	);
	process.exit(1);
}

const lock = createHash('sha256')
	.update(readFileSync(path.join(root, 'package-lock.json')))
	.digest('hex');
const [file, ...rest] = process.argv.slice(2);
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
const isOperating = file.startsWith('../');
if (isOperating ? !existsSync(node) : !isInstalled) {
	install(
		['ci', '--no-audit', '--no-fund', '--loglevel=error'],
		'Installing packages (about a minute, once) …',
	);
	// Again on the Node that was just installed: npm leaves out optional binaries that the older Node may not run.
	install(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], 'Checking packages …');
	writeFileSync(stamp, lock);
}

const child = spawn(
	node,
	[
		'--disable-warning=ExperimentalWarning',
		`--import=${pathToFileURL(path.join(root, 'scripts', 'broken-pipe.mjs'))}`,
		path.join(root, 'scripts', file),
		...rest,
	],
	{
		cwd: root,
		env: environment,
		stdio: 'inherit',
	},
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm hands a SIGTERM to the shell between the two of us, which ends and tells nobody.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
	setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
