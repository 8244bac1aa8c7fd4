import { startBannerVideo } from '../../frame/main/start-banner-video.ts';

/** Starts the video of the banner where the visitor has nothing against it, and lets its switch stop it. */
export function watchBannerVideo(): void {
	for (const video of document.querySelectorAll<HTMLVideoElement>('video[data-banner-video]'))
		startBannerVideo(video);
	addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		const video = target.closest('[data-motion]')?.querySelector('video');
		if (target.checked) video?.pause();
		else void video?.play().catch(() => {});
	});
}
