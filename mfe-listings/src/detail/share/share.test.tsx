import { page, renderSlot } from '@estate/remote-kit/testing';
import { mailAddress, whatsAppAddress } from '@estate/shared-ui';
import { fireEvent, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import detailSlot from '../../slots/detail.tsx';

const URL_OF_12 =
	'https://meander.example/en/for-sale/gent/ready-to-move-in-terraced-house-with-town-garden/12/';
const shared = { title: 'Huis & tuin', url: 'https://meander.example/nl/te-koop/gent/huis/12/' };

afterEach(() => vi.unstubAllGlobals());

async function alive() {
	const slot = await (await renderSlot(detailSlot, { url: '/en/property/12/' })).hydrate();
	const menu = slot.container.querySelector<HTMLDetailsElement>('header details')!;
	return { slot, menu, open: () => fireEvent.click(menu.querySelector('summary')!) };
}

describe('passing a property on', () => {
	it('works by plain addresses with the absolute address of the page', () => {
		expect(mailAddress(shared)).toBe(
			'mailto:?subject=Huis%20%26%20tuin&body=Huis%20%26%20tuin%0Ahttps%3A%2F%2Fmeander.example%2Fnl%2Fte-koop%2Fgent%2Fhuis%2F12%2F',
		);
		expect(whatsAppAddress(shared)).toBe(
			'https://wa.me/?text=Huis%20%26%20tuin%20https%3A%2F%2Fmeander.example%2Fnl%2Fte-koop%2Fgent%2Fhuis%2F12%2F',
		);
	});

	it('stands in the markup without JavaScript', async () => {
		const { html } = await renderSlot(detailSlot, { url: '/en/property/12/' });
		const menu = page(html).querySelector('header details')!;
		expect([...menu.querySelectorAll('a')].map(({ protocol }) => protocol)).toEqual(['mailto:', 'https:']);
		expect(menu.innerHTML).toContain(encodeURIComponent(URL_OF_12));
		expect(menu.querySelector('button')).toBeNull();
	});

	it('offers the system’s own sheet where there is one, as one way among the others', async () => {
		const share = vi.fn(async () => {});
		vi.stubGlobal('navigator', Object.assign(navigator, { share }));
		const { menu, open } = await alive();
		expect(open()).toBe(true);
		const more = [...menu.querySelectorAll('button')].find(({ textContent }) => textContent === 'Other apps');
		fireEvent.click(more!);
		expect(share).toHaveBeenCalledWith({
			title: 'Ready-to-move-in terraced house with town garden',
			url: URL_OF_12,
		});
		Reflect.deleteProperty(navigator, 'share');
	});

	it('copies the link and says so', async () => {
		const writeText = vi.fn(async () => {});
		Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
		const { menu } = await alive();
		fireEvent.click(menu.querySelector('button')!);
		await waitFor(() => expect(menu.querySelector('button')?.textContent).toBe('Link copied'));
		expect(writeText).toHaveBeenCalledWith(URL_OF_12);
		Reflect.deleteProperty(navigator, 'clipboard');
	});
});

describe('the sheet of paper', () => {
	it('carries the code and the address of the page and the contact; who answers for it stands in the footer alone', async () => {
		const { html } = await renderSlot(detailSlot, { url: '/en/property/12/' });
		const sheet = page(html).querySelector('article > [aria-hidden="true"]')!;
		expect(sheet.querySelector('img')?.getAttribute('src')).toBe(
			`/-/qr.svg?path=${encodeURIComponent(new URL(URL_OF_12).pathname)}`,
		);
		expect(sheet.textContent).toContain(URL_OF_12);
		expect(sheet.textContent).toContain('Annelies De Smet');
		expect(sheet.textContent).not.toContain('Meander Vastgoed bv');
	});

	it('asks for no code ahead of what the page needs', async () => {
		const { html } = await renderSlot(detailSlot, { url: '/en/property/12/' });
		expect(html).not.toContain('rel="preload"');
	});
});
