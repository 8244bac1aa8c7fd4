import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../e2e/src/chromium.ts';
import { Progress } from '../../scripts/stack/progress.ts';
import { ROOT } from '../../scripts/stack/settings.ts';
import { budgetLine, findBreaches } from './budgets.ts';
import { type LoadFigures, measureLoad } from './measure-load.ts';
import { measureTiming, type TimingFigures } from './measure-timing.ts';
import { startBenchStack } from './start-bench-stack.ts';
import { findTemplates } from './templates.ts';
import { measureThroughput, type ThroughputFigures } from './throughput/measure-throughput.ts';
import { printThroughput } from './throughput/print-throughput.ts';
import { missed } from './throughput/targets.ts';

interface Row {
	template: string;
	site: LoadFigures & Partial<TimingFigures>;
	monolith: LoadFigures & Partial<TimingFigures>;
}

interface Report {
	at: string;
	pages: Row[];
	throughput?: ThroughputFigures;
	breaches: ReturnType<typeof findBreaches>;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
const milliseconds = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0).padStart(6));

function print({ pages, throughput, breaches }: Report): void {
	console.log(
		'\npage      build       JS kB  at load  CSS kB  HTML kB  requests  round trips  shift   LCP ms  alive ms',
	);
	for (const { template, ...builds } of pages)
		for (const build of ['site', 'monolith'] as const) {
			const { js, jsAtLoad, css, html, requests, roundTrips, layoutShift, lcp, hydrated } = builds[build];
			console.log(
				`${template.padEnd(9)} ${build.padEnd(9)} ${kilobytes(js)}   ${kilobytes(jsAtLoad)}  ${kilobytes(css)}   ${kilobytes(html)}  ${String(requests).padStart(8)}  ${String(roundTrips).padStart(11)}  ${layoutShift.toFixed(3)}  ${milliseconds(lcp)}  ${milliseconds(hydrated)}`,
			);
		}
	if (throughput) printThroughput(throughput);
	for (const breach of breaches) console.log(`Over budget: ${budgetLine(breach)}`);
}

/** Measures every kind of page on the site and on the monolith, prints the figures and sets the exit code. */
export async function measurePages({ json, quick }: { json?: boolean; quick?: boolean }): Promise<void> {
	const progress = new Progress({ quiet: json ?? false });
	const stack = await startBenchStack(progress);
	try {
		const browser = await chromium.launch(await chromiumLaunch());
		const pages: Row[] = [];
		for (const template of await findTemplates(stack.siteUrl))
			await progress.step(`Measuring ${template.name}`, async () => {
				const row: Row = {
					template: template.name,
					site: await measureLoad(browser, stack.siteUrl, template),
					monolith: await measureLoad(browser, stack.monolithUrl, template),
				};
				if (!quick) {
					Object.assign(row.site, await measureTiming(browser, stack.siteUrl, template));
					Object.assign(row.monolith, await measureTiming(browser, stack.monolithUrl, template));
				}
				pages.push(row);
			});
		await browser.close();
		const report: Report = {
			at: new Date().toISOString(),
			pages,
			breaches: findBreaches(new Map(pages.map((row) => [row.template, row]))),
		};
		if (!quick)
			await progress.step('Measuring throughput', async () => {
				report.throughput = await measureThroughput(stack);
			});
		writeFileSync(path.join(ROOT, 'var', 'bench.json'), `${JSON.stringify(report, null, '\t')}\n`);
		if (json) console.log(JSON.stringify(report, null, '\t'));
		else print(report);
		const isSlow = report.throughput !== undefined && missed(report.throughput).length > 0;
		process.exitCode = report.breaches.length > 0 || isSlow ? 1 : 0;
	} finally {
		await stack.stop();
	}
}
