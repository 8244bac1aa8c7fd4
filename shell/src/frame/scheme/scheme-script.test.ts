// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { SCHEME_KEY } from '@estate/shared-ui/colour-scheme';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../../server/http/security-headers.ts';
import { SCHEME_SCRIPT } from './scheme-script.ts';

function run(chosen: string | undefined, systemIsDark: boolean): string | undefined {
	localStorage.clear();
	if (chosen) localStorage.setItem(SCHEME_KEY, chosen);
	vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
	// biome-ignore lint/security/noGlobalEval: the text is what the document carries
	globalThis.eval(SCHEME_SCRIPT);
	return document.documentElement.dataset.mantineColorScheme;
}

afterEach(() => vi.unstubAllGlobals());

describe('the scheme before the first paint', () => {
	it.each([
		[undefined, false, 'light'],
		[undefined, true, 'dark'],
		['light', true, 'light'],
		['dark', false, 'dark'],
		['system', true, 'dark'],
		['nonsense', false, 'light'],
	])('chosen %s, system dark %s: %s', (chosen, systemIsDark, expected) => {
		expect(run(chosen, systemIsDark)).toBe(expected);
	});

	it('is set by a script that the content security policy names', () => {
		const hash = createHash('sha256').update(SCHEME_SCRIPT).digest('base64');
		expect(contentSecurityPolicy('', 'http://localhost', {})).toContain(`'sha256-${hash}'`);
	});
});
