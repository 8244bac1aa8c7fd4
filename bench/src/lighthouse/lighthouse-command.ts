import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Command, Option } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { LIGHTHOUSE_TEMPLATES, lighthouseMinimum } from '../budgets.ts';
import { findOwnerPages, findTemplates } from '../templates.ts';
import { ownerCookie } from '../visitor.ts';
import { CATEGORIES, type LighthouseResult } from './run-lighthouse.ts';

interface Options {
	site?: string;
	json?: boolean;
	runs: string;
	page?: string;
	http2?: boolean;
}

type Row = LighthouseResult & { template: string };

function print(rows: readonly Row[]): void {
	console.log(`\npage            ${CATEGORIES.join('  ')}   FCP ms  LCP ms  blocking ms  shift`);
	for (const { template, scores, fcp, lcp, blocking, layoutShift, complaints } of rows) {
		const points = CATEGORIES.map((name) => String(scores[name]).padStart(name.length)).join('  ');
		console.log(
			`${template.padEnd(15)} ${points}   ${fcp.toFixed(0).padStart(6)}  ${lcp.toFixed(0).padStart(6)}  ${blocking.toFixed(0).padStart(11)}  ${layoutShift.toFixed(3)}`,
		);
		for (const complaint of complaints) console.log(`            ${complaint}`);
	}
}

/** The site to look at, and what it is trusted by where no authority vouches for it. */
async function start({ site, http2 }: Pick<Options, 'site' | 'http2'>) {
	if (site) return { siteUrl: site, certificate: undefined, stop: async () => {} };
	const { startBenchSite, startProxiedSite } = await import('../start-bench-stack.ts');
	if (!http2) return { ...(await startBenchSite()), certificate: undefined };
	const proxied = await startProxiedSite();
	setDefaultCACertificates([...getCACertificates(), proxied.certificate]);
	return proxied;
}

async function measure({ runs, json, page: only, ...options }: Options): Promise<void> {
	const progress = new Progress({ quiet: json ?? false });
	// The libraries are loaded only by who measures.
	const { runLighthouse } = await import('./run-lighthouse.ts');
	const stack = await start(options);
	try {
		const rows: Row[] = [];
		const { siteUrl, certificate } = stack;
		async function look(name: string, address: string, cookie?: string): Promise<void> {
			if (only && name !== only) return;
			await progress.step(`Lighthouse on ${name}`, async () => {
				// Once before, so that what is measured is not the making of pictures.
				await fetch(siteUrl + address);
				const result = await runLighthouse(siteUrl + address, {
					runs: Number(runs),
					cookie,
					certificate,
				});
				rows.push({ template: name, ...result });
			});
		}
		const cookie = await ownerCookie(siteUrl);
		for (const { name, path: address, isOwners } of await findTemplates(siteUrl))
			if (LIGHTHOUSE_TEMPLATES.includes(name)) await look(name, address, isOwners ? cookie : undefined);
		const overview = await (await fetch(`${siteUrl}/nl/eigenaar/`, { headers: { cookie } })).text();
		for (const { name, path: address } of findOwnerPages(overview)) await look(name, address, cookie);
		writeFileSync(path.join(ROOT, 'var', 'lighthouse.json'), `${JSON.stringify(rows, null, '\t')}\n`);
		if (json) console.log(JSON.stringify(rows, null, '\t'));
		else print(rows);
		const low = rows.flatMap(({ template, scores }) =>
			CATEGORIES.filter((name) => scores[name] < lighthouseMinimum(template, name)).map(
				(name) =>
					`Below its minimum: ${name} of ${template} is ${scores[name]}, ${lighthouseMinimum(template, name)} is asked for.`,
			),
		);
		for (const line of low) console.error(line);
		process.exitCode = low.length > 0 ? 1 : 0;
	} finally {
		await stack.stop();
	}
}

export const lighthouseCommand = new Command('lighthouse')
	.description('Lighthouse (mobile) on home, list, detail, content, form, and the pages of owners.')
	.option('--site <url>', 'a site that runs; without it one is started on data of its own')
	.addOption(
		new Option(
			'--http2',
			'by HTTP/2 over TLS, behind the Caddy of this machine (Debian package caddy)',
		).conflicts('site'),
	)
	.option('--runs <n>', 'runs of each page, of which the middle one counts', '3')
	.option('--page <name>', 'one page alone, such as overview or owner-offers')
	.option('--json', 'print the report as JSON; it is always written to var/lighthouse.json')
	.addHelpText(
		'after',
		'\nThe minimum scores stand in bench/src/budgets.ts; a lower one makes the exit code 1.',
	)
	.action(measure);
