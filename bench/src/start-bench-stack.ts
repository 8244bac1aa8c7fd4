import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startCaddy } from '../../e2e/src/deploy/proxies.ts';
import { writeCertificate } from '../../e2e/src/deploy/proxy-certificate.ts';
import type { Progress } from '../../scripts/stack/progress.ts';
import { ROOT, type StackSettings, stackSettings } from '../../scripts/stack/settings.ts';
import { startStack } from '../../scripts/stack/stack.ts';
import { monolithProcess } from './monolith-process.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3950);

export interface BenchStack {
	siteUrl: string;
	monolithUrl: string;
	/** Free for a server that a measurement starts beside them */
	barePort: number;
	/** Of the processes that answer */
	pids: Record<'site' | 'api' | 'monolith', number | undefined>;
	stop(): Promise<void>;
}

/** Settings of the servers that are measured. */
export function benchSettings(changes: NodeJS.ProcessEnv = {}): StackSettings {
	return stackSettings({
		...process.env,
		PORT: String(PORT),
		API_PORT: String(PORT + 1),
		DATA_DIR: path.join(ROOT, 'var', 'bench'),
		SITE_URL: `http://localhost:${PORT}`,
		LOG_LEVEL: 'error',
		// What is measured is a page, not the making of pictures beside it.
		WARM_PICTURES: 'no',
		DATABASE_URL: '',
		...changes,
	});
}

async function startSite(changes?: NodeJS.ProcessEnv) {
	const settings = benchSettings(changes);
	// A stack keeps what was released before; what is measured is what stands in the work tree.
	await rm(path.join(settings.dataDir, 'releases'), { recursive: true, force: true });
	return { settings, stack: await startStack(settings, { quiet: true }) };
}

/** The site alone, on data of its own. */
export async function startBenchSite(changes?: NodeJS.ProcessEnv) {
	const { stack } = await startSite(changes);
	return stack;
}

export interface ProxiedSite {
	/** Address by HTTP/2 over TLS */
	siteUrl: string;
	/** Of nobody but this site: who asks has to trust it */
	certificate: string;
	stop(): Promise<void>;
}

/** The site alone, behind the Caddy of this machine as production has it (deploy/caddy). */
export async function startProxiedSite(): Promise<ProxiedSite> {
	const siteUrl = `https://localhost:${PORT + 3}`;
	const folder = path.join(ROOT, 'var', 'bench-proxy');
	const certificate = writeCertificate(folder);
	const stack = await startBenchSite({ SITE_URL: siteUrl, TRUST_PROXY: '127.0.0.1/32' });
	try {
		const [sites, apis] = [[`127.0.0.1:${PORT}`], [`127.0.0.1:${PORT + 1}`]];
		const proxy = await startCaddy({ port: PORT + 3, apiPort: PORT + 5, sites, apis, folder });
		return {
			siteUrl,
			certificate,
			async stop() {
				await proxy.stop();
				await stack.stop();
			},
		};
	} catch (error) {
		await stack.stop();
		throw error;
	}
}

/** Site and monolith on data of their own. */
export async function startBenchStack(progress: Progress): Promise<BenchStack> {
	const { settings, stack } = await startSite();
	const monolith = monolithProcess(settings, PORT + 2);
	try {
		await progress.step('Building and starting the monolith', () => monolith.start());
	} catch (error) {
		await stack.stop();
		throw error;
	}
	return {
		siteUrl: stack.siteUrl,
		monolithUrl: `http://localhost:${PORT + 2}`,
		barePort: PORT + 4,
		pids: { site: stack.site.pid, api: stack.api.pid, monolith: monolith.pid },
		async stop() {
			await monolith.stop();
			await stack.stop();
		},
	};
}
