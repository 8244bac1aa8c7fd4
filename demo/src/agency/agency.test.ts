import type { MenuItem } from '@estate/shared-contract';
import { BUTTON_MENU_ID } from '@estate/shared-contract/schemas';
import { describe, expect, it } from 'vitest';
import { siteConfiguration } from './configuration.ts';
import { AGENCY, OFFICE_IDS } from './facts.ts';
import { MENU } from './menu.ts';
import { TEAM, teamEmail } from './team.ts';

describe('the demo agency’s own data', () => {
	it('gives addresses in Brussels, and the institute, their names in each language', () => {
		expect(AGENCY.supervisorAddresses?.fr).toBe('Rue du Luxembourg 16B, 1000 Bruxelles');
		expect(AGENCY.registrationNumbers?.fr).toBe('IPI 514.208');
		for (const { registration } of TEAM) expect(registration?.fr ?? 'IPI').toMatch(/^IPI/);
		const brussels = AGENCY.offices.filter(({ zip }) => zip.startsWith('1'));
		expect(brussels.map(({ names, streets }) => [names?.fr, streets?.fr])).toEqual([
			['Meander Bruxelles', 'Rue Lesbroussart 52'],
		]);
	});

	it('shows what a Belgian agent must show, with a company number whose check digits are right', () => {
		const digits = AGENCY.companyNumber.replaceAll('.', '');
		expect(digits).toMatch(/^0\d{9}$/);
		expect(97 - (Number(digits.slice(0, 8)) % 97)).toBe(Number(digits.slice(8)));
		expect(AGENCY.vatNumber).toBe(`BE ${AGENCY.companyNumber}`);
		expect(AGENCY.registrationNumber).toMatch(/^BIV \d{3}\.\d{3}$/);
		expect(AGENCY.supervisor.nl).toContain('Beroepsinstituut van Vastgoedmakelaars');
		expect(AGENCY.supervisorAddress).toBe('Luxemburgstraat 16B, 1000 Brussel');
		for (const fact of [AGENCY.insurer, AGENCY.insurancePolicy, AGENCY.codeOfConductUrl])
			expect(fact).toBeTruthy();
	});

	it('has a free valuation as the button of the menu, a child menu and one entry that waits to be published', () => {
		const entries: MenuItem[] = [...MENU];
		expect(entries.find(({ id }) => id === BUTTON_MENU_ID)?.path).toBe('/contact-demand/');
		expect(entries.filter(({ childMenus }) => childMenus.length > 0).length).toBeGreaterThan(0);
		expect(entries.filter(({ status }) => status !== 'Published')).toHaveLength(1);
	});

	it('is set up for four languages, measures nobody and gives six years in German alone', () => {
		const configuration = siteConfiguration([]);
		expect(configuration.enabledLanguages).toEqual(['nl', 'fr', 'en', 'de']);
		expect(configuration.analytics).toEqual({});
		expect(configuration.renovationYears).toEqual({ nl: 5, fr: 5, en: 5, de: 6 });
	});

	it('has a colleague in each office, and hours of its own in two', () => {
		for (const { names, id } of AGENCY.offices)
			expect(
				TEAM.some(({ office }) => office !== 'Alle' && OFFICE_IDS[office] === id),
				names?.nl,
			).toBe(true);
		expect(AGENCY.offices.filter(({ openingHours }) => openingHours).map(({ city }) => city)).toEqual([
			'Mortsel',
			'Elsene',
		]);
	});

	it('has twelve people with addresses of their own', () => {
		expect(new Set(TEAM.map(({ name }) => teamEmail(name))).size).toBe(12);
		expect(teamEmail('Amélie Lambert')).toBe('amelie.lambert@meander.example');
	});
});
