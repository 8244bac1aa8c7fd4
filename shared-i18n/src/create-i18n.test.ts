import { describe, expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';

const resources = {
	nl: {
		shell: {
			greeting: 'Welkom',
			only: 'Alleen hier',
			house_one: '{{count}} huis',
			house_other: '{{count}} huizen',
		},
	},
	de: { shell: { greeting: '', price: '{{price}} <b>' } },
};

describe('an i18next instance', () => {
	it('is ready when it is returned', () => {
		const i18n = createI18n({ language: 'nl', fallback: 'nl', resources });
		expect(i18n.isInitialized).toBe(true);
		expect(i18n.language).toBe('nl');
		expect(i18n.t('greeting')).toBe('Welkom');
	});

	it('takes the fallback language for a missing or empty text', () => {
		const { t } = createI18n({ language: 'de', fallback: 'nl', resources });
		expect(t('only')).toBe('Alleen hier');
		expect(t('greeting')).toBe('Welkom');
	});

	it('counts', () => {
		const { t } = createI18n({ language: 'nl', fallback: 'nl', resources });
		expect([t('house', { count: 1 }), t('house', { count: 3 })]).toEqual(['1 huis', '3 huizen']);
	});

	it('leaves escaping to React', () => {
		const { t } = createI18n({ language: 'de', fallback: 'nl', resources });
		expect(t('price', { price: '<i>1</i>' })).toBe('<i>1</i> <b>');
	});

	it('takes the texts of a remote under a namespace of its own', () => {
		const i18n = createI18n({ language: 'nl', fallback: 'nl', resources });
		i18n.addResourceBundle('nl', 'listings@1.0.0', { greeting: 'Dag' });
		expect(i18n.t('greeting', { ns: 'listings@1.0.0' })).toBe('Dag');
		expect(i18n.t('greeting')).toBe('Welkom');
	});

	it('shares nothing with another instance', () => {
		const one = createI18n({ language: 'nl', fallback: 'nl', resources });
		const other = createI18n({ language: 'de', fallback: 'de' });
		expect(other.t('greeting')).toBe('greeting');
		expect(one.language).toBe('nl');
	});
});
