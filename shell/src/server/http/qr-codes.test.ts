import { qrAddress } from '@estate/shared-contract';
import Fastify from 'fastify';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrCodes } from './qr-codes.ts';

const SITE = 'https://meander.example';
const app = Fastify();
await app.register(qrCodes, { siteUrl: SITE });

it('draws the code of a page’s absolute address', async () => {
	const path = '/nl/te-koop/gent/rijwoning/12/';
	const answer = await app.inject(qrAddress(path));
	expect(answer.headers['content-type']).toContain('image/svg+xml');
	const { size } = encode(SITE + path, { ecc: 'M', border: 2 });
	expect(answer.body).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${size * 10} ${size * 10}"`));
});

it.each(['', 'https://other.example/', '//other.example/', '/\\other', `/${'a'.repeat(301)}`])(
	'draws none of %j: only pages of the site',
	async (path) => {
		expect((await app.inject(qrAddress(path))).statusCode).toBe(404);
	},
);
