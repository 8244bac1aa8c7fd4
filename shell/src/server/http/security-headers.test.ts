import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('keep browsers on TLS for a year, subdomains too, where the site has it', () => {
	expect(securityHeaders('https://meander.example')['strict-transport-security']).toBe(
		'max-age=31536000; includeSubDomains',
	);
	expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
