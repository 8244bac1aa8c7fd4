// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BrowserReport } from '../../../page/reports/report-kinds.ts';
import { REPORTED } from '../../send-report.ts';
import { SlotPlace } from './slot-place.ts';

const SLOT = {
	...{ key: 'a', remote: 'drill', slot: 'page', version: '1.1.0' },
	...{ priority: 'primary', hydration: 'load', isDrawn: true },
};
const MARKUP = '<p>As the server wrote it</p>';

const reports: BrowserReport[] = [];
const note = (event: Event) => void reports.push((event as CustomEvent<BrowserReport>).detail);
beforeEach(() => addEventListener(REPORTED, note));
afterEach(() => {
	removeEventListener(REPORTED, note);
	reports.length = 0;
});

/** A place with the server's markup, whose code is of a version and does not come alive so many times. */
async function placeWith(version: string, failures: number): Promise<HTMLElement> {
	const container = document.createElement('div');
	container.innerHTML = MARKUP;
	let mounts = 0;
	const slot = {
		bootstrap: async () => {},
		async mount({ domElement }: { domElement: HTMLElement }) {
			if (mounts++ < failures) throw new Error('It does not come alive.');
			domElement.textContent = `Alive: ${version}`;
		},
		update: async () => {},
		unmount: async () => {},
	};
	const content = {
		code: async () => ({ slot, texts: {}, version }),
		result: async () => ({ data: undefined }),
	};
	const page = { id: 'p', isInDocument: true, contents: new Map([['a', content]]) };
	const maps = { markup: new Map(), heights: new Map() };
	const services = { i18n: { t: (key: string) => key }, intents: {}, site: {} };
	const place = new SlotPlace(services as never, {} as never, container);
	await place.show(SLOT as never, { ...page, ...maps } as never);
	return container;
}

it('says so where another version than that of the markup does not come alive, and tries again', async () => {
	const place = await placeWith('1.0.0', 1);
	await expect.poll(() => reports.length).toBe(1);
	expect(reports).toMatchObject([
		{ kind: 'load-error', remote: 'drill', slot: 'page', message: expect.stringContaining('come alive') },
	]);
	await expect.poll(() => place.textContent).toContain('frame.slot.failed');
	place.querySelector('button')?.click();
	await expect.poll(() => place.textContent).toBe('Alive: 1.0.0');
});

it('reports that the version of the markup does not come alive, which reads on', async () => {
	const place = await placeWith('1.1.0', 1);
	await expect.poll(() => reports).toMatchObject([{ kind: 'load-error', version: '1.1.0' }]);
	expect(place.innerHTML).toBe(MARKUP);
});

it('reports nothing of what comes alive', async () => {
	for (const version of ['1.0.0', '1.1.0']) {
		const place = await placeWith(version, 0);
		await expect.poll(() => place.textContent).toBe(`Alive: ${version}`);
	}
	expect(reports).toEqual([]);
});
