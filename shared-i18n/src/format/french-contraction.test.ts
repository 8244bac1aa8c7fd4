import { expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { contractFrench } from './french-contraction.ts';

it.each([
	['Autour de Ixelles', 'Autour d’Ixelles'],
	['Quartiers de Écaussinnes', 'Quartiers d’Écaussinnes'],
	['De Uccle à Namur', 'D’Uccle à Namur'],
	['Maisons à vendre à Le Rœulx', 'Maisons à vendre au Rœulx'],
	['Autour de Les Bons Villers', 'Autour des Bons Villers'],
	['À louer à Les Bons Villers', 'À louer aux Bons Villers'],
	['À vendre à Région de Bruxelles-Capitale', 'À vendre en Région de Bruxelles-Capitale'],
	['Maisons à louer à Flandre-Orientale', 'Maisons à louer en Flandre-Orientale'],
	['Autour de Herstal', 'Autour de Herstal'],
	['Ce contenu vient de YouTube.', 'Ce contenu vient de YouTube.'],
	['Autour de Yvoir', 'Autour d’Yvoir'],
	['Autour de La Louvière', 'Autour de La Louvière'],
	['de EPC à A', 'de EPC à A'],
	['de 250 000 € à 300 000 €', 'de 250 000 € à 300 000 €'],
	['Le bien est à louer. Les visites', 'Le bien est à louer. Les visites'],
	['à Le', 'à Le'],
])('%s', (text, written) => {
	expect(contractFrench(text)).toBe(written);
});

it('holds for every French text with a name in it, and for no other language', () => {
	const texts = (language: string) => ({
		[language]: { shell: { around: 'Autour de {{place}}', said: 'de Anvers' } },
	});
	const french = createI18n({ language: 'fr', fallback: 'nl', resources: texts('fr') });
	expect(french.t('around', { place: 'Ixelles' })).toBe('Autour d’Ixelles');
	const dutch = createI18n({ language: 'nl', fallback: 'nl', resources: texts('nl') });
	expect(dutch.t('around', { place: 'Ixelles' })).toBe('Autour de Ixelles');
});
