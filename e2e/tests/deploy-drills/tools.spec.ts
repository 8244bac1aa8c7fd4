import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { debianProgram } from '../../src/deploy/debian-program.ts';
import { writeNginxConfiguration } from '../../src/deploy/proxies.ts';
import { selfSignedCertificate } from '../../src/tags/self-signed-certificate.ts';

const DEPLOY = path.join(ROOT, 'deploy');
const CADDYFILE = path.join(DEPLOY, 'caddy', 'Caddyfile');
/** Of `systemd-analyze security`: 0 is closed, 10 open; what is called "OK" ends at 4.9 */
const MOST_EXPOSED = 2;

/** What a tool printed and how it ended. */
function run(command: string, args: readonly string[], environment = process.env) {
	const { error, status, stdout, stderr } = spawnSync(command, args, { env: environment, encoding: 'utf8' });
	if (error) throw error;
	return { status, output: `${stdout}${stderr}` };
}

let folder: string;
test.beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'estate-deploy-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('Caddy takes the Caddyfile as it is, formatted as Caddy does', () => {
	const environment = {
		...process.env,
		XDG_DATA_HOME: folder,
		SITE_ADDRESS: 'www.example.be',
		TLS: 'ops@example.be',
		SITES: 'site-1:3000 site-2:3000',
		APIS: 'api-1:3001 api-2:3001',
	};
	const caddy = debianProgram('caddy');
	const valid = run(caddy, ['validate', '--config', CADDYFILE, '--adapter', 'caddyfile'], environment);
	expect(valid.status, valid.output).toBe(0);
	const formatted = execFileSync(caddy, ['fmt', CADDYFILE], { encoding: 'utf8' });
	expect(readFileSync(CADDYFILE, 'utf8')).toBe(formatted);
});

test('nginx takes site.conf', async () => {
	const { key, cert } = selfSignedCertificate('localhost');
	writeFileSync(path.join(folder, 'site.crt'), cert);
	writeFileSync(path.join(folder, 'site.key'), key);
	const file = await writeNginxConfiguration({
		port: 8443,
		apiPort: 3100,
		sites: ['127.0.0.1:3000', '127.0.0.1:3010'],
		apis: ['127.0.0.1:3001', '127.0.0.1:3011'],
		folder,
	});
	const { status, output } = run(debianProgram('nginx'), ['-t', '-c', file, '-p', folder]);
	expect(status, output).toBe(0);
	expect(output).not.toMatch(/\[(warn|error|emerg)\]/);
});

const UNITS = { 'site@.service': 'site@3000.service', 'api@.service': 'api@3001.service' };

for (const unit of ['site@3000.service', 'api@3001.service', 'migrate.service'])
	test(`systemd takes ${unit}, and calls it closed`, () => {
		cpSync(path.join(DEPLOY, 'systemd'), folder, { recursive: true });
		for (const [template, instance] of Object.entries(UNITS))
			cpSync(path.join(folder, template), path.join(folder, instance));
		// A machine that builds has Node elsewhere.
		const file = path.join(folder, unit);
		writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/usr/bin/node ', '/usr/bin/env node '));
		const analyze = debianProgram('systemd-analyze');
		const verified = run(analyze, ['verify', '--man=no', file]);
		expect([verified.status, verified.output]).toEqual([0, '']);
		const judged = run(analyze, ['security', '--offline=true', '--no-pager', file]).output;
		const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(judged) ?? [];
		expect(Number(exposure), judged).toBeLessThan(MOST_EXPOSED);
	});

/** What a process in the image does first: its user, machine code, trust, time zones. */
const LOOK = `
import sharp from 'sharp';
import { rootCertificates } from 'node:tls';
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } }).webp().toBuffer();
const time = new Date(0).toLocaleString('nl-BE', { timeZone: 'Europe/Brussels' });
console.log(JSON.stringify([process.getuid(), picture.length > 0, rootCertificates.length > 50, time]));
`;

test('the root of the images is enough for Node, and for packages with machine code', () => {
	expect(process.getuid?.(), 'chroot takes root').toBe(0);
	const program = path.join(folder, 'program');
	for (const name of ['sharp', '@img', 'detect-libc', 'semver'])
		cpSync(path.join(ROOT, 'node_modules', name), path.join(program, 'node_modules', name), {
			recursive: true,
		});
	writeFileSync(path.join(program, 'look.mjs'), LOOK);
	const root = path.join(folder, 'root');
	const collected = run('sh', [path.join(DEPLOY, 'image/collect-root.sh'), root, process.execPath, program]);
	expect(collected.status, collected.output).toBe(0);
	cpSync(program, path.join(root, 'app'), { recursive: true });
	const chroot = ['--userspec=10001:10001', root, '/usr/local/bin/node', '/app/look.mjs'];
	const looked = run('chroot', chroot, { PATH: `${process.env.PATH}:/usr/sbin` });
	expect(looked.output.trim()).toBe(JSON.stringify([10001, true, true, '1/1/1970, 01:00:00']));
	const files = execFileSync('find', [root, '-type', 'f', '-perm', '-u+x', '-not', '-name', '*.so*'], {
		encoding: 'utf8',
	});
	// Neither a shell nor anything else that could be started.
	expect(files.split('\n').filter((file) => file.startsWith(path.join(root, 'usr')))).toEqual([
		path.join(root, 'usr/local/bin/node'),
	]);
});
