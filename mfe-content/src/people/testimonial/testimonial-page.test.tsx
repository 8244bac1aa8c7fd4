import { renderSlot } from '@estate/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import others from '../../slots/other-testimonials.tsx';
import testimonialPage from '../../slots/testimonial-page.tsx';

const site = { enabledLanguages: ['nl', 'fr', 'en'] as ('nl' | 'fr' | 'en')[] };
const open = (url: string) => renderSlot(testimonialPage, { url, slot: 'testimonial-page', site });

describe('the page of a testimonial', () => {
	test('says who says what, and what search engines should know', async () => {
		const { html, response } = await open('/nl/getuigenissen/klant-1/');
		expect(html).toContain('Jan en Els over ons</h1>');
		expect(html).toContain('Snel verkocht');
		expect(html).toContain('5 op 5');
		expect(html).toMatch(/href="https:\/\/www\.example\.be"[^>]*rel="nofollow noopener"/);
		expect(response.head).toMatchObject({
			title: 'Jan en Els over ons',
			jsonLd: [{ '@type': 'Review', reviewRating: { ratingValue: 5 } }],
		});
		expect(response.addresses).toEqual({
			nl: '/nl/getuigenissen/klant-1/',
			fr: '/fr/temoignages/klant-1/',
			en: '/en/testimonials/klant-1/',
		});
	});

	test('does not exist for an unknown name', async () => {
		const { html, response } = await open('/fr/temoignages/personne/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test('ends with what others say, each with the way to their page', async () => {
		const { html } = await renderSlot(others, {
			url: '/en/testimonials/klant-1/',
			slot: 'other-testimonials',
			site,
		});
		expect(html).toContain('What other clients say');
		expect(html).not.toContain('Jan en Els');
		expect(html).toContain('href="/en/testimonials/klant-2/"');
	});
});
