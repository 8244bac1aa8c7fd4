import { savesData } from '../saves-data.ts';

/** Plays a banner's video, unless the visitor asks for little motion or little data: then its switch stands on "paused". Once a video. */
export function startBannerVideo(video: HTMLVideoElement): void {
	if (video.dataset.bannerVideo === 'asked') return;
	video.dataset.bannerVideo = 'asked';
	if (!savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
		void video.play().catch(() => {});
		return;
	}
	const pause = video.closest('[data-motion]')?.querySelector('input');
	if (pause) pause.checked = true;
}
