import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const picture = {
	ID: 'abc',
	Url: '',
	Width: 1360,
	Height: 1020,
	Name: '',
	Placeholder: 'data:image/webp;base64,AA',
};

describe('a picture', () => {
	it('is offered in every width as AVIF and WebP, and once as JPEG', () => {
		const { container } = render(<Picture picture={picture} alt="Gevel" sizes="100vw" />);
		const types = [...container.querySelectorAll('source')].map(({ type }) => type);
		expect(types).toEqual(['image/avif']);
		expect(container.querySelector('source')?.srcset).toBe(
			'/media/abc/100.avif 100w, /media/abc/400.avif 400w, /media/abc/600.avif 600w, /media/abc/1360.avif 1360w',
		);
		const image = screen.getByAltText<HTMLImageElement>('Gevel');
		expect(image.srcset).toContain('/media/abc/1360.webp 1360w');
		expect(image.getAttribute('src')).toBe('/media/abc/600.jpg');
	});

	it('keeps its place: its size and a blurred placeholder are there before it', () => {
		render(<Picture picture={picture} alt="Gevel" sizes="100vw" ratio={1.5} />);
		const image = screen.getByAltText<HTMLImageElement>('Gevel');
		expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1360', '1020']);
		expect(image.style.aspectRatio).toBe('1.5 / 1');
		expect(image.style.backgroundImage).toContain('data:image/webp');
	});

	it('waits until it is near, unless the first view is about it', () => {
		render(<Picture picture={picture} alt="Lazy" sizes="100vw" />);
		render(<Picture picture={picture} alt="First" sizes="100vw" priority />);
		expect(screen.getByAltText('Lazy').getAttribute('loading')).toBe('lazy');
		expect(screen.getByAltText('First').getAttribute('loading')).toBe('eager');
		expect(screen.getByAltText('First').getAttribute('fetchpriority')).toBe('high');
	});
});
