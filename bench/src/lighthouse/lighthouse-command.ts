import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { Progress } from '../../../scripts/stack/progress.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { LIGHTHOUSE_MINIMUM, LIGHTHOUSE_TEMPLATES } from '../budgets.ts';
import { findTemplates } from '../templates.ts';
import { CATEGORIES, type LighthouseResult } from './run-lighthouse.ts';

interface Options {
	site?: string;
	json?: boolean;
	runs: string;
}

type Row = LighthouseResult & { template: string };

function print(rows: readonly Row[]): void {
	console.log(`\npage      ${CATEGORIES.join('  ')}   LCP ms  blocking ms  shift`);
	for (const { template, scores, lcp, blocking, layoutShift, complaints } of rows) {
		const points = CATEGORIES.map((name) => String(scores[name]).padStart(name.length)).join('  ');
		console.log(
			`${template.padEnd(9)} ${points}   ${lcp.toFixed(0).padStart(6)}  ${blocking.toFixed(0).padStart(11)}  ${layoutShift.toFixed(3)}`,
		);
		for (const complaint of complaints) console.log(`            ${complaint}`);
	}
}

async function measure({ site, json, runs }: Options): Promise<void> {
	const progress = new Progress({ quiet: json ?? false });
	// The libraries are loaded only by who measures.
	const { runLighthouse } = await import('./run-lighthouse.ts');
	const stack = site
		? { siteUrl: site, stop: async () => {} }
		: await (await import('../start-bench-stack.ts')).startBenchSite();
	try {
		const rows: Row[] = [];
		for (const { name, path: address } of await findTemplates(stack.siteUrl))
			if (LIGHTHOUSE_TEMPLATES.includes(name))
				await progress.step(`Lighthouse on ${name}`, async () => {
					// Once before, so that what is measured is not the making of pictures.
					await fetch(stack.siteUrl + address);
					rows.push({ template: name, ...(await runLighthouse(stack.siteUrl + address, Number(runs))) });
				});
		writeFileSync(path.join(ROOT, 'var', 'lighthouse.json'), `${JSON.stringify(rows, null, '\t')}\n`);
		if (json) console.log(JSON.stringify(rows, null, '\t'));
		else print(rows);
		const low = rows.flatMap(({ template, scores }) =>
			CATEGORIES.filter((name) => scores[name] < LIGHTHOUSE_MINIMUM[name]).map(
				(name) =>
					`Below its minimum: ${name} of ${template} is ${scores[name]}, ${LIGHTHOUSE_MINIMUM[name]} is asked for.`,
			),
		);
		for (const line of low) console.error(line);
		process.exitCode = low.length > 0 ? 1 : 0;
	} finally {
		await stack.stop();
	}
}

export const lighthouseCommand = new Command('lighthouse')
	.description('Lighthouse (mobile) on home, list, detail, content and form.')
	.option('--site <url>', 'a site that runs; without it one is started on data of its own')
	.option('--runs <n>', 'runs of each page, of which the middle one counts', '3')
	.option('--json', 'print the report as JSON; it is always written to var/lighthouse.json')
	.addHelpText(
		'after',
		'\nThe minimum scores stand in bench/src/budgets.ts; a lower one makes the exit code 1.',
	)
	.action(measure);
