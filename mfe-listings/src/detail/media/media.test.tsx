import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { sampleProperty } from '@estate/shared-contract/samples';
import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import detailSlot from '../../slots/detail.tsx';
import { propertyMedia } from './property-media.ts';

const api = await sampleApi();
const base = sampleProperty(12, 'en')!;
const YOUTUBE = 'https://www.youtube.com/watch?v=a1B2c3D4e5F';

async function withMedia(VideoUrls: string[], VirtualTourUrl?: string) {
	const property = { ...base, VideoUrls, VirtualTourUrl };
	api.answer('property', () => ({ status: 200, body: { property, similar: [] } }));
	return renderSlot(detailSlot, { url: '/en/property/12/' });
}

describe('the media of a property', () => {
	it('are plain links in the markup, which names who would get data and asks nothing of them', async () => {
		const { html } = await withMedia([YOUTUBE], 'https://my.matterport.com/show/?m=SxQL3iGyoDo');
		const section = page(html).querySelector('#media')!;
		expect([...section.querySelectorAll('a')].map(({ href }) => href)).toEqual([
			YOUTUBE,
			'https://my.matterport.com/show/?m=SxQL3iGyoDo',
		]);
		expect(section.textContent).toContain('Google then receives your IP address');
		expect(section.textContent).toContain('Matterport then receives your IP address');
		expect(section.querySelector('iframe')).toBeNull();
		for (const media of section.querySelectorAll('img, source'))
			expect(media.outerHTML).not.toMatch(/ytimg|vimeocdn|https?:/);
	});

	it('become a player by a press, which then has the focus', async () => {
		const slot = await (await withMedia([YOUTUBE])).hydrate();
		fireEvent.click(slot.container.querySelector('#media a')!);
		const frame = await waitFor(() => {
			const player = slot.container.querySelector<HTMLIFrameElement>('#media iframe');
			expect(player).not.toBeNull();
			return player!;
		});
		expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/a1B2c3D4e5F?autoplay=1&rel=0');
		expect(frame.title).toContain('YouTube');
		expect(document.activeElement).toBe(frame);
	});

	it('are left to the browser when the visitor asks for a new tab', async () => {
		const slot = await (await withMedia([YOUTUBE])).hydrate();
		const wasDefault = fireEvent.click(slot.container.querySelector('#media a')!, { ctrlKey: true });
		expect(wasDefault).toBe(true);
		expect(slot.container.querySelector('#media iframe')).toBeNull();
	});

	it('of the site itself are played in place and loaded when they are played', async () => {
		const video = page((await withMedia(['/media/films/tour.mp4'])).html).querySelector('video')!;
		expect(video.getAttribute('src')).toBe('/media/films/tour.mp4');
		expect(video.getAttribute('preload')).toBe('none');
		expect(video.hasAttribute('controls')).toBe(true);
	});

	it('have no section where there are none', async () => {
		expect(page((await withMedia([])).html).querySelector('#media')).toBeNull();
	});
});

describe('what a link becomes', () => {
	const shown = (VideoUrls: string[], VirtualTourUrl?: string) =>
		propertyMedia({ ...base, VideoUrls, VirtualTourUrl }).map(({ show }) => show);

	it('is a link for files that browsers do not play, files elsewhere, and hosts that nobody knows', () => {
		expect(
			shown(
				['/media/a.wmv', 'https://files.example/a.mp4', 'https://video.example/watch/1'],
				'https://tour.example/1',
			),
		).toEqual(['link', 'link', 'link', 'link']);
	});

	it('is nothing for what is no address of the web', () => {
		expect(shown(['javascript:alert(1)', 'geen video'], 'data:text/html,x')).toEqual([]);
	});

	it('comes once', () => {
		expect(shown([YOUTUBE, YOUTUBE], YOUTUBE)).toEqual(['player']);
	});
});
