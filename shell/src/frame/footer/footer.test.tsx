import { createRouteTable, type FooterBlock, type SiteConfiguration } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FrameTexts } from '../frame-texts.tsx';
import { FooterBlockView } from './footer-block.tsx';
import { LegalDetails } from './legal-details.tsx';
import { Offices } from './offices.tsx';
import { SocialLinks } from './social-links.tsx';

type Spoken = 'nl' | 'fr' | 'de';
const table = createRouteTable([], ['nl']);

function markupOf(language: Spoken, children: React.ReactNode): string {
	return renderToStaticMarkup(
		<FrameTexts language={language} fallback="nl">
			{children}
		</FrameTexts>,
	).replaceAll('&#x27;', "'");
}

const both = (text: string, isPublic: boolean) => ({ text: { nl: text }, public: isPublic });
const block: FooterBlock = {
	id: 1,
	title: both('Titel', true),
	introText: both('Inleiding', false),
	fullText: both('<p>Volle <strong>tekst</strong></p>', true),
	images: [],
	columns: { sm: 12, md: 6, lg: 3 },
	links: [],
};

it('a block shows what is public and nothing else, in columns of its own per width (website.md §3)', () => {
	const html = markupOf(
		'nl',
		<FooterBlockView block={block} context={{ table, language: 'nl', defaultLanguage: 'nl' }} />,
	);
	expect(html).toContain('Titel');
	expect(html).toContain('<strong>tekst</strong>');
	expect(html).not.toContain('Inleiding');
	expect(html).toMatch(/--sm:12;--md:6;--lg:3/);
});

it('a text that lacks in the reader’s language is shown in the default one (decisions 21)', () => {
	const html = markupOf(
		'de',
		<FooterBlockView block={block} context={{ table, language: 'de', defaultLanguage: 'nl' }} />,
	);
	expect(html).toContain('Titel');
});

const agency: SiteConfiguration['agency'] = {
	...SAMPLE_CONFIGURATION.agency,
	openingHours: [{ days: ['Mo', 'Tu', 'We'], opens: '09:00', closes: '18:00' }],
};

it.each([
	['nl', 'ma – wo: 09:00 – 18:00'],
	['fr', 'lun. – mer. : 09:00 – 18:00'],
] as const)('opening hours read as in %s', (language, line) => {
	expect(
		markupOf(language, <Offices agency={agency} language={language} />).replaceAll('\u00a0', ' '),
	).toContain(line);
});

it('a line with several hours ends between them and not within one', () => {
	const openingHours = [
		{ days: ['Mo', 'Tu', 'We'], opens: '09:30', closes: '12:30' },
		{ days: ['Mo', 'Tu', 'We'], opens: '13:30', closes: '18:00' },
	];
	const parts = [
		...markupOf('nl', <Offices agency={{ ...agency, openingHours }} language="nl" />)
			.replaceAll('\u00a0', ' ')
			.matchAll(/<span class="[^"]*whole[^"]*">([^<]*)</g),
	].map(([, words]) => words);
	expect(parts).toEqual(['ma – wo:', '09:30 – 12:30', 'en', '13:30 – 18:00']);
});

it('opening hours stand with each office as soon as one keeps its own, and once for all before', () => {
	const [office] = agency.offices;
	const own = {
		...office!,
		name: 'Mortsel',
		openingHours: [{ days: ['Sa'], opens: '10:00', closes: '13:00' }],
	};
	const linesOf = (offices: SiteConfiguration['agency']['offices']) =>
		[
			...markupOf('nl', <Offices agency={{ ...agency, offices }} language="nl" />)
				.replaceAll('\u00a0', ' ')
				.matchAll(/<span>((?:ma|za)[^<]*)</g),
		].map(([, line]) => line);
	expect(linesOf([office!, { ...office!, name: 'Brussel' }])).toEqual(['ma – wo: 09:00 – 18:00']);
	expect(linesOf([office!, own])).toEqual(['ma – wo: 09:00 – 18:00', 'za: 10:00 – 13:00']);
});

it('what a Belgian agent must show is there, and a way to the cookie settings (decisions 27, 43)', () => {
	const html = markupOf(
		'nl',
		<LegalDetails agency={agency} table={table} language="nl" defaultLanguage="nl" />,
	);
	for (const fact of [
		agency.legalName,
		agency.street,
		agency.phone,
		agency.email,
		agency.companyNumber,
		agency.vatNumber,
		agency.registrationNumber,
		agency.supervisorAddress,
		agency.insurer,
		agency.insurancePolicy,
		agency.codeOfConductUrl,
		'data-consent-open',
	])
		expect(html).toContain(fact);
});

it('names that the feed gives per language are those of the reader, and the one name stands in where it gives none', () => {
	const office = agency.offices[0]!;
	const brussels = { ...office, name: 'Brussel', street: 'Wetstraat 1' };
	const bilingual = {
		...agency,
		registrationNumbers: { nl: 'BIV 1', fr: 'IPI 1' },
		supervisorAddresses: { nl: 'Luxemburgstraat', fr: 'Rue du Luxembourg' },
		offices: [office, { ...brussels, names: { fr: 'Bruxelles' }, streets: { fr: 'Rue de la Loi 1' } }],
	};
	const legal = markupOf(
		'fr',
		<LegalDetails agency={bilingual} table={table} language="fr" defaultLanguage="nl" />,
	);
	expect(legal).toContain('IPI 1');
	expect(legal).toContain('Rue du Luxembourg');
	const offices = markupOf('fr', <Offices agency={bilingual} language="fr" />);
	expect(offices).toContain('>Bruxelles<');
	expect(offices).toContain('Rue de la Loi 1');
	expect(offices).toContain('Lindelei 12');
	expect(markupOf('nl', <Offices agency={bilingual} language="nl" />)).toContain('Wetstraat 1');
});

it('a detail that the agency does not have has no empty label', () => {
	const html = markupOf(
		'nl',
		<LegalDetails
			agency={{ ...agency, insurer: '', insurancePolicy: '' }}
			table={table}
			language="nl"
			defaultLanguage="nl"
		/>,
	);
	expect(html).not.toContain('Beroepsaansprakelijkheid');
});

it('the networks of the feed are links, and an agency without any has no empty list', () => {
	const social = [{ name: 'Instagram', url: 'https://www.instagram.com/meander' }];
	const html = markupOf('fr', <SocialLinks social={social} />);
	expect(html).toContain('aria-label="Suivez-nous"');
	expect(html).toMatch(/<a href="https:\/\/www\.instagram\.com\/meander"[^>]*>Instagram<\/a>/);
	expect(markupOf('fr', <SocialLinks social={[]} />)).toBe('');
});
