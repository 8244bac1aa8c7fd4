import type { Picture } from '@estate/shared-contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { Gallery } from './gallery.tsx';
import { MorePictures } from './more-pictures.tsx';
import { PictureViewer } from './picture-viewer.tsx';

const picture = (number: number, more: Partial<Picture> = {}): Picture => ({
	ID: `p${number}`,
	Url: '',
	Width: 1360,
	Height: 1020,
	Name: '',
	...more,
});
const photos = Array.from({ length: 7 }, (_, index) => picture(index + 1));
const plans = [picture(8, { Kind: 'plan', Name: 'Gelijkvloers' })];

function renderGallery(pictures: readonly Picture[]) {
	return render(
		<InLanguage language="en">
			<PictureViewer title="Villa" pictures={pictures}>
				<Gallery />
				<MorePictures />
			</PictureViewer>
		</InLanguage>,
	);
}

/** Opens the full-screen view, whose code comes on demand. */
async function open(name: string): Promise<HTMLElement> {
	fireEvent.click(screen.getByRole('link', { name }));
	await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
	return document.querySelector('dialog[open]') as HTMLElement;
}
const counter = () => screen.getByRole('status').textContent;

// The code that comes on demand is there before the clock of a test runs.
beforeAll(async () => void (await import('./lightbox/lightbox.tsx')), 120_000);

describe('the pictures of a property', { timeout: 30_000 }, () => {
	it('are five in a mosaic and the rest below, each a link to itself that works without JavaScript', () => {
		renderGallery([...photos, ...plans]);
		expect(screen.getAllByRole('list')[0]?.children).toHaveLength(5);
		expect(screen.getByRole('link', { name: 'Photo 2 of 8: Villa' }).getAttribute('href')).toBe(
			'/media/p2/1360.jpg',
		);
		expect(screen.getByRole('link', { name: 'Gelijkvloers, Villa' }).getAttribute('href')).toBe(
			'/media/p8/1360.jpg',
		);
	});

	it('are counted with the plan where the mosaic shows it, and without where it stands behind', () => {
		const { unmount } = renderGallery([...photos.slice(0, 4), ...plans]);
		expect(screen.getByText('All 5 photos and plans')).toBeDefined();
		unmount();
		renderGallery([...photos, ...plans]);
		expect(screen.getByText('All 7 photos')).toBeDefined();
	});

	it('do not open when Escape was pressed before they could', async () => {
		renderGallery(photos);
		fireEvent.click(screen.getByRole('link', { name: 'Photo 2 of 7: Villa' }));
		fireEvent.keyDown(document.body, { key: 'Escape' });
		await act(() => new Promise((done) => setTimeout(done, 50)));
		expect(document.querySelector('dialog')).toBeNull();
		await open('Photo 3 of 7: Villa');
		expect(counter()).toContain('3');
	});

	it('say that there are none', () => {
		renderGallery([]);
		expect(screen.getByText('No photo was found')).toBeDefined();
	});

	it('open in place with their number among the photos, the pressed one first', async () => {
		renderGallery([...photos, ...plans]);
		const dialog = await open('Photo 3 of 8: Villa');
		expect(dialog.getAttribute('aria-label')).toBe('Photos of Villa');
		expect(counter()).toBe('3 / 7');
	});

	it('are left to the browser when the visitor asks for a new tab', () => {
		renderGallery(photos);
		let wasLeft = false;
		const ask = (event: Event) => {
			wasLeft = !event.defaultPrevented;
			// jsdom could not follow the link.
			event.preventDefault();
		};
		document.addEventListener('click', ask, { once: true });
		fireEvent.click(screen.getByRole('link', { name: 'Photo 1 of 7: Villa' }), { ctrlKey: true });
		expect(wasLeft).toBe(true);
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('are walked by arrow keys, Property and End, and not past either end', async () => {
		renderGallery(photos);
		const dialog = await open('Photo 1 of 7: Villa');
		const press = (key: string) => act(() => void fireEvent.keyDown(dialog, { key }));
		press('ArrowLeft');
		expect(counter()).toBe('1 / 7');
		press('ArrowRight');
		expect(counter()).toBe('2 / 7');
		press('End');
		expect(counter()).toBe('7 / 7');
		press('ArrowRight');
		expect(counter()).toBe('7 / 7');
		press('Home');
		expect(counter()).toBe('1 / 7');
	});

	it('are chosen by their thumbnail, which is marked', async () => {
		renderGallery(photos);
		const dialog = await open('Photo 1 of 7: Villa');
		const thumbnail = within(dialog).getByRole('button', { name: 'Photo 5 of 7: Villa' });
		fireEvent.click(thumbnail);
		expect(counter()).toBe('5 / 7');
		expect(thumbnail.getAttribute('aria-current')).toBe('true');
	});

	it('have a tab for the floor plans, named as in the feed', async () => {
		renderGallery([...photos, ...plans]);
		const dialog = await open('Photo 1 of 8: Villa');
		fireEvent.click(within(dialog).getByRole('button', { name: 'Floor plans 1' }));
		expect(counter()).toBe('1 / 1Gelijkvloers');
		expect(within(dialog).getByAltText('Gelijkvloers, Villa')).toBeDefined();
	});

	it('load only what is looked at and its neighbours', async () => {
		renderGallery(photos);
		const dialog = await open('Photo 4 of 7: Villa');
		const loaded = () =>
			[...dialog.querySelectorAll('picture img')].map((image) => image.getAttribute('src'));
		await expect.poll(loaded).toEqual(['/media/p3/600.jpg', '/media/p4/600.jpg', '/media/p5/600.jpg']);
	});

	it('stand on a plain ground: the blurred placeholder of the mosaic would show beside them', async () => {
		renderGallery([picture(1, { Placeholder: 'data:image/webp;base64,AA' }), picture(2)]);
		const dialog = await open('Photo 1 of 2: Villa');
		expect(dialog.querySelector<HTMLImageElement>('picture img')?.style.backgroundImage).toBe('');
	});

	it('close and leave the page as it was', async () => {
		renderGallery(photos);
		const dialog = await open('Photo 1 of 7: Villa');
		fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
		await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
	});
});
