import { expect, it } from 'vitest';
import { ApiProcess } from '../testing/api-process.ts';

it('holds no name, address or link of a visitor, at its most talkative and when something breaks', async () => {
	const api = ApiProcess.start('testing/talkative-api.ts', {});
	expect(await api.ended(), api.output).toBe(0);
	expect(api.output).toContain('request failed');
	expect(api.output).toContain('/api/v1/appointments/…');
	expect(api.output).toContain('/api/v1/owner/links/…');
	expect(api.output).toContain('/api/v1/saved-searches/…');
	expect(api.output).toContain('/api/v1/requests/asked/…');
	expect(api.output).not.toMatch(/lena|maes|example\.test|470 ?12 ?34|langskomen|secret-token/i);
}, 60_000);
