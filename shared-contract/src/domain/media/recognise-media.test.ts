import { describe, expect, it } from 'vitest';
import { EMBED_ORIGINS } from './embeds.ts';
import { recogniseMedia } from './recognise-media.ts';

const ID = 'a1B2c3D4e5F';

describe('video files (website.md §5)', () => {
	it.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm'])('end in .%s, in any case', (extension) => {
		expect(recogniseMedia(`/media/films/tour.${extension}`)).toEqual({
			kind: 'file',
			url: `/media/films/tour.${extension}`,
			extension,
		});
		expect(recogniseMedia(`https://files.example/tour.${extension.toUpperCase()}?v=2`)).toMatchObject({
			kind: 'file',
			extension,
		});
	});

	it.each(['/media/tour.pdf', '/media/tour', '/mp4', 'https://files.example/', '/a?file=x.mp4'])(
		'are not %s',
		(link) => {
			expect(recogniseMedia(link)).toBeUndefined();
		},
	);
});

describe('videos of YouTube (website.md §5)', () => {
	it.each([
		`https://www.youtube.com/watch?v=${ID}`,
		`https://www.youtube.com/watch?list=PL1&v=${ID}&t=10s`,
		`http://youtube.com/watch?v=${ID}`,
		`https://m.youtube.com/watch?v=${ID}`,
		`https://youtu.be/${ID}`,
		`https://youtu.be/${ID}?si=abc`,
		`https://www.youtube.com/shorts/${ID}`,
		`https://www.youtube.com/embed/${ID}`,
		`https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
		`https://www.youtube.com/live/${ID}`,
	])('are %s, played without cookies', (link) => {
		expect(recogniseMedia(link)).toMatchObject({
			host: 'youtube',
			is: 'video',
			frame: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
		});
	});

	it.each([
		'https://www.youtube.com/watch?v=a1B2c3D4e5',
		'https://www.youtube.com/watch?v=a1B2c3D4e5F6',
		'https://youtu.be/a1B2c3D4e5!',
		'https://www.youtube.com/@agency',
		`https://youtube.com.evil.example/watch?v=${ID}`,
	])('have an id of exactly 11 characters on a host of its own: not %s', (link) => {
		expect(recogniseMedia(link)).toBeUndefined();
	});
});

describe('videos of Vimeo (website.md §5)', () => {
	it.each([
		['https://vimeo.com/76979871', '76979871?dnt=1&autoplay=1'],
		['https://www.vimeo.com/76979871/', '76979871?dnt=1&autoplay=1'],
		['https://player.vimeo.com/video/76979871', '76979871?dnt=1&autoplay=1'],
		['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1&autoplay=1'],
		['https://vimeo.com/76979871/8272103f6e', '76979871?dnt=1&autoplay=1&h=8272103f6e'],
		['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871?dnt=1&autoplay=1&h=8272103f6e'],
	])('are %s, asked not to track', (link, rest) => {
		expect(recogniseMedia(link)).toMatchObject({
			host: 'vimeo',
			is: 'video',
			frame: `https://player.vimeo.com/video/${rest}`,
		});
	});

	it.each(['https://vimeo.com/agency', 'https://vimeo.com/', 'https://vimeo.com/7697a871'])(
		'have a number: not %s',
		(link) => {
			expect(recogniseMedia(link)).toBeUndefined();
		},
	);
});

describe('videos of Facebook (website.md §5)', () => {
	it.each([
		'https://www.facebook.com/agency/videos/1234567890/',
		'https://m.facebook.com/watch/?v=1234567890',
		'https://www.facebook.com/reel/1234567890',
		'https://fb.watch/abc123/',
	])('are %s', (link) => {
		expect(recogniseMedia(link)).toMatchObject({
			host: 'facebook',
			is: 'video',
			frame: expect.stringContaining(
				`https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(link)}`,
			),
		});
	});

	it('are not any page there', () => {
		expect(recogniseMedia('https://www.facebook.com/agency/')).toBeUndefined();
		expect(recogniseMedia('https://www.facebook.com/agency/photos/1')).toBeUndefined();
	});
});

describe('3D tours (website.md §5)', () => {
	it.each([
		['matterport', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
		['nodalview', 'https://app.nodalview.com/s/0aBcD1eF'],
		['giraffe360', 'https://tour.giraffe360.com/0a1b2c3d/'],
	])('of %s are known by their host', (host, link) => {
		expect(recogniseMedia(link)).toEqual({ kind: 'embed', url: link, is: 'tour', host, frame: link });
	});

	it('are no home page of such a host, nor a host that only sounds like it', () => {
		expect(recogniseMedia('https://my.matterport.com/')).toBeUndefined();
		expect(recogniseMedia('https://my.matterport.com.evil.example/show/?m=1')).toBeUndefined();
	});

	it('are framed over https', () => {
		expect(recogniseMedia('http://my.matterport.com/show/?m=1')).toMatchObject({
			frame: 'https://my.matterport.com/show/?m=1',
		});
	});
});

it.each([
	'javascript:alert(1)//x.mp4',
	'data:video/mp4;base64,AA.mp4',
	'ftp://a.example/b.mp4',
	'',
	'http://',
])('takes %j for nothing', (link) => {
	expect(recogniseMedia(link)).toBeUndefined();
});

it('frames nothing outside the list that the content security policy names', () => {
	const links = [
		`https://youtu.be/${ID}`,
		'https://vimeo.com/1',
		'https://fb.watch/a/',
		'https://my.matterport.com/show/?m=1',
		'https://app.nodalview.com/s/1',
		'https://tour.giraffe360.com/1',
	];
	const origins = links.map((link) => {
		const media = recogniseMedia(link);
		return media?.kind === 'embed' ? new URL(media.frame).origin : undefined;
	});
	expect(origins).toEqual(EMBED_ORIGINS);
});
