import { expect, it } from 'vitest';
import { loggedPath, PATHS_WITH_TOKENS } from './logged-path.ts';

it.each(PATHS_WITH_TOKENS)('%s stands in the log without its token', (path) => {
	const url = path.replace(':token', '12.secret-token').replace(/:\w+/, '7');
	for (const asked of [url, `${url}?language=nl&token=12.secret-token`, url.toUpperCase()])
		expect(loggedPath(asked).toLowerCase()).not.toContain('secret-token');
	expect(loggedPath(url)).toContain('/…');
});

it.each([
	'/api/v1/%73aved-searches/4-1803756265.9f69532814e5a71bc0cc572cd8756e18efe9f048',
	'/api/v1//saved-searches/4-1803756265.9f69532814e5a71bc0cc572cd8756e18efe9f048',
	'/api/v1/calendar/9f69532814e5a71bc0cc572cd8756e18efe9f048.ics',
	'/api/v1/owner//links/9f69532814e5a71bc0cc572cd8756e18efe9f048',
	'/%E0%A4%A/9f69532814e5a71bc0cc572cd8756e18efe9f048',
])('a token stands in no other spelling: %s', (url) => {
	expect(loggedPath(url)).not.toContain('9f6953281');
});

it('no mail address stands in a path either', () => {
	for (const address of ['an@example.be', 'an%40example.be'])
		expect(loggedPath(`/api/v1/properties/${address}`)).toBe('/api/v1/properties/…@…');
});

it('says of all mailed links where they lead: visits, searches, actions, documents, what was asked, log-ins', () => {
	expect(PATHS_WITH_TOKENS.length).toBeGreaterThanOrEqual(10);
});

it.each(['/api/v1/properties/12', '/healthz', '/api/v1/requests/site-contact'])(
	'leaves what is no secret: %s',
	(path) => expect(loggedPath(`${path}?search=huis`)).toBe(path),
);
