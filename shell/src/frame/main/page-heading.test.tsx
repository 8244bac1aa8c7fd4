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
	expect(headingOf({ hasBand: true, headingStyle: 'hidden' })).not.toMatch(/class="[^"]*band/);
});
