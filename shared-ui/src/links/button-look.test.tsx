import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ButtonLook, LinkButton } from './button-look.tsx';

it('a link that looks like a button stays a link', () => {
	render(
		<LinkButton href="/nl/contact/" variant="outline">
			Contact
		</LinkButton>,
	);
	const link = screen.getByRole('link', { name: 'Contact' });
	expect(link.getAttribute('href')).toBe('/nl/contact/');
	expect(link.className).toContain('outline');
});

it('a button sends no form by default to', () => {
	render(<ButtonLook>Wis</ButtonLook>);
	render(<ButtonLook type="submit">Verstuur</ButtonLook>);
	expect(screen.getByRole('button', { name: 'Wis' }).getAttribute('type')).toBe('button');
	expect(screen.getByRole('button', { name: 'Verstuur' }).getAttribute('type')).toBe('submit');
});
