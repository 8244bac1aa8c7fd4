import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { API_SETTINGS } from './settings.ts';

describe('the settings', () => {
	it('are complete without any environment', () => {
		const configuration = readConfiguration({});
		expect(configuration.API_PORT).toBe(3001);
		expect(configuration.DATABASE_URL).toBeUndefined();
		expect(configuration.DATA_DIR).toMatch(/^\/.*\/var$/);
	});

	it('count an empty value as none', () => {
		expect(readConfiguration({ SMTP_URL: '', API_PORT: ' ' }).API_PORT).toBe(3001);
	});

	it.each([
		['API_PORT', '70000'],
		['API_PORT', '3001x'],
		['DATABASE_URL', 'mysql://localhost/x'],
		['SMTP_URL', 'localhost'],
		['SITE_URL', 'not an address'],
		['SITE_URL', 'https://www.example.be/homes'],
		['MAIL_TO', 'nobody'],
		['LOG_LEVEL', 'loud'],
	])('refuse %s=%s with one sentence that names it', (name, value) => {
		expect(() => readConfiguration({ [name]: value })).toThrow(ConfigurationError);
		expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
	});

	it('never show a password in a message', () => {
		expect(() => readConfiguration({ DATABASE_URL: 'mysql://me:secret@host/x' })).toThrow(/^(?!.*secret)/);
		expect(() => readConfiguration({ DAILY_RELEASES_TOKEN: 'a secret' })).toThrow(/^(?!.*secret)/);
	});

	it('all have a meaning, for the table of the documentation', () => {
		for (const { meaning } of Object.values(API_SETTINGS)) expect(meaning.length).toBeGreaterThan(10);
	});
});
