import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { debianProgram } from './debian-program.ts';

/** What a proxy is set before, and where it listens. */
export interface ProxyPlan {
	/** Visitors' port, TLS */
	port: number;
	/** The sites' way to the apis */
	apiPort: number;
	/** host:port of each instance */
	sites: readonly string[];
	apis: readonly string[];
	/** Folder with `site.crt` and `site.key`, for this proxy's own files as well */
	folder: string;
}

export interface RunningProxy {
	/** The end of what it printed */
	output(): string;
	stop(): Promise<void>;
}

const HOST = 'localhost';
const READY_WITHIN_MS = 15_000;

const deployed = (file: string) => readFileSync(path.join(ROOT, 'deploy', file), 'utf8');

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1', () => resolve(true));
		socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
	});
}

async function run(
	command: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv,
	ports: readonly number[],
): Promise<RunningProxy> {
	let printed = '';
	const child: ChildProcess = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
	for (const stream of [child.stdout, child.stderr])
		stream?.setEncoding('utf8').on('data', (text: string) => {
			printed = (printed + text).slice(-20_000);
		});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	const until = Date.now() + READY_WITHIN_MS;
	for (const port of ports)
		while (!(await listens(port))) {
			if (child.exitCode !== null || Date.now() > until)
				throw new Error(`${path.basename(command)} does not listen:\n${printed}`);
			await new Promise((resolve) => setTimeout(resolve, 30));
		}
	return {
		output: () => printed,
		async stop() {
			child.kill('SIGTERM');
			await ended;
		},
	};
}

/** The Caddy of this machine with deploy/caddy/Caddyfile, as it is. */
export async function startCaddy({ port, apiPort, sites, apis, folder }: ProxyPlan): Promise<RunningProxy> {
	const file = path.join(ROOT, 'deploy', 'caddy', 'Caddyfile');
	const environment = {
		...process.env,
		XDG_DATA_HOME: folder,
		XDG_CONFIG_HOME: folder,
		CADDY_ADMIN: 'off',
		HTTP_PORT: String(await freePort()),
		HTTPS_PORT: String(port),
		SITE_ADDRESS: HOST,
		TLS: `${path.join(folder, 'site.crt')} ${path.join(folder, 'site.key')}`,
		SITES: sites.join(' '),
		APIS: apis.join(' '),
		API_PROXY_PORT: String(apiPort),
	};
	const args = ['run', '--config', file, '--adapter', 'caddyfile'];
	return run(debianProgram('caddy'), args, environment, [port, apiPort]);
}

/** deploy/nginx/site.conf with the instances, ports and files of a drill in place of its examples. */
function nginxSite({ port, apiPort, sites, apis, folder }: ProxyPlan, plainPort: number): string {
	const places: [example: string, own: string][] = [
		['127.0.0.1:3000', sites[0] ?? ''],
		['127.0.0.1:3010', sites[1] ?? ''],
		['127.0.0.1:3001', apis[0] ?? ''],
		['127.0.0.1:3011', apis[1] ?? ''],
		['127.0.0.1:3100', `127.0.0.1:${apiPort}`],
		['listen 80;', `listen ${plainPort};`],
		['listen 443 ', `listen ${port} `],
		['www.example.be', HOST],
		['/etc/nginx/certificates/', `${folder}/`],
		['/var/cache/nginx/site', path.join(folder, 'cache')],
	];
	let text = deployed('nginx/site.conf').replace(/^\tlisten \[::\].*\n/gm, '');
	for (const [example, own] of places) {
		if (!text.includes(example))
			throw new Error(`deploy/nginx/site.conf has no "${example}": mend the drill.`);
		text = text.replaceAll(example, own);
	}
	return text;
}

/** A whole configuration around deploy/nginx/site.conf, in a folder of the drill. */
export async function writeNginxConfiguration(plan: ProxyPlan): Promise<string> {
	const { folder } = plan;
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, 'site.conf'), nginxSite(plan, await freePort()));
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${folder}/temporary_${name};`,
	);
	const file = path.join(folder, 'nginx.conf');
	writeFileSync(
		file,
		`daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\n${
			process.getuid?.() === 0 ? 'user root;\n' : ''
		}events { worker_connections 4096; }\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude ${folder}/site.conf;\n}\n`,
	);
	return file;
}

/** The nginx of this machine with deploy/nginx/site.conf. */
export async function startNginx(plan: ProxyPlan): Promise<RunningProxy> {
	const file = await writeNginxConfiguration(plan);
	return run(debianProgram('nginx'), ['-c', file, '-p', plan.folder], process.env, [plan.port, plan.apiPort]);
}
