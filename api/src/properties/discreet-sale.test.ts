import { describe, expect, it } from 'vitest';
import { sampleProperty } from '../testing/sample-feed.ts';
import { asPublished } from './discreet-sale.ts';

const titled = (nl: string, Street = 'Lindelei') =>
	asPublished(
		sampleProperty({
			ID: 1,
			Marquee: 4,
			Street,
			HouseNumber: '12',
			TypeDescription: { nl },
			MainTypeName: { nl: 'Villa' },
		}),
	).TypeDescription.nl;

describe('a discreet sale', () => {
	it.each([
		['Villa aan de Lindelei 12', 'Villa'],
		['Lindelei 12: villa met tuin', 'villa met tuin'],
		['Villa, LINDELEI nr. 12 bus 3, met zwembad', 'Villa, met zwembad'],
		['Lindelei 12', 'Villa'],
		['Maison dans la Lindelei', 'Maison'],
		['Villa in de Lindeleistraat', 'Villa in de Lindeleistraat'],
		['Statige villa met tuin', 'Statige villa met tuin'],
	])('is called without its street: %s', (title, published) => {
		expect(titled(title)).toBe(published);
	});

	it('takes a street for words and for no pattern', () => {
		expect(titled('Huis, Av. du Roi (Nord) 5', 'Av. du Roi (Nord)')).toBe('Huis');
		expect(titled('Avx du Roi', 'Av. du Roi')).toBe('Avx du Roi');
	});

	it('hides its address, whatever the feed says, and names it in no text', () => {
		const { PublishAddress, Description } = asPublished(
			sampleProperty({
				ID: 1,
				Marquee: 4,
				Street: 'Lindelei',
				Description: { nl: '<p>In de Lindelei 12.</p>' },
			}),
		);
		expect(PublishAddress).toBe(false);
		expect(Description.nl).toBe('<p>In de ….</p>');
	});

	it('is none of another sub-status', () => {
		const property = sampleProperty({ ID: 1, Marquee: 2, TypeDescription: { nl: 'Villa, Coupure 1' } });
		expect(asPublished(property)).toBe(property);
	});
});
