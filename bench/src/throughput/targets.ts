import type { ThroughputFigures } from './measure-throughput.ts';

/** What the site has to reach beside the other server of the same run; only `npm run bench` asks, for times depend on the machine. */
const THROUGHPUT_TARGETS = { composedOfMonolith: 2, cachedOfBare: 0.8 };

export interface Comparison {
	what: string;
	ratio: number;
	atLeast: number;
}

export function comparisonsOf({ composed, cached }: ThroughputFigures): Comparison[] {
	const { composedOfMonolith, cachedOfBare } = THROUGHPUT_TARGETS;
	return [
		...(['br', 'identity'] as const).map((encoding) => ({
			what: `composed pages (${encoding}), of the monolith’s`,
			ratio: composed[encoding].site.pages / composed[encoding].monolith.pages,
			atLeast: composedOfMonolith,
		})),
		{
			what: 'cached pages, of a bare server’s',
			ratio: cached.site.pages / cached.bare.pages,
			atLeast: cachedOfBare,
		},
	];
}

export const missed = (figures: ThroughputFigures): Comparison[] =>
	comparisonsOf(figures).filter(({ ratio, atLeast }) => !(ratio >= atLeast));
