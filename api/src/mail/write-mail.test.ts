import { expect, it } from 'vitest';
import { headerLine } from './write-mail.ts';

it('writes a subject on one line, and leaves the no-break spaces of French', () => {
	expect(headerLine(' Votre visite est confirmée\u00a0: le 3 mai\r\nBcc: x\t\u0000(V-1) ')).toBe(
		'Votre visite est confirmée\u00a0: le 3 mai Bcc: x (V-1)',
	);
	expect(headerLine('349\u202f000\u00a0€')).toBe('349\u202f000\u00a0€');
});
