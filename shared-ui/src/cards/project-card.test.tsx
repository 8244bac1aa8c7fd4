import { GOAL } from '@estate/shared-contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProject } from '../testing/sample-properties.ts';
import { InLanguage } from '../testing/sample-texts.tsx';
import { ProjectCard } from './project-card.tsx';

function words(project: Parameters<typeof sampleProject>[0] = {}, language: 'nl' | 'en' = 'nl'): string {
	const { container } = render(
		<InLanguage language={language}>
			<ProjectCard project={sampleProject(project)} href="/nl/projecten/drongen/residentie-leiemeers/14/" />
		</InLanguage>,
	);
	return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

describe("a project's card", () => {
	it('starts from its lowest price', () => {
		expect(words()).toContain('vanaf € 259.000');
	});

	it('says that VAT and costs come on top of a price, and of no rent', () => {
		const onTop = 'excl. btw en kosten';
		expect(words()).toContain(onTop);
		expect(words({ Goal: GOAL.rent })).not.toContain(onTop);
	});

	it('is on request without a price', () => {
		const onRequest = words({ PriceMin: undefined });
		expect(onRequest).toContain('Prijs op aanvraag');
		expect(onRequest).not.toContain('excl.');
	});

	it('counts what is left, and all units when nothing is', () => {
		expect(words()).toContain('11 van 18 nog beschikbaar');
		expect(words({ UnitsAvailable: 9 }), 'two are under option').toContain('9 van 18 nog beschikbaar');
		const gone = words({ State: 'sold-out', UnitsSold: 18 });
		expect(gone).toContain('18 wooneenheden');
		expect(gone).toContain('Uitverkocht');
	});

	it('says when it is ready, and nothing when that is not known', () => {
		expect(words({}, 'en')).toContain('Completion June 2027');
		expect(words({ Delivery: undefined }, 'en')).not.toContain('Completion');
	});

	it('says in the words of the feed when it is ready, where it names no month', () => {
		expect(words({ Delivery: 'voorjaar 2027' })).toContain('Oplevering voorjaar 2027');
	});

	it("shows the feed's thumbnail where there is no picture yet", () => {
		const { container } = render(
			<InLanguage>
				<ProjectCard project={sampleProject({ Picture: undefined })} href="/x/" />
			</InLanguage>,
		);
		expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/def/250.jpg');
	});

	it('shows its further photos in a row, which leaves it one link for assistive technology', () => {
		const { container } = render(
			<InLanguage>
				<ProjectCard project={sampleProject({ PictureIDs: ['b', 'c'] })} href="/x/" />
			</InLanguage>,
		);
		expect(screen.getAllByRole('link')).toHaveLength(1);
		expect(container.querySelector('a[aria-hidden]')?.children.length).toBeGreaterThan(1);
		expect(screen.getByRole('button', { name: /Residentie Leiemeers/ })).toBeDefined();
	});

	it('is one link', () => {
		words();
		expect(screen.getAllByRole('link')).toHaveLength(1);
	});
});
