import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLocation, useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link.tsx';
import { type BridgeLocation, type RouterBridge, SlotRouter } from './slot-router.tsx';

let location: BridgeLocation;
let listeners: Set<() => void>;
const navigate = vi.fn<RouterBridge['navigate']>();
const go = vi.fn<NonNullable<RouterBridge['go']>>();

const bridge: RouterBridge = {
	getLocation: () => location,
	subscribe(listener) {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	navigate,
	go,
};

function moveTo(next: BridgeLocation) {
	act(() => {
		location = next;
		for (const listener of listeners) listener();
	});
}

function Where() {
	const { pathname, search } = useLocation();
	return <output>{pathname + search}</output>;
}

function Sort() {
	const [, setQuery] = useSearchParams();
	return (
		<button type="button" onClick={() => setQuery({ sort: 'price-asc' })}>
			Sort
		</button>
	);
}

beforeEach(() => {
	location = { pathname: '/nl/te-koop/', search: '?type=1', hash: '' };
	listeners = new Set();
	navigate.mockReset();
	go.mockReset();
});

describe("a slot's router", () => {
	it("follows the page's address, and stops following when it is gone", () => {
		const { unmount } = render(
			<SlotRouter bridge={bridge}>
				<Where />
			</SlotRouter>,
		);
		expect(screen.getByRole('status').textContent).toBe('/nl/te-koop/?type=1');
		moveTo({ pathname: '/nl/te-huur/', search: '', hash: '' });
		expect(screen.getByRole('status').textContent).toBe('/nl/te-huur/');
		unmount();
		expect(listeners.size).toBe(0);
	});

	it("hands a link's click to the shell, without a reload", () => {
		render(
			<SlotRouter bridge={bridge}>
				<Link to="/nl/contact/">Contact</Link>
				<Link to="/nl/te-koop/?page=2" replace keepScroll>
					2
				</Link>
			</SlotRouter>,
		);
		const wasLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'Contact' }));
		expect(wasLeftToBrowser).toBe(false);
		expect(navigate).toHaveBeenLastCalledWith('/nl/contact/', { keepScroll: false });
		fireEvent.click(screen.getByRole('link', { name: '2' }));
		expect(navigate).toHaveBeenLastCalledWith('/nl/te-koop/?page=2', { replace: true, keepScroll: true });
	});

	it('leaves a click that wants a new tab to the browser', () => {
		render(
			<SlotRouter bridge={bridge}>
				<Link to="/nl/contact/">Contact</Link>
			</SlotRouter>,
		);
		document.addEventListener('click', (event) => event.preventDefault(), { once: true });
		fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
		expect(navigate).not.toHaveBeenCalled();
	});

	it('changes the query of the address that it is on', () => {
		render(
			<SlotRouter bridge={bridge}>
				<Sort />
			</SlotRouter>,
		);
		fireEvent.click(screen.getByRole('button'));
		expect(navigate).toHaveBeenCalledWith('/nl/te-koop/?sort=price-asc', { keepScroll: false });
	});

	it('renders on the server', () => {
		const html = renderToString(
			<SlotRouter bridge={bridge}>
				<Link to="/nl/contact/">Contact</Link>
			</SlotRouter>,
		);
		expect(html).toContain('href="/nl/contact/"');
	});
});

describe('a link', () => {
	it('is a plain one outside a router', () => {
		render(<Link to="/nl/contact/">Contact</Link>);
		expect(screen.getByRole('link').getAttribute('href')).toBe('/nl/contact/');
	});

	it('to another site or a phone is never routed', () => {
		render(
			<SlotRouter bridge={bridge}>
				<Link to="https://example.be/">Elders</Link>
				<Link to="tel:+3292251234">Bel</Link>
				<Link to="#kaart">Kaart</Link>
			</SlotRouter>,
		);
		expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
			'https://example.be/',
			'tel:+3292251234',
			'#kaart',
		]);
	});
});
