import { expect, it } from 'vitest';
import { ADMIN, bearer, lastLine, startConsole } from './testing/start-console.ts';

it('a site without a secret sends who asks for a link to an operator', async () => {
	const { list, post, stop } = await startConsole({}, { overrideSecret: undefined });
	const { token } = await list.addToken({ ...ADMIN, name: 'Team' });
	const link = { remote: 'own', shows: { version: '1.0.0' }, minutes: 5 };
	expect(await lastLine(await post('overrides', link, bearer(token)))).toMatchObject({
		refusal: {
			code: 'no-secret',
			message: expect.stringContaining('ask an operator to start the site with RELEASE_OVERRIDE_SECRET'),
		},
	});
	await stop();
});
