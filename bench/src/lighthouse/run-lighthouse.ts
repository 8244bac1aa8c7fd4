import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '../../../e2e/src/chromium.ts';
import { trustIn } from '../../../e2e/src/deploy/proxy-certificate.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseResult {
	/** 0–100 per category */
	scores: Record<Category, number>;
	/** Audits that cost points, with what they saw */
	complaints: string[];
	/** First and Largest Contentful Paint and Total Blocking Time in milliseconds, and the layout shift */
	fcp: number;
	lcp: number;
	blocking: number;
	layoutShift: number;
}

export interface Visit {
	/** Of an owner who is logged in */
	cookie?: string | undefined;
	/** What the site is trusted by, where no authority vouches for it */
	certificate?: string | undefined;
}

/**
 * Lighthouse's own mobile run (a mid-range phone on slow 4G, simulated) of one page in a fresh Chromium with no choice
 * stored: what a first-time visitor and a search engine get, or who has that cookie.
 */
async function runOnce(url: string, { cookie, certificate }: Visit): Promise<LighthouseResult> {
	const { executablePath, args } = await chromiumLaunch();
	if (!executablePath) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
	const profile = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
	const chrome = await launch({
		chromePath: executablePath,
		chromeFlags: ['--headless', ...(args ?? []), ...(certificate ? [trustIn(certificate)] : [])],
		userDataDir: profile,
		logLevel: 'silent',
	});
	try {
		const run = await lighthouse(url, {
			port: chrome.port,
			logLevel: 'silent',
			onlyCategories: [...CATEGORIES],
			...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
		});
		if (!run) throw new Error(`Lighthouse gave no answer for ${url}.`);
		const { categories, audits, runtimeError, finalDisplayedUrl } = run.lhr;
		if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
		if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
			throw new Error(`${url} led to ${finalDisplayedUrl}, which is another page.`);
		const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
		const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
		const weighed = new Set(
			Object.values(categories).flatMap(({ auditRefs }) =>
				auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
			),
		);
		return {
			scores: {
				performance: score('performance'),
				accessibility: score('accessibility'),
				'best-practices': score('best-practices'),
				seo: score('seo'),
			},
			complaints: Object.values(audits)
				.filter(({ id, score: points }) => weighed.has(id) && points !== null && points < 0.9)
				.map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': ')),
			fcp: value('first-contentful-paint'),
			lcp: value('largest-contentful-paint'),
			blocking: value('total-blocking-time'),
			layoutShift: value('cumulative-layout-shift'),
		};
	} finally {
		chrome.kill();
		await rm(profile, { recursive: true, force: true });
	}
}

/** The middle of several runs by performance: one run moves by a few points on the same page. */
export async function runLighthouse(
	url: string,
	{ runs, ...visit }: Visit & { runs: number },
): Promise<LighthouseResult> {
	const results: LighthouseResult[] = [];
	for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, visit));
	results.sort((one, other) => one.scores.performance - other.scores.performance);
	const middle = results[Math.floor((runs - 1) / 2)];
	if (!middle) throw new Error(`${runs} runs are none: give 1 or more.`);
	return middle;
}
