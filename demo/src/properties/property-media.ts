import { isResidence } from './kinds.ts';
import type { Property } from './property.ts';

/** The agency's own film, a file of the feed. */
export const DEMO_FILM = 'street-and-rooms.webm';

/** Films and tours of others that anybody may embed. */
const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const VIMEO = 'https://vimeo.com/76979871';
const TOUR = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';

const EVERY = 12;

/** Media of a property: of twelve, one has a film on YouTube, one a 3D tour, one both a film on Vimeo and a tour, one a film of the
 * agency's own. Places to live in alone. */
export function mediaFacts({ index, kind }: Pick<Property, 'index' | 'kind'>): {
	VideoUrls: string[];
	VirtualTourUrl?: string;
} {
	const turn = isResidence(kind) ? index % EVERY : 0;
	if (turn === 1) return { VideoUrls: [YOUTUBE] };
	if (turn === 2) return { VideoUrls: [], VirtualTourUrl: TOUR };
	if (turn === 10) return { VideoUrls: [`/media/films/${DEMO_FILM}`] };
	return turn === 5 ? { VideoUrls: [VIMEO], VirtualTourUrl: TOUR } : { VideoUrls: [] };
}
