import { expect, it } from 'vitest';
import { loggedPath, PATHS_WITH_TOKENS } from './logged-path.ts';

it.each(PATHS_WITH_TOKENS)('%s stands in the log without its token', (path) => {
	const url = path.replace(':token', '12.secret-token').replace(/:\w+/, '7');
	for (const asked of [url, `${url}?language=nl&token=12.secret-token`, url.toUpperCase()])
		expect(loggedPath(asked).toLowerCase()).not.toContain('secret-token');
	expect(loggedPath(url)).toContain('/…');
});

it('says of all mailed links where they lead: visits, searches, actions, documents, what was asked, log-ins', () => {
	expect(PATHS_WITH_TOKENS.length).toBeGreaterThanOrEqual(10);
});

it.each(['/api/v1/properties/12', '/healthz', '/api/v1/requests/site-contact'])(
	'leaves what is no secret: %s',
	(path) => expect(loggedPath(`${path}?search=huis`)).toBe(path),
);
