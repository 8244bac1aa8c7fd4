import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { ContactCard } from './contact-card.tsx';

const contact = {
	name: 'An Peeters',
	function: 'Makelaar',
	phone: '+32 9 123.45 67',
	email: 'an@meander.example',
};

it('names who to ask, with a telephone number that can be dialled and an e-mail address', () => {
	render(
		<InLanguage>
			<ContactCard contact={contact} />
		</InLanguage>,
	);
	expect(screen.getByRole('complementary', { name: 'Uw contactpersoon' })).toBeDefined();
	expect(screen.getByRole('link', { name: 'Bel An Peeters, +32 9 123.45 67' }).getAttribute('href')).toBe(
		'tel:+3291234567',
	);
	expect(screen.getByRole('link', { name: 'Mail An Peeters, an@meander.example' }).getAttribute('href')).toBe(
		'mailto:an@meander.example',
	);
});

it('shows the ways to ask between the person and the lines', () => {
	render(
		<InLanguage>
			<ContactCard contact={contact}>
				<button type="button">Plan een bezoek</button>
			</ContactCard>
		</InLanguage>,
	);
	const names = [...document.querySelectorAll('strong, button, a')].map(({ textContent }) => textContent);
	expect(names).toEqual(['An Peeters', 'Plan een bezoek', contact.phone, contact.email]);
});
