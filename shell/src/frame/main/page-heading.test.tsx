import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageView } from '../../page/view/page-json.ts';
import { FrameTexts } from '../frame-texts.tsx';
import { PageHeading } from './page-heading.tsx';

const view: PageView = {
	routeId: 'page.3',
	params: {},
	language: 'nl',
	heading: 'Over ons',
	headingStyle: 'banner',
	trail: [{ name: 'Home', href: '/nl/' }, { name: 'Over ons' }],
	hasTrail: true,
	slots: [],
};

const headingOf = (settings: Partial<PageView>) =>
	renderToStaticMarkup(
		<FrameTexts language="nl" fallback="nl">
			<PageHeading view={{ ...view, ...settings }} />
		</FrameTexts>,
	);

it("a banner carries the page's one h1, which can take the focus after a navigation, and the trail (website.md §2)", () => {
	const html = headingOf({});
	expect(html.match(/<h1[^>]*>Over ons<\/h1>/g)).toHaveLength(1);
	expect(html).toMatch(/<h1[^>]*tabindex="-1"/);
	expect(html).toMatch(/<nav[^>]*>.*href="\/nl\/"/s);
});

it('a page without breadcrumb has none, and a page that renders its own heading gets no second one', () => {
	expect(headingOf({ hasTrail: false })).not.toContain('<nav');
	expect(headingOf({ headingStyle: 'none', hasTrail: false })).toBe('');
});

it('a colour of the page lies behind words that can be read on it', () => {
	const html = headingOf({
		pageBanner: { media: { kind: 'none' }, color: '#1f3d36', description: 'Wie we zijn' },
	});
	expect(html).toContain('--banner:#1f3d36');
	expect(html).toMatch(/--on-banner:#fff/i);
	expect(html).toContain('Wie we zijn');
});

it('a page without a picture or colour of its own has the band of the site, unless its editor lets the paper through', () => {
	const band = headingOf({ hasBand: true });
	expect(band).toMatch(/class="[^"]*band/);
	expect(headingOf({})).not.toMatch(/class="[^"]*band/);
	const slim = headingOf({ hasBand: true, headingStyle: 'none' });
	expect(slim, 'the breadcrumb of a page with a heading of its own').toMatch(/class="[^"]*band/);
	expect(slim).not.toContain('<h1');
	expect(headingOf({ hasBand: true, headingStyle: 'hidden' })).not.toMatch(/class="[^"]*band/);
});

it('an error page has the band with its one h1 as any other page, and below it what to do', () => {
	for (const kind of ['not-found', 'unavailable', 'offline'] as const) {
		const html = headingOf({
			hasBand: true,
			hasTrail: false,
			trail: [],
			notice: { kind, phone: '09 000 40 20' },
		});
		expect(html, kind).toMatch(/<header class="[^"]*band[^"]*"[^>]*>.*<h1[^>]*>Over ons<\/h1>.*<\/header>/s);
		expect(html.match(/<h1/g), kind).toHaveLength(1);
		expect(html, kind).toMatch(/<\/header>.*href="\/nl\/"/s);
	}
});
