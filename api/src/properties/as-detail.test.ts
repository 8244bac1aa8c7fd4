import type { PropertySummary } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import { sampleProperty } from '../testing/sample-feed.ts';
import { asDetail } from './as-detail.ts';
import { splitProperty } from './stored-property.ts';

function detailOf(facts: Partial<FeedProperty>) {
	const { HasTerrace: _, HasGarden: __, ...bare } = sampleProperty({ ID: 1 });
	const { detail } = splitProperty({ ...bare, ...facts } as FeedProperty, [], []);
	const reader = { language: 'nl', fallback: 'nl', text: () => '' } as unknown as Parameters<
		typeof asDetail
	>[3];
	return asDetail({} as PropertySummary, detail, undefined, reader);
}

function partsOf(facts: Partial<FeedProperty>) {
	const { HasTerrace, HasGarden } = detailOf(facts);
	return { HasTerrace, HasGarden };
}

it('has a terrace and a garden whose area is known, whatever else is said of them', () => {
	expect(partsOf({ SurfaceTerrace: 13, SurfaceGarden: 0 })).toEqual({ HasTerrace: true });
	expect(partsOf({ SurfaceTerrace: 0, SurfaceGarden: 80, HasGarden: false })).toEqual({ HasGarden: true });
	expect(partsOf({ HasTerrace: false, HasGarden: true })).toEqual({ HasTerrace: false, HasGarden: true });
});

it.each([
	['12/03/2034', '2034-03-12'],
	['2034-03-12T00:00:00', '2034-03-12'],
	['2034-03', '2034-03'],
	['niet van toepassing 10', 'niet van toepassing 10'],
	['2026-02-30', undefined],
	['0000-00-00', undefined],
	['', undefined],
])('has the date "%s" of its certificates as %s', (text, shown) => {
	const { EPCCertificateEndDate, AsbestosDate } = detailOf({
		EPCCertificateEndDate: text,
		AsbestosDate: text,
	});
	expect([EPCCertificateEndDate, AsbestosDate]).toEqual([shown, shown]);
});
