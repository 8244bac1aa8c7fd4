import type { Language } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';

const SAID: Record<Language, string> = {
	nl: 'Te koop in {{place}}',
	fr: 'À vendre à {{place}}',
	en: 'For sale in {{place}}',
	de: 'Zu verkaufen in {{place}}',
};

it.each<[Language, string, string]>([
	['nl', 'Brussels Hoofdstedelijk Gewest', 'Te koop in het Brussels Hoofdstedelijk Gewest'],
	['nl', 'Provincie Antwerpen', 'Te koop in de provincie Antwerpen'],
	['nl', 'Arrondissement Gent', 'Te koop in het arrondissement Gent'],
	['nl', 'Brussel', 'Te koop in Brussel'],
	['fr', 'Région de Bruxelles-Capitale', 'À vendre en Région de Bruxelles-Capitale'],
	['fr', 'Arrondissement de Gand', 'À vendre dans l’arrondissement de Gand'],
	['en', 'Brussels-Capital Region', 'For sale in the Brussels-Capital Region'],
	['en', 'Province of Antwerp', 'For sale in the Province of Antwerp'],
	['en', 'Arrondissement of Ghent', 'For sale in the Arrondissement of Ghent'],
	['en', 'Flanders', 'For sale in Flanders'],
	['de', 'Region Brüssel-Hauptstadt', 'Zu verkaufen in der Region Brüssel-Hauptstadt'],
	['de', 'Provinz Lüttich', 'Zu verkaufen in der Provinz Lüttich'],
	['de', 'Arrondissement Gent', 'Zu verkaufen im Arrondissement Gent'],
	['de', 'Flandern', 'Zu verkaufen in Flandern'],
])('the name of an area in a text of %s: %s', (language, place, written) => {
	const resources = { [language]: { shell: { said: SAID[language] } } };
	const { t } = createI18n({ language, fallback: 'nl', resources });
	expect(t('said', { place })).toBe(written);
});
